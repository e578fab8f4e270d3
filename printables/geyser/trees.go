package geyser

import (
	"math"

	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// drawEdge draws what stands along the coast, each within a space and off the streams.
func (b *island) drawEdge(stream height) {
	index := 0
	for _, ring := range b.shores(b.isLand) {
		for i, side := range ring {
			next := ring[(i+1)%len(ring)]
			index++
			if next.Right != side.Right || next.Down != side.Down || !b.isPlain(b.beside(side)) ||
				parts.Chance(index*7+3, 3) > 0 {
				continue
			}
			at := b.On(side, 0.5+0.24*float64(parts.Chance(index, 2)*2-1), -0.25*b.Space)
			if stream((at.X-b.Margin)/b.Space, (at.Y-b.Margin)/b.Space) > -0.25 {
				continue
			}
			size := b.Space * (0.32 + 0.02*float64(parts.Chance(index, 4)))
			name := b.scene.coast[parts.Chance(index*3+7, len(b.scene.coast))]
			b.Stand(name, drawing.Box(at.X-size/2, at.Y-size/2, size, size), 0)
		}
	}
}

// beside returns the column and row of the space at a side of the land.
func (b *island) beside(side parts.Side) (column, row int) {
	at := b.On(side, 0.5, -b.Space/2)
	return int((at.X - b.Margin) / b.Space), int((at.Y - b.Margin) / b.Space)
}

// isPlain says whether there is a square in a column and row on which nothing is.
func (b *island) isPlain(column, row int) bool {
	i, ok := b.game.Board().At(column, row)
	return ok && b.game.Kind(i) == engine.Plain
}

// drawTrees draws clumps of trees in the upper corners of plain spaces, whole and most of them in woods, and off
// what is no ground for them.
func (b *island) drawTrees(wood, bare height) {
	var clumps [3]*drawing.Symbol
	for i := range clumps {
		clumps[i] = b.scene.clump(i)
	}
	for i := range 2 * b.Columns * b.Rows {
		column, row := i/2%b.Columns, i/2/b.Columns
		seed, aside := row*61+column*7+i%2*29, 0.27
		size := 0.36 + 0.03*float64(parts.Chance(seed+3, 5))
		if i%2 == 1 {
			aside = 0.73
		}
		x, y := float64(column)+aside, float64(row)+0.27+0.02*float64(parts.Chance(seed+2, 3))
		chance := 6
		if wood(x, y) < 0 {
			chance = 1
		}
		if !b.isPlain(column, row) || bare(x, y) > -0.25 || parts.Chance(seed, 9) >= chance {
			continue
		}
		b.Use(clumps[parts.Chance(seed+4, len(clumps))], b.place(x, y), b.Space*size/drawing.IconSize, 0)
	}
}

// clump returns a clump of trees seen from above.
func (c *country) clump(kind int) *drawing.Symbol {
	const side = drawing.IconSize
	d := drawing.New(side, side)
	for i := range 5 {
		seed := kind*29 + i*3
		sin, cos := math.Sincos(2*math.Pi*float64(i)/5 + float64(kind))
		far := side * 0.24
		if i == 4 {
			far = 0
		}
		size := side * (0.17 + 0.02*float64(parts.Chance(seed, 4)))
		at := drawing.Point{X: side/2 + far*sin, Y: side/2 + far*cos*0.8}
		colour := c.trees[(i+kind)%len(c.trees)]
		for _, layer := range [...]struct {
			path   drawing.Path
			colour drawing.Colour
		}{{heap(at.Plus(0, side*0.05), size, 7, seed), colour.Mixed(shade, 0.25)},
			{heap(at, size, 7, seed), colour},
			{drawing.EllipsePath(at.Plus(-size*0.25, -size*0.3), size*0.4, size*0.3),
				colour.Mixed(drawing.White, 0.22)}} {
			d.Path(layer.path, drawing.Paint{Fill: layer.colour, Open: true})
		}
	}
	return &drawing.Symbol{Name: "clump", Drawing: d}
}

// heap returns a heap of so many round bulges from above, which reach a third further than a radius.
func heap(at drawing.Point, radius float64, count, seed int) drawing.Path {
	point := func(i int, far float64) drawing.Point {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(count))
		return at.Plus(far*radius*sin, -far*radius*cos)
	}
	path := drawing.Path{}.MoveTo(point(0, 1))
	for i := range count {
		out := 1.28 + 0.05*float64(parts.Chance(seed+i, 4))
		path = path.CurveTo(point(i, out), point(i+1, out), point(i+1, 1))
	}
	return path.Close()
}
