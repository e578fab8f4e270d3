package parts

import (
	"math"

	"homespun/printables/drawing"
)

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
