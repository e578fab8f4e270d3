package paper

import "homespun/printables/drawing"

// wordRoom is the width, in millimetres, of a border around words that no seam should cut, as cuts with
// scissors are not more exact.
const wordRoom = 0.5

// WordsOf returns the boxes of all visible words of a drawing and its symbols, with a small border. It is
// meant for [Board].Keep. A drawing that cannot be drawn has none.
func WordsOf(d *drawing.Drawing) []drawing.Rectangle {
	if d == nil || d.Check() != nil {
		return nil
	}
	var boxes []drawing.Rectangle
	for _, ink := range inkOf(d) {
		boxes = append(boxes, ink.Inset(-wordRoom))
	}
	return boxes
}

// inkOf returns the boxes around the ink of a drawing's words.
func inkOf(d *drawing.Drawing) []drawing.Rectangle {
	var boxes []drawing.Rectangle
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			if ink := m.Ink(); m.Colour != drawing.None && !ink.Empty() {
				boxes = append(boxes, ink)
			}
		case drawing.Use:
			for _, box := range inkOf(m.Symbol.Drawing) {
				if box = placed(m, box); !m.Clip.Empty() {
					box = common(box, m.Clip)
				}
				if !box.Empty() {
					boxes = append(boxes, box)
				}
			}
		}
	}
	return boxes
}

// placed returns the box around a symbol's box after a use has placed it.
func placed(use drawing.Use, box drawing.Rectangle) drawing.Rectangle {
	low := use.Place(drawing.Point{X: box.X, Y: box.Y})
	high := low
	for _, corner := range []drawing.Point{{X: box.Right(), Y: box.Y}, {X: box.Right(), Y: box.Bottom()},
		{X: box.X, Y: box.Bottom()}} {
		at := use.Place(corner)
		low = drawing.Point{X: min(low.X, at.X), Y: min(low.Y, at.Y)}
		high = drawing.Point{X: max(high.X, at.X), Y: max(high.Y, at.Y)}
	}
	return drawing.Box(low.X, low.Y, high.X-low.X, high.Y-low.Y)
}

// common returns the intersection of two boxes, empty if there is none.
func common(a, b drawing.Rectangle) drawing.Rectangle {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return drawing.Box(x, y, min(a.Right(), b.Right())-x, min(a.Bottom(), b.Bottom())-y)
}

// within returns the marks of a board that a tile shows. A word across a seam is on every tile that shows a
// part of it, so that it is whole on the joined board. A word that is only in a flap is left out unless the
// flap has all of it.
func within(board *drawing.Drawing, tile Tile) *drawing.Drawing {
	kept := drawing.New(board.Width, board.Height)
	for _, mark := range board.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if m.Path = m.Path.Near(tile.Cut.Inset(-m.Paint.Stroke.Width)); len(m.Path) == 0 {
				continue
			}
			mark = m
		case drawing.Words:
			if ink := m.Ink(); !ink.Overlaps(tile.Trim) && !tile.Cut.Contains(ink) {
				continue
			}
		case drawing.Use:
			// No rotation reaches farther from the centre than this.
			reach := m.Scale * (m.Symbol.Drawing.Width + m.Symbol.Drawing.Height) / 2
			if !drawing.Box(m.At.X-reach, m.At.Y-reach, 2*reach, 2*reach).Overlaps(tile.Cut) {
				continue
			}
		}
		kept.Add(mark)
	}
	return kept
}
