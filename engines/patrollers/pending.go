package patrollers

import "homespun/engines"

// Due implements [engines.Game].
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	switch p.stage {
	case over:
		return 0, 0
	case DueInitiative, DueAttack, DueRerolled:
		who = engines.Seats(engines.Dice)
	default:
		who = engines.Seats(engines.Seat(p.owes()))
	}
	if p.raging >= 0 {
		optional = engines.Seats(engines.Seat(seatOf(p.raging)))
	}
	return who, optional
}

// Pending returns the decision or the roll that the position waits for.
func (g *Game) Pending(p *Position) engines.Pending {
	if p.stage == over {
		return engines.Pending{}
	}
	who, optional := g.Due(p)
	pending := engines.Pending{Who: who, Kind: p.stage, Roll: g.dueDice(p), Optional: optional}
	switch p.stage {
	case DueToken:
		pending.Hidden = true
	case DueDeploy, DueSecret:
		pending.Open = !g.measured
	case DueDial, DueElixir:
		pending.Open = !g.listable
	case DueOrder, DueTurn, DueReveal:
		pending.Open = g.isOpen(p)
	}
	return pending
}

// dueDice returns the dice to roll; none if a decision is due.
func (g *Game) dueDice(p *Position) engines.Roll {
	switch p.stage {
	case DueInitiative:
		return g.rollOf(p, g.roller(p, 0), g.roller(p, 1))
	case DueAttack:
		return g.rollOf(p, p.top().from, p.top().at)
	case DueRerolled:
		return g.rollOf(p, p.top().from)
	}
	return engines.Roll{}
}

// rollOf returns the roll of the dice of some figures, in their order.
func (g *Game) rollOf(p *Position, who ...int8) engines.Roll {
	roll := engines.Roll{N: uint8(len(who))}
	for i, u := range who {
		roll.Die[i] = g.fighterOf(p, u).die
		roll.Die[i].Owner = engines.Seat(seatOf(u))
	}
	return roll
}

// isOpen reports whether some moves of a turn, an order or a token cannot be listed. With tracked positions a
// figure can go anywhere. Where the players measure, they may name the other figures that are hit.
func (g *Game) isOpen(p *Position) bool {
	if p.stage == DueTurn {
		u := p.now.actor
		if p.units[u].fallen || p.now.lost {
			return false
		}
		special := g.specialOf(p, u)
		return !g.measured || special == Gatling || special == Experimental && !g.listable ||
			special == Orders && p.laid > 0
	}
	if !g.measured {
		return false
	}
	if p.stage == DueReveal {
		return true
	}
	if p.laid == 0 {
		return false
	}
	return p.find(g.team(p.turn), func(u int8, unit *unit) bool {
		return unit.stands() && g.specialOf(p, u) == Explosives
	}) >= 0
}

// Prompt returns the message that asks for the pending decision or roll.
func (g *Game) Prompt(p *Position) engines.Message {
	who := seat(p.owes())
	switch {
	case p.raging >= 0 && p.stage == DueOrder:
		return PromptOrderOrRage.Message(22, who, g.piece(p, p.raging))
	case p.raging >= 0:
		return PromptRoundOrRage.Message(22, g.piece(p, p.raging), number(p.round))
	case p.stage == DueTurn && g.isDone(p):
		return PromptEnd.Message(9, g.piece(p, p.now.actor))
	}
	switch p.stage {
	case DuePick:
		return PromptPick.Message(6, who, number(g.rules.TeamSize))
	case DueToken:
		return PromptToken.Message(24, who, number(g.rules.TokenSum))
	case DueDeploy:
		return PromptDeploy.Message(6, who, tenths(g.table.Strip))
	case DueDial:
		return PromptDial.Message(6, who)
	case DueInitiative:
		return PromptInitiative.Message(7, number(p.round))
	case DueSecret:
		return PromptSecretDeployment.Message(22, who, g.piece(p, g.nextToDeploy(p)))
	case DueTurn:
		return PromptTurn.Message(9, who, g.piece(p, p.now.actor))
	case DueSound:
		return PromptSound.Message(20, who, g.piece(p, p.top().from))
	case DueAttack:
		return PromptAttack.Message(13, g.piece(p, p.top().from), g.piece(p, p.top().at))
	case DueReroll:
		return PromptReroll.Message(22, who, g.piece(p, p.top().from), face(p.dice[0]),
			g.piece(p, p.top().at), face(p.dice[1]))
	case DueRerolled:
		return PromptAttackDie.Message(22, g.piece(p, p.top().from))
	case DueReveal:
		return PromptReveal.Message(24, who, g.piece(p, p.dying))
	case DueGive:
		return PromptGive.Message(choose(p.gives(g) == MedPack, engines.Clause(25), 26), who,
			tokenArg(p.units[p.dying].chosen()))
	case DueElixir:
		return PromptElixir.Message(25, who)
	case over:
		return PromptOver.Message(14, number(p.round))
	}
	return PromptOrder.Message(8, who)
}

// isDone reports whether only the end of the turn is left: gas took the turn away, the attack or the special
// action in its place has been made, or the figure has fallen.
func (g *Game) isDone(p *Position) bool {
	return p.now.lost || p.now.done || p.units[p.now.actor].fallen || int(p.now.attacks) >= g.maxAttacks(p)
}

// gives returns the effect of the token that is to be given.
func (p *Position) gives(g *Game) Effect { return g.tokens[p.units[p.dying].chosen()].effect }
