package geyser

import "homespun/engines"

// Pending returns what the position waits for: a decision of a player, or a roll and its dice.
func (g *Game) Pending(p *Position) engines.Pending {
	mover := engines.Seat(p.turn)
	pending := engines.Pending{Kind: p.stage}
	switch p.stage {
	case over:
		return engines.Pending{}
	case DueFirst:
		pending.Roll.N, pending.Roll.Die[0] = 1, g.die(mover)
	case DueBattle:
		pending.Roll.N, pending.Roll.Die[0], pending.Roll.Die[1] = 2, g.die(mover),
			g.die(p.holder(int(p.target)))
	case DueFiring:
		pending.Roll.N, pending.Roll.Die[0] = 2, g.die(engines.Seat(p.roller))
		pending.Roll.Die[1] = pending.Roll.Die[0]
	default:
		pending.Who = engines.Seats(mover)
		return pending
	}
	pending.Who = engines.Seats(engines.Dice)
	return pending
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
