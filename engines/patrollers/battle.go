package patrollers

import "homespun/engines"

// attackWith begins a plain attack (PAT-12).
func (g *Game) attackWith(p *Position, u, target int8, emit func(engines.Message)) {
	p.now.attacks++
	Attacks.Emit(emit, 12, g.piece(p, u), g.piece(p, target))
	g.begin(p, series{kind: plainAttack, from: u, at: none, left: 1 << target}, 0, emit)
}

// begin puts a series of attacks on top of the stack and goes on to its first roll. With a clause it also
// emits that explosives go off; 0 emits nothing.
func (g *Game) begin(p *Position, s series, clause engines.Clause, emit func(engines.Message)) {
	p.series[p.depth] = s
	p.depth++
	if clause > 0 {
		ExplosivesGoOff.Emit(emit, clause, g.piece(p, s.from))
	}
	g.next(p, emit)
}

// drop removes the innermost series from the stack.
func (p *Position) drop() {
	p.depth--
	p.series[p.depth] = series{}
}

// struck reports whether a series can still attack a figure: it stands, and no Dragon Stance protects it. A
// figure may have fallen since the series began.
func (g *Game) struck(p *Position, u int8) bool {
	return p.units[u].stands() && !g.protected(p, u)
}

// protected reports whether a Dragon Stance keeps a figure from being attacked.
func (g *Game) protected(p *Position, u int8) bool {
	return p.units[u].stance && g.specialOf(p, u) == Dragon
}

// next goes on to the next roll of the innermost series. When that series is done, the series around it goes
// on. When all are done, the turn goes on, unless the battle is over (PAT-14).
func (g *Game) next(p *Position, emit func(engines.Message)) {
	for p.depth > 0 {
		s := p.top()
		for s.left != 0 && s.at < 0 {
			u := s.left.first()
			if s.left &^= 1 << u; g.struck(p, u) {
				s.at = u
			}
		}
		switch {
		case s.at >= 0 && s.sound == soundOpen && g.sounds(p, s.from):
			p.stage = DueSound
			return
		case s.at >= 0:
			p.stage = DueAttack
			return
		case s.kind == mineAttack && p.laid > 0:
			g.explode(p, s, emit)
		default:
			p.drop()
		}
	}
	p.mineHits = [maxMineHits]figures{}
	g.settle(p, emit)
}

// explode makes the oldest explosive go off. The figures that it reaches become the targets of the series.
func (g *Game) explode(p *Position, s *series, emit func(engines.Message)) {
	at := p.mines[0]
	copy(p.mines[:], p.mines[1:])
	p.laid--
	p.mines[MaxExplosives-1] = point{}
	if g.measured {
		s.left = p.mineHits[0]
		copy(p.mineHits[:], p.mineHits[1:])
		p.mineHits[maxMineHits-1] = 0
		ExplosiveGoesOffMeasured.Emit(emit, 22, g.piece(p, s.from), number(s.left.len()))
		return
	}
	s.left = g.around(p, at)
	ExplosiveGoesOff.Emit(emit, 22, g.piece(p, s.from), place(at), number(s.left.len()))
}

// around returns the standing figures whose bases an explosive at a place reaches.
func (g *Game) around(p *Position, at point) figures {
	gap := g.acts[Explosives].Reach * g.table.Twine
	return p.filter(everyone, func(_ int8, o *unit) bool { return o.stands() && g.table.Near(at, o.at, gap) })
}

// settle goes on with the turn if both sides have a Patroller in play. Otherwise it ends the battle (PAT-14).
func (g *Game) settle(p *Position, emit func(engines.Message)) {
	left := [Players]bool{g.lives(p, 0), g.lives(p, 1)}
	switch {
	case left[0] && left[1]:
		p.stage = DueTurn
		return
	case left[0]:
		Wins.Emit(emit, 14, seat(0), number(p.round))
	case left[1]:
		Wins.Emit(emit, 14, seat(1), number(p.round))
	default:
		Draw.Emit(emit, 14, number(p.round))
	}
	p.stage, p.turn, p.now, p.raging = over, 0, idle, none
}

// lives reports whether a side has a Patroller in play, also one that is still to be deployed (PAT-14).
func (g *Game) lives(p *Position, seat int8) bool {
	return p.find(g.team(seat), func(_ int8, unit *unit) bool { return unit.alive() }) >= 0
}

// Counts returns what a side of a die counts for an attacker, or for a defender (PAT-13).
func Counts(side int16, attacker bool) int {
	colour, n := FaceOf(side)
	if colour == Yellow || (colour == Red) == attacker {
		return n
	}
	return 0
}

// resolve compares the dice on the table with both totals and applies the outcome of the attack (PAT-13).
func (g *Game) resolve(p *Position, emit func(engines.Message)) {
	s, dice := p.top(), p.dice
	from, target := s.from, s.at
	attack, defence := g.attack(p, s), g.defence(p, target)
	attackDie, defenceDie := Counts(dice[0], true), Counts(dice[1], false)
	total, against := attackDie+attack.Total(), defenceDie+defence.Total()
	AttackTotal.Emit(emit, 13, g.piece(p, from), face(dice[0]), number(attackDie), number(attack.Dialled),
		number(attack.Bonus()), number(total))
	DefenceTotal.Emit(emit, 13, g.piece(p, target), face(dice[1]), number(defenceDie),
		number(defence.Dialled), number(defence.Bonus()), number(against))
	wounds := 1
	if s.kind == plainAttack && g.countEffect(&p.units[from].gear, Grenade) > 0 {
		g.takeOff(&p.units[from].gear, Grenade)
		GrenadeUsed.Emit(emit, 26, g.piece(p, from))
		wounds = 2
	}
	p.dice, p.stage = [2]int16{}, DueTurn
	s.at = none
	s.rolls++
	if total <= against {
		Defended.Emit(emit, 13, g.piece(p, from), g.piece(p, target), number(total), number(against))
		g.next(p, emit)
		return
	}
	for range wounds {
		if p.units[target].alive() {
			g.wound(p, target, total, against, emit)
		}
	}
	if p.dying < 0 {
		g.next(p, emit)
	}
}

// wound turns a dog-tag to near death, or lets the figure die if it was turned already (PAT-13). A Med Kit
// stops the wound and is used up (PAT-26).
func (g *Game) wound(p *Position, u int8, total, against int, emit func(engines.Message)) {
	unit := &p.units[u]
	switch {
	case g.countEffect(&unit.gear, MedKit) > 0:
		g.takeOff(&unit.gear, MedKit)
		MedKitUsed.Emit(emit, 26, g.piece(p, u))
		return
	case !unit.near:
		unit.near = true
		Wounded.Emit(emit, 13, g.piece(p, u), number(total), number(against))
	default:
		Died.Emit(emit, 13, g.piece(p, u), number(total), number(against))
		g.fall(p, u)
		if g.hasTokens && unit.token > TokenNone && !unit.shown {
			p.dying, p.stage = u, DueReveal
		}
	}
	p.wounded = true
}

// fall lays a figure down where it stands. Its equipment and special effects are lost (PAT-13, PAT-26).
func (g *Game) fall(p *Position, u int8) {
	unit := &p.units[u]
	unit.near, unit.fallen = true, true
	unit.gear = [MaxGear]uint8{}
	unit.grip, unit.stance, unit.gave, unit.calm = false, false, false, false
}
