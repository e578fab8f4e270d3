package adventure

import "homespun/engines"

// Due implements [engines.Game].
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	switch p.stage {
	case over:
		return 0, 0
	case DueDiscard, DueTile:
		return engines.Seats(engines.Table), 0
	case DueEvent, DueFight:
		return engines.Seats(engines.Dice), 0
	}
	return engines.Seats(g.mover(p)), 0
}

// Pending returns what the position waits for: a decision of a player or the table, or a roll and its dice.
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
	case DueEvent:
		return engines.RollOf(engines.Die{Owner: engines.Seat(p.turn), Faces: uint8(g.rules.EventDie)})
	case DueFight:
		return engines.RollOf(engines.Die{Owner: engines.Seat(p.fighter), Faces: FightFaces})
	}
	return engines.Roll{}
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
