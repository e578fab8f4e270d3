package engines

import "math/bits"

// Seat is a place at the table, counted from 0 in the order of the match. Two values stand for no player:
// Dice and Table.
type Seat int8

const (
	// Dice makes all rolls, no matter which player throws and whether the dice are real or the app's.
	Dice Seat = -1
	// Table stands for everybody together. It deals while the match is set up, and it puts the app right
	// (fix, undo, redo).
	Table Seat = -2
)

// Arg returns the seat as an argument of a message.
func (s Seat) Arg() Arg { return Arg{SeatArg, int32(s)} }

// MaxSeats is the largest number of seats a match can have.
const MaxSeats = 6

// SeatSet is a set of seats, Dice and Table included. The zero value is empty.
type SeatSet uint16

// Seats returns the set of these seats.
func Seats(seats ...Seat) SeatSet {
	var s SeatSet
	for _, seat := range seats {
		s = s.With(seat)
	}
	return s
}

// With returns the set with the seat in it.
func (s SeatSet) With(seat Seat) SeatSet { return s | 1<<(seat+2) }

// Without returns the set without the seat.
func (s SeatSet) Without(seat Seat) SeatSet { return s &^ (1 << (seat + 2)) }

// Has reports whether the seat is in the set.
func (s SeatSet) Has(seat Seat) bool { return s&(1<<(seat+2)) != 0 }

// Len returns how many seats are in the set.
func (s SeatSet) Len() int { return bits.OnesCount16(uint16(s)) }

// List returns the seats in the order Table, Dice, players.
func (s SeatSet) List() []Seat {
	var list []Seat
	for rest := s; rest != 0; rest &= rest - 1 {
		list = append(list, Seat(bits.TrailingZeros16(uint16(rest))-2))
	}
	return list
}

// First returns the first seat in the order of [SeatSet.List]. It panics if the set is empty, which is an
// error of the program.
func (s SeatSet) First() Seat {
	if s == 0 {
		panic("engines: First of an empty set of seats")
	}
	return Seat(bits.TrailingZeros16(uint16(s)) - 2)
}

// Only returns the seat of a set that has exactly one. It panics if the set has none or several, which is an
// error of the program.
func (s SeatSet) Only() Seat {
	if s.Len() != 1 {
		panic("engines: Only of a set of none or several seats")
	}
	return Seat(bits.TrailingZeros16(uint16(s)) - 2)
}
