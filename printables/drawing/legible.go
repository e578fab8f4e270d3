package drawing

import "slices"

// leastLegible is the size of the smallest words that can still be read in a picture, in points.
const leastLegible = 4.5

// Legible returns a drawing without the words that are too small to read where it is drawn at a scale, 1 for its own
// size. A plate that is there for such words goes with them, as an empty one looks like a mistake.
func Legible(d *Drawing, scale float64) *Drawing {
	type small struct {
		symbol *Symbol
		scale  float64
	}
	seen := map[small]*Symbol{}
	var without func(*Drawing, float64) *Drawing
	without = func(d *Drawing, scale float64) *Drawing {
		bare := New(d.Width, d.Height)
		bare.Marks = make([]Mark, 0, len(d.Marks))
		plates := make([]Rectangle, 0, len(d.Marks)) // of bare's marks: the bounds of filled shapes, measured once
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case Words:
				if m.Size*scale < leastLegible {
					if at := plate(plates, m.Ink()); at >= 0 {
						bare.Marks, plates = slices.Delete(bare.Marks, at, at+1), slices.Delete(plates, at, at+1)
					}
					continue
				}
			case Use:
				if m.Symbol.Picture {
					break
				}
				key := small{m.Symbol, m.Scale * scale}
				if seen[key] == nil {
					seen[key] = &Symbol{Name: m.Symbol.Name + ", small", Drawing: without(m.Symbol.Drawing, key.scale)}
				}
				m.Symbol = seen[key]
				mark = m
			}
			bare.Add(mark)
			var box Rectangle
			if shape, ok := mark.(Shape); ok && shape.Paint.Fill != None {
				box = shape.Path.Bounds()
			}
			plates = append(plates, box)
		}
		return bare
	}
	return without(d, scale)
}

// plate returns the index of the plate on which words stand, a filled shape little larger than their ink; negative
// for none. What is no such shape has empty bounds.
func plate(bounds []Rectangle, ink Rectangle) int {
	const more = 2.6
	for i, box := range slices.Backward(bounds) {
		if box.Height < more*ink.Height && box.Width < more*(ink.Width+ink.Height) && box.Contains(ink) {
			return i
		}
	}
	return -1
}
