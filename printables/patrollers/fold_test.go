package patrollers

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A sheet is a piece of paper as it is drawn, before it is folded: what of it counts, in the drawing's
// millimetres.
type sheet struct {
	*drawing.Drawing
	// folds are the dashed lines from edge to edge.
	across, along []float64
	// hatched are rectangles with a hatch, and words all that are written.
	hatched []drawing.Rectangle
	words   []written
}

// written is a word with the box of its ink; upside says that it stands on its head.
type written struct {
	text   string
	box    drawing.Rectangle
	upside bool
}

// unfolded reads a drawing.
func unfolded(d *drawing.Drawing) *sheet {
	s := &sheet{Drawing: d}
	s.read(d, func(p drawing.Point) drawing.Point { return p }, 0)
	return s
}

func (s *sheet) read(d *drawing.Drawing, place func(drawing.Point) drawing.Point, turn float64) {
	mapped := func(box drawing.Rectangle) drawing.Rectangle { return box.Path().Mapped(place).Bounds() }
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			box := m.Path.Mapped(place).Bounds()
			switch {
			case m.Paint.Stroke.Dash != [2]float64{} && box.Height < 1e-9 &&
				math.Abs(box.Width-s.Width) < 1e-9:
				s.across = append(s.across, box.Y)
			case m.Paint.Stroke.Dash != [2]float64{} && box.Width < 1e-9 &&
				math.Abs(box.Height-s.Height) < 1e-9:
				s.along = append(s.along, box.X)
			case m.Paint.Hatch.Pattern != drawing.Plain:
				s.hatched = append(s.hatched, box)
			}
		case drawing.Words:
			s.words = append(s.words, written{m.Text, mapped(m.Ink()), turn == 180})
		case drawing.Use:
			s.read(m.Symbol.Drawing, func(p drawing.Point) drawing.Point { return place(m.Place(p)) },
				turn+m.Turn)
		}
	}
}

// An assembled dog-tag is folded and glued. Places are in millimetres from the left and from the fold at its
// top, as seen from the front through the paper.
type assembled struct {
	width, high float64
	// front and back are the windows, lip the bars of glue, lipTop where they begin.
	front, back, lip []drawing.Rectangle
	lipTop           float64
	// words are what is written on the front, behind what on the back.
	words, behind []written
}

// folded folds a dog-tag at its dashed lines, away from the print.
func folded(d *drawing.Drawing) (*assembled, error) {
	s := unfolded(d)
	if len(s.across) != 2 {
		return nil, fmt.Errorf("%d folds, want 2", len(s.across))
	}
	lip, top := s.across[0], s.across[1]
	a := &assembled{width: d.Width, high: d.Height - top, lipTop: top - 2*lip}
	if math.Abs(top-lip-a.high) > 1e-9 {
		return nil, fmt.Errorf("the back is %g mm high and the front %g mm", top-lip, a.high)
	}
	for _, box := range s.hatched {
		switch {
		case box.Y >= top: // the front stays where it is
			a.front = append(a.front, box.Moved(0, -top))
		case box.Bottom() <= lip: // the lip lies in the back, its own fold at the lower edge
			a.lip = append(a.lip, drawing.Box(box.X, top-lip-(lip-box.Y), box.Width, box.Height))
		case box.Width < d.Width/2: // the back is turned over; its hatched rim is no window
			a.back = append(a.back, drawing.Box(box.X, top-box.Bottom(), box.Width, box.Height))
		}
	}
	for _, w := range s.words {
		if w.box.Y >= top {
			w.box.Y -= top
			a.words = append(a.words, w)
		} else {
			w.box.Y = top - w.box.Bottom()
			a.behind = append(a.behind, w)
		}
	}
	for _, list := range [][]drawing.Rectangle{a.front, a.back, a.lip} {
		slices.SortFunc(list, func(a, b drawing.Rectangle) int { return int(math.Copysign(1, a.X-b.X)) })
	}
	return a, nil
}

// A slider is a slide folded and glued, its shoulders at height 0, its fold at the left.
type slider struct {
	wide, top, gripWide, gripHigh float64
	front, back                   []written
}

// foldedSlide folds a slide lengthwise: its right half is the front, the left half comes to lie behind it.
func foldedSlide(piece *parts.Piece) (*slider, error) {
	s := unfolded(piece.Front)
	if len(s.along) != 1 {
		return nil, fmt.Errorf("%s has %d folds, want 1", piece.Name, len(s.along))
	}
	fold := s.along[0]
	// The outline is widest at the grip: its second lowest corners are the shoulders.
	var corners []drawing.Point
	for _, step := range piece.Outline {
		if step.Verb == drawing.LineTo || step.Verb == drawing.MoveTo {
			corners = append(corners, step.End())
		}
	}
	shoulder, right := 0.0, 0.0
	for _, c := range corners {
		if c.Y < s.Height-1e-9 {
			shoulder = max(shoulder, c.Y)
		}
		if c.Y < 1e-9 {
			right = max(right, c.X)
		}
		// Both halves are alike, so that their edges lie on each other.
		if !slices.ContainsFunc(corners, func(o drawing.Point) bool {
			return math.Hypot(o.X-(2*fold-c.X), o.Y-c.Y) < 1e-9
		}) {
			return nil, fmt.Errorf("%s: the corner %v has no twin behind it", piece.Name, c)
		}
	}
	out := &slider{wide: right - fold, top: -shoulder, gripWide: s.Width - fold,
		gripHigh: s.Height - shoulder}
	for _, w := range s.words {
		if _, err := strconv.Atoi(w.text); err != nil {
			continue
		}
		w.box = w.box.Moved(-fold, -shoulder)
		if w.box.X >= 0 {
			out.front = append(out.front, w)
			continue
		}
		w.box.X = -w.box.Right()
		out.back = append(out.back, w)
	}
	return out, nil
}
