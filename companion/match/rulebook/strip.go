package rulebook

import (
	"math"
	"slices"

	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// turn adds the strip of a turn: each step with its picture, and an arrow to the next. The panels are as high as the
// page allows, and the words a little smaller where all steps fit on one page so.
func (s *setter) turn(how rulesets.HowTo) {
	const pad, side, arrow, highest = 3.0, 42.0, 5.0, 36.0
	const usual, smallest = 11.0, 9.5 // pt
	indent := side + 3*pad
	var texts []*parts.Flow
	high := math.Inf(1) // of all steps
	for size := usual; high > s.room() && size >= smallest; size -= 0.5 {
		texts, high = nil, -arrow
		for _, step := range how.Turn {
			text := &parts.Flow{Place: how.Changed[step]}
			text.Paragraph(step, bodyStyle.Sized(size), parts.Dress{}, s.column()-indent-pad)
			texts, high = append(texts, text), high+text.Height()+2*pad+arrow
		}
	}
	flow := &parts.Flow{}
	share := shared(s.room()-arrow*float64(len(texts)-1), texts, 2*pad)
	for i, set := range texts {
		text := set.Height()
		high := max(text+2*pad, min(share, highest))
		last, below := i == len(how.Turn)-1, arrow
		if last {
			below = 0
		}
		flow.Box(high+below, func(d *drawing.Drawing, box drawing.Rectangle) {
			panel := drawing.Box(box.X, box.Y, box.Width, high)
			s.panel(d, panel)
			s.step(d, drawing.Box(panel.X+pad, panel.Y+2, side, panel.Height-4), how.Pictures[i])
			disc(d, drawing.Point{X: panel.X + 1, Y: panel.Y + 1.5}, i+1)
			put(d, set, panel.X+indent, panel.Centre().Y-text/2, panel.Width-indent-pad)
			if middle := panel.X + pad + side/2; !last {
				d.Polygon([]drawing.Point{{X: middle - 4, Y: panel.Bottom() + 0.6},
					{X: middle + 4, Y: panel.Bottom() + 0.6}, {X: middle, Y: panel.Bottom() + arrow - 0.5}},
					drawing.Paint{Fill: s.set.Colour(), Keep: true})
			}
		})
	}
	s.chapter(words.BookTurn, flow, s.columns(1))
}

// shared returns how high each panel can be, so that all of them fill a height, where those whose text is higher with
// so much white take more.
func shared(height float64, texts []*parts.Flow, white float64) float64 {
	low, high := 0.0, height
	for range 20 {
		try, all := (low+high)/2, 0.0
		for _, set := range texts {
			all += max(set.Height()+white, try)
		}
		if all > height {
			high = try
		} else {
			low = try
		}
	}
	return low
}

// step draws the picture of a step of a turn into a box: the example that shows it, else a noun of the theme or an
// icon.
func (s *setter) step(page *drawing.Drawing, box drawing.Rectangle, name string) {
	for _, e := range s.Book.examples {
		if e.Step == "" || e.Step != name {
			continue
		}
		w, ok := s.gallery.worked(e)
		if !ok {
			continue
		}
		if row := s.lying(w); len(row) > 0 {
			s.lay(page, box, row)
		} else {
			s.gallery.draw(page, box, w, aspect(box))
		}
		return
	}
	if icon := s.icon(name); icon != nil {
		page.UseIn(icon, box.Inset(min(box.Width, box.Height)*0.06))
	}
}

// icon returns the picture of a noun of the theme, or an icon; nil for none.
func (s *setter) icon(name string) *drawing.Symbol {
	if slices.Contains(s.set.Engine.Info().Words, name) {
		name = s.set.Theme.Icon(name, 1)
	}
	return drawing.Picture(name)
}
