package geyser

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// Apply makes a legal move and what follows from it.
func (g *Game) Apply(p *Position, m engines.Move, tell func(engines.Note)) {
	mover, first := engines.Seat(p.turn), int(m.Args[0])
	switch m.Verb {
	case VerbRoll:
		switch p.stage {
		case DueFirst:
			g.rollFirst(p, uint8(first), tell)
		case DueBattle:
			g.fight(p, first, int(m.Args[1]), tell)
		default:
			g.fire(p, first+int(m.Args[1]), tell)
		}
	case VerbStart:
		g.start(p, mover, first, tell)
	case VerbMove:
		g.move(p, mover, m.Args[1], int(m.Args[2]), tell)
	case VerbSpawn:
		number := p.tribes[mover].next()
		p.put(mover, number, first)
		Spawned.Tell(tell, 5, token(mover, number), space(first), space(p.target))
		g.endTurn(p)
	case VerbNoSpawn:
		NotSpawned.Tell(tell, 5, seat(mover), space(p.target))
		g.endTurn(p)
	case VerbAgain:
		p.stage = DueBattle
		attacker, defender := p.fighting()
		AttacksAgain.Tell(tell, 9, attacker, defender, space(p.target))
	case VerbBack:
		GoesBack.Tell(tell, 9, token(mover, p.fighter), space(p.origin()), space(p.target))
		g.endTurn(p)
	case VerbPass:
		clause := engines.Clause(4)
		if g.rules.Reentry && p.tribes[mover].count == 0 {
			clause = 14
		}
		Passed.Tell(tell, clause, seat(mover))
		g.endTurn(p)
	case VerbReenter:
		number := p.tribes[mover].next()
		p.put(mover, number, first)
		Reentered.Tell(tell, 14, token(mover, number), space(first))
		g.endTurn(p)
	default:
		g.fix(p, &m, tell)
	}
}

// start puts a player's token on a start square; after the last one all roll for who starts (GEY-03).
func (g *Game) start(p *Position, mover engines.Seat, at int, tell func(engines.Note)) {
	number := p.tribes[mover].next()
	p.put(mover, number, at)
	Started.Tell(tell, 3, token(mover, number), space(at))
	if p.turn++; int(p.turn) == g.players {
		p.stage, p.turn, p.contest = DueFirst, 0, 1<<g.players-1
	}
}

// rollFirst takes a roll for who starts. When all have rolled, the highest starts; equal highest rolls roll again among themselves (GEY-03).
func (g *Game) rollFirst(p *Position, face uint8, tell func(engines.Note)) {
	p.rolled[p.turn] = face
	RolledFirst.Tell(tell, 3, seat(p.turn), number(face))
	if p.turn = g.nextToRoll(p); p.turn >= 0 {
		return
	}
	highest, best := uint8(0), uint8(0) // the face, and who rolled it
	for s, face := range p.rolled[:g.players] {
		switch {
		case face > highest:
			highest, best = face, 1<<s
		case face == highest:
			best |= 1 << s
		}
	}
	p.rolled = [MaxPlayers]uint8{}
	p.contest = best
	p.turn = g.nextToRoll(p)
	if best&(best-1) != 0 {
		FirstTied.Tell(tell, 3, number(highest))
		return
	}
	p.contest = 0
	p.first, p.roller, p.stage = p.turn, p.turn, DueTurn
	PlayBegins.Tell(tell, 3, seat(p.turn))
}

// nextToRoll returns the first player in seat order who has yet to roll for who starts, and -1 where there is none.
func (g *Game) nextToRoll(p *Position) int8 {
	for s := range int8(g.players) {
		if p.contest>>s&1 != 0 && p.rolled[s] == 0 {
			return s
		}
	}
	return -1
}

// move moves a token, or begins a battle where another player holds the space (GEY-08).
func (g *Game) move(p *Position, mover engines.Seat, number int16, to int, tell func(engines.Note)) {
	if p.holder(to) >= 0 && !p.on[mover].Has(to) {
		p.fighter, p.target, p.stage = number, int16(to), DueBattle
		attacker, defender := p.fighting()
		Battle.Tell(tell, 8, attacker, defender, space(to))
		return
	}
	g.enter(p, mover, number, to, Moved, 4, tell)
}

// enter moves a token into a space that no other player holds, and lands it on a geyser (GEY-05).
func (g *Game) enter(p *Position, mover engines.Seat, n int16, to int, reason reasons.Of3[piece, space, space], clause engines.Clause, tell func(engines.Note)) {
	claimed := !p.on[mover].Has(to)
	i := p.tribes[mover].find(n)
	from := p.tribes[mover].at[i]
	p.take(mover, i)
	p.put(mover, n, to)
	reason.Tell(tell, clause, token(mover, n), space(from), space(to))
	switch g.kinds[to] {
	case Mother:
		ReachedMother.Tell(tell, 13, token(mover, n), space(to))
	case Geyser:
		if tell != nil && claimed {
			Claimed.Tell(tell, 6, token(mover, n), space(to), number(g.Geysers(p, mover)))
		}
		if !claimed && g.rules.SpawnOn == Claim {
			break
		}
		if !g.nests(p, mover, to).Empty() {
			p.target, p.stage = int16(to), DueSpawn
			return
		}
		if int(p.tribes[mover].count) >= g.limit {
			NoTokenToSpawn.Tell(tell, 5, seat(mover), space(to), number(g.limit))
		} else {
			NoRoomToSpawn.Tell(tell, 5, seat(mover), space(to))
		}
	}
	g.endTurn(p)
}
