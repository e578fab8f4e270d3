package board

import (
	"slices"

	"homespun/companion/tableau"
)

// high is how far above its place a cube begins to drop, or is when it is gone, in cubes.
const high = 1.6

// flight is a cube that has just been placed, and drops, or has been taken, and rises.
type flight struct {
	solid *tableau.Solid // with the cube
	cube  int
	rises bool
}

// flightOf returns the one cube by which two solids differ; false where they differ by none or by more.
func flightOf(before, after *tableau.Solid) (flight, bool) {
	if before == nil || after == nil {
		return flight{}, false
	}
	added, gone := more(before, after), more(after, before)
	switch {
	case len(added) == 1 && len(gone) == 0:
		return flight{after, added[0], false}, true
	case len(gone) == 1 && len(added) == 0:
		taken := before.Cubes[gone[0]]
		taken.Lit = false
		solid := *after
		solid.Cubes = append(slices.Clone(after.Cubes), taken)
		return flight{&solid, len(after.Cubes), true}, true
	}
	return flight{}, false
}

// more returns which cubes a solid has where another one has none.
func more(than, solid *tableau.Solid) []int {
	has := map[[3]int]bool{}
	for _, cube := range than.Cubes {
		has[[3]int{cube.X, cube.Y, cube.Level}] = true
	}
	var list []int
	for i, cube := range solid.Cubes {
		if !has[[3]int{cube.X, cube.Y, cube.Level}] {
			list = append(list, i)
		}
	}
	return list
}

// at returns the solid as it is when a part of the way is done.
func (f flight) at(part float64) *tableau.Solid {
	solid := *f.solid
	solid.Cubes = slices.Clone(solid.Cubes)
	if !f.rises {
		part = 1 - part
	}
	solid.Cubes[f.cube].Lift = max(0.001, part*high)
	return &solid
}
