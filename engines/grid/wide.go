package grid

import (
	"iter"
	"math/bits"
	"math/rand/v2"

	"homespun/engines"
)

const (
	// WideSize is how many spaces a [WideSet] can tell apart.
	WideSize = WideColumns * WideColumns
	// WideColumns is how many columns, and rows, the board of a [WideSet] has where [WideSet.Beside] is
	// asked.
	WideColumns = 16
)

// WideSet is a [Set] for boards of up to [WideSize] spaces. (Four fields, for the compiler keeps those in
// registers and an array of four not.)
type WideSet struct{ a, b, c, d uint64 }

// WideSetOf returns the set of the spaces given.
func WideSetOf(spaces ...int) WideSet {
	var s WideSet
	for _, space := range spaces {
		s.Add(space)
	}
	return s
}

// wideBit returns the set of one space from 0 to WideSize-1.
func wideBit(space int) WideSet {
	// A shift by 64 or more leaves nothing.
	return WideSet{1 << uint(space), 1 << uint(space-64), 1 << uint(space-128), 1 << uint(space-192)}
}

// Has reports whether the space is in the set; spaces no set can hold never are.
func (s WideSet) Has(space int) bool { return s.Meets(wideBit(space)) }

// Add puts a space from 0 to WideSize-1 in.
func (s *WideSet) Add(space int) { *s = s.Or(wideBit(space)) }

// Remove takes a space from 0 to WideSize-1 out.
func (s *WideSet) Remove(space int) { *s = s.Without(wideBit(space)) }

// Or returns what is in either set.
func (s WideSet) Or(t WideSet) WideSet { return WideSet{s.a | t.a, s.b | t.b, s.c | t.c, s.d | t.d} }

// And returns what is in both sets.
func (s WideSet) And(t WideSet) WideSet { return WideSet{s.a & t.a, s.b & t.b, s.c & t.c, s.d & t.d} }

// Without returns what is in s and not in t.
func (s WideSet) Without(t WideSet) WideSet {
	return WideSet{s.a &^ t.a, s.b &^ t.b, s.c &^ t.c, s.d &^ t.d}
}

// Empty reports whether nothing is in the set.
func (s WideSet) Empty() bool { return s.a|s.b|s.c|s.d == 0 }

// Meets reports whether the sets have a space in common.
func (s WideSet) Meets(t WideSet) bool { return s.a&t.a|s.b&t.b|s.c&t.c|s.d&t.d != 0 }

// Len returns how many spaces are in the set.
func (s WideSet) Len() int {
	return bits.OnesCount64(s.a) + bits.OnesCount64(s.b) + bits.OnesCount64(s.c) + bits.OnesCount64(s.d)
}

// First returns the lowest space, and -1 of an empty set.
func (s WideSet) First() int { return s.Take() }

// Take takes the lowest space out and returns it, and -1 of an empty set.
func (s *WideSet) Take() int {
	switch {
	case s.a != 0:
		space := bits.TrailingZeros64(s.a)
		s.a &= s.a - 1
		return space
	case s.b != 0:
		space := 64 + bits.TrailingZeros64(s.b)
		s.b &= s.b - 1
		return space
	case s.c != 0:
		space := 128 + bits.TrailingZeros64(s.c)
		s.c &= s.c - 1
		return space
	case s.d != 0:
		space := 192 + bits.TrailingZeros64(s.d)
		s.d &= s.d - 1
		return space
	}
	return -1
}

// All goes through the spaces, the lowest first.
func (s WideSet) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range [...]uint64{s.a, s.b, s.c, s.d} {
			for ; word != 0; word &= word - 1 {
				if !yield(64*i + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// Nth returns the n-th lowest space, counted from 0, and -1 where the set has no so many.
func (s WideSet) Nth(n int) int {
	for range n {
		s.Take()
	}
	return s.First()
}

// Moves appends a move for every space, with the space as one more argument, and returns the list.
func (s WideSet) Moves(list []engines.Move, m engines.Move) []engines.Move {
	for space := range s.All() {
		next := m
		next.Add(int16(space))
		list = append(list, next)
	}
	return list
}

// Draw draws one of the moves that [WideSet.Moves] lists.
func (s WideSet) Draw(r *rand.Rand, m engines.Move) engines.Move {
	m.Add(int16(s.Nth(r.IntN(s.Len()))))
	return m
}

// The first and the last column of the four rows in one word.
const (
	firstColumn = 0x0001_0001_0001_0001
	lastColumn  = 0x8000_8000_8000_8000
)

// Beside returns the spaces that touch one of the set, side by side, on a board of WideColumns × WideColumns
// spaces without gaps: four rows make a word, so that a step is a shift.
func (s WideSet) Beside() WideSet {
	return WideSet{
		row(s.a) | s.a<<16 | s.a>>16 | s.b<<48,
		row(s.b) | s.b<<16 | s.b>>16 | s.c<<48 | s.a>>48,
		row(s.c) | s.c<<16 | s.c>>16 | s.d<<48 | s.b>>48,
		row(s.d) | s.d<<16 | s.d>>16 | s.c>>48,
	}
}

// row returns the spaces left and right of those in a word.
func row(word uint64) uint64 { return word&^firstColumn>>1 | word&^lastColumn<<1 }
