package printest

import (
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// leastGutter is how much white a fold needs on either side of it, in millimetres: paper never folds quite where it should.
const leastGutter = 2.0

// backs checks that each back comes to lie behind its front, the right way up, once the sheet is turned over or folded.
func (e *examiner) backs() {
	type place struct {
		page int
		at   printables.Placement
	}
	fronts := map[copyKey]place{}
	for i := range e.job.Pages {
		for _, p := range e.job.Pages[i].Placements {
			if part := e.parts[p.Part]; p.Side == printables.Front && part != nil && part.Kind == parts.Cards {
				fronts[copyKey{p.Part, p.Piece, p.Copy}] = place{i, p}
			}
		}
	}
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		for _, p := range page.Placements {
			if p.Side != printables.Back {
				continue
			}
			front, ok := fronts[copyKey{p.Part, p.Piece, p.Copy}]
			switch {
			case !ok:
				e.page(i, "%s is behind nothing.", e.name(p))
			case e.options.Backs.Duplex():
				if front.page != i-1 || page.Side != printables.Back {
					e.page(i, "%s is behind page %d, and its front is on page %d.", e.name(p), i, front.page+1)
					continue
				}
				e.behind(i, p, front.at, e.turnedOver(page))
			case e.options.Backs == paper.FoldOver:
				if front.page != i {
					e.page(i, "%s has its front on page %d, where no fold reaches.", e.name(p), front.page+1)
					continue
				}
				if over, ok := e.folded(i, p, front.at); ok {
					e.behind(i, p, front.at, over)
				}
			default:
				e.page(i, "%s is printed, and no backs were wanted.", e.name(p))
			}
		}
	}
}

// A mirror is what turning a sheet over does to what is on it: it mirrors places across an axis at x, or at y.
type mirror struct {
	x, y float64
	// level says that the axis is horizontal, at y.
	level bool
}

// box returns where a box comes to lie.
func (m mirror) box(box drawing.Rectangle) drawing.Rectangle {
	if m.level {
		box.Y = 2*m.y - box.Bottom()
	} else {
		box.X = 2*m.x - box.Right()
	}
	return box
}

// up returns where what points up in art that is turned so far points, seen through the paper from the other side: 0, 90, 180 or 270 degrees clockwise
// from the page's top.
func (m mirror) up(turn float64) float64 {
	if m.level {
		return turned(180, turn)
	}
	return turned(0, turn)
}

// turnedOver returns what turning a page over does.
func (e *examiner) turnedOver(page *printables.Page) mirror {
	return mirror{x: page.Width / 2, y: page.Height / 2, level: e.overHorizontal(page)}
}

// folded returns what folding a back over does, halfway between it and its front.
func (e *examiner) folded(i int, back, front printables.Placement) (mirror, bool) {
	page := &e.job.Pages[i]
	from, to := front.Box.Centre(), back.Box.Centre()
	over := mirror{x: (from.X + to.X) / 2, y: (from.Y + to.Y) / 2, level: near(from.X, to.X)}
	if !over.level && !near(from.Y, to.Y) {
		e.page(i, "no fold brings %s, at %v, behind its front at %v.", e.name(back), back.Box, front.Box)
		return over, false
	}
	first, second := e.reach(page, front), e.reach(page, back)
	gutter := max(max(first.Y, second.Y)-min(first.Bottom(), second.Bottom()), max(first.X, second.X)-min(first.Right(), second.Right()))
	if gutter < 2*leastGutter {
		e.page(i, "between %s and its front there is %.1f mm for the fold.", e.name(back), gutter)
	}
	between := front.Box.Union(back.Box)
	for _, other := range page.Placements {
		if other.Box != front.Box && other.Box != back.Box && common(other.Box, between) != (drawing.Rectangle{}) {
			e.page(i, "%s lies between %s and its front.", e.name(other), e.name(back))
		}
	}
	return over, true
}

// behind checks that a back lies behind its front, and points up where the front does.
func (e *examiner) behind(i int, back, front printables.Placement, over mirror) {
	if got := over.box(back.Box); !same(got, front.Box) {
		e.page(i, "%s comes to lie at %v, and its front is at %v.", e.name(back), got, front.Box)
	}
	if off := turned(over.up(back.Turn), front.Turn); off != 0 {
		e.page(i, "%s is turned by %g degrees behind its front.", e.name(back), off)
	}
}
