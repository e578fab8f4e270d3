package grid

import (
	"iter"
	"math/bits"
)

// SetSize is the largest number of spaces in a board for a [Set].
const SetSize = 128

// Set is a set of the spaces of a board with up to [SetSize] spaces, stored as bits. It is a comparable
// value; the zero value is empty. (It has two fields because the compiler keeps those in registers, which it
// does not do with an array of two.)
type Set struct{ low, high uint64 }

// SetOf returns the set of these spaces.
func SetOf(spaces ...int) Set {
	var s Set
	for _, space := range spaces {
		s.Add(space)
	}
	return s
}

// bit returns the set with one space from 0 to SetSize-1.
func bit(space int) Set {
	// A shift by 64 or more gives 0, so only one of the fields gets the bit. (A negative count, converted to
	// uint, is far above 64.)
	return Set{1 << uint(space), 1 << uint(space-64)}
}

// Has reports whether the space is in the set. Numbers outside 0 to SetSize-1 never are.
func (s Set) Has(space int) bool {
	b := bit(space)
	return s.low&b.low|s.high&b.high != 0
}

// Add adds a space from 0 to SetSize-1.
func (s *Set) Add(space int) { *s = s.Or(bit(space)) }

// Remove removes a space from 0 to SetSize-1.
func (s *Set) Remove(space int) { *s = s.Without(bit(space)) }

// Or returns the union of the sets.
func (s Set) Or(t Set) Set { return Set{s.low | t.low, s.high | t.high} }

// And returns the intersection of the sets.
func (s Set) And(t Set) Set { return Set{s.low & t.low, s.high & t.high} }

// Without returns the spaces of s that are not in t.
func (s Set) Without(t Set) Set { return Set{s.low &^ t.low, s.high &^ t.high} }

// Empty reports whether nothing is in the set.
func (s Set) Empty() bool { return s.low|s.high == 0 }

// Meets reports whether the sets have a space in common.
func (s Set) Meets(t Set) bool { return s.low&t.low|s.high&t.high != 0 }

// Len returns how many spaces are in the set.
func (s Set) Len() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// First returns the lowest space, or -1 if the set is empty.
func (s Set) First() int { return s.Take() }

// Take removes the lowest space and returns it, or returns -1 if the set is empty.
func (s *Set) Take() int {
	switch {
	case s.low != 0:
		space := bits.TrailingZeros64(s.low)
		s.low &= s.low - 1
		return space
	case s.high != 0:
		space := 64 + bits.TrailingZeros64(s.high)
		s.high &= s.high - 1
		return space
	}
	return -1
}

// All iterates over the spaces, the lowest first.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for !s.Empty() && yield(s.Take()) {
		}
	}
}

// Spread returns all spaces that are near a space of the set; near holds the neighbours of each space.
func (s Set) Spread(near *[SetSize]Set) Set {
	var all Set
	for ; s.low != 0; s.low &= s.low - 1 {
		all = all.Or(near[bits.TrailingZeros64(s.low)&63])
	}
	for ; s.high != 0; s.high &= s.high - 1 {
		all = all.Or(near[64+bits.TrailingZeros64(s.high)&63])
	}
	return all
}

// Nth returns the n-th lowest space, counted from 0, or -1 if the set has too few spaces.
func (s Set) Nth(n int) int {
	for range n {
		s.Take()
	}
	return s.First()
}
