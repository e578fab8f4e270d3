package saratoga

import (
	"slices"

	"homespun/engines"
)

// The decisions that a position can wait for. Records write them as in stages; [engines.Pending.Kind] holds
// the number.
const (
	DueColour = uint8(iota)
	DueLay
	over
)

// stages are the words for these in records, by number. The last one stands for a match that is over.
var stages = []string{"colour", "lay", "over"}

// Position is one position of the game. [Game.Start] returns the first.
type Position struct {
	progress, supplies [MaxPlayers]int32
	colour             [MaxPlayers]Card // of each seat, 0 of those who have none yet
	laid               [MaxPlayers]Lay  // in this turn, face down
	first              [MaxPlayers]Lay  // in the first turn, face up in the second
	round              int32            // from 1
	turn               uint8            // of the round, 1 or 2; 0 before and after play
	stage              uint8
}

// Start returns the position before the first line.
func (g *Game) Start() Position { return Position{round: 1} }

// next returns the seat whose colour is due: the first seat without one. If all have one, it is the number of
// players.
func (g *Game) next(p *Position) engines.Seat {
	if seat := slices.Index(p.colour[:g.players], 0); seat >= 0 {
		return engines.Seat(seat)
	}
	return engines.Seat(g.players)
}

// wearer returns the seat that has chosen a colour. It is -1 if nobody has, or if the card is no colour.
func (p *Position) wearer(c Card) int {
	if !c.Colour() {
		return -1
	}
	return slices.Index(p.colour[:], c)
}

// played reports whether a card of a seat lies face up from the first turn.
func (p *Position) played(seat int, c Card) bool { return p.first[seat].has(c) }

// beginTurn begins a turn in which nobody has laid yet.
func (p *Position) beginTurn(turn uint8) {
	p.laid = [MaxPlayers]Lay{}
	p.turn, p.stage = turn, DueLay
	if turn == 1 {
		p.first = [MaxPlayers]Lay{}
	}
}
