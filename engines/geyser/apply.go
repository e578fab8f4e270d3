package geyser

import "homespun/engines"

// teller passes events on to whoever listens.
type teller func(engines.Note)

// say makes the event only where somebody listens: simulations do not.
func (t teller) say(reason engines.Reason, clause engines.Clause, args ...engines.Arg) {
	if t != nil {
		t(engines.NewNote(reason, clause, args...))
	}
}

// Apply makes a legal move and what follows from it.
func (g *Game) Apply(p *Position, m engines.Move, tell func(engines.Note)) {
	t := teller(tell)
	mover, first := engines.Seat(p.turn), int(m.Args[0])
	switch m.Verb {
	case verbRoll:
		switch p.stage {
		case DueFirst:
			g.rollFirst(p, uint8(first), t)
		case DueBattle:
			g.fight(p, first, int(m.Args[1]), t)
		default:
			g.fire(p, first+int(m.Args[1]), t)
		}
	case verbStart:
		g.start(p, mover, first, t)
	case verbMove:
		g.move(p, mover, m.Args[1], int(m.Args[2]), t)
	case verbSpawn:
		number := p.tribes[mover].next()
		p.put(mover, number, first)
		t.say(tellSpawn, 5, token(mover, number), space(first), space(p.target))
		g.endTurn(p)
	case verbNoSpawn:
		t.say(tellNoSpawn, 5, seat(mover), space(p.target))
		g.endTurn(p)
	case verbAgain:
		p.stage = DueBattle
		attacker, defender := p.fighting()
		t.say(tellAgain, 9, attacker, defender, space(p.target))
	case verbBack:
		t.say(tellBack, 9, token(mover, p.fighter), space(p.origin()), space(p.target))
		g.endTurn(p)
	case verbPass:
		clause := engines.Clause(4)
		if g.rules.Reentry && p.tribes[mover].count == 0 {
			clause = 14
		}
		t.say(tellPass, clause, seat(mover))
		g.endTurn(p)
	case verbReenter:
		number := p.tribes[mover].next()
		p.put(mover, number, first)
		t.say(tellReenter, 14, token(mover, number), space(first))
		g.endTurn(p)
	default:
		g.fix(p, &m, t)
	}
}

// start puts a player's token on a start square; after the last one all roll for who starts (GEY-03).
func (g *Game) start(p *Position, mover engines.Seat, at int, t teller) {
	number := p.tribes[mover].next()
	p.put(mover, number, at)
	t.say(tellStart, 3, token(mover, number), space(at))
	if p.turn++; int(p.turn) == g.players {
		p.stage, p.turn, p.contest = DueFirst, 0, 1<<g.players-1
	}
}

// rollFirst takes a roll for who starts. When all have rolled, the highest starts; equal highest rolls roll again among themselves (GEY-03).
func (g *Game) rollFirst(p *Position, face uint8, t teller) {
	p.rolled[p.turn] = face
	t.say(tellRollFirst, 3, seat(p.turn), number(face))
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
		t.say(tellTied, 3, number(highest))
		return
	}
	p.contest = 0
	p.first, p.roller, p.stage = p.turn, p.turn, DueTurn
	t.say(tellFirst, 3, seat(p.turn))
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
func (g *Game) move(p *Position, mover engines.Seat, number int16, to int, t teller) {
	if p.holder(to) >= 0 && !p.on[mover].Has(to) {
		p.fighter, p.target, p.stage = number, int16(to), DueBattle
		attacker, defender := p.fighting()
		t.say(tellBattle, 8, attacker, defender, space(to))
		return
	}
	g.enter(p, mover, number, to, tellMove, 4, t)
}

// enter moves a token into a space that no other player holds, and lands it on a geyser (GEY-05).
func (g *Game) enter(p *Position, mover engines.Seat, n int16, to int, reason engines.Reason, clause engines.Clause, t teller) {
	claimed := !p.on[mover].Has(to)
	i := p.tribes[mover].find(n)
	from := p.tribes[mover].at[i]
	p.take(mover, i)
	p.put(mover, n, to)
	t.say(reason, clause, token(mover, n), space(from), space(to))
	switch g.kinds[to] {
	case Mother:
		t.say(tellMother, 13, token(mover, n), space(to))
	case Geyser:
		if t != nil && claimed {
			t.say(tellClaim, 6, token(mover, n), space(to), number(g.controls(p, mover)))
		}
		if !claimed && g.rules.SpawnOn == Claim {
			break
		}
		if !g.nests(p, mover, to).Empty() {
			p.target, p.stage = int16(to), DueSpawn
			return
		}
		if int(p.tribes[mover].count) >= g.limit {
			t.say(tellNoToken, 5, seat(mover), space(to), number(g.limit))
		} else {
			t.say(tellNoRoom, 5, seat(mover), space(to))
		}
	}
	g.endTurn(p)
}
