package sitters

import (
	"slices"

	"homespun/engines"
)

// Side returns the side whose turn it is (SIT-05). While setting up it is the side that places next (SIT-03),
// and after the end the side whose turn it would be.
func (g *Game) Side(p *Position) engines.Seat {
	switch {
	case p.stage == DueContainer && p.boxes.Len() < g.rules.Containers.Collectors,
		p.stage == DueStart && p.tally(0, inHand) > 0:
		return Collectors
	case p.SettingUp():
		return Obstructors
	}
	return g.turns[p.turn]
}

// Due implements [engines.Game].
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	switch p.stage {
	case over:
		return 0, 0
	case DueRoll, DueLoot, DueBattle:
		return engines.Seats(engines.Dice), 0
	}
	return engines.Seats(g.Side(p)), 0
}

// Pending returns what the position waits for: a decision of a side, or a roll and its dice.
func (g *Game) Pending(p *Position) engines.Pending {
	if p.stage == over {
		return engines.Pending{}
	}
	who, _ := g.Due(p)
	return engines.Pending{Who: who, Kind: p.stage, Roll: *g.dueDice(p)}
}

// dueDice returns the dice to roll; none if a decision is due.
func (g *Game) dueDice(p *Position) *engines.Roll {
	switch p.stage {
	case DueRoll:
		return &g.oneDie[g.turns[p.turn]]
	case DueLoot:
		return &g.oneDie[Collectors]
	case DueBattle:
		return &g.battleDice
	}
	return &noDice
}

var noDice engines.Roll

// fighters returns the markers on the space of the loot roll or battle that is due. In a loot roll there is
// no obstructor: it is -1.
func (p *Position) fighters() (collector, obstructor Marker) {
	return p.markerOn(0, int(p.spot)), p.markerOn(1, int(p.spot))
}

// nextInHand returns the marker that is placed next (SIT-03).
func (g *Game) nextInHand(p *Position) Marker {
	return slices.Index(p.at[:], inHand)
}

// containersToPlace returns how many containers a side has yet to place.
func (g *Game) containersToPlace(p *Position, side engines.Seat) int {
	if side == Collectors {
		return g.rules.Containers.Collectors - p.boxes.Len()
	}
	return g.Containers() - p.boxes.Len()
}

// turnOfSide says that a turn of the round is the nth of that side's turns, from 1, of so many. The prompt
// shows it as "turn 1 of 2".
func (g *Game) turnOfSide(turn int) (nth, of int) {
	for i, side := range g.turns {
		if side == g.turns[turn] {
			of++
			if i <= turn {
				nth++
			}
		}
	}
	return nth, of
}

// Prompt returns the message that asks for what the position waits for.
func (g *Game) Prompt(p *Position) engines.Message {
	side := g.Side(p)
	switch p.stage {
	case DueContainer:
		return PromptContainer.Message(3, seat(side), number(g.containersToPlace(p, side)))
	case DueStart:
		return PromptStart.Message(3, seat(side), piece(g.nextInHand(p)))
	case DueRoll:
		nth, of := g.turnOfSide(int(p.turn))
		return PromptRoll.Message(6, seat(side), number(nth), number(of))
	case DueMove:
		return g.promptMove(p, side)
	case DueLoot:
		collector, _ := p.fighters()
		return PromptLoot.Message(14, piece(collector), space(p.spot))
	case DueBattle:
		collector, obstructor := p.fighters()
		return PromptBattle.Message(15, piece(collector), piece(obstructor), space(p.spot))
	default:
		score, par := g.Total(p)
		return PromptOver.Message(16, number(score), number(par))
	}
}

func (g *Game) promptMove(p *Position, side engines.Seat) engines.Message {
	moves, returns := g.options(p)
	switch {
	case moves && returns:
		return PromptMoveOrReturn.Message(13, side, number(p.roll))
	case returns:
		return PromptReturnOrPass.Message(13, side, number(p.roll))
	case !moves:
		return PromptPass.Message(11, side, number(p.roll))
	}
	return PromptMove.Message(6, side, number(p.roll))
}
