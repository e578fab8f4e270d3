package parts

import "homespun/printables/drawing"

// Moved returns a drawing with all its marks moved by (x, y) millimetres.
func Moved(d *drawing.Drawing, x, y float64) *drawing.Drawing {
	moved := &drawing.Drawing{Width: d.Width, Height: d.Height, Marks: make([]drawing.Mark, 0, len(d.Marks))}
	shift := func(p drawing.Point) drawing.Point { return p.Plus(x, y) }
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			m.Path = m.Path.Mapped(shift)
			mark = m
		case drawing.Words:
			if m.Box.Empty() {
				m.Box = d.Area()
			}
			m.At, m.Box = shift(m.At), m.Box.Moved(x, y)
			mark = m
		case drawing.Image:
			m.Box = m.Box.Moved(x, y)
			mark = m
		case drawing.Place:
			m.Box = m.Box.Moved(x, y)
			mark = m
		case drawing.Use:
			m.At = shift(m.At)
			if !m.Clip.Empty() {
				m.Clip = m.Clip.Moved(x, y)
			}
			mark = m
		}
		moved.Add(mark)
	}
	return moved
}
