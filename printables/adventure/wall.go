package adventure

import (
	"sync"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// surround draws the walls round the floor, as thick as the margin: stones, each with a darker edge below, a
// block in each corner, the light edge above the floor, and what hangs down over it.
func (s *scene) surround(m *parts.Mat) {
	m.Rect(m.Area(), drawing.Filled(s.mortar))
	lay := func(box drawing.Rectangle, seed int) {
		colour := s.stones[parts.Chance(seed, len(s.stones))]
		box = snapped(box.Inset(m.Margin * 0.025))
		m.Rect(box, drawing.Paint{Fill: colour.Mixed(s.mortar, 0.75), Open: true})
		box.Height -= m.Margin * 0.05
		m.Rect(box, drawing.Paint{Fill: colour, Open: len(s.margin) == 0}) // a plain wall has no ink to spare
	}
	thick := m.Margin * 0.84
	for side := range 4 {
		upright := side%2 == 1
		long, across := m.Width, 0.0
		if upright {
			long = m.Height
		}
		if side > 1 {
			across = m.Width + m.Height - long - thick
		}
		from := m.Margin
		for i := 0; from < long-m.Margin-0.1; i++ {
			seed := side*1009 + i*7
			to := from + m.Space*(0.4+0.1*float64(parts.Chance(seed, 5)))
			if to > long-m.Margin-m.Space*0.3 {
				to = long - m.Margin
			}
			if upright {
				lay(drawing.Box(across, from, thick, to-from), seed+1)
			} else {
				lay(drawing.Box(from, across, to-from, thick), seed+1)
			}
			from = to
		}
	}
	for i, x := range [...]float64{0, m.Width - m.Margin*0.98} {
		for k, y := range [...]float64{0, m.Height - m.Margin*0.98} {
			box := drawing.Box(x, y, m.Margin*0.98, m.Margin*0.98)
			lay(box, 90+i*3+k)
			if s.corner != "" {
				m.Stand(s.corner, box.Inset(m.Margin*0.08), [...]float64{0, 270, 90, 180}[2*i+k])
			}
		}
	}
	inner, lip := m.Area().Inset(m.Margin*0.86), m.Margin*0.14
	light := drawing.Paint{Fill: s.stones[0].Mixed(drawing.White, 0.28), Open: true}
	for _, box := range [...]drawing.Rectangle{{X: inner.X, Y: inner.Y, Width: inner.Width, Height: lip},
		{X: inner.X, Y: inner.Bottom() - lip, Width: inner.Width, Height: lip},
		{X: inner.X, Y: inner.Y, Width: lip, Height: inner.Height},
		{X: inner.Right() - lip, Y: inner.Y, Width: lip, Height: inner.Height}} {
		m.Rect(box, light)
	}
	if s.vine == drawing.None {
		return
	}
	for i := range 2 * (m.Columns + m.Rows) {
		if parts.Chance(i*3+1, 3) > 0 {
			continue
		}
		on, far := i/2, float64(i%2)
		at, across, down := drawing.Point{X: float64(on), Y: far * float64(m.Rows)}, 0.34, 0.26
		if on > m.Columns {
			at = drawing.Point{X: far * float64(m.Columns), Y: float64(on - m.Columns)}
			across, down = down, across
		}
		grow(m, at, across, down, i, s.vine)
		grow(m, at, across*0.5, down*0.5, i+7, s.vine.Mixed(s.mortar, 0.25))
	}
}

// fittings draws what is on the walls between the plates: a torch with its light in the middle of each
// block's side, and here and there what grows or hangs there.
func (s *scene) fittings(m *parts.Mat) {
	within := func(column, row int) bool {
		return column >= 0 && column < m.Columns && row >= 0 && row < m.Rows
	}
	torch := s.torch()
	for _, ring := range parts.Edges(m.Columns, m.Rows, within) {
		for i, side := range ring {
			along := side.Column
			if side.Right == 0 {
				along = side.Row
			}
			at := m.On(side, 0, m.Margin/2)
			wide, high := m.Space*0.42, m.Margin*0.94
			box := drawing.Box(at.X-wide/2, at.Y-high/2, wide, high)
			switch {
			case along%block == block/2:
				m.UseIn(torch, box)
			case along > 0 && len(s.margin) > 0 && parts.Chance(i*7, 3) > 0:
				m.Stand(s.margin[parts.Chance(i*13+5, len(s.margin))], box.Inset(m.Margin*0.12), 0)
			}
		}
	}
}

var torches sync.Map // the colours of a wall and of light → *drawing.Symbol

// torch returns a torch in its light, the same pointer each time. It is a picture, so that it shines on a dark
// screen too.
func (s *scene) torch() *drawing.Symbol {
	key := [2]drawing.Colour{s.stones[0], s.glow}
	if known, ok := torches.Load(key); ok {
		return known.(*drawing.Symbol)
	}
	const side = drawing.IconSize
	d := drawing.New(side, side)
	for ring, radius := range [...]float64{0.49, 0.37, 0.25} {
		d.Circle(drawing.Point{X: side / 2, Y: side * 0.49}, side*radius,
			drawing.Paint{Fill: s.stones[0].Mixed(s.glow, 0.3+0.2*float64(ring)), Open: true})
	}
	d.UseIn(drawing.Scenery("wall-torch"), d.Area().Inset(side*0.03))
	made, _ := torches.LoadOrStore(key, &drawing.Symbol{Name: "torch-light", Drawing: d, Picture: true})
	return made.(*drawing.Symbol)
}
