package adventure

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The colours of a pool, by their places among its tones; the steps down lie between the first and the deep.
const (
	rim = iota
	shallow
	deep   = 4
	ripple = 5
	leaf   = 6
)

// pool lays a room with a rim of stones and steps down into deep water, on which ripples shine and leaves swim. It
// lies in the shadow of its own rim, as the light comes from above.
func (g *ground) pool(mat *parts.Mat, r room, p *paving) {
	const stone, step = 1.0 / 3, 0.26 // how broad the rim and a step are, in spaces
	lay := func(x, y, wide, high float64, colour drawing.Colour) {
		if wide > 0 && high > 0 {
			from, to := onMat(mat, drawing.Point{X: x, Y: y}), onMat(mat, drawing.Point{X: x + wide, Y: y + high})
			mat.Rect(snapped(drawing.Box(from.X, from.Y, to.X-from.X, to.Y-from.Y)),
				drawing.Paint{Fill: colour, Open: true})
		}
	}
	x, y, wide, high := float64(r.column), float64(r.row), float64(r.columns), float64(r.rows)
	lay(x, y, wide, high, p.tones[deep])
	for tone := shallow; tone <= deep; tone++ {
		inset := stone + step*float64(tone-shallow)
		// the shadow of a step, below it and to its right
		lay(x+inset, y+inset, wide-2*inset, high-2*inset, p.tones[tone].Mixed(p.tones[deep], 0.6))
		lay(x+inset+0.05, y+inset+0.09, wide-2*inset-0.05, high-2*inset-0.09, p.tones[tone])
	}
	g.bevel(mat, r, p.tones[shallow].Mixed(p.tones[deep], 0.45), 0)
	lay(x, y, wide, stone, p.joint)
	lay(x, y+high-stone, wide, stone, p.joint)
	lay(x, y, stone, high, p.joint)
	lay(x+wide-stone, y, stone, high, p.joint)
	border := func(x, y, wide, high float64) { // stones of a side, of half a space
		for i := 0.0; i < max(wide, high)-0.1; i += 0.5 {
			at := drawing.Point{X: x, Y: y}
			box := drawing.Rectangle{X: x + i, Y: y, Width: min(0.5, wide-i), Height: high}
			if high > wide {
				box = drawing.Rectangle{X: x, Y: y + i, Width: wide, Height: min(0.5, high-i)}
			}
			box = box.Inset(0.014)
			tone := p.tones[rim].Mixed(drawing.Black, 0.02*float64(parts.Chance(int(i*2)*7+int(x+y), 4)))
			lay(box.X, box.Y, box.Width, box.Height, g.lit(tone, at.Plus(box.X-x, box.Y-y)))
		}
	}
	border(x, y, wide, stone)
	border(x, y+high-stone, wide, stone)
	border(x, y+stone, stone, high-2*stone)
	border(x+wide-stone, y+stone, stone, high-2*stone)
	for row := 1; row < r.rows-1; row++ {
		for column := 1; column < r.columns-1; column++ {
			seed := row*37 + column
			x, y := float64(r.column+column), float64(r.row+row)
			for i := range 1 + parts.Chance(seed*3, 2) {
				right, down := parts.Chance(seed*7+i, 7), parts.Chance(seed*19+i, 8)
				lay(x+0.1+0.06*float64(right), y+0.16+0.1*float64(down),
					0.18+0.05*float64(parts.Chance(seed*5+i, 5)), 0.05, p.tones[ripple])
			}
			if parts.Chance(seed*11, 3) == 0 {
				lay(x+0.2, y+0.24, 0.26, 0.2, p.tones[leaf])
				lay(x+0.52, y+0.42, 0.18, 0.15, p.tones[leaf])
			}
		}
	}
}
