package grid

import (
	"iter"
	"math/bits"
	"math/rand/v2"

	"homespun/engines"
)

const (
	// WideSize is the largest number of spaces in a board for a [WideSet].
	WideSize = WideColumns * WideColumns
	// WideColumns is the number of columns, and of rows, that a board must have for [WideSet.Beside].
	WideColumns = 16
)

// WideSet is a [Set] for boards of up to [WideSize] spaces. (It has four fields because the compiler keeps
// those in registers, which it does not do with an array of four.)
type WideSet struct{ a, b, c, d uint64 }

// WideSetOf returns the set of these spaces.
func WideSetOf(spaces ...int) WideSet {
	var s WideSet
	for _, space := range spaces {
		s.Add(space)
	}
	return s
}

// wideBits holds, for each space, the set with that space alone. Looking it up is faster than four shifts.
var wideBits = func() (sets [WideSize]WideSet) {
	for space := range sets {
		// A shift by 64 or more gives 0, so only one of the fields gets the bit.
		n := uint(space)
		sets[space] = WideSet{1 << n, 1 << (n - 64), 1 << (n - 128), 1 << (n - 192)}
	}
	return sets
}()

// Has reports whether the space is in the set. Numbers outside 0 to WideSize-1 never are.
func (s WideSet) Has(space int) bool { return uint(space) < WideSize && s.Meets(wideBits[space]) }

// Add adds a space from 0 to WideSize-1.
func (s *WideSet) Add(space int) { *s = s.Or(wideBits[space]) }

// Remove removes a space from 0 to WideSize-1.
func (s *WideSet) Remove(space int) { *s = s.Without(wideBits[space]) }

// Or returns the union of the sets.
func (s WideSet) Or(t WideSet) WideSet { return WideSet{s.a | t.a, s.b | t.b, s.c | t.c, s.d | t.d} }

// And returns the intersection of the sets.
func (s WideSet) And(t WideSet) WideSet { return WideSet{s.a & t.a, s.b & t.b, s.c & t.c, s.d & t.d} }

// Without returns the spaces of s that are not in t.
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

// First returns the lowest space, or -1 if the set is empty.
func (s WideSet) First() int { return s.Take() }

// Take removes the lowest space and returns it, or returns -1 if the set is empty.
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

// All iterates over the spaces, the lowest first.
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

// Nth returns the n-th lowest space, counted from 0, or -1 if the set has too few spaces.
func (s WideSet) Nth(n int) int {
	for range n {
		s.Take()
	}
	return s.First()
}

// Moves appends one copy of m for each space of the set, with the space added as an argument, and returns the
// list.
func (s WideSet) Moves(list []engines.Move, m engines.Move) []engines.Move {
	for space := range s.All() {
		next := m
		next.Add(int16(space))
		list = append(list, next)
	}
	return list
}

// Draw returns one of the moves that [WideSet.Moves] lists, drawn with r; each has the same chance. The set
// must not be empty.
func (s WideSet) Draw(r *rand.Rand, m engines.Move) engines.Move {
	m.Add(int16(s.Nth(r.IntN(s.Len()))))
	return m
}

// One word of a WideSet holds four rows. These masks select their first and their last columns.
const (
	firstColumn = 0x0001_0001_0001_0001
	lastColumn  = 0x8000_8000_8000_8000
)

// Beside returns the spaces that share a side with a space of the set, on a full board of WideColumns ×
// WideColumns spaces. One word holds four rows, so a step to a neighbour is a shift of bits. A space of the
// set is in the result only if its neighbour is in the set too.
func (s WideSet) Beside() WideSet {
	return WideSet{
		sideways(s.a) | s.a<<16 | s.a>>16 | s.b<<48,
		sideways(s.b) | s.b<<16 | s.b>>16 | s.c<<48 | s.a>>48,
		sideways(s.c) | s.c<<16 | s.c>>16 | s.d<<48 | s.b>>48,
		sideways(s.d) | s.d<<16 | s.d>>16 | s.c>>48,
	}
}

// sideways returns the spaces left and right of those in one word, without running over into the next row.
func sideways(word uint64) uint64 { return word&^firstColumn>>1 | word&^lastColumn<<1 }
