package saratoga

import "homespun/engines"

// teller passes events on to whoever listens.
type teller func(engines.Note)

// say makes the event only where somebody listens: simulations do not.
func (t teller) say(reason engines.Reason, clause engines.Clause, args ...engines.Arg) {
	if t != nil {
		t(engines.NewNote(reason, clause, args...))
	}
}

// Apply makes a legal move. Nothing is told of what is laid before everyone has.
func (g *Game) Apply(p *Position, m engines.Move, tell func(engines.Note)) {
	t := teller(tell)
	switch m.Verb {
	case verbColour:
		g.choose(p, int(m.Who), Card(m.Args[0]), t)
	case verbLays:
		g.lay(p, int(m.Who), Lay{Card(m.Args[0]), Card(m.Args[1])}, t)
	case verbPass:
		g.lay(p, int(m.Who), Lay{Action: pass}, t)
	default:
		g.fix(p, &m, t)
	}
}

// choose gives a player a colour, and what everyone starts with (SAR-01, SAR-02); after the last one play begins.
func (g *Game) choose(p *Position, who int, c Card, t teller) {
	p.colour[who] = c
	p.progress[who], p.supplies[who] = int32(g.rules.Progress), int32(g.rules.Supplies)
	t.say(tellColour, 2, seat(engines.Seat(who)), card(c))
	if int(g.next(p)) < g.players {
		return
	}
	p.beginTurn(1)
	t.say(tellPlay, 19, number(g.rules.Goal))
	t.say(tellTalk, 20)
}

// lay puts a player's cards down; after the last one's all are turned up (SAR-04).
func (g *Game) lay(p *Position, who int, l Lay, t teller) {
	p.laid[who] = l
	for seat := range g.players {
		if p.laid[seat] == (Lay{}) {
			return
		}
	}
	g.reveal(p, t)
	g.endTurn(p, t)
}
