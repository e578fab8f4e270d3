package parts

import (
	"math"
	"sync"

	"homespun/printables/drawing"
)

// leastScenery is the side of a space, in millimetres, under which scenery is left out: nobody would see what it is.
const leastScenery = 12.0

// Stand places a piece of scenery in a box, as large as fits, on its foot or its head if it is turned by 180 degrees.
// What there is not, and what would be too small to see, is left out.
func (m *Mat) Stand(name string, box drawing.Rectangle, turn float64) {
	symbol := drawing.Scenery(name)
	if symbol == nil || m.Space < leastScenery {
		return
	}
	wide, high := symbol.Drawing.Width, symbol.Drawing.Height
	if turn == 90 || turn == 270 {
		wide, high = high, wide
	}
	m.Use(symbol, box.Centre(), min(box.Width/wide, box.Height/high), turn)
}

// StandPale is Stand in colours that are near to those of a ground, for what lies under pieces.
func (m *Mat) StandPale(name string, box drawing.Rectangle, ground drawing.Colour) {
	symbol := drawing.Scenery(name)
	if symbol == nil || m.Space < leastScenery {
		return
	}
	m.UseIn(pale(symbol, ground), box)
}

// A paleKey is a piece of scenery on a ground.
type paleKey struct {
	symbol *drawing.Symbol
	ground drawing.Colour
}

var pales sync.Map // paleKey → *drawing.Symbol

// pale returns a symbol in colours near to a ground, the same pointer each time.
func pale(symbol *drawing.Symbol, ground drawing.Colour) *drawing.Symbol {
	key := paleKey{symbol, ground}
	if known, ok := pales.Load(key); ok {
		return known.(*drawing.Symbol)
	}
	twin := (&drawing.Recolouring{Of: func(c drawing.Colour) drawing.Colour { return c.Mixed(ground, 0.75) }}).
		Drawing(symbol.Drawing)
	made, _ := pales.LoadOrStore(key, &drawing.Symbol{Name: symbol.Name + " pale", Drawing: twin})
	return made.(*drawing.Symbol)
}

// Strew places pieces of scenery in the margin, between the coordinates, and now and then nothing: always the same
// for a board. One place in so many is left empty. Upright pieces stand; others have their feet towards the board.
func (m *Mat) Strew(names []string, empty int, upright bool) {
	const side, keep = 0.24, 0.07 // of a space, from its corner; of the margin, to its edges
	index := 0
	place := func(s Side) {
		for _, along := range [...]float64{0.06 + side/2, 0.94 - side/2} {
			index++
			if Chance(index*7, empty) == 0 {
				continue
			}
			turn := 0.0
			if !upright {
				turn = [...]float64{0, 90, 180, 270}[turns(s)]
			}
			at := m.On(s, along, m.Margin/2)
			wide, high := m.Space*side, m.Margin*(1-2*keep)
			if s.Right == 0 {
				wide, high = high, wide
			}
			m.Stand(names[Chance(index*13+5, len(names))],
				drawing.Box(at.X-wide/2, at.Y-high/2, wide, high), turn)
		}
	}
	for _, ring := range Edges(m.Columns, m.Rows, m.within) {
		for _, s := range ring {
			place(s)
		}
	}
}

// turns returns how often the upper side is turned clockwise to become this one.
func turns(s Side) int {
	switch {
	case s.Right > 0:
		return 0
	case s.Down > 0:
		return 1
	case s.Right < 0:
		return 2
	}
	return 3
}

// within says whether there is a column and a row.
func (m *Mat) within(column, row int) bool {
	return column >= 0 && column < m.Columns && row >= 0 && row < m.Rows
}

// Masonry draws courses of dressed stones over the area for which free holds, in some colours that lie near to each
// other: as many shapes as colours. Stones are so many millimetres high and about twice as long.
func (m *Mat) Masonry(free func(drawing.Point) bool, high float64, colours []drawing.Colour) {
	paths := make([]drawing.Path, len(colours))
	joint := high * 0.07
	for course := 0; float64(course)*high < m.Height-high*0.1; course++ {
		y := float64(course) * high
		left := 0.0
		for stone := 0; left < m.Width-high*0.1; stone++ {
			seed := course*131 + stone
			right := left + high*(1.5+0.25*float64(Chance(seed, 5)))
			if stone == 0 && course%2 == 1 {
				right = left + high*0.9
			}
			right = min(right, m.Width)
			box := drawing.Box(left, y, right-left, min(high, m.Height-y)).Inset(joint)
			left = right
			if box.Width > high*0.15 && box.Height > high*0.15 && free(box.Centre()) {
				shade := Chance(seed*3+1, len(colours))
				paths[shade] = append(paths[shade], drawing.RoundedPath(box, high*0.12)...)
			}
		}
	}
	for i, path := range paths {
		if len(path) > 0 {
			m.Path(path, drawing.Filled(colours[i]))
		}
	}
}

// Flagstones returns the joints of a floor of a few irregular stones in a box.
func Flagstones(box drawing.Rectangle, seed int) drawing.Path {
	part := func(i int) float64 { return 0.36 + 0.07*float64(Chance(seed*5+i, 5)) }
	y := box.Y + box.Height*part(0)
	slope := box.Height * 0.02 * float64(Chance(seed*5+3, 5)-2)
	path := crack(nil, drawing.Point{X: box.X, Y: y - slope}, drawing.Point{X: box.Right(), Y: y + slope}, seed)
	upper, lower := box.X+box.Width*part(1), box.X+box.Width*(1-part(2))
	if Chance(seed, 2) == 0 {
		upper, lower = lower, upper
	}
	path = crack(path, drawing.Point{X: upper, Y: box.Y}, drawing.Point{X: upper + slope, Y: y}, seed+1)
	return crack(path, drawing.Point{X: lower, Y: y}, drawing.Point{X: lower - slope, Y: box.Bottom()}, seed+2)
}

// crack adds a line to a path that is nearly straight.
func crack(path drawing.Path, from, to drawing.Point, seed int) drawing.Path {
	wide, high := to.X-from.X, to.Y-from.Y
	bend := 0.04 * float64(Chance(seed, 3)-1)
	return path.MoveTo(from).CurveTo(from.Plus(wide*0.3-high*bend, high*0.3+wide*bend),
		from.Plus(wide*0.7+high*bend, high*0.7-wide*bend), to)
}

// Planks returns the joints of a floor of boards that lie across a box: so many, each broken somewhere else.
func Planks(box drawing.Rectangle, boards, seed int) drawing.Path {
	var path drawing.Path
	high := box.Height / float64(boards)
	for i := range boards {
		y := box.Y + float64(i)*high
		if i > 0 {
			path = path.MoveTo(drawing.Point{X: box.X, Y: y}).LineTo(drawing.Point{X: box.Right(), Y: y})
		}
		x := box.X + box.Width*(0.15+0.1*float64(Chance(seed*7+i, 8)))
		path = path.MoveTo(drawing.Point{X: x, Y: y}).LineTo(drawing.Point{X: x, Y: y + high})
	}
	return path
}

// Cobbles returns rows of paving stones in a box, laid in bond: lines between them.
func Cobbles(box drawing.Rectangle, rows int) drawing.Path {
	var path drawing.Path
	high := box.Height / float64(rows)
	for i := range rows {
		y := box.Y + float64(i)*high
		if i > 0 {
			path = path.MoveTo(drawing.Point{X: box.X, Y: y}).LineTo(drawing.Point{X: box.Right(), Y: y})
		}
		for k := range 3 {
			x := box.X + box.Width*(float64(k)+0.25+0.5*float64(i%2))/3
			path = path.MoveTo(drawing.Point{X: x, Y: y}).LineTo(drawing.Point{X: x, Y: y + high})
		}
	}
	return path
}

// Panels returns what a plate of a deck shows in a box: its inner edge with cut corners, and on some a grating.
func Panels(box drawing.Rectangle, seed int) drawing.Path {
	inner := box.Inset(box.Width * 0.07)
	path := CutPath(inner, box.Width*0.08)
	for _, corner := range [...][2]float64{{0.07, 0.5}, {0.93, 0.5}, {0.5, 0.07}, {0.5, 0.93}} {
		rivet := drawing.Point{X: box.X + corner[0]*box.Width, Y: box.Y + corner[1]*box.Height}
		path = append(path, drawing.EllipsePath(rivet, box.Width*0.012, box.Width*0.012)...)
	}
	at := func(x, y float64) drawing.Point {
		return drawing.Point{X: inner.X + x*inner.Width, Y: inner.Y + y*inner.Height}
	}
	switch Chance(seed, 4) {
	case 0:
		for i := range 4 {
			y := 0.7 + 0.06*float64(i)
			path = path.MoveTo(at(0.2, y)).LineTo(at(0.8, y))
		}
	case 1:
		path = path.MoveTo(at(0, 0.38)).LineTo(at(0.3, 0.38)).LineTo(at(0.42, 0.5)).LineTo(at(1, 0.5))
	case 2:
		path = path.MoveTo(at(0.5, 0)).LineTo(at(0.5, 1))
	}
	return path
}

// Rug returns the border of a rug in a box: two lines with steps at the corners, and the fringes at both ends.
func Rug(box drawing.Rectangle) drawing.Path {
	inner := box.Inset(box.Width * 0.08)
	path := CutPath(inner, box.Width*0.06)
	path = append(path, CutPath(inner.Inset(box.Width*0.04), box.Width*0.1)...)
	const fringes = 16
	for i := range fringes + 1 {
		y := inner.Y + inner.Height*(0.1+0.8*float64(i)/fringes)
		for _, x := range [...]float64{inner.X, inner.Right() + box.Width*0.04} {
			path = path.MoveTo(drawing.Point{X: x - box.Width*0.04, Y: y}).LineTo(drawing.Point{X: x, Y: y})
		}
	}
	return path
}

// Fence returns a picket fence around a garden in a box, open below in the middle, and the path from there.
func Fence(box drawing.Rectangle) drawing.Path {
	inner := box.Inset(box.Width * 0.075)
	at := func(x, y float64) drawing.Point {
		return drawing.Point{X: inner.X + x*inner.Width, Y: inner.Y + y*inner.Height}
	}
	var path drawing.Path
	path = path.MoveTo(at(0.36, 1)).LineTo(at(0, 1)).LineTo(at(0, 0)).LineTo(at(1, 0)).LineTo(at(1, 1)).
		LineTo(at(0.64, 1))
	const pickets, half = 12, 0.022
	picket := func(x, y, across, down float64) {
		path = path.MoveTo(at(x-half*across, y-half*down)).LineTo(at(x+half*across, y+half*down))
	}
	for i := range pickets {
		along := (float64(i) + 0.5) / pickets
		picket(0, along, 1, 0)
		picket(1, along, 1, 0)
		picket(along, 0, 0, 1)
		if along < 0.36 || along > 0.64 {
			picket(along, 1, 0, 1)
		}
	}
	return path.MoveTo(at(0.36, 1)).CurveTo(at(0.38, 0.92), at(0.44, 0.9), at(0.44, 0.84)).MoveTo(at(0.64, 1)).
		CurveTo(at(0.62, 0.92), at(0.56, 0.9), at(0.56, 0.84))
}

// Frame draws a frame of four mitred boards around the spaces, as wide as the margin, with their grain.
func (m *Mat) Frame(wood drawing.Colour) {
	outer, inner := m.Area(), m.Area().Inset(m.Margin)
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	a, b, c, d := at(outer.X, outer.Y), at(outer.Right(), outer.Y), at(outer.Right(), outer.Bottom()),
		at(outer.X, outer.Bottom())
	e, f, g, h := at(inner.X, inner.Y), at(inner.Right(), inner.Y), at(inner.Right(), inner.Bottom()),
		at(inner.X, inner.Bottom())
	line := drawing.Line(m.Margin*0.03, wood.Mixed(drawing.Ink, 0.35))
	for i, corners := range [...][]drawing.Point{{a, b, f, e}, {b, c, g, f}, {c, d, h, g}, {d, a, e, h}} {
		shade := 0.06
		if i%2 == 1 {
			shade = 0
		}
		m.Polygon(corners, drawing.Paint{Fill: wood.Mixed(drawing.Ink, shade), Stroke: line})
	}
	var grain drawing.Path
	for i, part := range [...]float64{0.14, 0.34, 0.7, 0.88} {
		box := outer.Inset(m.Margin * part)
		grain = waver(grain, at(box.X, box.Y), at(box.Right(), box.Y), m.Space, i)
		grain = waver(grain, at(box.Right(), box.Y), at(box.Right(), box.Bottom()), m.Space, i+10)
		grain = waver(grain, at(box.Right(), box.Bottom()), at(box.X, box.Bottom()), m.Space, i+20)
		grain = waver(grain, at(box.X, box.Bottom()), at(box.X, box.Y), m.Space, i+30)
	}
	m.Path(grain, drawing.Paint{Stroke: drawing.Stroke{Width: m.Margin * 0.02, Colour: wood.Mixed(drawing.Ink, 0.16),
		Faint: true}})
}

// waver adds a line of grain to a path, with gaps.
func waver(path drawing.Path, from, to drawing.Point, step float64, seed int) drawing.Path {
	long := max(math.Abs(to.X-from.X), math.Abs(to.Y-from.Y))
	across, down := (to.X-from.X)/long, (to.Y-from.Y)/long
	for i := 0; float64(i+1)*step < long; i++ {
		begin := step * (float64(i) + 0.07*float64(Chance(seed*31+i, 6)))
		end := begin + step*(0.4+0.08*float64(Chance(seed*17+i, 6)))
		swell := step * 0.012 * float64(Chance(seed*13+i, 5)-2)
		path = path.MoveTo(from.Plus(begin*across, begin*down)).CurveTo(
			from.Plus((begin+step*0.2)*across-swell*down, (begin+step*0.2)*down+swell*across),
			from.Plus((end-step*0.2)*across+swell*down, (end-step*0.2)*down-swell*across),
			from.Plus(min(end, long)*across, min(end, long)*down))
	}
	return path
}
