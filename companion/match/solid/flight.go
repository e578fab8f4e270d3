package solid

import (
	"slices"
	"time"

	"homespun/companion/match/tableau"
)

// high is how far above its place a cube begins to drop, or is when it disappears, in cubes. share is each
// cube's part of the time when several fly.
const (
	high  = 0.75
	share = 0.4
)

// Flight is the animation of cubes that have just been placed and drop, or have been taken and rise.
type Flight struct {
	solid *tableau.Solid // with the flying cubes
	cubes []int          // the indexes of the flying cubes, in the order in which they start
	rises bool
}

// Between returns the flight of the cubes by which two solids differ. It is false if they are equal, or if
// cubes were both added and taken.
func Between(before, after *tableau.Solid) (Flight, bool) {
	if before == nil || after == nil {
		return Flight{}, false
	}
	switch added, gone := more(before, after), more(after, before); {
	case len(added) > 0 && len(gone) == 0:
		return Flight{after, added, false}.lowestFirst(), true
	case len(gone) > 0 && len(added) == 0:
		solid := *after
		solid.Cubes = slices.Clone(after.Cubes)
		rise := Flight{&solid, nil, true}
		for _, i := range gone {
			taken := before.Cubes[i]
			taken.Lit = false
			rise.cubes = append(rise.cubes, len(solid.Cubes))
			solid.Cubes = append(solid.Cubes, taken)
		}
		rise = rise.lowestFirst()
		slices.Reverse(rise.cubes)
		return rise, true
	}
	return Flight{}, false
}

// lowestFirst sorts the cubes so that the lowest level starts first.
func (f Flight) lowestFirst() Flight {
	slices.SortStableFunc(f.cubes, func(a, b int) int {
		return f.solid.Cubes[a].Level - f.solid.Cubes[b].Level
	})
	return f
}

// more returns the indexes of the cubes of a solid that another one does not have.
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

// Length returns how long the flight takes.
func (f Flight) Length() time.Duration {
	if len(f.cubes) > 1 {
		return 400 * time.Millisecond
	}
	return 280 * time.Millisecond
}

// At returns the solid when a part (0 to 1) of the time is over. If several cubes fly, they start one after
// another. Cubes that have not appeared yet, or have gone, are left out.
func (f Flight) At(part float64) *tableau.Solid {
	solid := *f.solid
	solid.Cubes = slices.Clone(solid.Cubes)
	var unseen []int
	for i, cube := range f.cubes {
		done := part
		if n := len(f.cubes); n > 1 {
			done = max(0, min(1, (part-(1-share)*float64(i)/float64(n-1))/share))
		}
		left := done
		if !f.rises {
			left = 1 - done
		}
		if solid.Cubes[cube].Lift = left * high; left >= 1 {
			unseen = append(unseen, cube)
		}
	}
	slices.Sort(unseen)
	for _, cube := range slices.Backward(unseen) {
		solid.Cubes = slices.Delete(solid.Cubes, cube, cube+1)
	}
	return &solid
}
