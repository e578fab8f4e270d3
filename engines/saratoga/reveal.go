package saratoga

import "homespun/engines"

// turned holds the turned-up cards of a turn and what is worked out from them.
type turned struct {
	play   [MaxPlayers]Play
	target [MaxPlayers]int8 // the seat that each player's play names, -1 for none
	// raiders counts the raids on each player, attackers all attacks on each player.
	raiders, attackers [MaxPlayers]int8
	// loss is the progress that each player loses.
	loss [MaxPlayers]int32
}

// reveal turns all cards up and works out the turn step by step: first all attacks, then progress (SAR-05).
func (g *Game) reveal(p *Position, emit func(engines.Message)) {
	var turn turned
	for who := range g.players {
		l := p.laid[who]
		play := l.Play()
		turn.play[who], turn.target[who] = play, int8(p.wearer(l.Target))
		if play.Attack() {
			turn.attackers[turn.target[who]]++
		}
		if play == PlayRaid {
			turn.raiders[turn.target[who]]++
		}
		if emit != nil {
			g.emitLaid(&turn, who, emit)
		}
	}
	for target := range g.players {
		for who := 0; who < g.players && turn.attackers[target] > 0; who++ {
			if turn.play[who].Attack() && int(turn.target[who]) == target {
				g.attack(p, &turn, who, target, emit)
			}
		}
		g.defend(&turn, target, emit)
	}
	for who := range g.players {
		if turn.loss[who] != 0 {
			p.lose(&turn, who, emit)
		}
	}
	for who := range g.players {
		g.award(p, &turn, who, emit)
	}
}

// emitLaid emits what a player has laid.
func (g *Game) emitLaid(turn *turned, who int, emit func(engines.Message)) {
	switch play := turn.play[who]; {
	case play == NoPlay:
		LaidNothing.Emit(emit, 16, seat(who))
	case turn.target[who] >= 0:
		laidAgainst[play].Emit(emit, play.Clause(), seat(who), seat(turn.target[who]))
	default:
		laid[play].Emit(emit, play.Clause(), seat(who))
	}
}

// attack works out one attack (SAR-09, SAR-10): what it costs, and who loses how much progress. The loss is
// only noted here and taken once all attacks are summed up (SAR-17).
func (g *Game) attack(p *Position, turn *turned, who, target int, emit func(engines.Message)) {
	play, defence := turn.play[who], turn.play[target]
	cost, damage := min(g.cost[play], p.supplies[who]), g.damage[play]
	party := int(turn.raiders[target])
	few := play == PlayRaid && party < g.rules.Raiders
	if few {
		damage = 0
	}
	outcome, clause := hits, play.Clause()
	switch {
	case defence == PlayScoundrel && int(turn.target[target]) == who:
		outcome, clause = turnedBack, 14
		turn.loss[who] += damage
	case defence == PlayOffMyLand && play == PlaySabotage, defence == PlayRaiders && play == PlayRaid:
		outcome, clause = fended, defence.Clause()
	default:
		turn.loss[target] += damage
	}
	p.supplies[who] -= cost
	if outcome != hits {
		p.supplies[target] = gain(p.supplies[target], cost)
	}
	if emit == nil {
		return
	}
	by, on, supplies := seat(who), seat(target), number(p.supplies[who])
	if outcome != hits {
		supplies = number(p.supplies[target])
	}
	switch {
	case play == PlaySabotage:
		sabotages[outcome].Emit(emit, clause, by, on, number(damage), number(cost), supplies)
	case few:
		raidsTooFew[outcome].Emit(emit, clause, by, on, number(cost), number(party), number(g.rules.Raiders),
			supplies)
	default:
		raids[outcome].Emit(emit, clause, by, on, number(damage), number(cost), number(party), supplies)
	}
}

// defend works out what a defence does to its own player. Circling the wagons halves the loss (SAR-11). A
// defence against an attack that nobody makes is punished (SAR-11 to SAR-13, SAR-15).
func (g *Game) defend(turn *turned, who int, emit func(engines.Message)) {
	play, attacked := turn.play[who], turn.attackers[who] > 0
	switch play {
	case PlayScoundrel:
		if from := int(turn.target[who]); !turn.play[from].Attack() || int(turn.target[from]) != who {
			LeftAlone.Emit(emit, 14, seat(who), seat(from))
		}
	case PlayWagons, PlayOffMyLand, PlayRaiders:
		switch would := turn.loss[who]; {
		case !attacked:
			turn.loss[who] += int32(g.rules.Unattacked)
			needless[play].Emit(emit, play.Clause(), seat(who), number(g.rules.Unattacked))
		case play == PlayWagons && would > 0:
			turn.loss[who] /= int32(g.rules.Wagons)
			LossDivided.Emit(emit, 11, seat(who), number(would), number(g.rules.Wagons),
				number(turn.loss[who]), number(would%int32(g.rules.Wagons)))
		}
	}
}

// lose takes from a player the progress that it loses in this turn, but never below 0 (SAR-17).
func (p *Position) lose(turn *turned, who int, emit func(engines.Message)) {
	before := p.progress[who]
	p.progress[who] = max(0, before-turn.loss[who])
	Loses.Emit(emit, 17, seat(who), number(turn.loss[who]), number(before), number(p.progress[who]))
}

// award gives a player the progress and supplies of its own play (SAR-06 to SAR-08). A convoy is worked out
// once for both players.
func (g *Game) award(p *Position, turn *turned, who int, emit func(engines.Message)) {
	by := seat(who)
	switch r := &g.rules; turn.play[who] {
	case PlayHeadWest:
		p.progress[who] = gain(p.progress[who], int32(r.HeadWest))
		HeadedWest.Emit(emit, 6, by, number(r.HeadWest), number(p.progress[who]))
	case PlayGetSupplies:
		p.supplies[who] = gain(p.supplies[who], int32(r.GetSupplies))
		GotSupplies.Emit(emit, 8, by, number(r.GetSupplies), number(p.supplies[who]))
	case PlayConvoy:
		with := int(turn.target[who])
		on := seat(with)
		if turn.play[with] != PlayConvoy || int(turn.target[with]) != who {
			ConvoyMissed.Emit(emit, 7, by, on)
			return
		}
		if with < who {
			return
		}
		for _, one := range [...]int{who, with} {
			p.progress[one] = gain(p.progress[one], int32(r.Convoy))
			p.supplies[one] = max(0, p.supplies[one]-int32(r.ConvoyCost))
		}
		ConvoyMet.Emit(emit, 7, by, on, number(r.Convoy), number(r.ConvoyCost), number(p.progress[who]),
			number(p.progress[with]))
	}
}

// gain adds to a count, up to MaxCount.
func gain(have, more int32) int32 { return min(have+more, MaxCount) }
