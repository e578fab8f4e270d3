package sitters

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// The kinds of decision or roll that a position can wait for, also held by [engines.Pending.Kind].
const (
	DueContainer = uint8(iota)
	DueStart
	DueRoll
	DueMove
	DueLoot
	DueBattle
	over
)

// stages are the names of the Due constants in records, by their number.
var stages = []string{"container", "start", "roll", "move", "loot", "battle", "over"}

// The places of a marker that is not on the board. A position holds them instead of a space, so they are
// negative.
const (
	inHand   = int8(-1 - iota) // not yet placed (SIT-03)
	defeated                   // off the board, and may return (SIT-15)
	survivor                   // in the safe zone (SIT-12)
	out                        // defeated on an earlier board, or no marker of this game
)

// State is where a marker is.
type State uint8

const (
	OnBoard State = iota
	InHand
	Defeated
	Survivor
	// Out is a marker defeated on an earlier board; it takes no more part.
	Out
)

// Position is one position of the game. The zero value is not a valid one; [Game.Start] returns the first.
type Position struct {
	at [2 * MaxMarkers]int8 // the space of each marker, or one of inHand to out
	// on holds the spaces with markers of each side, boxes those with a container.
	on    [2]grid.Set
	boxes grid.Set
	loot  int16
	turn  int8  // turn of the round, from 0: an index into Game.turns
	stage uint8 // what the position waits for: one of DueContainer to over
	roll  int8  // the face to move; 0 where no move is due
	spot  int8  // the space of the loot roll or battle that is due; -1 where none is
	board int8  // boards played before this one
	round int32
	past  [MaxBoards - 1]played
}

// played is the end of a board played earlier, which the score still needs (SIT-17).
type played struct {
	loot      int16
	survivors int8
}

// Start returns the position before the first line.
func (g *Game) Start() Position {
	p := Position{spot: -1, round: 1}
	for m := range p.at {
		p.at[m] = out
		if m%MaxMarkers < g.count[Side(m)] {
			p.at[m] = inHand
		}
	}
	g.setUp(&p, nil)
	return p
}

// State returns where a marker is. The space is -1 unless the marker is on the board.
func (p *Position) State(m Marker) (state State, space int) {
	if at := p.at[m]; at < 0 {
		return State(-at), -1
	}
	return OnBoard, int(p.at[m])
}

// Container reports whether a container is on a space.
func (p *Position) Container(space int) bool { return p.boxes.Has(space) }

// ContainersLeft returns how many containers are on the board.
func (p *Position) ContainersLeft() int { return p.boxes.Len() }

// On returns the markers on a space: none, one, or the collector and the obstructor of a battle (SIT-15).
func (p *Position) On(space int) []Marker {
	var list []Marker
	for m, at := range p.at {
		if at >= 0 && int(at) == space {
			list = append(list, m)
		}
	}
	return list
}

// Loot returns the loot of this board.
func (p *Position) Loot() int { return int(p.loot) }

// Survivors returns how many collectors have reached the safe zone on this board.
func (p *Position) Survivors() int { return p.tally(0, survivor) }

// Defeated returns how many markers of a side were defeated on this board and are still off it. Markers
// defeated on earlier boards do not count.
func (p *Position) Defeated(side engines.Seat) int { return p.tally(int(side), defeated) }

// Left returns how many markers of a side are on the board.
func (p *Position) Left(side engines.Seat) int { return p.on[side].Len() }

// tally counts the markers of a side in one of the places off the board, such as inHand.
func (p *Position) tally(side int, where int8) int {
	n := 0
	for _, at := range p.at[side*MaxMarkers : (side+1)*MaxMarkers] {
		if at == where {
			n++
		}
	}
	return n
}

// Round returns the round of this board, from 1.
func (p *Position) Round() int { return int(p.round) }

// Turn returns the turn of the round, from 0: an index into [Game.Turns].
func (p *Position) Turn() int { return int(p.turn) }

// Roll returns the face to move, and 0 where no move is due.
func (p *Position) Roll() int { return int(p.roll) }

// Spot returns the space of the loot roll or battle that is due, and -1 where none is.
func (p *Position) Spot() int { return int(p.spot) }

// Board returns the board being played, from 1.
func (p *Position) Board() int { return int(p.board) + 1 }

// SettingUp reports whether containers or markers are still being placed.
func (p *Position) SettingUp() bool { return p.stage <= DueStart }

// Over reports whether the match has ended.
func (p *Position) Over() bool { return p.stage == over }

// markerOn returns the marker of a side on a space, and -1 where there is none.
func (p *Position) markerOn(side, space int) Marker {
	for m := side * MaxMarkers; m < (side+1)*MaxMarkers; m++ {
		if int(p.at[m]) == space && space >= 0 {
			return m
		}
	}
	return -1
}

// put moves a marker to a space from wherever it is.
func (p *Position) put(m Marker, space int) {
	p.take(m, 0)
	p.at[m] = int8(space)
	p.on[m/MaxMarkers].Add(space)
}

// take moves a marker to one of the places off the board, such as defeated.
func (p *Position) take(m Marker, where int8) {
	if p.at[m] >= 0 {
		p.on[m/MaxMarkers].Remove(int(p.at[m]))
	}
	p.at[m] = where
}
