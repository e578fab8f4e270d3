package geyser

import "homespun/engines"

// Due says who owes what.
func (g *Game) Due(p *Position) engines.Due {
	mover := engines.Seat(p.turn)
	due := engines.Due{What: p.stage}
	switch p.stage {
	case over:
		return engines.Due{}
	case DueFirst:
		due.Roll.N, due.Roll.Die[0] = 1, g.die(mover)
	case DueBattle:
		due.Roll.N, due.Roll.Die[0], due.Roll.Die[1] = 2, g.die(mover), g.die(p.holder(int(p.target)))
	case DueFiring:
		due.Roll.N, due.Roll.Die[0] = 2, g.die(engines.Seat(p.roller))
		due.Roll.Die[1] = due.Roll.Die[0]
	default:
		due.Who = engines.Seats(mover)
		return due
	}
	due.Who = engines.Seats(engines.Dice)
	return due
}

// die is one die of a player.
func (g *Game) die(owner engines.Seat) engines.Die {
	return engines.Die{Owner: owner, Faces: uint8(g.rules.DieFaces)}
}

// Prompt returns the note of what is due.
func (g *Game) Prompt(p *Position) engines.Note {
	mover := seat(p.turn)
	switch p.stage {
	case DueStart:
		return PromptStart.Note(3, mover)
	case DueFirst:
		return PromptFirstRoll.Note(3, mover)
	case DueSpawn:
		return PromptSpawn.Note(5, mover, space(p.target))
	case DueBattle:
		attacker, defender := p.fighting()
		return PromptBattle.Note(8, attacker, defender, space(p.target))
	case DueAgain:
		attacker, defender := p.fighting()
		return PromptAgain.Note(9, attacker, defender, space(p.target), space(p.origin()))
	case DueFiring:
		return PromptFiring.Note(11, seat(p.roller), number(p.round))
	case over:
		return PromptOver.Note(13, number(p.round))
	}
	switch {
	case g.canMove(p):
		return PromptTurn.Note(4, mover)
	case g.mustReenter(p):
		return PromptReenter.Note(14, mover)
	case g.rules.Reentry && p.tribes[p.turn].count == 0:
		return PromptNoStart.Note(14, mover)
	}
	return PromptPass.Note(4, mover)
}
