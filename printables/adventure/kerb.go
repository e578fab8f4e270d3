package adventure

import (
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// What doors are made of.
const (
	doorWood drawing.Colour = 0xFF9E5436
	doorIron drawing.Colour = 0xFF4B4642
)

// A door is where the way goes from one room to another: an opening in the kerb, as wide as a space.
type door struct {
	column, row int  // of the space below it or right of it
	upright     bool // the kerb is
}

// middle returns the middle of a door, in spaces.
func (d door) middle() drawing.Point {
	at := drawing.Point{X: float64(d.column), Y: float64(d.row)}
	if d.upright {
		return at.Plus(0, 0.5)
	}
	return at.Plus(0.5, 0)
}

// doors returns the doors between rooms, one for each two between which the way goes.
func (g *ground) doors(all []room) []door {
	const step = 0.02 // in spaces
	var doors []door
	laid := map[[2]int]bool{}
	last, from := -1, drawing.Point{}
	for i := 1; g.trodden != drawing.None && i < len(g.way); i++ {
		dx, dy := g.way[i].X-g.way[i-1].X, g.way[i].Y-g.way[i-1].Y
		for part := 0.0; part < 1; part += step / math.Hypot(dx, dy) {
			at := g.way[i-1].Plus(dx*part, dy*part)
			in := slices.IndexFunc(all, func(r room) bool { return r.holds(at) })
			if pair := [2]int{min(in, last), max(in, last)}; last >= 0 && in != last && !laid[pair] {
				laid[pair] = true
				d := door{int(at.X), int(math.Round(at.Y)), math.Floor(at.X) != math.Floor(from.X)}
				if d.upright {
					d.column, d.row = int(math.Round(at.X)), int(at.Y)
				}
				doors = append(doors, d)
			}
			last, from = in, at
		}
	}
	return doors
}

// onMat returns where a point in spaces lies on a mat.
func onMat(mat *parts.Mat, at drawing.Point) drawing.Point {
	return drawing.Point{X: mat.Margin + at.X*mat.Space, Y: mat.Margin + at.Y*mat.Space}
}

// kerbs draws a low edge of stones between rooms, with its shadow, which a door between two posts breaks. It
// is so low that pieces step over it anywhere (ADV-11).
func (g *ground) kerbs(mat *parts.Mat, all []room, doors []door) {
	const half, shadow, post, deep = 0.1, 0.05, 0.16, 0.125 // in spaces
	stone := func(i int) drawing.Colour { return g.stones[i%len(g.stones)].Mixed(g.mortar, 0.2) }
	lay := func(d door, along, long, from, to float64, colour drawing.Colour) {
		// from so far along the kerb, so long, and between two distances beside it
		right, down, wide, high := along, from, long, to-from
		if d.upright {
			right, down, wide, high = from, along, to-from, long
		}
		at := onMat(mat, drawing.Point{X: float64(d.column) + right, Y: float64(d.row) + down})
		mat.Rect(snapped(drawing.Box(at.X, at.Y, wide*mat.Space, high*mat.Space)),
			drawing.Paint{Fill: colour, Open: true})
	}
	of := func(column, row int) int {
		return slices.IndexFunc(all, func(r room) bool {
			return r.holds(drawing.Point{X: float64(column) + 0.5, Y: float64(row) + 0.5})
		})
	}
	cast := g.dim.Mixed(g.plate, 0.1)
	var edges []door // where a kerb is, a space long each
	for row := range mat.Rows {
		for column := range mat.Columns {
			for _, d := range [...]door{{column, row, false}, {column, row, true}} {
				beside := of(column, row-1)
				if d.upright {
					beside = of(column-1, row)
				}
				if beside >= 0 && beside != of(column, row) && !slices.Contains(doors, d) {
					edges = append(edges, d)
				}
			}
		}
	}
	for _, d := range edges {
		lay(d, 0, 1+shadow/2, half, half+shadow, cast)
	}
	for i, d := range edges {
		lay(d, 0, 1, -half, half, g.mortar)
		before := 0.0
		for k, cut := range [...]float64{0, 0.3 + 0.1*float64(parts.Chance(i*7, 5)), 1} {
			if k > 0 {
				lay(d, before+0.015, cut-before-0.03, -half, half*0.8, stone(i*5+k))
			}
			before = cut
		}
		lay(d, 0, 1, -half, -half*0.6, stone(0).Mixed(g.plate, 0.28))
	}
	for _, d := range doors { // of planks, with bands of iron across them
		lay(d, post, 1-2*post, -deep, deep+shadow, cast)
		const planks = 4
		for i := range planks {
			lay(d, post+(1-2*post)*float64(i)/planks, (1-2*post)/planks-0.014, -deep, deep,
				doorWood.Mixed(g.glow, 0.14*float64((i+d.column)%3)))
		}
		for _, at := range [...]float64{-0.72, 0.5} {
			lay(d, post, 1-2*post, at*deep, (at+0.24)*deep, doorIron)
		}
		for _, along := range [...]float64{0, 1 - post} {
			lay(d, along, post, -deep, deep+shadow, cast)
			lay(d, along, post, -deep, deep, g.mortar)
			lay(d, along+0.02, post-0.04, -deep, deep*0.6, stone(0).Mixed(g.plate, 0.28))
		}
	}
}
