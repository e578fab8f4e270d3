package adventure

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// laid draws a box of what lies on the floor, from a point in spaces.
func laid(mat *parts.Mat, at drawing.Point, wide, high float64, colour drawing.Colour) {
	from, to := onMat(mat, at), onMat(mat, at.Plus(wide, high))
	mat.Rect(snapped(drawing.Box(from.X, from.Y, to.X-from.X, to.Y-from.Y)), drawing.Paint{Fill: colour, Open: true})
}

// squares draws squares of so many to a space from a point, in spaces, with a gap between them: a letter of a row
// stands for each, and of is what colours letters stand for.
func squares(mat *parts.Mat, at drawing.Point, count, gap float64, rows []string, of map[byte]drawing.Colour) {
	for y, row := range rows {
		for x := range len(row) {
			if colour := of[row[x]]; colour != drawing.None {
				laid(mat, at.Plus(float64(x)/count+gap/2, float64(y)/count+gap/2), 1/count-gap, 1/count-gap, colour)
			}
		}
	}
}

// carpet lays a woven carpet in the middle of a room: borders, and a row of lozenges in steps.
func (g *ground) carpet(mat *parts.Mat, r room) {
	const (
		step   = 0.2  // of what is woven, in spaces
		off    = 0.65 // from the edges of the room, in spaces
		red    = drawing.Colour(0xFFBC807A)
		rose   = drawing.Colour(0xFFCB9A8C)
		gold   = drawing.Colour(0xFFE2C58C)
		pale   = drawing.Colour(0xFFE4CBB2)
		fringe = drawing.Colour(0xFFE6D8B4)
	)
	corner := drawing.Point{X: float64(r.column) + off, Y: float64(r.row) + off}
	wide, high := float64(r.columns)-2*off, float64(r.rows)-2*off
	laid(mat, corner.Plus(0.05, 0.08), wide, high, g.dim)
	for i, colour := range [...]drawing.Colour{red, gold, rose, gold, rose} {
		inset := step * [...]float64{0, 1, 1.5, 2.2, 2.4}[i]
		laid(mat, corner.Plus(inset, inset), wide-2*inset, high-2*inset, colour)
	}
	const each = 1.8 // spaces for a lozenge
	long, middle := max(wide, high), r.middle()
	count := int((long - 0.9) / each)
	for i := range count {
		aside := (float64(i) - float64(count-1)/2) * each
		at := middle.Plus(aside, 0)
		if high > wide {
			at = middle.Plus(0, aside)
		}
		for _, size := range [...]struct {
			steps  int
			colour drawing.Colour
		}{{4, red}, {3, pale}, {1, gold}} {
			for k := -size.steps; k <= size.steps; k++ {
				half := (float64(size.steps-max(k, -k)) + 0.5) * step
				laid(mat, at.Plus(-half, (float64(k)-0.5)*step), 2*half, step, size.colour)
			}
		}
	}
	for x := step / 4; x < wide; x += step { // threads at the ends
		laid(mat, corner.Plus(x, -step/2), step/2, step/2, fringe)
		laid(mat, corner.Plus(x, high), step/2, step/2, fringe)
	}
}

// hearth draws a fire in a ring of stones that is let into the floor.
func (g *ground) hearth(mat *parts.Mat, r room) {
	const count, half = 4, 0.875
	at := r.middle().Plus(-half, -half)
	laid(mat, at.Plus(0.25, 0.02), 1.25, 1.75, 0xFF9A907C)
	laid(mat, at.Plus(0.02, 0.25), 1.75, 1.25, 0xFF9A907C)
	squares(mat, at, count, 0.035, []string{
		".sStsS.",
		"ts...ts",
		"S.....t",
		"s.....S",
		"t.....s",
		"Ss...St",
		".tsSst.",
	}, map[byte]drawing.Colour{'s': 0xFFB9B3A0, 'S': 0xFFA8A291, 't': 0xFFC6C0AC})
	laid(mat, at.Plus(0.5, 0.27), 0.75, 1.21, 0xFFA89D88)
	laid(mat, at.Plus(0.27, 0.5), 1.21, 0.75, 0xFFA89D88)
	squares(mat, r.middle().Plus(-0.5, -0.5), 8, 0, []string{
		"...a....",
		"..aoa.a.",
		"..aooaa.",
		".aoyyooa",
		".aoyyyoa",
		".aoyyoa.",
		"w.aooa.w",
		"wwwwwwww",
	}, map[byte]drawing.Colour{'a': 0xFFCF7F60, 'o': 0xFFE8974E, 'y': 0xFFF6D478, 'w': 0xFFBB8A62})
}

// roots lets roots come in over the floor from the upper right corner of a room, thinner and thinner, with their
// shadow.
func (g *ground) roots(mat *parts.Mat, r room) {
	const step, thick = 0.1, 0.3 // in spaces
	corner := drawing.Point{X: float64(r.column+r.columns) - thick, Y: float64(r.row)}
	bark := g.lit(0xFFB39A68, corner.Plus(-1, 1))
	for _, layer := range [...]struct {
		down   float64
		colour drawing.Colour
	}{{0.05, bark.Mixed(g.mortar, 0.12)}, {0, bark}, {-0.01, bark.Mixed(drawing.White, 0.22)}} {
		for i, turn := range [...]float64{1.72, 2.3, 2.9} {
			at, count := corner.Plus(0, 0.08), 22+4*i
			for k := range count {
				side := thick*(1-0.8*float64(k)/float64(count)) + 0.02
				if layer.down < 0 {
					laid(mat, at.Plus(side*0.2, side*0.15), side*0.4, side*0.3, layer.colour)
				} else {
					laid(mat, at.Plus(0, layer.down), side, side, layer.colour)
				}
				sin, cos := math.Sincos(turn + 0.5*math.Sin(float64(k)*0.35+2*float64(i)))
				at = at.Plus(step*cos, step*sin)
			}
		}
	}
}
