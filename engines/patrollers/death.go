package patrollers

import "homespun/engines"

// reveal shows the token of a figure that has died and applies its effect (PAT-24).
func (g *Game) reveal(p *Position, m *engines.Move, emit func(engines.Message)) {
	u := p.dying
	unit := &p.units[u]
	unit.token, unit.shown = uint8(m.Args[0]), true
	chosen := unit.chosen()
	if chosen < 0 {
		RevealedNone.Emit(emit, 24, g.piece(p, u))
		g.revealed(p, emit)
		return
	}
	token := &g.tokens[chosen]
	Revealed.Emit(emit, 24, g.piece(p, u), tokenArg(chosen))
	switch {
	case token.effect == SelfDestruct:
		hits, _ := union(m.Args[1:m.N])
		if !g.measured {
			hits = g.blast(p, u)
		}
		SelfDestructs.Emit(emit, 25, g.piece(p, u), number(hits.len()))
		p.dying, p.stage = none, DueTurn
		g.begin(p, series{kind: tokenAttack, from: u, at: none, left: hits}, 0, emit)
	case token.effect == Resurrection:
		unit.fallen = false
		Resurrected.Emit(emit, 25, g.piece(p, u))
		g.revealed(p, emit)
	case token.class >= 0:
		add(&p.battleWide[seatOf(u)], chosen)
		BattleWide.Emit(emit, 27, seat(seatOf(u)), tokenArg(chosen))
		g.revealed(p, emit)
	case g.takers(p, seatOf(u), token.effect) == 0:
		NobodyTakes.Emit(emit, choose(token.effect <= Resurrection, engines.Clause(25), 26), seat(seatOf(u)),
			tokenArg(chosen))
		g.revealed(p, emit)
	case token.effect == Elixir:
		p.stage = DueElixir
	default:
		p.stage = DueGive
	}
}

// blast returns the other figures within a figure's range, for Self Destruct (PAT-25) and Psychic Blast.
func (g *Game) blast(p *Position, u int8) figures {
	at, reach := p.units[u].at, g.reachOf(p, u)
	return p.filter(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.stands() && g.table.Within(at, o.at, reach)
	})
}

// takers returns the figures of a side that can get what a token gives: for a Med-Pack, those near death
// (PAT-25, PAT-26).
func (g *Game) takers(p *Position, seat int8, e Effect) figures {
	return p.filter(g.team(seat), func(_ int8, unit *unit) bool {
		return unit.stands() && (unit.near || e != MedPack)
	})
}

// give hands the revealed token to a figure of the same side (PAT-25, PAT-26).
func (g *Game) give(p *Position, u int8, emit func(engines.Message)) {
	chosen := p.units[p.dying].chosen()
	if g.tokens[chosen].effect == MedPack {
		p.units[u].near = false
		Healed.Emit(emit, 25, g.piece(p, u))
	} else {
		add(&p.units[u].gear, chosen)
		Given.Emit(emit, 26, g.piece(p, u), tokenArg(chosen))
	}
	g.revealed(p, emit)
}

// revealed goes on with the waiting attacks after a token has taken effect.
func (g *Game) revealed(p *Position, emit func(engines.Message)) {
	p.dying, p.stage = none, DueTurn
	g.next(p, emit)
}
