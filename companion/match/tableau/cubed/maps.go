package cubed

import (
	"math"
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines/cubed"
	paper "homespun/printables/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Measures of the mat in millimetres. Its height follows the room on the screen, in steps, so that only few
// mats have to be drawn.
const (
	matWide                    = 300.0
	leastHigh, usual, mostHigh = 168, 192, 264
	step                       = 4
	rim                        = 5.0
	gap                        = 6.0
	titleHigh                  = 7.5  // with slots of the least size, as the two below
	namesWide                  = 6.5  // of the letters and numbers at the edges of a map
	levelTitle                 = 19.0 // beside the map of a level
	leastSlot, mostSlot        = 17, 25
	largestCell                = 34.0
	leastMarks                 = 12.0 // the side of a square that has room for what it is made of
	bandPart                   = 0.5  // of the rim, for the band along the edge of a place
)

// The part of the mat's height that the level maps have, and the largest part of its width that the map from
// above has: while stacking, and afterwards.
const (
	lowPart   = 0.25
	growPart  = 0.46
	abovePart = 0.47
)

// titleLarge is the least size, in pixels, of the names of trays. Slots grow to reach it, up to mostSlot.
const titleLarge = 13

// shape is the height of a mat and the size of a slot of its trays, in millimetres.
type shape struct{ high, slot float64 }

// text scales a length of something written by the size of the slots, so that words on the mat grow with
// those of the trays.
func (s shape) text(length float64) float64 { return length * s.slot / leastSlot }

// shapeFor returns the shape of the largest mat that fits a room of a size in pixels. Text is how much larger
// than usual text is; trays are made large enough for it. For no room it returns the usual shape.
func shapeFor(width, height, text float64) shape {
	if width <= 0 || height <= 0 {
		return shape{usual, leastSlot}
	}
	slot := math.Ceil(max(leastSlot, min(mostSlot, titleLarge*text/tableau.TrayTitle*matWide/width)))
	high := math.Floor((matWide*height/width-tableau.RowOfTrays(slot))/step) * step
	return shape{max(leastHigh, min(mostHigh, high)), slot}
}

// frame is everything that the drawing of a mat depends on. It is the key of the cache of mats.
type frame struct {
	shape
	// above is the box of squares on the map from above, levels the box on the map of each level. room is the box
	// for which the map from above and the solid have room: while stacking the same one to the end, so that every
	// square keeps its place and its size.
	above, levels, room cubed.Box
	stacking            bool
	// first says that the middle square is marked, because the first cube has to go there.
	first bool
}

// maps is a drawn mat with the places of the solid and of the maps on it.
type maps struct {
	mat    *drawing.Drawing
	solid  drawing.Rectangle
	above  grid
	levels []grid
	titled bool // the titles of the level maps stand above them, not beside them
}

// grid is a map of squares on the mat, with the letters and numbers at its edges and its title. It shows the
// squares of a box, and has room for those of another one around it.
type grid struct {
	box, room    cubed.Box
	x, y         float64 // top left of the first square of the room, in mm
	space        float64 // side of a square, in mm
	names, title float64 // room for the letters and for the title, in mm
}

// cell returns the place of a square on the map; false where the map does not show that square.
func (g *grid) cell(square int) (drawing.Rectangle, bool) {
	column, row := where(square)
	if !within(g.box, column, row) {
		return drawing.Rectangle{}, false
	}
	return g.square(column, row), true
}

// square returns the place of a square of the room.
func (g *grid) square(column, row int) drawing.Rectangle {
	return drawing.Box(g.x+float64(column-g.room.Left)*g.space, g.y+float64(row-g.room.Top)*g.space, g.space, g.space)
}

// area returns the place of all squares that are shown.
func (g *grid) area() drawing.Rectangle {
	first, last := g.square(g.box.Left, g.box.Top), g.square(g.box.Right, g.box.Bottom)
	return drawing.Box(first.X, first.Y, last.Right()-first.X, last.Bottom()-first.Y)
}

func (g *grid) wide() float64 { return g.space * float64(g.room.Right-g.room.Left+1) }
func (g *grid) high() float64 { return g.space * float64(g.room.Bottom-g.room.Top+1) }

// titleBox returns the place of the title above the letters of the map.
func (g *grid) titleBox() drawing.Rectangle {
	return drawing.Box(g.x, g.y-g.names-g.title, g.wide(), g.title)
}

func columnName(column int) string { return string(rune('a' + column)) }
func rowName(row int) string       { return strconv.Itoa(row + 1) }

// frame returns what the mat has to show. While stacking, the map from above shows every square that can
// still be built on (CUB-04), where it was at first, and the level maps show a box of the full size. Afterwards all
// maps show the footprint of what is built.
func (t *Table) frame(p *cubed.Position) frame {
	footprint, ok := t.game.Footprint(p)
	f := frame{shape: shapeFor(0, 0, 1), above: footprint, levels: footprint, room: footprint}
	if !p.Stacking() {
		return f
	}
	more := t.game.Size() - 1
	column, row := where(cubed.Middle)
	all := cubed.Box{Left: column - more, Right: column + more, Top: row - more, Bottom: row + more}
	f.above, f.room, f.stacking = t.game.Reach(p), all, true
	if !ok { // nothing is built: the first cube goes in the middle, and any direction is open
		f.above, f.first, footprint = all, true, cubed.Box{Left: column, Right: column, Top: row, Bottom: row}
	}
	left, right := t.around(footprint.Left, footprint.Right, all.Left, all.Right)
	top, bottom := t.around(footprint.Top, footprint.Bottom, all.Top, all.Bottom)
	f.levels = cubed.Box{Left: left, Right: right, Top: top, Bottom: bottom}
	return f
}

// around returns the first and last column (or row) of a box of the full size. What is built, from first to
// last, lies in its middle, as far as the box stays between least and most.
func (t *Table) around(first, last, least, most int) (from, to int) {
	size := t.game.Size()
	from = max(least, min(first-(size-(last-first+1))/2, most-size+1))
	return from, from + size - 1
}

// maps returns the mat of a frame, from the cache where it has been drawn before.
func (t *Table) maps(f frame) *maps {
	m := t.drawn[f]
	if m == nil {
		m = t.place(f)
		t.draw(m, f)
		t.drawn[f] = m
	}
	return m
}

// place lays out a mat: the map from above at the right, the solid at its left, and the level maps below the solid.
// After stacking, when their cubes are tapped as well, the level maps have the whole width of the mat.
func (t *Table) place(f frame) *maps {
	m := &maps{mat: drawing.New(matWide, f.high)}
	inside := m.mat.Area().Inset(rim)
	low := inside.Height * lowPart
	high, part := inside.Height-low-gap, abovePart
	levels := drawing.Box(inside.X, inside.Bottom()-low, inside.Width, low)
	if f.stacking {
		part = growPart
		levels.Width -= inside.Width*part + gap
	}
	place := func(wide float64) {
		box := drawing.Box(inside.Right()-wide, inside.Y, wide, high)
		if f.stacking {
			box.Height = inside.Height
		}
		m.above = f.fitted(f.above, f.room, box, true)
	}
	wide := inside.Width * part
	place(wide)
	// a small map gives the rest of its width to the solid
	if wide = min(wide, m.above.wide()+m.above.names+4*gap); wide < inside.Width*part {
		place(wide)
	}
	m.solid = drawing.Box(inside.X, inside.Y, inside.Width-wide-gap, high)
	t.placeLevels(m, f, levels)
	return m
}

// placeLevels lays out the maps of the levels beside each other. Their titles go above them where that makes the
// maps larger, else beside them.
func (t *Table) placeLevels(m *maps, f frame, room drawing.Rectangle) {
	size := t.game.Size()
	each := (room.Width - gap*float64(size-1)) / float64(size)
	title := f.text(levelTitle)
	for i := range size {
		box := drawing.Box(room.X+(each+gap)*float64(i), room.Y, each, room.Height)
		beside := f.fitted(f.levels, f.levels, drawing.Box(box.X+title, box.Y, max(0, box.Width-title), box.Height), false)
		above := f.fitted(f.levels, f.levels, box, true)
		if m.titled = above.space > beside.space; m.titled {
			m.levels = append(m.levels, above)
		} else {
			m.levels = append(m.levels, beside)
		}
	}
}

// fitted returns the largest map of a box of squares, with room for those of another box, that fits a place on the
// mat, with room for the letters and numbers, and for a title above them where titled.
func (s shape) fitted(b, room cubed.Box, box drawing.Rectangle, titled bool) grid {
	columns, rows := float64(room.Right-room.Left+1), float64(room.Bottom-room.Top+1)
	g := grid{box: b, room: room, names: s.text(namesWide), title: s.text(titleHigh)}
	above := g.names
	if titled {
		above += g.title
	}
	g.space = min((box.Width-g.names)/columns, (box.Height-above)/rows, largestCell)
	g.x = box.X + g.names + (box.Width-g.names-g.wide())/2
	g.y = box.Y + above + (box.Height-above-g.high())/2
	return g
}

// draw draws the mat in the look of the printed maps: the cloth, or the place in which the theme sets the mat, then
// each map with its letters, numbers and title.
func (t *Table) draw(m *maps, f frame) {
	colour := parts.Colour(t.Theme.Color, parts.Colour(t.Theme.Game.Color, drawing.Ink))
	pen := pen{mat: m.mat, colour: colour, letters: colour.Mixed(drawing.Ink, 0.35), place: paper.SceneOf(t.Theme)}
	if pen.place != nil {
		pen.letters = pen.place.Letters
		pen.place.DrawGround(m.mat, rim*bandPart, m.above.space)
		pen.dress(m.solid)
	} else {
		ground := parts.Colour(t.Theme.Paper, drawing.Table)
		m.mat.Rect(m.mat.Area(), drawing.Filled(ground))
		parts.DrawGround(m.mat, t.Theme, ground)
		m.mat.RoundedRect(m.mat.Area().Inset(rim*0.25), rim*0.6, drawing.Paint{Stroke: drawing.Line(0.7, colour)})
	}
	pen.title(m.above.titleBox(), fromAbove)
	pen.squares(&m.above, 0.9)
	if box, ok := m.above.cell(cubed.Middle); ok && f.first {
		m.mat.Rect(box.Inset(0.5), drawing.Paint{Stroke: drawing.Line(1, colour)})
	}
	for i := range m.levels {
		g := &m.levels[i]
		title := g.titleBox()
		if !m.titled {
			wide := f.text(levelTitle)
			title = drawing.Box(g.x-g.names-wide, g.y+(g.high()-g.title)/2, wide-2, g.title)
		}
		pen.title(title, atLevel(i+1))
		pen.squares(g, 0.45)
	}
}

// pen draws maps on a mat in one colour.
type pen struct {
	mat *drawing.Drawing
	// colour is that of lines, letters that of what is written.
	colour, letters drawing.Colour
	place           *paper.Scene // nil for a plain cloth
}

// dress lays what belongs to the place in the upper corners of a box: below, the buttons turn the solid.
func (p *pen) dress(box drawing.Rectangle) {
	const wide, high = 26.0, 18.0
	for i, name := range p.place.Beside {
		at := drawing.Box(box.X+float64(i)*(box.Width-wide), box.Y, wide, high)
		if symbol := drawing.Scenery(name); symbol != nil {
			p.mat.UseIn(symbol, at)
		}
	}
}

// title writes the title of a map.
func (p *pen) title(box drawing.Rectangle, text string) {
	style := drawing.Style{Face: drawing.Title, Size: box.Height * 0.78 / drawing.PointMM,
		Colour: p.letters}
	p.mat.Label(box, text, style, style.Size/2, drawing.Centre)
}

// squares draws the squares of a map with the letters of the columns and the numbers of the rows.
func (p *pen) squares(g *grid, line float64) {
	style := drawing.Style{Face: drawing.Title, Size: g.names * 0.72 / drawing.PointMM,
		Colour: p.letters}
	area, whole := g.area(), drawing.Box(g.x, g.y, g.wide(), g.high())
	gone := p.colour.Mixed(drawing.White, 0.5)
	if p.place != nil {
		gone = p.place.Line
	}
	if area != whole { // squares that nothing can be built on any more stay, as outlines
		for column := g.room.Left; column <= g.room.Right; column++ {
			for row := g.room.Top; row <= g.room.Bottom; row++ {
				p.mat.Rect(g.square(column, row), drawing.Paint{Stroke: drawing.Line(0.25, gone)})
			}
		}
	}
	for column := g.room.Left; column <= g.room.Right; column++ {
		x := g.square(column, g.room.Top).X
		p.mat.Label(drawing.Box(x, whole.Y-g.names, g.space, g.names), columnName(column), style, style.Size/2,
			drawing.Centre)
	}
	for row := g.room.Top; row <= g.room.Bottom; row++ {
		y := g.square(g.room.Left, row).Y
		p.mat.Label(drawing.Box(whole.X-g.names, y, g.names, g.space), rowName(row), style, style.Size/2,
			drawing.Centre)
	}
	for square := range cubed.Squares {
		if box, ok := g.cell(square); ok {
			ground := drawing.Paper
			if column, row := where(square); (column+row)%2 == 0 {
				ground = p.colour.Mixed(drawing.Paper, 0.94)
			}
			line := p.colour.Mixed(drawing.White, 0.5)
			if p.place != nil {
				ground, line = p.place.Square(where(square)), p.place.Line
			}
			p.mat.Rect(box, drawing.Outlined(ground, 0.25, line))
			if p.place != nil && g.space > leastMarks {
				column, row := where(square)
				p.place.DrawMarks(p.mat, box, column, row)
			}
		}
	}
	p.mat.Rect(area, drawing.Paint{Stroke: drawing.Line(line, p.colour)})
}
