package pieces

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Grid is squares or hexes to write on. Its size is that of a space, from side to side. Without columns or rows it
// has as many as a page has room for.
type Grid struct {
	Thing
	Columns, Rows int
	Hex           bool
}

// gridRim is left white around a grid, and gridHead is the height of its title, in millimetres.
const gridRim, gridHead = 1.0, 9.0

// grids returns the grids as a part.
func (s *Set) grids(p *pen) []parts.Part {
	if len(s.Grids) == 0 {
		return nil
	}
	part := parts.Part{ID: "grids", Title: words.Grids, Kind: parts.Pieces}
	for i := range s.Grids {
		grid := &s.Grids[i]
		part.Pieces = append(part.Pieces, parts.Piece{Name: grid.name(words.PieceNth("grid", i+1)), Copies: grid.Count,
			Front: p.grid(grid)})
	}
	part.Note = words.GridsNote(count(part.Pieces))
	return []parts.Part{part}
}

// grid draws a grid.
func (p *pen) grid(grid *Grid) *drawing.Drawing {
	p.of(&grid.Thing)
	head, size := 0.0, grid.Size
	if grid.Title != "" {
		head = gridHead
	}
	step, more := size, 0.0 // from row to row, and how much a row is moved
	if grid.Hex {
		step, more = size*math.Sqrt(3)/2, size/2
	}
	high := func(rows int) float64 {
		return step*float64(rows-1) + size + map[bool]float64{true: size*2/math.Sqrt(3) - size}[grid.Hex]
	}
	columns, rows := grid.Columns, grid.Rows
	if columns == 0 {
		columns = max(1, int((p.room.Width-2*gridRim-more)/size+1e-6))
	}
	if rows == 0 {
		rows = max(1, int((p.room.Height-2*gridRim-head-high(1))/step+1e-6)+1)
	}
	if rows == 1 {
		more = 0
	}
	d := drawing.New(size*float64(columns)+more+2*gridRim, head+high(rows)+2*gridRim)
	area := drawing.Box(gridRim, head+gridRim, d.Width-2*gridRim, high(rows))
	p.write(d, drawing.Box(gridRim, 0.5, area.Width, head-0.5), "title", grid.Title, p.style(drawing.Title, 16))
	if grid.Picture != nil {
		covering(d, grid.Picture, area)
	}
	line := drawing.Line(0.3, drawing.Quiet)
	if grid.Colour != drawing.None {
		line.Colour = grid.Colour
	}
	for row := range rows {
		for column := range columns {
			space := drawing.Box(area.X+size*float64(column)+more*float64(row%2), area.Y+step*float64(row), size, size)
			shape := space.Path()
			if grid.Hex {
				space.Height = high(1)
				shape = shaped(Hex, space)
			}
			d.Path(shape, drawing.Paint{Stroke: line})
		}
	}
	return d
}
