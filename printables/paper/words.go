package paper

import "homespun/printables/drawing"

// wordRoom is how much paper around a word no seam should run through, in millimetres: scissors are no more
// exact.
const wordRoom = 0.5

// WordsOf returns where a drawing has words that can be seen, those within its symbols too, with a little
// paper around: the Keep of a board that looks like it. A drawing that cannot be drawn has none.
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

// inkOf returns the boxes of the ink of a drawing's words.
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

// placed returns the box around a box of a symbol where a use puts it.
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

// common returns what two boxes share, which is empty where they share nothing.
func common(a, b drawing.Rectangle) drawing.Rectangle {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return drawing.Box(x, y, min(a.Right(), b.Right())-x, min(a.Bottom(), b.Bottom())-y)
}

// within returns the marks of a drawing that a tile shows. A word across a seam is on each tile that shows
// some of it, so that the joined board has it whole; a word that is only in a flap is left out unless it is
// there as a whole.
func within(board *drawing.Drawing, tile Tile) *drawing.Drawing {
	kept := drawing.New(board.Width, board.Height)
	for _, mark := range board.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if !m.Path.Bounds().Inset(-m.Paint.Stroke.Width).Overlaps(tile.Cut) {
				continue
			}
		case drawing.Words:
			if ink := m.Ink(); !ink.Overlaps(tile.Trim) && !tile.Cut.Contains(ink) {
				continue
			}
		case drawing.Use:
			// Half the diagonal reaches as far as any turn does.
			reach := m.Scale * (m.Symbol.Drawing.Width + m.Symbol.Drawing.Height) / 2
			if !drawing.Box(m.At.X-reach, m.At.Y-reach, 2*reach, 2*reach).Overlaps(tile.Cut) {
				continue
			}
		}
		kept.Add(mark)
	}
	return kept
}
