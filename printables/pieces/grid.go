package pieces

import (
	"cmp"
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// gridRim is left white around a grid, and gridHead is the height of its title, in millimetres.
const gridRim, gridHead = 1.0, 9.0

// grid draws squares or hexes to write on.
func (p *pen) grid(t *Thing, _ string) []parts.Piece {
	head, size := gridRim, t.Size
	if t.Title != "" {
		head += gridHead
	}
	shape, step, high, more := Square, size, size, 0.0 // from row to row, of a space, and how much a row is moved
	if t.Shape == Hex {
		shape, step, high, more = Hex, size*math.Sqrt(3)/2, size*2/math.Sqrt(3), size/2
	}
	columns := cmp.Or(t.Across, max(1, int((p.room.Width-2*gridRim-more)/size+1e-6)))
	rows := cmp.Or(t.Down, max(1, int((p.room.Height-gridRim-head-high)/step+1e-6)+1))
	if rows == 1 {
		more = 0
	}
	area := drawing.Box(gridRim, head, size*float64(columns)+more, step*float64(rows-1)+high)
	d := drawing.New(area.Right()+gridRim, area.Bottom()+gridRim)
	p.write(d, drawing.Box(gridRim, 0.5, area.Width, head-0.5), t, "title", t.Title, p.style(drawing.Title, 16))
	t.draw(d, area)
	var lines drawing.Path // one for all spaces, as these may be thousands
	for row := range rows {
		for column := range columns {
			space := drawing.Box(area.X+size*float64(column)+more*float64(row%2), area.Y+step*float64(row), size, high)
			outline := space.Path()
			if shape == Hex {
				outline = shaped(Hex, space)
			}
			lines = append(lines, outline...)
		}
	}
	d.Path(lines, drawing.Paint{Stroke: drawing.Line(0.3, cmp.Or(t.Colour, drawing.Quiet))})
	return []parts.Piece{{Front: d}}
}
