package pieces

import (
	"image"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// seeThrough is how opaque a pixel may be, of 255, that belongs to no figure.
const seeThrough = 40

// opaque returns the box of the pixels of a picture that are not clear.
func opaque(picture *image.RGBA) (box image.Rectangle) {
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			if picture.RGBAAt(x, y).A > seeThrough {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

// cell is the side of a cell of a mask, in millimetres.
const cell = 0.4

// A mask says of each cell of an area in millimetres whether it belongs to a figure.
type mask struct {
	height        float64
	columns, rows int
	in            []bool
}

func newMask(width, height float64) *mask {
	columns, rows := int(math.Ceil(width/cell)), int(math.Ceil(height/cell))
	return &mask{height, columns, rows, make([]bool, columns*rows)}
}

// has reports whether a cell belongs to the figure; none outside the area does.
func (m *mask) has(column, row int) bool {
	return column >= 0 && row >= 0 && column < m.columns && row < m.rows && m.in[row*m.columns+column]
}

// fill adds the cells in whose middle, in millimetres, something is.
func (m *mask) fill(is func(x, y float64) bool) {
	for i := range m.in {
		m.in[i] = m.in[i] || is((float64(i%m.columns)+0.5)*cell, (float64(i/m.columns)+0.5)*cell)
	}
}

// widen adds all cells that are within a distance of the figure, in millimetres.
func (m *mask) widen(by float64) {
	wide, reach := slices.Clone(m.in), int(by/cell)
	for i, in := range m.in {
		column, row := i%m.columns, i/m.columns
		if !in || m.has(column-1, row) && m.has(column+1, row) && m.has(column, row-1) && m.has(column, row+1) {
			continue
		}
		for y := max(0, row-reach); y <= min(m.rows-1, row+reach); y++ {
			for x := max(0, column-reach); x <= min(m.columns-1, column+reach); x++ {
				wide[y*m.columns+x] = wide[y*m.columns+x] || (x-column)*(x-column)+(y-row)*(y-row) <= reach*reach
			}
		}
	}
	m.in = wide
}

// outline returns a smooth line around the figure without its holes; nil where it does not hang together.
func (m *mask) outline() (line drawing.Path) {
	for _, ring := range parts.Edges(m.columns, m.rows, m.has) {
		area := 0 // more than none around cells, less around a hole
		for _, side := range ring {
			area += side.Column * side.Down
		}
		switch {
		case area < 0:
		case line != nil:
			return nil
		default:
			line = m.smooth(ring)
		}
	}
	return line
}

// smooth returns a ring as a line through the means of the sides beside each other.
func (m *mask) smooth(ring []parts.Side) drawing.Path {
	const reach, step = 4, 2
	var points []drawing.Point
	for i := 0; i < len(ring); i += step {
		var mean drawing.Point
		for k := i - reach; k <= i+reach; k++ {
			side := ring[(k+reach*len(ring))%len(ring)]
			mean = mean.Plus(float64(side.Column)+float64(side.Right)/2, float64(side.Row)+float64(side.Down)/2)
		}
		const scale = cell / (2*reach + 1)
		points = append(points, drawing.Point{X: mean.X * scale, Y: min(mean.Y*scale, m.height)})
	}
	return drawing.PolygonPath(points...)
}
