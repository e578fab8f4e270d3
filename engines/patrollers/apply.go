package patrollers

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// Apply makes a legal move and everything that follows from it by itself. The moves of the table are fixes.
func (g *Game) Apply(p *Position, m engines.Move, emit func(engines.Message)) {
	if m.Who == engines.Table {
		g.fix(p, &m, emit)
		return
	}
	if p.raging >= 0 {
		g.closeRage(p, m.Verb == VerbSpecial, emit)
	}
	u := int8(m.Args[0])
	switch m.Verb {
	case VerbRoll:
		g.roll(p, &m, emit)
	case VerbPick:
		g.pick(p, int(m.Args[0]), emit)
	case VerbToken:
		g.arm(p, u, m.Args[1], emit)
	case VerbDeploy, VerbDeployed:
		g.deploy(p, u, point{X: m.Args[1], Y: m.Args[2]}, emit)
	case VerbDial:
		g.dial(p, u, m.Args[1:5], emit)
	case VerbOrder:
		g.order(p, u, m.Args[1:m.N], emit)
	case VerbMove, VerbMoves:
		g.move(p, u, &m, emit)
	case VerbAttack, VerbAttacks:
		g.attackWith(p, u, int8(m.Args[1]), emit)
	case VerbSound:
		p.top().sound = soundNo + uint8(m.Args[0])
		choose(m.Args[0] == 1, SoundMade, SoundNotMade).Emit(emit, 20, g.piece(p, p.top().from))
		p.stage = DueAttack
	case VerbReroll:
		Rerolls.Emit(emit, 22, g.piece(p, p.top().from), face(p.dice[0]))
		p.stage = DueRerolled
	case VerbKeep:
		Keeps.Emit(emit, 22, g.piece(p, p.top().from), face(p.dice[0]))
		g.resolve(p, emit)
	case VerbReveal:
		g.reveal(p, &m, emit)
	case VerbGive:
		g.give(p, u, emit)
	case VerbEnd:
		g.endTurn(p, emit)
	default:
		g.act(p, &m, emit)
	}
}

// choose returns one of two things.
func choose[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// roll takes the result of the dice that are due. Ambition Extreme may roll its attack die again (PAT-22).
func (g *Game) roll(p *Position, m *engines.Move, emit func(engines.Message)) {
	switch p.stage {
	case DueInitiative:
		g.rollInitiative(p, m.Args[0], m.Args[1], emit)
		return
	case DueAttack:
		p.dice = [2]int16{m.Args[0], m.Args[1]}
		if s := p.top(); s.kind == plainAttack && g.specialOf(p, s.from) == Ambition &&
			p.units[s.from].alive() {
			MayReroll.Emit(emit, 22, g.piece(p, s.from), face(p.dice[0]), g.piece(p, s.at), face(p.dice[1]))
			p.stage = DueReroll
			return
		}
	case DueRerolled:
		p.dice[0] = m.Args[0]
	}
	g.resolve(p, emit)
}

// pick takes a Patroller into the team (PAT-06).
func (g *Game) pick(p *Position, who int, emit func(engines.Message)) {
	u := g.undone(p, DuePick, p.turn).first()
	p.units[u].who = uint8(who) + 1
	Picked.Emit(emit, 6, seat(p.turn), g.piece(p, u))
	if !g.stepDone(p) {
		return
	}
	p.turn, p.stage = 0, DueToken
	if !g.hasTokens {
		g.beginDeploy(p)
	}
}

// arm puts a death token into a figure, in secret (PAT-24, PAT-28).
func (g *Game) arm(p *Position, u int8, token int16, emit func(engines.Message)) {
	p.units[u].token = uint8(token)
	Armed.Emit(emit, 24, g.piece(p, u))
	if g.stepDone(p) {
		g.beginDeploy(p)
	}
}

// undone returns the figures of a side that still need a step of setting up.
func (g *Game) undone(p *Position, step uint8, seat int8) figures {
	return p.filter(g.team(seat), func(u int8, unit *unit) bool {
		switch step {
		case DuePick:
			return unit.who == 0
		case DueToken:
			return unit.token == tokenUnset
		case DueDeploy:
			return unit.who > 0 && !unit.placed && !g.later(p, u)
		}
		return !unit.dialled
	})
}

// stepDone passes a step of setting up from A to B once A is done with it. It reports whether both are.
func (g *Game) stepDone(p *Position) bool {
	if g.undone(p, p.stage, p.turn) == 0 {
		p.turn++
	}
	return p.turn == Players
}

// beginDeploy begins the placing of figures, A first (PAT-06).
func (g *Game) beginDeploy(p *Position) {
	p.stage, p.turn = DueDeploy, 1
	g.nextDeploy(p)
}

// later reports whether a figure comes after the first round instead of with the others (Secret Deployment).
func (g *Game) later(p *Position, u int8) bool { return g.specialOf(p, u) == Secret }

// nextDeploy passes the placing to the other side if that has figures left. After the last one dialling
// begins.
func (g *Game) nextDeploy(p *Position) {
	switch other := 1 - p.turn; {
	case g.undone(p, DueDeploy, other) != 0:
		p.turn = other
	case g.undone(p, DueDeploy, p.turn) == 0:
		p.stage, p.turn = DueDial, 0
	}
}

// deploy places a figure, with the others or in secret.
func (g *Game) deploy(p *Position, u int8, at point, emit func(engines.Message)) {
	unit := &p.units[u]
	unit.placed, unit.at = true, at
	clause := choose(p.stage == DueSecret, engines.Clause(22), 6)
	if g.measured {
		DeployedMeasured.Emit(emit, clause, g.piece(p, u))
	} else {
		Deployed.Emit(emit, clause, g.piece(p, u), place(at))
	}
	if p.stage == DueSecret {
		g.nextSecret(p, emit)
		return
	}
	g.nextDeploy(p)
}

// dial sets the dials of a figure: before the battle (PAT-05), or by an Elixir (PAT-25).
func (g *Game) dial(p *Position, u int8, values []int16, emit func(engines.Message)) {
	g.set(p, u, values)
	if p.stage == DueElixir {
		g.emitDial(p, DialledAnew, 25, u, emit)
		g.revealed(p, emit)
		return
	}
	g.emitDial(p, Dialled, 5, u, emit)
	if g.stepDone(p) {
		g.beginRound(p, emit)
	}
}

// set writes new values into the dials of a figure.
func (g *Game) set(p *Position, u int8, values []int16) {
	unit := &p.units[u]
	unit.dialled = true
	for i := range unit.dial {
		unit.dial[i] = uint8(values[i])
	}
}

// emitDial emits what the front of a dog-tag shows now.
func (g *Game) emitDial(p *Position, reason reasons.Of5[piece, number, number, number, number],
	clause engines.Clause, u int8, emit func(engines.Message)) {
	d := &p.units[u].dial
	reason.Emit(emit, clause, g.piece(p, u), number(d[Attack]), number(d[Defence]), number(d[Move]),
		number(d[Range]))
}
