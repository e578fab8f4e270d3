package patrollers

import (
	"math/bits"

	"homespun/engines"
)

// reveal shows the token of a figure that has died, and has it take effect (PAT-24).
func (g *Game) reveal(p *Position, m *engines.Move, tell func(engines.Note)) {
	u := p.dying
	unit := &p.units[u]
	unit.token, unit.shown = uint8(m.Args[0]), true
	chosen := unit.chosen()
	if chosen < 0 {
		RevealedNone.Tell(tell, 24, g.piece(p, u))
		g.revealed(p, tell)
		return
	}
	token := &g.tokens[chosen]
	Revealed.Tell(tell, 24, g.piece(p, u), tokenArg(chosen))
	switch {
	case token.effect == SelfDestruct:
		hits, _ := union(m.Args[1:m.N])
		if !g.measured {
			hits = g.blast(p, u)
		}
		SelfDestructs.Tell(tell, 25, g.piece(p, u), number(bits.OnesCount16(hits)))
		p.dying, p.stage = none, DueTurn
		g.begin(p, series{kind: tokenAttack, from: u, at: none, left: hits}, 0, tell)
	case token.effect == Resurrection:
		unit.fallen = false
		Resurrected.Tell(tell, 25, g.piece(p, u))
		g.revealed(p, tell)
	case token.class >= 0:
		add(&p.wide[seatOf(u)], chosen)
		BattleWide.Tell(tell, 27, seat(seatOf(u)), tokenArg(chosen))
		g.revealed(p, tell)
	case g.takers(p, seatOf(u), token.effect) == 0:
		NobodyTakes.Tell(tell, choose(token.effect <= Resurrection, engines.Clause(25), 26), seat(seatOf(u)), tokenArg(chosen))
		g.revealed(p, tell)
	case token.effect == Elixir:
		p.stage = DueElixir
	default:
		p.stage = DueGive
	}
}

// blast returns whom a figure that destroys itself reaches, as bits (PAT-25).
func (g *Game) blast(p *Position, u int8) (hits uint16) {
	for other := range int8(units) {
		if other != u && p.units[other].stands() && g.inRange(p, u, other) {
			hits |= 1 << other
		}
	}
	return hits
}

// takers returns who of a side can get what a token with an effect gives, as bits: of a Med-Pack who is near death (PAT-25, PAT-26).
func (g *Game) takers(p *Position, seat int8, e Effect) (who uint16) {
	low, high := g.team(seat)
	for u := low; u < high; u++ {
		if unit := &p.units[u]; unit.stands() && (unit.near || e != MedPack) {
			who |= 1 << u
		}
	}
	return who
}

// give hands on what was revealed (PAT-25, PAT-26).
func (g *Game) give(p *Position, u int8, tell func(engines.Note)) {
	chosen := p.units[p.dying].chosen()
	if g.tokens[chosen].effect == MedPack {
		p.units[u].near = false
		Healed.Tell(tell, 25, g.piece(p, u))
	} else {
		add(&p.units[u].gear, chosen)
		Given.Tell(tell, 26, g.piece(p, u), tokenArg(chosen))
	}
	g.revealed(p, tell)
}

// revealed goes on when a token has had its effect.
func (g *Game) revealed(p *Position, tell func(engines.Note)) {
	p.dying, p.stage = none, DueTurn
	g.next(p, tell)
}
