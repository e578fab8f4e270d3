package grid

import "math/bits"

// SetSize is how many spaces a [Set] can tell apart.
const SetSize = 128

// Set is a set of spaces of a board of up to [SetSize], as bits: a value, comparable, empty when zero.
type Set [2]uint64

// SetOf returns the set of the spaces given.
func SetOf(spaces ...int) Set {
	var s Set
	for _, space := range spaces {
		s.Add(space)
	}
	return s
}

// Has reports whether the space is in the set; spaces no set can hold never are.
func (s *Set) Has(space int) bool {
	return uint(space) < SetSize && s[space>>6&1]>>(space&63)&1 != 0
}

// Add puts a space from 0 to SetSize-1 in.
func (s *Set) Add(space int) { s[space>>6&1] |= 1 << (space & 63) }

// Remove takes a space from 0 to SetSize-1 out.
func (s *Set) Remove(space int) { s[space>>6&1] &^= 1 << (space & 63) }

// Or returns what is in either set.
func (s Set) Or(t Set) Set { return Set{s[0] | t[0], s[1] | t[1]} }

// And returns what is in both sets.
func (s Set) And(t Set) Set { return Set{s[0] & t[0], s[1] & t[1]} }

// Without returns what is in s and not in t.
func (s Set) Without(t Set) Set { return Set{s[0] &^ t[0], s[1] &^ t[1]} }

// Empty reports whether nothing is in the set.
func (s Set) Empty() bool { return s[0]|s[1] == 0 }

// Meets reports whether the sets have a space in common.
func (s Set) Meets(t *Set) bool { return s[0]&t[0]|s[1]&t[1] != 0 }

// Len returns how many spaces are in the set.
func (s Set) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// First returns the lowest space, and -1 of an empty set.
func (s Set) First() int {
	switch {
	case s[0] != 0:
		return bits.TrailingZeros64(s[0])
	case s[1] != 0:
		return 64 + bits.TrailingZeros64(s[1])
	}
	return -1
}

// Take takes the lowest space out and returns it, and -1 of an empty set: for s := set; !s.Empty(); { space := s.Take() }.
func (s *Set) Take() int {
	switch {
	case s[0] != 0:
		space := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return space
	case s[1] != 0:
		space := 64 + bits.TrailingZeros64(s[1])
		s[1] &= s[1] - 1
		return space
	}
	return -1
}

// Spread returns all that is near some space of the set, near being what each space touches.
func (s Set) Spread(near *[SetSize]Set) Set {
	var all Set
	for rest := s[0]; rest != 0; rest &= rest - 1 {
		n := &near[bits.TrailingZeros64(rest)&63]
		all[0] |= n[0]
		all[1] |= n[1]
	}
	for rest := s[1]; rest != 0; rest &= rest - 1 {
		n := &near[64+bits.TrailingZeros64(rest)&63]
		all[0] |= n[0]
		all[1] |= n[1]
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
