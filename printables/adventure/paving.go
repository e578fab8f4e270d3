package adventure

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A paving is how the floor of a room is laid: pavers in some colours so near to each other that what lies on
// them is seen first, and the joints between them.
type paving struct {
	lay   func(spot) []paver // nil for a mosaic, and for a pool
	tones []drawing.Colour
	joint drawing.Colour
	gap   float64                         // half of the width of a joint, in sides of a space
	round float64                         // how much of a paver's corners is cut off, as a part of its shorter side
	swept bool                            // it is not worn
	wet   bool                            // it is a pool, see [ground.pool]
	lain  func(*ground, *parts.Mat, room) // draws what lies on the floor of its first room; may be nil
}

// A spot is a space of a room, counted from the room's upper left corner.
type spot struct {
	column, row, columns, rows int
	seed                       int
}

// A paver lies in a space, in parts of it, and has one of the colours of its paving.
type paver struct {
	box  drawing.Rectangle
	tone int
}

// shape returns the outline of a paver in a box.
func (p *paving) shape(box drawing.Rectangle) drawing.Path {
	if p.round == 0 {
		return box.Path()
	}
	return parts.CutPath(box, min(box.Width, box.Height)*p.round)
}

// slabs are two to four large stones.
func slabs(s spot) []paver {
	part := func(i int) float64 { return 0.34 + 0.08*float64(parts.Chance(s.seed*5+i, 5)) }
	tone := func(i int) int { return parts.Chance(s.seed*11+i, 12) }
	y := part(0)
	var all []paver
	for i, half := range [...]drawing.Rectangle{drawing.Box(0, 0, 1, y), drawing.Box(0, y, 1, 1-y)} {
		if parts.Chance(s.seed*3+i, 4) == 0 {
			all = append(all, paver{half, tone(i)})
			continue
		}
		x := part(i + 1)
		all = append(all, paver{drawing.Box(0, half.Y, x, half.Height), tone(i + 2)},
			paver{drawing.Box(x, half.Y, 1-x, half.Height), tone(i + 4)})
	}
	return all
}

// bricks are four courses of bricks in bond.
func bricks(s spot) []paver {
	const courses = 4
	var all []paver
	for course := range courses {
		cuts := []float64{0, 0.5, 1}
		if course%2 == 1 {
			cuts = []float64{0, 0.25, 0.75, 1}
		}
		for i := 1; i < len(cuts); i++ {
			box := drawing.Box(cuts[i-1], float64(course)/courses, cuts[i]-cuts[i-1], 1.0/courses)
			all = append(all, paver{box, parts.Chance(s.seed*13+course*3+i, 12)})
		}
	}
	return all
}

// planks run across the room; each has its colour as far as it goes.
func planks(s spot) []paver {
	const high = 4
	var all []paver
	for i := range high {
		line := s.row*high + i
		shift := parts.Chance(line*7, 3)
		cut := 0.25 + 0.125*float64(parts.Chance(line*5+s.column, 5))
		plank := func(k int) int { return parts.Chance(line*31+(s.column+shift+k)/3*17, 12) }
		if (s.column+shift)%3 != 2 {
			all = append(all, paver{drawing.Box(0, float64(i)/high, 1, 1.0/high), plank(0)})
			continue
		}
		all = append(all, paver{drawing.Box(0, float64(i)/high, cut, 1.0/high), plank(0)},
			paver{drawing.Box(cut, float64(i)/high, 1-cut, 1.0/high), plank(1)})
	}
	return all
}

// cobbles are nine worn stones, some of them broad.
func cobbles(s spot) []paver {
	var all []paver
	for row := range 3 {
		wide := parts.Chance(s.seed*7+row, 4) // two stones in the place of three
		for i := 0; i < 3; i++ {
			box := drawing.Box(float64(i)/3, float64(row)/3, 1.0/3, 1.0/3)
			if i == wide && i < 2 {
				box.Width *= 2
			}
			all = append(all, paver{box, parts.Chance(s.seed*17+row*3+i, 12)})
			if i == wide {
				i++
			}
		}
	}
	return all
}

// tiles are four of baked clay, by turns.
func tiles(s spot) []paver {
	var all []paver
	for i := range 4 {
		tone := (i+i/2)%2*3 + parts.Chance(s.seed*7+i, 3)
		all = append(all, paver{drawing.Box(float64(i%2)/2, float64(i/2)/2, 0.5, 0.5), tone})
	}
	return all
}

// chequer is one slab, light and dark by turns as on a board for chess.
func chequer(s spot) []paver { return []paver{{drawing.Box(0, 0, 1, 1), (s.column + s.row) % 2}} }

// parquet is a chequer whose dark spaces are laid of staves, in four squares across each other.
func parquet(s spot) []paver {
	const staves = 4
	if (s.column+s.row)%2 == 0 {
		return chequer(s)
	}
	var all []paver
	for i := range 4 * staves {
		square, stave := i/staves, float64(i%staves)/staves/2
		x, y := float64(square%2)/2, float64(square/2)/2
		box := drawing.Box(x, y+stave, 0.5, 0.5/staves)
		if square == 0 || square == 3 {
			box = drawing.Box(x+stave, y, 0.5/staves, 0.5)
		}
		all = append(all, paver{box, 1 + parts.Chance(s.seed*7+i, 3)})
	}
	return all
}
