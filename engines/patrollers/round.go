package patrollers

import "homespun/engines"

// beginRound begins the next round, with the roll for initiative (PAT-07).
func (g *Game) beginRound(p *Position, emit func(engines.Message)) {
	p.round++
	p.stage, p.turn, p.first, p.now = DueInitiative, 0, none, idle
	RoundBegins.Emit(emit, 7, number(p.round))
}

// Hurry returns the bonus that Calculated Assault gives a side in the next roll for initiative (PAT-22).
func (g *Game) Hurry(p *Position, seat engines.Seat) int {
	return g.acts[Calculated].Amount * p.filter(g.team(int8(seat)), func(u int8, unit *unit) bool {
		return unit.calm && unit.alive() && g.specialOf(p, u) == Calculated
	}).len()
}

// roller returns the figure whose die a side rolls for initiative: the one with the best die among those that
// have not fallen. It is none if all have fallen.
func (g *Game) roller(p *Position, seat int8) int8 {
	best, most := none, -1
	for u := range g.team(seat).all() {
		if p.units[u].alive() && g.fighterOf(p, u).pips > most {
			best, most = u, g.fighterOf(p, u).pips
		}
	}
	return best
}

// canRoll reports whether a side of the table has a figure in play whose die bears the given side. A player
// may roll the die of any of them (PAT-07).
func (g *Game) canRoll(p *Position, seat int8, side int16) bool {
	return p.find(g.team(seat), func(u int8, unit *unit) bool {
		return unit.alive() && g.fighterOf(p, u).die.Face(side) > 0
	}) >= 0
}

// rollInitiative decides who begins the round: the higher number, whatever the colours; ties roll again
// (PAT-07).
func (g *Game) rollInitiative(p *Position, a, b int16, emit func(engines.Message)) {
	rolled := [Players]int{}
	for s, side := range [Players]int16{a, b} {
		_, n := FaceOf(side)
		extra := g.Hurry(p, engines.Seat(s))
		rolled[s] = n + extra
		if extra > 0 {
			RolledInitiativeCalculated.Emit(emit, 22, seat(s), face(side), number(extra), number(rolled[s]))
		} else {
			RolledInitiative.Emit(emit, 7, seat(s), face(side))
		}
	}
	if rolled[0] == rolled[1] {
		InitiativeTied.Emit(emit, 7, number(rolled[0]))
		return
	}
	p.first = choose(rolled[1] > rolled[0], int8(1), 0)
	g.forgetCalm(p)
	GoesFirst.Emit(emit, 7, seat(p.first))
	g.pass(p, p.first, emit)
}

// forgetCalm clears the bonus of Calculated Assault, which counts for one roll for initiative only.
func (g *Game) forgetCalm(p *Position) {
	for u := range p.units {
		p.units[u].calm = false
	}
}

// pass gives the turn to a side. If that side has no unmarked figure left, the round ends (PAT-08).
func (g *Game) pass(p *Position, to int8, emit func(engines.Message)) {
	p.turn, p.stage, p.now = to, DueOrder, idle
	if g.ready(p, to) != 0 {
		return
	}
	if p.raging >= 0 && !g.stale(p) {
		// The round goes on if the second turn is taken. Until then the position waits for what would follow.
		if p.stage = DueInitiative; g.nextToDeploy(p) >= 0 {
			p.stage = DueSecret
		}
		p.turn = max(0, seatOf(g.nextToDeploy(p)))
		return
	}
	p.raging = none
	RoundOver.Emit(emit, 8, seat(to), number(p.round))
	g.closeRound(p, emit)
}

// closeRage closes the chance for a second turn in a row (PAT-22, Berserker Attack). If the chance is not
// taken and the round was to end, the round ends now; it had been put off for it.
func (g *Game) closeRage(p *Position, rages bool, emit func(engines.Message)) {
	who := p.raging
	waited := p.stage != DueOrder
	if p.raging = none; !rages && waited {
		RoundOver.Emit(emit, 8, seat(1-seatOf(who)), number(p.round))
		g.closeRound(p, emit)
	}
}

// stale reports whether the round that ends now makes the battle a draw (PAT-15).
func (g *Game) stale(p *Position) bool {
	return g.rules.Stalemate > 0 && !p.wounded && int(p.quiet)+1 >= g.rules.Stalemate
}

// closeRound takes the order markers off (PAT-08) and ends the battle after too many quiet rounds (PAT-15).
// Otherwise it goes on with secret deployments (PAT-22), and then with the next round.
func (g *Game) closeRound(p *Position, emit func(engines.Message)) {
	stale := g.stale(p)
	p.quiet = min(p.quiet+1, maxQuiet)
	if p.wounded {
		p.quiet = 0
	}
	p.wounded = false
	for u := range p.units {
		unit := &p.units[u]
		unit.marked, unit.tired = unit.tired, false
	}
	if stale {
		Stalemate.Emit(emit, 15, number(p.quiet))
		p.stage, p.turn, p.now = over, 0, idle
		return
	}
	g.nextSecret(p, emit)
}

// maxQuiet is where the counting of quiet rounds stops. No ruleset can ask for more (PAT-15).
const maxQuiet = 99

// nextToDeploy returns the next figure that is still to come by a Secret Deployment, those of A first. It is
// none if no such figure is left, or if there is no room for any.
func (g *Game) nextToDeploy(p *Position) int8 {
	return p.find(everyone, func(u int8, unit *unit) bool {
		return unit.alive() && !unit.placed && g.room(p, u)
	})
}

// nextSecret asks for the next Secret Deployment. If none is left, it begins the round.
func (g *Game) nextSecret(p *Position, emit func(engines.Message)) {
	u := g.nextToDeploy(p)
	if u < 0 {
		g.beginRound(p, emit)
		return
	}
	p.stage, p.turn, p.first, p.now = DueSecret, seatOf(u), none, idle
}

// exposed returns the first enemy that is in range of a figure at a place, or has that place in its own
// range. A Secret Deployment must avoid both. It is none if the place is safe.
func (g *Game) exposed(p *Position, u int8, at point) int8 {
	return p.find(g.team(1-seatOf(u)), func(other int8, o *unit) bool {
		return o.stands() && g.table.Within(at, o.at, max(g.reachOf(p, other), g.reachOf(p, u)))
	})
}

// hides reports whether a Secret Deployment may put a figure at a place.
func (g *Game) hides(p *Position, u int8, at point) bool {
	return g.table.Holds(at) && g.touches(p, u, at) < 0 && g.exposed(p, u, at) < 0
}

// room reports whether there is any place for a Secret Deployment. It first tries a grid of 2 inches, which
// nearly always finds one quickly. It tries every tenth of an inch before it says no.
func (g *Game) room(p *Position, u int8) bool {
	if g.measured {
		return true
	}
	for _, step := range [...]int{20, 1} {
		for y := (g.table.Base + 1) / 2; 2*y <= 2*g.table.Depth-g.table.Base; y += step {
			for x := (g.table.Base + 1) / 2; 2*x <= 2*g.table.Width-g.table.Base; x += step {
				if g.hides(p, u, point{X: int16(x), Y: int16(y)}) {
					return true
				}
			}
		}
	}
	return false
}

// endTurn ends the turn under way (PAT-09).
func (g *Game) endTurn(p *Position, emit func(engines.Message)) {
	u, now := p.now.actor, p.now
	unit := &p.units[u]
	p.raging = none
	TurnEnded.Emit(emit, 9, g.piece(p, u))
	if unit.stands() {
		g.applyTurnEnd(p, u, emit)
		if now.nugget && g.countEffect(&unit.gear, Nugget) > 0 {
			g.takeOff(&unit.gear, Nugget)
			NuggetUsed.Emit(emit, 26, g.piece(p, u))
			g.beginTurn(p, u, now.chief, emit)
			return
		}
		if g.specialOf(p, u) == Berserker && !now.again {
			p.raging = u
		}
	}
	g.pass(p, 1-p.turn, emit)
}

// applyTurnEnd applies what the end of a turn brings: Grip, Stance or Calculated Assault (PAT-22).
func (g *Game) applyTurnEnd(p *Position, u int8, emit func(engines.Message)) {
	unit, now := &p.units[u], &p.now
	gave := unit.gave
	unit.gave = false
	switch g.specialOf(p, u) {
	case TigerClaw:
		if unit.grip = now.moves+now.twines == 0 && now.attacks == 0; unit.grip {
			GripHolds.Emit(emit, 22, g.piece(p, u))
		}
	case Dragon:
		if unit.stance = now.attacks == 0 && !now.lost && !gave; unit.stance {
			unit.gave = true
			StanceTaken.Emit(emit, 22, g.piece(p, u))
		}
	case Calculated:
		if now.attacks == 0 && !unit.calm {
			unit.calm = true
			Calculates.Emit(emit, 22, g.piece(p, u), number(g.acts[Calculated].Amount))
		}
	}
}

// beginTurn begins a figure's turn, which ends its Grip and its Stance. chief issued the order, or is none.
func (g *Game) beginTurn(p *Position, u, chief int8, emit func(engines.Message)) {
	unit := &p.units[u]
	unit.grip, unit.stance = false, false
	p.turn, p.stage = seatOf(u), DueTurn
	p.now = turn{actor: u, chief: chief, nugget: g.countEffect(&unit.gear, Nugget) > 0}
	if unit.gas {
		unit.gas, p.now.lost = false, true
		GasTakenOff.Emit(emit, 22, g.piece(p, u))
	}
}

// order begins a turn with an order marker (PAT-08). hits are its explosives' victims where players measure.
func (g *Game) order(p *Position, u int8, hits []int16, emit func(engines.Message)) {
	p.units[u].marked = true
	Ordered.Emit(emit, 8, g.piece(p, u))
	g.ordered(p, u, none, hits, emit)
}

// ordered begins a turn without touching the markers. The figure's explosives go off before it moves.
func (g *Game) ordered(p *Position, u, chief int8, hits []int16, emit func(engines.Message)) {
	g.beginTurn(p, u, chief, emit)
	if g.specialOf(p, u) != Explosives || p.now.lost || p.laid == 0 {
		return
	}
	p.mineHits = [maxMineHits]figures{}
	if p.laid == 1 {
		p.mineHits[0], _ = union(hits)
	} else {
		for i, mask := range hits {
			p.mineHits[i] = figures(mask)
		}
	}
	g.begin(p, series{kind: mineAttack, from: u, at: none}, 22, emit)
}
