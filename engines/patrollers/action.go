package patrollers

import (
	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// move moves a figure. A line is one twine of a move, or, where the players measure, a whole move (PAT-10).
func (g *Game) move(p *Position, u int8, m *engines.Move, emit func(engines.Message)) {
	if m.Verb == VerbMoves {
		p.now.moves++
		MovedMeasured.Emit(emit, 10, g.piece(p, u), number(m.Args[1]))
		return
	}
	unit := &p.units[u]
	from := unit.at
	unit.at = point{X: m.Args[1], Y: m.Args[2]}
	p.now.twines++
	Moved.Emit(emit, 10, g.piece(p, u), place(from), place(unit.at), tenths(tabletop.Distance(from, unit.at)),
		number(p.now.twines))
}

// act takes a special action (PAT-22). Outside a turn it can only be a Berserker Attack's second turn.
func (g *Game) act(p *Position, m *engines.Move, emit func(engines.Message)) {
	u := int8(m.Args[0])
	if m.Verb == VerbSpecial && p.stage != DueTurn {
		p.units[u].tired = true
		Rages.Emit(emit, 22, g.piece(p, u))
		g.beginTurn(p, u, none, emit)
		p.now.again = true
		return
	}
	special := g.specialOf(p, u)
	if special == Orders {
		g.issue(p, u, m, emit)
		return
	}
	p.now.done = true
	switch special {
	case Meatball:
		p.units[m.Args[1]].near = false
		Operated.Emit(emit, 22, g.piece(p, u), g.piece(p, int8(m.Args[1])))
	case Explosives:
		g.mine(p, u, m, emit)
	case Gas:
		p.units[m.Args[1]].gas = true
		GassedBy.Emit(emit, 22, g.piece(p, u), g.piece(p, int8(m.Args[1])))
	case Experimental:
		target := int8(m.Args[1])
		g.set(p, target, m.Args[2:6])
		Experimented.Emit(emit, 22, g.piece(p, u), g.piece(p, target))
		g.emitDial(p, DialledAnew, 22, target, emit)
	case Gatling:
		g.gatling(p, u, m, emit)
	case Psychic:
		g.psychic(p, u, emit)
	}
}

// issue gives the turn to another figure. The order marker stays with the issuing figure (Issue Orders).
func (g *Game) issue(p *Position, chief int8, m *engines.Move, emit func(engines.Message)) {
	u := int8(m.Args[1])
	OrdersIssued.Emit(emit, 22, g.piece(p, chief), g.piece(p, u))
	g.ordered(p, u, chief, m.Args[min(3, m.N):m.N], emit)
}

// mine puts an explosive on the table (Explosives Deployment).
func (g *Game) mine(p *Position, u int8, m *engines.Move, emit func(engines.Message)) {
	p.laid++
	if g.measured {
		ExplosiveLeftMeasured.Emit(emit, 22, g.piece(p, u), number(m.Args[1]))
		return
	}
	at := point{X: m.Args[1], Y: m.Args[2]}
	p.mines[p.laid-1] = at
	ExplosiveLeft.Emit(emit, 22, g.piece(p, u), place(at))
}

// gatling begins the attacks of a Gatling Gun: one on the target and one on each figure near it.
func (g *Game) gatling(p *Position, u int8, m *engines.Move, emit func(engines.Message)) {
	target := int8(m.Args[1])
	hits, _ := union(m.Args[3:m.N])
	if !g.measured {
		hits = g.spray(p, u, target)
	}
	p.now.attacks++
	GatlingFires.Emit(emit, 22, g.piece(p, u), g.piece(p, target))
	g.begin(p, series{kind: gatlingAttack, from: u, at: target, left: hits}, 0, emit)
}

// spray returns the other figures that a Gatling Gun hits when it fires at a target.
func (g *Game) spray(p *Position, u, target int8) figures {
	at, gap := p.units[target].at, g.table.Reach(g.acts[Gatling].Reach)
	return p.filter(everyone&^(1<<u|1<<target), func(_ int8, o *unit) bool {
		return o.stands() && g.table.Within(at, o.at, gap)
	})
}

// psychic pushes all figures in range away, the farthest first and equal ones in their order (Psychic Blast).
// Where the players measure, they move the figures themselves.
func (g *Game) psychic(p *Position, u int8, emit func(engines.Message)) {
	PsychicBlast.Emit(emit, 22, g.piece(p, u))
	if g.measured {
		return
	}
	centre := p.units[u].at
	for left := g.blast(p, u); left != 0; {
		farthest := left.first()
		for other := range left.all() {
			if tabletop.Square(centre, p.units[other].at) > tabletop.Square(centre, p.units[farthest].at) {
				farthest = other
			}
		}
		left &^= 1 << farthest
		unit := &p.units[farthest]
		from := unit.at
		if unit.at = g.push(p, farthest, centre, g.acts[Psychic].Reach*g.table.Twine); unit.at != from {
			Pushed.Emit(emit, 22, g.piece(p, farthest), place(from), place(unit.at),
				tenths(tabletop.Distance(from, unit.at)))
		} else {
			NotPushed.Emit(emit, 22, g.piece(p, farthest))
		}
	}
}
