package cubed

import (
	"cmp"
	"slices"

	"homespun/engines"
)

// fits proposes how many cubes of each colour make up the whole cube, of all that there are now: in the shares that
// they have, then with only one of the colours otherwise, the commonest first, and last another size.
func fits(g *Game, all int) []engines.Fit {
	fits := []engines.Fit{engines.FitOf("cubes", fitting(g, all))}
	colours := slices.Clone(Colours[:])
	slices.SortStableFunc(colours, func(a, b Colour) int { return cmp.Compare(g.cubes[b], g.cubes[a]) })
	for _, c := range colours {
		if n := int(g.cubes[c]) + g.Total() - all; n >= 0 && n <= MaxCubes {
			fits = append(fits, engines.FitOf("cubes."+c.Word(), n))
		}
	}
	for size := MinSize; size <= MaxSize; size++ {
		if size*size*size == all {
			fits = append(fits, engines.FitOf("size", size))
		}
	}
	return fits
}

// fitting returns how many cubes of each colour make up the whole cube, in the shares that they have of all there are
// now: at least one of each colour that there is, and of red (CUB-06). The commonest colour takes what is left.
func fitting(g *Game, all int) map[string]any {
	commonest := slices.MaxFunc(Colours[:], func(a, b Colour) int { return cmp.Compare(g.cubes[a], g.cubes[b]) })
	fit, left := map[string]any{}, g.Total()
	for _, c := range Colours {
		if c == commonest {
			continue
		}
		n := (int(g.cubes[c])*g.Total() + all/2) / max(1, all)
		if n == 0 && (g.cubes[c] > 0 || c == Red) {
			n = 1
		}
		fit[c.Word()] = int64(n)
		left -= n
	}
	fit[commonest.Word()] = int64(left)
	return fit
}
