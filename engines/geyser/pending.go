package geyser

import "homespun/engines"

// Due implements [engines.Game].
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	switch p.stage {
	case over:
		return 0, 0
	case DueFirst, DueBattle, DueFiring:
		return engines.Seats(engines.Dice), 0
	}
	return engines.Seats(engines.Seat(p.turn)), 0
}

// Pending returns what the position waits for: a decision of a player, or a roll and its dice.
func (g *Game) Pending(p *Position) engines.Pending {
	if p.stage == over {
		return engines.Pending{}
	}
	who, _ := g.Due(p)
	return engines.Pending{Who: who, Kind: p.stage, Roll: g.dueDice(p)}
}

// dueDice returns the dice to roll; none if a decision is due.
func (g *Game) dueDice(p *Position) engines.Roll {
	switch p.stage {
	case DueFirst:
		return engines.RollOf(g.die(engines.Seat(p.turn)))
	case DueBattle:
		return engines.RollOf(g.die(engines.Seat(p.turn)), g.die(p.holder(int(p.target))))
	case DueFiring:
		die := g.die(engines.Seat(p.roller))
		return engines.RollOf(die, die)
	}
	return engines.Roll{}
}

// die returns one die that belongs to a player.
func (g *Game) die(owner engines.Seat) engines.Die {
	return engines.Die{Owner: owner, Faces: uint8(g.rules.DieFaces)}
}

// Prompt returns the message that asks for what the position waits for.
func (g *Game) Prompt(p *Position) engines.Message {
	mover := seat(p.turn)
	switch p.stage {
	case DueStart:
		return PromptStart.Message(3, mover)
	case DueFirst:
		return PromptFirstRoll.Message(3, mover)
	case DueSpawn:
		return PromptSpawn.Message(5, mover, space(p.target))
	case DueBattle:
		attacker, defender := p.fighting()
		return PromptBattle.Message(8, attacker, defender, space(p.target))
	case DueAgain:
		attacker, defender := p.fighting()
		return PromptAgain.Message(9, attacker, defender, space(p.target), space(p.origin()))
	case DueFiring:
		return PromptFiring.Message(11, seat(p.roller), number(p.round))
	case over:
		return PromptOver.Message(13, number(p.round))
	}
	switch {
	case g.canMove(p):
		return PromptTurn.Message(4, mover)
	case g.mustReenter(p):
		return PromptReenter.Message(14, mover)
	case g.rules.Reentry && p.tribes[p.turn].count == 0:
		return PromptNoStart.Message(14, mover)
	}
	return PromptPass.Message(4, mover)
}
