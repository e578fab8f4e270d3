package orders

import (
	"slices"

	"homespun/companion/match/tableau"
)

// stacks reports whether pieces are stacked on the spaces of a scene.
func stacks(s *tableau.Scene) bool {
	return s != nil && slices.ContainsFunc(s.Spots, func(p tableau.Place) bool { return p.Level > 0 })
}

// lifted returns the spots of stacks from which a piece has to be lifted, though one like it lies there in
// both scenes: something below it changes.
func lifted(before, after *tableau.Scene) map[int]bool {
	lifts, changed := map[int]bool{}, map[string]bool{}
	if before == nil || !stacks(after) {
		return lifts
	}
	was, is := kinds(before), kinds(after)
	spots := slices.Clone(after.Spots)
	slices.SortStableFunc(spots, func(a, b tableau.Place) int { return a.Level - b.Level })
	for _, spot := range spots {
		lifts[spot.ID] = changed[spot.Name]
		changed[spot.Name] = changed[spot.Name] || was[spot.ID] != is[spot.ID]
	}
	return lifts
}

// kinds returns what lies on which spot, one piece a spot.
func kinds(s *tableau.Scene) map[int]alike {
	on := map[int]alike{}
	for _, piece := range s.Pieces {
		on[piece.Spot] = of(piece)
	}
	return on
}
