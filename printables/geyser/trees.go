package geyser

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// drawEdge draws what stands along the coast, between two spaces.
func (b *island) drawEdge() {
	index := 0
	for _, ring := range b.shores(b.isLand) {
		for i, side := range ring {
			next := ring[(i+1)%len(ring)]
			index++
			if next.Right != side.Right || next.Down != side.Down || parts.Chance(index*7+3, 3) > 0 {
				continue
			}
			at := b.On(next, 0, -0.34*b.Space)
			size := b.Space * (0.34 + 0.03*float64(parts.Chance(index, 4)))
			name := b.scene.coast[parts.Chance(index*3+7, len(b.scene.coast))]
			b.Stand(name, drawing.Box(at.X-size/2, at.Y-size/2, size, size), 0)
		}
	}
}

// drawTrees draws clumps of trees where spaces meet, most of them in woods.
func (b *island) drawTrees(wood, mountain height) {
	var clumps [3]*drawing.Symbol
	for i := range clumps {
		clumps[i] = b.scene.clump(i)
	}
	for row := range 2*b.Rows + 1 {
		for column := range 2*b.Columns + 1 {
			x, y := float64(column)/2, float64(row)/2
			seed, corner := row*61+column*7, column%2+row%2 == 0
			if column%2+row%2 == 2 || mountain(x, y) > -0.2 || !b.inner(x, y) {
				continue
			}
			chance, size := 2, 0.34
			if corner {
				chance, size = 6, 0.56
			}
			if wood(x, y) < 0 {
				chance -= 4
			}
			if parts.Chance(seed, 6) >= chance {
				continue
			}
			at := b.place(x+0.02*float64(parts.Chance(seed+1, 9)-4), y+0.02*float64(parts.Chance(seed+2, 9)-4))
			scale := b.Space * (size + 0.05*float64(parts.Chance(seed+3, 5))) / drawing.IconSize
			b.Use(clumps[parts.Chance(seed+4, len(clumps))], at, scale, 0)
		}
	}
}

// inner says whether land is all around a point, and no start square.
func (b *island) inner(x, y float64) bool {
	for i := range 4 {
		column, row := int(math.Floor(x+0.4-0.8*float64(i%2))), int(math.Floor(y+0.4-0.8*float64(i/2)))
		if !b.isLand(column, row) || b.isStart(column, row) {
			return false
		}
	}
	return true
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
