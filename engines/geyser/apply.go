package geyser

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// Apply makes a legal move and everything that follows from it without a decision. It emits each event,
// unless emit is nil.
func (g *Game) Apply(p *Position, m engines.Move, emit func(engines.Message)) {
	mover, first := engines.Seat(p.turn), int(m.Args[0])
	switch m.Verb {
	case VerbRoll:
		switch p.stage {
		case DueFirst:
			g.rollFirst(p, uint8(first), emit)
		case DueBattle:
			g.fight(p, first, int(m.Args[1]), emit)
		default:
			g.fire(p, first+int(m.Args[1]), emit)
		}
	case VerbStart:
		g.start(p, mover, first, emit)
	case VerbMove:
		g.move(p, mover, m.Args[1], int(m.Args[2]), emit)
	case VerbSpawn:
		number := p.tribes[mover].next()
		p.put(mover, number, first)
		Spawned.Emit(emit, 5, token(mover, number), space(first), space(p.target))
		g.endTurn(p)
	case VerbNoSpawn:
		NotSpawned.Emit(emit, 5, seat(mover), space(p.target))
		g.endTurn(p)
	case VerbAgain:
		p.stage = DueBattle
		attacker, defender := p.fighting()
		AttacksAgain.Emit(emit, 9, attacker, defender, space(p.target))
	case VerbBack:
		GoesBack.Emit(emit, 9, token(mover, p.fighter), space(p.origin()), space(p.target))
		g.endTurn(p)
	case VerbPass:
		clause := engines.Clause(4)
		if g.rules.Reentry && p.tribes[mover].count == 0 {
			clause = 14
		}
		Passed.Emit(emit, clause, seat(mover))
		g.endTurn(p)
	case VerbReenter:
		number := p.tribes[mover].next()
		p.put(mover, number, first)
		Reentered.Emit(emit, 14, token(mover, number), space(first))
		g.endTurn(p)
	default:
		g.fix(p, &m, emit)
	}
}

// start puts a player's first token on a start square. After the last player's, all roll for the start
// (GEY-03).
func (g *Game) start(p *Position, mover engines.Seat, at int, emit func(engines.Message)) {
	number := p.tribes[mover].next()
	p.put(mover, number, at)
	Started.Emit(emit, 3, token(mover, number), space(at))
	if p.turn++; int(p.turn) == g.players {
		p.stage, p.turn, p.contest = DueFirst, 0, 1<<g.players-1
	}
}

// rollFirst records a roll for the start. When all have rolled, the player with the highest roll starts.
// Several with that roll roll again among themselves (GEY-03).
func (g *Game) rollFirst(p *Position, face uint8, emit func(engines.Message)) {
	p.rolled[p.turn] = face
	RolledFirst.Emit(emit, 3, seat(p.turn), number(face))
	if p.turn = g.nextToRoll(p); p.turn >= 0 {
		return
	}
	highest, best := uint8(0), uint8(0) // the face, and as bits the players who rolled it
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
		FirstTied.Emit(emit, 3, number(highest))
		return
	}
	p.contest = 0
	p.first, p.roller, p.stage = p.turn, p.turn, DueTurn
	PlayBegins.Emit(emit, 3, seat(p.turn))
}

// nextToRoll returns the first player in seat order who has yet to roll for the start, and -1 if all have
// rolled.
func (g *Game) nextToRoll(p *Position) int8 {
	for s := range int8(g.players) {
		if p.contest>>s&1 != 0 && p.rolled[s] == 0 {
			return s
		}
	}
	return -1
}

// move moves a token, or begins a battle if another player holds the space (GEY-08).
func (g *Game) move(p *Position, mover engines.Seat, number int16, to int, emit func(engines.Message)) {
	if p.holder(to) >= 0 && !p.on[mover].Has(to) {
		p.fighter, p.target, p.stage = number, int16(to), DueBattle
		attacker, defender := p.fighting()
		Battle.Emit(emit, 8, attacker, defender, space(to))
		return
	}
	g.enter(p, mover, number, to, Moved, 4, emit)
}

// enter moves a token into a space that no other player holds. On a geyser it then decides whether a new
// token may come in (GEY-05). The reason is that of the event: an ordinary move, or the end of a battle.
func (g *Game) enter(p *Position, mover engines.Seat, n int16, to int,
	reason reasons.Of3[piece, space, space], clause engines.Clause, emit func(engines.Message)) {
	claimed := !p.on[mover].Has(to)
	i := p.tribes[mover].find(n)
	from := p.tribes[mover].at[i]
	p.take(mover, i)
	p.put(mover, n, to)
	reason.Emit(emit, clause, token(mover, n), space(from), space(to))
	switch g.kinds[to] {
	case Mother:
		ReachedMother.Emit(emit, 13, token(mover, n), space(to))
	case Geyser:
		if emit != nil && claimed {
			Claimed.Emit(emit, 6, token(mover, n), space(to), number(g.Geysers(p, mover)))
		}
		if !claimed && g.rules.SpawnOn == Claim {
			break
		}
		if !g.spawnSpaces(p, mover, to).Empty() {
			p.target, p.stage = int16(to), DueSpawn
			return
		}
		if int(p.tribes[mover].count) >= g.limit {
			NoTokenToSpawn.Emit(emit, 5, seat(mover), space(to), number(g.limit))
		} else {
			NoRoomToSpawn.Emit(emit, 5, seat(mover), space(to))
		}
	}
	g.endTurn(p)
}
