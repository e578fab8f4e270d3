package saratoga

import (
	"slices"

	"homespun/engines"
)

// Apply makes a legal move. It emits nothing about cards that are laid until everyone has laid, since they
// are secret.
func (g *Game) Apply(p *Position, m engines.Move, emit func(engines.Message)) {
	switch m.Verb {
	case VerbColour:
		g.choose(p, int(m.Who), Card(m.Args[0]), emit)
	case VerbLays:
		g.lay(p, int(m.Who), Lay{Card(m.Args[0]), Card(m.Args[1])}, emit)
	case VerbPass:
		g.lay(p, int(m.Who), Lay{Action: pass}, emit)
	default:
		g.fix(p, &m, emit)
	}
}

// choose gives a player a colour and what everyone starts with (SAR-01, SAR-02). After the last player's
// choice play begins.
func (g *Game) choose(p *Position, who int, c Card, emit func(engines.Message)) {
	p.colour[who] = c
	p.progress[who], p.supplies[who] = int32(g.rules.Progress), int32(g.rules.Supplies+g.help[who])
	ColourChosen.Emit(emit, 2, seat(who), card(c))
	if int(g.next(p)) < g.players {
		return
	}
	p.beginTurn(1)
	PlayBegins.Emit(emit, 19, number(g.rules.Goal))
	TalkIsPublic.Emit(emit, 20)
}

// lay puts a player's cards down. After the last player's all cards are turned up and the turn ends (SAR-04).
func (g *Game) lay(p *Position, who int, l Lay, emit func(engines.Message)) {
	p.laid[who] = l
	if !slices.Contains(p.laid[:g.players], Lay{}) {
		g.reveal(p, emit)
		g.endTurn(p, emit)
	}
}
