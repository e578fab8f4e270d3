package cubed

import (
	"strconv"

	"homespun/companion/words"
	"homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Measures of the mat in millimetres.
const (
	matWide, matHigh = 300.0, 196.0
	rim              = 5.0
	gap              = 6.0
	titleHigh        = 7.5
	namesWide        = 6.5 // of the letters and numbers at the edges of a map
	slot             = 16.5
	largestCell      = 21.0
	levelTitle       = 19.0 // beside the map of a level
)

// How much of the mat the levels have of its height, and the map from above of its width.
const (
	lowPart   = 0.27
	abovePart = 0.43
)

// frame is what a mat depends on.
type frame struct {
	// above are the columns and rows of the map from above, reach those of them that what is built can grow to, and levels those of the maps of the levels.
	above, reach, levels cubed.Box
}

// maps is a mat with the places on it.
type maps struct {
	mat    *drawing.Drawing
	solid  drawing.Rectangle
	above  grid
	levels []grid
}

// grid is a map of squares.
type grid struct {
	box   cubed.Box
	x, y  float64 // of its first square
	space float64
}

// cell returns where a square is on the map; false where it is not on it.
func (g *grid) cell(square int) (drawing.Rectangle, bool) {
	column, row := where(square)
	if !within(g.box, column, row) {
		return drawing.Rectangle{}, false
	}
	return drawing.Box(g.x+float64(column-g.box.Left)*g.space, g.y+float64(row-g.box.Top)*g.space, g.space, g.space), true
}

func (g *grid) wide() float64 { return g.space * float64(g.box.Right-g.box.Left+1) }
func (g *grid) high() float64 { return g.space * float64(g.box.Bottom-g.box.Top+1) }

func columnName(column int) string { return string(rune('a' + column)) }
func rowName(row int) string       { return strconv.Itoa(row + 1) }

// frame returns what the mat shows. While stacking that is every square that a cube can ever come to (CUB-04); then the footprint.
func (t *Table) frame(p *cubed.Position) frame {
	footprint, ok := t.game.Footprint(p)
	if !p.Stacking() {
		return frame{above: footprint, reach: footprint, levels: footprint}
	}
	more := t.game.Size() - 1
	column, row := where(cubed.Middle)
	all := cubed.Box{Left: column - more, Right: column + more, Top: row - more, Bottom: row + more}
	f := frame{above: all, reach: t.game.Reach(p)}
	if !ok { // the first cube lies in the middle, and from there on it can grow everywhere
		f.reach, footprint = all, cubed.Box{Left: column, Right: column, Top: row, Bottom: row}
	}
	left, right := t.around(footprint.Left, footprint.Right, all.Left, all.Right)
	top, bottom := t.around(footprint.Top, footprint.Bottom, all.Top, all.Bottom)
	f.levels = cubed.Box{Left: left, Right: right, Top: top, Bottom: bottom}
	return f
}

// around returns columns (rows) for the whole size, with what is built in the middle of them as far as there are some.
func (t *Table) around(first, last, least, most int) (from, to int) {
	size := t.game.Size()
	from = max(least, min(first-(size-(last-first+1))/2, most-size+1))
	return from, from + size - 1
}

// maps returns the mat of a frame, drawn once.
func (t *Table) maps(f frame) *maps {
	t.lock.Lock()
	defer t.lock.Unlock()
	if m, ok := t.drawn[f]; ok {
		return m
	}
	m := t.place(f)
	t.draw(m, f)
	t.drawn[f] = m
	return m
}

// place lays out a mat: the solid at the left, the map from above beside it, and the levels below.
func (t *Table) place(f frame) *maps {
	m := &maps{mat: drawing.New(matWide, matHigh)}
	size := t.game.Size()
	inside := m.mat.Area().Inset(rim)
	low := inside.Height * lowPart
	high, wide := inside.Height-low-gap, inside.Width*abovePart
	m.above = fitted(f.above, drawing.Box(inside.Right()-wide, inside.Y, wide, high), titleHigh)
	m.solid = drawing.Box(inside.X, inside.Y, inside.Width-wide-gap, high)
	each := (inside.Width - gap*float64(size-1)) / float64(size)
	for i := range size { // their titles stand beside them
		box := drawing.Box(inside.X+(each+gap)*float64(i)+levelTitle, inside.Bottom()-low, each-levelTitle, low)
		m.levels = append(m.levels, fitted(f.levels, box, 0))
	}
	return m
}

// fitted returns the largest map of columns and rows in a box, below a title of a height, with room for letters and numbers.
func fitted(b cubed.Box, box drawing.Rectangle, title float64) grid {
	columns, rows := float64(b.Right-b.Left+1), float64(b.Bottom-b.Top+1)
	space := min((box.Width-namesWide)/columns, (box.Height-namesWide-title)/rows, largestCell)
	x := box.X + namesWide + (box.Width-namesWide-space*columns)/2
	y := box.Y + title + namesWide + (box.Height-title-namesWide-space*rows)/2
	return grid{b, x, y, space}
}

// draw draws the mat in the look of the printed maps: its cloth, the maps with their names, and the squares that are out of reach faint.
func (t *Table) draw(m *maps, f frame) {
	colour := parts.Colour(t.theme.Color, parts.Colour(t.theme.Game.Color, drawing.Cubed))
	ground := parts.Colour(t.theme.Paper, drawing.Table)
	m.mat.Rect(m.mat.Area(), drawing.Filled(ground))
	m.mat.RoundedRect(m.mat.Area().Inset(rim*0.25), rim*0.6, drawing.Paint{Stroke: drawing.Line(0.7, colour)})
	pen := pen{m.mat, colour, ground}
	pen.title(drawing.Box(m.above.x, m.above.y-namesWide-titleHigh, m.above.wide(), titleHigh), words.FromAbove)
	pen.squares(&m.above, f.reach, 0.9, f.above != f.levels)
	for i := range m.levels {
		g := &m.levels[i]
		pen.title(drawing.Box(g.x-namesWide-levelTitle, g.y+(g.high()-titleHigh)/2, levelTitle-2, titleHigh), words.AtLevel(i+1))
		pen.squares(g, f.levels, 0.45, false)
	}
}

// pen draws on a mat.
type pen struct {
	mat            *drawing.Drawing
	colour, ground drawing.Colour
}

// title writes what a map is called.
func (p *pen) title(box drawing.Rectangle, text string) {
	style := drawing.Style{Face: drawing.Title, Size: titleHigh * 0.78 / drawing.PointMM, Colour: p.colour.Mixed(drawing.Ink, 0.35)}
	p.mat.Label(box, text, style, style.Size/2, drawing.Centre)
}

// squares draws the squares of a map with the letters of the columns and the numbers of the rows; those beyond a reach are faint, and
// that of the first cube is marked while it is of use.
func (p *pen) squares(g *grid, reach cubed.Box, line float64, first bool) {
	style := drawing.Style{Face: drawing.Title, Size: namesWide * 0.72 / drawing.PointMM, Colour: p.colour.Mixed(drawing.Ink, 0.35)}
	for column := g.box.Left; column <= g.box.Right; column++ {
		x := g.x + float64(column-g.box.Left)*g.space
		p.mat.Label(drawing.Box(x, g.y-namesWide, g.space, namesWide), columnName(column), style, style.Size/2, drawing.Centre)
	}
	for row := g.box.Top; row <= g.box.Bottom; row++ {
		y := g.y + float64(row-g.box.Top)*g.space
		p.mat.Label(drawing.Box(g.x-namesWide, y, namesWide, g.space), rowName(row), style, style.Size/2, drawing.Centre)
	}
	for square := range cubed.Squares {
		box, ok := g.cell(square)
		if !ok {
			continue
		}
		column, row := where(square)
		ground, edge := p.ground.Mixed(drawing.Black, 0.05), p.colour.Mixed(p.ground, 0.75)
		if within(reach, column, row) {
			edge = p.colour.Mixed(drawing.White, 0.5)
			if ground = drawing.Paper; (column+row)%2 == 0 {
				ground = p.colour.Mixed(drawing.Paper, 0.94)
			}
		}
		p.mat.Rect(box, drawing.Outlined(ground, 0.25, edge))
	}
	if box, ok := g.cell(cubed.Middle); ok && first {
		p.mat.Rect(box.Inset(0.5), drawing.Paint{Stroke: drawing.Line(1, p.colour)})
	}
	p.mat.Rect(drawing.Box(g.x, g.y, g.wide(), g.high()), drawing.Paint{Stroke: drawing.Line(line, p.colour)})
}
