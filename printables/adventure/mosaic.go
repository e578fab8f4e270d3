package adventure

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The colours of a mosaic, by their places among its tones.
const (
	field = iota
	cool
	gold
	warm
	pale
)

// mosaic lays a room with small stones: two squares that make a star, as large as the room, in a ring and a
// border. Those of one colour side by side are one shape, and the joints lie on all, so that a file stays small.
func (g *ground) mosaic(mat *parts.Mat, r room, p *paving) {
	const count = 6 // stones along a side of a space
	side, corner := mat.Space/count, mat.Cell(r.column, r.row)
	across, down := r.columns*count, r.rows*count
	lay := func(x, y, wide, high float64, colour drawing.Colour) {
		mat.Rect(snapped(drawing.Box(corner.X+x*side, corner.Y+y*side, wide*side, high*side)),
			drawing.Paint{Fill: colour, Open: true})
	}
	colour := func(x, y int) drawing.Colour {
		at := drawing.Point{X: (float64(x) + 0.5) / count, Y: (float64(y) + 0.5) / count}
		return g.colour(p, figure(x, y, across, down), at.Plus(float64(r.column), float64(r.row)))
	}
	for y := range down {
		from := 0
		for x := 1; x <= across; x++ {
			if x == across || colour(x, y) != colour(from, y) {
				lay(float64(from), float64(y), float64(x-from), 1, colour(from, y))
				from = x
			}
		}
	}
	joint := 2 * p.gap * count
	for x := 1; x < across; x++ {
		lay(float64(x)-joint/2, 0, joint, float64(down), p.joint)
	}
	for y := 1; y < down; y++ {
		lay(0, float64(y)-joint/2, float64(across), joint, p.joint)
	}
}

// figure returns the colour of a stone of a mosaic, of so many across and down.
func figure(x, y, across, down int) int {
	switch edge := min(x, y, across-1-x, down-1-y); {
	case edge == 0, edge == 5:
		return gold
	case edge < 5:
		along := x + y
		if edge == x || edge == across-1-x {
			along = x - y + down
		}
		if (along+6)%6 < 3 {
			return cool
		}
		return pale
	}
	short := float64(min(across, down)) / 2
	dx, dy := math.Abs(float64(x)+0.5-float64(across)/2)/short, math.Abs(float64(y)+0.5-float64(down)/2)/short
	r := math.Hypot(dx, dy)
	// how large the two squares are on whose sides it lies
	straight, aslant := max(dx, dy), (dx+dy)/math.Sqrt2
	line := 1 / short
	star := func(size float64, one, other, both, edge int) int {
		switch {
		case min(straight, aslant) > size:
			return -1
		case min(straight, aslant) > size-line:
			return edge
		case aslant > size:
			return one
		case straight > size:
			return other
		}
		return both
	}
	if part := star(0.17, gold, gold, warm, pale); part >= 0 {
		return part
	}
	if part := star(0.3, pale, pale, cool, gold); part >= 0 {
		return part
	}
	if part := star(0.53, warm, cool, pale, gold); part >= 0 {
		return part
	}
	switch {
	case r > 0.755 && r < 0.755+1.2*line:
		return gold
	case r > 0.755:
		if (x/2+y/2)%2 == 0 {
			return warm
		}
		return pale
	}
	return field
}
