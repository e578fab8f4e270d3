package pieces

import (
	"image"
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// clear is how opaque a pixel may be, of 255, that belongs to no figure.
const clear = 40

// opaque returns the box of the pixels of a picture that are not clear.
func opaque(picture *image.RGBA) (box image.Rectangle) {
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			if picture.RGBAAt(x, y).A > clear {
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
	m := &mask{height: height, columns: int(math.Ceil(width / cell)), rows: int(math.Ceil(height / cell))}
	m.in = make([]bool, m.columns*m.rows)
	return m
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
	wide := &mask{columns: m.columns, rows: m.rows, in: make([]bool, len(m.in))}
	copy(wide.in, m.in)
	reach := int(by / cell)
	for i, in := range m.in {
		column, row := i%m.columns, i/m.columns
		if !in || m.has(column-1, row) && m.has(column+1, row) && m.has(column, row-1) && m.has(column, row+1) {
			continue
		}
		for y := max(0, row-reach); y <= min(m.rows-1, row+reach); y++ {
			for x := max(0, column-reach); x <= min(m.columns-1, column+reach); x++ {
				if (x-column)*(x-column)+(y-row)*(y-row) <= reach*reach {
					wide.in[y*m.columns+x] = true
				}
			}
		}
	}
	m.in = wide.in
}

// outline returns a smooth line around the figure without its holes; nil where not all of it hangs together with the
// cell at a point.
func (m *mask) outline(from drawing.Point) drawing.Path {
	start := int(from.Y/cell)*m.columns + int(from.X/cell)
	reached, all := 1, 0
	met := make([]bool, len(m.in))
	met[start] = true
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		column, row := queue[0]%m.columns, queue[0]/m.columns
		for _, next := range [][2]int{{column - 1, row}, {column + 1, row}, {column, row - 1}, {column, row + 1}} {
			if i := next[1]*m.columns + next[0]; m.has(next[0], next[1]) && !met[i] {
				met[i] = true
				reached++
				queue = append(queue, i)
			}
		}
	}
	for _, in := range m.in {
		if in {
			all++
		}
	}
	if reached < all {
		return nil
	}
	var around drawing.Path
	for _, ring := range parts.Edges(m.columns, m.rows, m.has) {
		if path := m.smooth(ring); around == nil || path.Area() > around.Area() {
			around = path
		}
	}
	return around
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
