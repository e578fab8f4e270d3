package podium

import (
	"slices"

	"homespun/engines"
)

// moves counts the moves of the seats, and the rolls.
type moves struct {
	last            engines.Seat
	now, all, rolls int
	row             [engines.MaxSeats]int // the most moves that a seat has made in a row
}

func (m *moves) add(who engines.Seat) {
	if who < 0 {
		return
	}
	if m.now == 0 || who != m.last {
		m.last, m.now = who, 0
	}
	m.all++
	m.now++
	m.row[who] = max(m.row[who], m.now)
}

// roll counts a roll. What was set up before the first one is no turn.
func (m *moves) roll() {
	if m.rolls++; m.rolls == 1 {
		m.now, m.row = 0, [engines.MaxSeats]int{}
	}
}

// longest returns the seat with the most moves in a row; false if several had as many, or too few.
func (m *moves) longest() (engines.Seat, bool) { return first(m.row[:], 3) }

// first returns the seat with the highest count; false if another seat has the same count, or it is below
// least.
func first(counts []int, least int) (engines.Seat, bool) {
	highest := slices.Max(counts)
	seat := slices.Index(counts, highest)
	return engines.Seat(seat), highest >= least && !slices.Contains(counts[seat+1:], highest)
}

// race is a match in which every seat has one number and the numbers can be compared: for each position from
// first to last those of all seats.
type race [][]int

// race returns the match as a race; false if it is none.
func (m *Match) race() (race, bool) {
	values, last := m.Readings()
	if len(last) != len(m.Engine.SeatIDs()) || len(last) < 2 {
		return nil, false
	}
	for i, reading := range last {
		if reading.Seat != engines.Seat(i) {
			return nil, false
		}
	}
	return values, true
}

// best returns the seat that has gained most by one line, and from where to where.
func (r race) best() (seat engines.Seat, from, to int) {
	for n := 1; n < len(r); n++ {
		for i, value := range r[n] {
			if value-r[n-1][i] > to-from {
				seat, from, to = engines.Seat(i), r[n-1][i], value
			}
		}
	}
	return seat, from, to
}

// lead returns how often another seat took the lead or drew level, and which one has it at the end; Table if
// none ever had it alone.
func (r race) lead() (changes, levels int, ahead engines.Seat) {
	ahead = engines.Table
	for _, values := range r {
		seat, alone := first(values, 0)
		if !alone && ahead >= 0 {
			levels++
		}
		if !alone || seat == ahead {
			continue
		}
		if ahead >= 0 {
			changes++
		}
		ahead = seat
	}
	return changes, levels, ahead
}
