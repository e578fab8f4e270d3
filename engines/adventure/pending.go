package adventure

import "homespun/engines"

// Pending returns what the position waits for: a decision of a player or the table, or a roll and its dice.
func (g *Game) Pending(p *Position) engines.Pending {
	pending := engines.Pending{Kind: p.stage}
	switch p.stage {
	case over:
		return engines.Pending{}
	case DueDiscard, DueTile:
		pending.Who = engines.Seats(engines.Table)
	case DueEvent:
		pending.Who = engines.Seats(engines.Dice)
		pending.Roll = engines.RollOf(
			engines.Die{Owner: engines.Seat(p.turn), Faces: uint8(g.rules.EventDie)})
	case DueFight:
		pending.Who = engines.Seats(engines.Dice)
		pending.Roll = engines.RollOf(engines.Die{Owner: engines.Seat(p.fighter), Faces: FightFaces})
	default:
		pending.Who = engines.Seats(g.mover(p))
	}
	return pending
}

// mover returns the player who owes a decision, or who rolls.
func (g *Game) mover(p *Position) engines.Seat {
	switch p.stage {
	case DueRespawn:
		return engines.Seat(g.nextToRespawn(p))
	case DueFight:
		return engines.Seat(p.fighter)
	}
	return engines.Seat(p.turn)
}

// Prompt returns the message that asks for what the position waits for.
func (g *Game) Prompt(p *Position) engines.Message {
	who := seat(g.mover(p))
	switch p.stage {
	case DueDiscard:
		return PromptDiscard.Message(3, number(g.discardsLeft(p)))
	case DueTile:
		return PromptTile.Message(2, number(p.inHand()))
	case DuePlace:
		return PromptPlace.Message(5, who, space(p.exit))
	case DueEvent:
		return PromptEvent.Message(6, who)
	case DueSpawn:
		kind := g.spawning(p)
		return PromptSpawn.Message(7, who, kindArg(kind), number(g.kinds[kind].Supply-p.Count(kind)))
	case DueRespawn:
		return PromptRespawn.Message(9, who, space(p.exit))
	case DueAction:
		return PromptAction.Message(10, who, number(p.actions))
	case DueGoes:
		return PromptGoes.Message(22, who)
	case DueFight:
		m := g.Foe(p)
		return PromptFight.Message(23, who, piece(m), space(p.at[m]), number(g.kinds[m/MaxSupply].Kill))
	case DueExplode:
		return PromptExplode.Message(25, who, kindArg(int(p.part)))
	}
	return PromptOver.Message(28, number(p.brought))
}

// spawning returns the kind of monsters that is appearing, where DueSpawn is due.
func (g *Game) spawning(p *Position) int { return int(g.events[p.face][p.part]) }
