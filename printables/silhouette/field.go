package silhouette

import (
	"math"

	"homespun/printables/drawing"
)

// A field holds for each point of a grid how far it is from what is filled, in steps of the grid; less than 0 inside.
type field struct {
	corner        drawing.Point
	step          float64 // mm
	width, height int
	at            []float64
}

// How fine the grid is.
const (
	fine     = 0.25 // mm from one point to the next
	mostWide = 600  // points along its longer side
)

// newField returns the empty grid of a box, with a margin around it.
func newField(box drawing.Rectangle, margin float64) *field {
	box = box.Inset(-margin)
	f := &field{corner: drawing.Point{X: box.X, Y: box.Y}, step: max(fine, max(box.Width, box.Height)/mostWide)}
	f.width, f.height = int(box.Width/f.step)+3, int(box.Height/f.step)+3
	f.at = make([]float64, f.width*f.height)
	return f
}

// fill marks the points where something is seen.
func (f *field) fill(seen func(drawing.Point) bool) {
	for i := range f.at {
		f.at[i] = math.Inf(1)
		if seen(f.corner.Plus(float64(i%f.width)*f.step, float64(i/f.width)*f.step)) {
			f.at[i] = 0
		}
	}
}

// grow fills all that is within so many millimetres of what is filled.
func (f *field) grow(by float64) {
	f.measure()
	for i := range f.at {
		f.at[i] -= by / f.step
	}
}

// shrink empties all that is within so many millimetres of what is not filled.
func (f *field) shrink(by float64) {
	for i, off := range f.at {
		f.at[i] = math.Inf(1)
		if off > 0 {
			f.at[i] = 0
		}
	}
	f.measure()
	for i := range f.at {
		f.at[i] = by/f.step - f.at[i]
	}
}

// measure replaces each value of a field, 0 or infinite, by the distance to the next 0: along the columns first, then
// along the rows (Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions, 2012).
func (f *field) measure() {
	for x := range f.width {
		squared(f.at[x:], f.height, f.width)
	}
	for y := range f.height {
		squared(f.at[y*f.width:], f.width, 1)
	}
	for i := range f.at {
		f.at[i] = math.Sqrt(f.at[i])
	}
}

// squared replaces a line of values, a number of places apart, by the lower envelope of the parabolas that stand on
// them.
func squared(line []float64, count, apart int) {
	feet := make([]int, 0, count)        // where the parabolas of the envelope stand
	from := make([]float64, 0, count)    // where each of them begins to be the lowest
	heights := make([]float64, 0, count) // of their feet
	for q := range count {
		height := line[q*apart]
		if math.IsInf(height, 1) {
			continue
		}
		start := math.Inf(-1)
		for len(feet) > 0 {
			k := len(feet) - 1
			start = (height + float64(q*q) - heights[k] - float64(feet[k]*feet[k])) / float64(2*(q-feet[k]))
			if start > from[k] {
				break
			}
			feet, from, heights = feet[:k], from[:k], heights[:k]
			start = math.Inf(-1)
		}
		feet, from, heights = append(feet, q), append(from, start), append(heights, height)
	}
	if len(feet) == 0 {
		return
	}
	k := 0
	for q := range count {
		for k+1 < len(feet) && from[k+1] < float64(q) {
			k++
		}
		line[q*apart] = float64((q-feet[k])*(q-feet[k])) + heights[k]
	}
}

// trace returns the outer rings around what is filled, clockwise on paper, through the places between points of the
// grid where the distance is 0 (marching squares).
func (f *field) trace() [][]drawing.Point {
	// The way to the right of a point of the grid is known by twice its number, that down from it by one more. Next
	// are those that come next in a ring, 0 where there is none: what is filled never touches the edge of the grid.
	next := make([]int, 2*len(f.at))
	for y := range f.height - 1 {
		for x := range f.width - 1 {
			at := y*f.width + x
			// The corners of a cell, clockwise, and the way from each of them to the next.
			filled := [4]bool{f.at[at] < 0, f.at[at+1] < 0, f.at[at+f.width+1] < 0, f.at[at+f.width] < 0}
			ways := [4]int{2 * at, 2*(at+1) + 1, 2 * (at + f.width), 2*at + 1}
			for i, way := range ways {
				if filled[i] || !filled[(i+1)%4] {
					continue
				}
				// The way around the cell goes in here. The ring comes from where it next goes out.
				k := i + 1
				for !filled[k%4] || filled[(k+1)%4] {
					k++
				}
				next[ways[k%4]] = way
			}
		}
	}
	var rings [][]drawing.Point
	for way := range next { // in order, so that the same picture gives the same outline
		var ring []drawing.Point
		for next[way] != 0 {
			ring = append(ring, f.place(way))
			way, next[way] = next[way], 0
		}
		if turning(ring) > 0 {
			rings = append(rings, ring)
		}
	}
	return rings
}

// place returns where on its way from one point of the grid to the next the distance is 0.
func (f *field) place(way int) drawing.Point {
	at, to := way/2, way/2+1
	if way%2 == 1 {
		to = at + f.width
	}
	x, y, part := float64(at%f.width), float64(at/f.width), f.at[at]/(f.at[at]-f.at[to])
	if way%2 == 1 {
		y += part
	} else {
		x += part
	}
	return f.corner.Plus(x*f.step, y*f.step)
}

// turning returns the area of a ring: more than 0 if it goes clockwise on paper, less if it goes around a hole.
func turning(ring []drawing.Point) (area float64) {
	for i, from := range ring {
		to := ring[(i+1)%len(ring)]
		area += (from.X*to.Y - to.X*from.Y) / 2
	}
	return area
}

// largest returns the ring with the largest area.
func largest(rings [][]drawing.Point) (most []drawing.Point) {
	for _, ring := range rings {
		if most == nil || turning(ring) > turning(most) {
			most = ring
		}
	}
	return most
}
