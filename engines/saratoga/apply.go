package saratoga

import (
	"slices"

	"homespun/engines"
)

// Apply makes a legal move. Nothing is told of what is laid before everyone has.
func (g *Game) Apply(p *Position, m engines.Move, tell func(engines.Note)) {
	switch m.Verb {
	case VerbColour:
		g.choose(p, int(m.Who), Card(m.Args[0]), tell)
	case VerbLays:
		g.lay(p, int(m.Who), Lay{Card(m.Args[0]), Card(m.Args[1])}, tell)
	case VerbPass:
		g.lay(p, int(m.Who), Lay{Action: pass}, tell)
	default:
		g.fix(p, &m, tell)
	}
}

// choose gives a player a colour, and what everyone starts with (SAR-01, SAR-02); after the last one play begins.
func (g *Game) choose(p *Position, who int, c Card, tell func(engines.Note)) {
	p.colour[who] = c
	p.progress[who], p.supplies[who] = int32(g.rules.Progress), int32(g.rules.Supplies)
	ColourChosen.Tell(tell, 2, seat(who), card(c))
	if int(g.next(p)) < g.players {
		return
	}
	p.beginTurn(1)
	PlayBegins.Tell(tell, 19, number(g.rules.Goal))
	TalkIsPublic.Tell(tell, 20)
}

// lay puts a player's cards down; after the last one's all are turned up (SAR-04).
func (g *Game) lay(p *Position, who int, l Lay, tell func(engines.Note)) {
	p.laid[who] = l
	if !slices.Contains(p.laid[:g.players], Lay{}) {
		g.reveal(p, tell)
		g.endTurn(p, tell)
	}
}
