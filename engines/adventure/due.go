package adventure

import "homespun/engines"

// Due says who owes what.
func (g *Game) Due(p *Position) engines.Due {
	due := engines.Due{What: p.stage}
	switch p.stage {
	case over:
		return engines.Due{}
	case DueDiscard, DueTile:
		due.Who = engines.Seats(engines.Table)
	case DueEvent:
		due.Who = engines.Seats(engines.Dice)
		due.Roll = engines.RollOf(engines.Die{Owner: engines.Seat(p.turn), Faces: uint8(g.rules.EventDie)})
	case DueFight:
		due.Who = engines.Seats(engines.Dice)
		due.Roll = engines.RollOf(engines.Die{Owner: engines.Seat(p.fighter), Faces: FightFaces})
	default:
		due.Who = engines.Seats(g.mover(p))
	}
	return due
}

// mover returns the player who owes a decision, or whose dice are due.
func (g *Game) mover(p *Position) engines.Seat {
	switch p.stage {
	case DueRespawn:
		return engines.Seat(g.sleeper(p))
	case DueFight:
		return engines.Seat(p.fighter)
	}
	return engines.Seat(p.turn)
}

// Prompt returns the note of what is due.
func (g *Game) Prompt(p *Position) engines.Note {
	who := seat(g.mover(p))
	switch p.stage {
	case DueDiscard:
		return PromptDiscard.Note(3, number(g.discardsLeft(p)))
	case DueTile:
		return PromptTile.Note(2, number(p.inHand()))
	case DuePlace:
		return PromptPlace.Note(5, who, space(p.exit))
	case DueEvent:
		return PromptEvent.Note(6, who)
	case DueSpawn:
		kind := g.spawning(p)
		return PromptSpawn.Note(7, who, kindArg(kind), number(g.kinds[kind].Supply-p.Count(kind)))
	case DueRespawn:
		return PromptRespawn.Note(9, who, space(p.exit))
	case DueAction:
		return PromptAction.Note(10, who, number(p.actions))
	case DueGoes:
		return PromptGoes.Note(22, who)
	case DueFight:
		m := g.Foe(p)
		return PromptFight.Note(23, who, piece(m), space(p.at[m]), number(g.kinds[m/MaxSupply].Kill))
	case DueExplode:
		return PromptExplode.Note(25, who, kindArg(int(p.part)))
	}
	return PromptOver.Note(28, number(p.brought))
}

// spawning returns the kind of which monsters appear, where that is due.
func (g *Game) spawning(p *Position) int { return int(g.events[p.face][p.part]) }
