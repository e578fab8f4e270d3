package program

import "math/bits"

// An Area is a set of spaces, a bit for each from 1 on.
type Area [MaxSpaces / 64]uint64

// Has reports whether a space is in the area.
func (a *Area) Has(space int) bool {
	return space > 0 && a[(space-1)/64]&(1<<((space-1)%64)) != 0
}

// Add adds a space.
func (a *Area) Add(space int) { a[(space-1)/64] |= 1 << ((space - 1) % 64) }

// Join adds the spaces of another area.
func (a *Area) Join(other *Area) {
	for i := range a {
		a[i] |= other[i]
	}
}

// Less takes out the spaces of another area.
func (a *Area) Less(other *Area) {
	for i := range a {
		a[i] &^= other[i]
	}
}

// Take takes out a space.
func (a *Area) Take(space int) { a[(space-1)/64] &^= 1 << ((space - 1) % 64) }

// Len is how many spaces there are.
func (a *Area) Len() (n int) {
	for i := range a {
		n += bits.OnesCount64(a[i])
	}
	return n
}

// After returns the first space behind one; 0 where there is none. The first of all is that behind 0.
func (a *Area) After(space int) int {
	for i := space / 64; i < len(a); i++ {
		if left := a[i] >> max(0, space-64*i) << max(0, space-64*i); left != 0 {
			return 64*i + bits.TrailingZeros64(left) + 1
		}
	}
	return 0
}

// Nth returns the n-th space, from 0 on.
func (a *Area) Nth(n int) int {
	space := a.After(0)
	for ; n > 0; n-- {
		space = a.After(space)
	}
	return space
}

// List returns the spaces in their order.
func (a *Area) List() (list []int) {
	for space := a.After(0); space > 0; space = a.After(space) {
		list = append(list, space)
	}
	return list
}
