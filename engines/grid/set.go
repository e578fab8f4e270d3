package grid

import (
	"iter"
	"math/bits"
)

// SetSize is how many spaces a [Set] can tell apart.
const SetSize = 128

// Set is a set of spaces of a board of up to [SetSize], as bits: a value, comparable, empty when zero. (Two
// fields, for the compiler keeps those in registers and an array of two not.)
type Set struct{ low, high uint64 }

// SetOf returns the set of the spaces given.
func SetOf(spaces ...int) Set {
	var s Set
	for _, space := range spaces {
		s.Add(space)
	}
	return s
}

// bit returns the set of one space from 0 to SetSize-1.
func bit(space int) Set {
	// A shift by 64 or more leaves nothing.
	return Set{1 << uint(space), 1 << uint(space-64)}
}

// Has reports whether the space is in the set; spaces no set can hold never are.
func (s Set) Has(space int) bool {
	b := bit(space)
	return s.low&b.low|s.high&b.high != 0
}

// Add puts a space from 0 to SetSize-1 in.
func (s *Set) Add(space int) { *s = s.Or(bit(space)) }

// Remove takes a space from 0 to SetSize-1 out.
func (s *Set) Remove(space int) { *s = s.Without(bit(space)) }

// Or returns what is in either set.
func (s Set) Or(t Set) Set { return Set{s.low | t.low, s.high | t.high} }

// And returns what is in both sets.
func (s Set) And(t Set) Set { return Set{s.low & t.low, s.high & t.high} }

// Without returns what is in s and not in t.
func (s Set) Without(t Set) Set { return Set{s.low &^ t.low, s.high &^ t.high} }

// Empty reports whether nothing is in the set.
func (s Set) Empty() bool { return s.low|s.high == 0 }

// Meets reports whether the sets have a space in common.
func (s Set) Meets(t Set) bool { return s.low&t.low|s.high&t.high != 0 }

// Len returns how many spaces are in the set.
func (s Set) Len() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// First returns the lowest space, and -1 of an empty set.
func (s Set) First() int { return s.Take() }

// Take takes the lowest space out and returns it, and -1 of an empty set.
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

// All goes through the spaces, the lowest first.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for !s.Empty() && yield(s.Take()) {
		}
	}
}

// Spread returns all that is near some space of the set, near being what each space touches.
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

// Nth returns the n-th lowest space, counted from 0, and -1 where the set has no so many.
func (s Set) Nth(n int) int {
	for range n {
		s.Take()
	}
	return s.First()
}
