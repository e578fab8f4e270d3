package drawing

import (
	"fmt"
	"math"
	"slices"
)

// Largest is the largest coordinate or size a drawing may contain, in millimetres: ten metres.
const Largest = 10_000.0

// A Fault is the reason why a drawing cannot be drawn, and where in it.
type Fault struct{ Where, What string }

// Error says where and what.
func (f *Fault) Error() string { return f.Where + ": " + f.What }

// Check returns a *Fault if the drawing or one of its symbols cannot be drawn: it contains a number that is
// NaN, infinite or beyond Largest, a Use without a symbol, or a symbol within itself. Back ends call it
// first, so that such a number never gets onto paper.
func (d *Drawing) Check() error { return check(d, "the drawing", nil, map[*Symbol]bool{}) }

func check(d *Drawing, where string, within []*Symbol, done map[*Symbol]bool) error {
	if !sound(d.Width, d.Height) || d.Width <= 0 || d.Height <= 0 {
		return &Fault{where, fmt.Sprintf("a size of %g × %g mm", d.Width, d.Height)}
	}
	for i, mark := range d.Marks {
		ok := true
		switch m := mark.(type) {
		case Shape:
			for k, step := range m.Path {
				if k == 0 && step.Verb != MoveTo {
					return &Fault{where, fmt.Sprintf("mark %d is a path that begins nowhere", i+1)}
				}
				for _, point := range step.Points {
					ok = ok && sound(point.X, point.Y)
				}
			}
			stroke := m.Paint.Stroke
			ok = ok && sound(stroke.Width, stroke.Dash[0], stroke.Dash[1], m.Paint.Hatch.Gap) &&
				stroke.Dash[0] >= 0 && stroke.Dash[1] >= 0
		case Words:
			ok = sound(m.Size, m.At.X, m.At.Y) && m.Size >= 0
		case Image:
			ok = m.Pixels != nil && sound(m.Box.X, m.Box.Y, m.Box.Width, m.Box.Height) && !m.Box.Empty()
		case Use:
			if m.Symbol == nil || m.Symbol.Drawing == nil {
				return &Fault{where, fmt.Sprintf("mark %d uses no symbol", i+1)}
			}
			ok = sound(m.At.X, m.At.Y, m.Scale, m.Turn, m.Clip.X, m.Clip.Y, m.Clip.Width, m.Clip.Height) &&
				m.Scale >= 0
			if slices.Contains(within, m.Symbol) {
				return &Fault{where, fmt.Sprintf("symbol %q is within itself", m.Symbol.Name)}
			}
			if !done[m.Symbol] {
				err := check(m.Symbol.Drawing, fmt.Sprintf("symbol %q", m.Symbol.Name),
					append(within, m.Symbol), done)
				if err != nil {
					return err
				}
				done[m.Symbol] = true
			}
		}
		if !ok {
			return &Fault{where, fmt.Sprintf("mark %d has a number that cannot be drawn", i+1)}
		}
	}
	return nil
}

// sound says whether all numbers are finite and at most Largest.
func sound(numbers ...float64) bool {
	return !slices.ContainsFunc(numbers, func(n float64) bool {
		return math.IsNaN(n) ||
			math.Abs(n) > Largest
	})
}

// Overflows returns the words, of the drawing and its symbols, that do not stay inside their box.
func (d *Drawing) Overflows() []Words { return overflows(d, map[*Symbol]bool{}) }

func overflows(d *Drawing, done map[*Symbol]bool) []Words {
	var out []Words
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case Words:
			box := m.Box
			if box.Empty() {
				box = d.Area()
			}
			ink := m.Ink()
			// Allow letters to hang over a little: more at the sides, for the hook of a J, and at the
			// top, for two accents on a capital.
			const hair, side, top, mark, tail = 0.1, 0.12, 0.16, 0.3, 0.2
			em := m.Size * PointMM
			up, down := max(hair, top*em), hair
			if m.Font.Outlined() { // with marks above and below
				up, down = mark*em, tail*em
			}
			box = Rectangle{box.X - side*em, box.Y - up, box.Width + 2*side*em, box.Height + up + down}
			if !ink.Empty() && !box.Contains(ink) {
				out = append(out, m)
			}
		case Use:
			if !done[m.Symbol] {
				done[m.Symbol] = true
				out = append(out, overflows(m.Symbol.Drawing, done)...)
			}
		}
	}
	return out
}
