package printest

import (
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
)

// leastGutter is how much white a fold needs on either side of it, in millimetres: paper never folds
// quite where it should.
const leastGutter = 2.0

// A copyKey is one copy of one piece.
type copyKey struct {
	part        string
	piece, copy int
}

func keyOf(p printables.Placement) copyKey { return copyKey{p.Part, p.Piece, p.Copy} }

func (k copyKey) placement() printables.Placement {
	return printables.Placement{Part: k.part, Piece: k.piece, Copy: k.copy}
}

// backs checks that each back comes to lie behind its front, the right way up, once the sheet is turned
// over or folded.
func (e *examiner) backs() {
	fronts := map[copyKey]printables.Placement{}
	for i := range e.job.Pages {
		for _, p := range e.job.Pages[i].Placements {
			if p.Side == printables.Front {
				fronts[keyOf(p)] = p
			}
		}
	}
	for i := range e.job.Pages {
		for _, p := range e.job.Pages[i].Placements {
			if p.Side != printables.Back {
				continue
			}
			front, ok := fronts[keyOf(p)]
			duplex := e.options.Backs.Duplex() || e.booklet(&e.job.Pages[i])
			switch {
			case !ok:
				e.page(i, "%s is behind nothing.", e.name(p))
			case e.options.Backs == paper.NoBacks && !duplex:
				e.page(i, "%s is printed, and no backs were wanted.", e.name(p))
			case duplex && (front.Page != i-1 || e.job.Pages[i].Side != printables.Back):
				e.page(i, "%s is behind page %d, and its front is on page %d.", e.name(p), i, front.Page+1)
			case !duplex && front.Page != i:
				e.page(i, "%s has its front on page %d, where no fold reaches.", e.name(p), front.Page+1)
			default:
				e.behind(i, p, front)
			}
		}
	}
}

// behind checks a back and its front: turning the sheet over, or folding it halfway between them, mirrors
// the one onto the other. About a vertical axis that keeps what points up, about a horizontal one it
// turns it upside down.
func (e *examiner) behind(i int, back, front printables.Placement) {
	page := &e.job.Pages[i]
	axis, level := page.Drawing.Area().Centre(), e.overHorizontal(page)
	if !e.options.Backs.Duplex() && !e.booklet(page) {
		from, to := front.Box.Centre(), back.Box.Centre()
		axis, level = drawing.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}, near(from.X, to.X)
		e.gutter(page, i, back, front)
	}
	got, up := back.Box, 0.0
	if level {
		got.Y, up = 2*axis.Y-got.Bottom(), 180
	} else {
		got.X = 2*axis.X - got.Right()
	}
	if !same(got, front.Box) {
		e.page(i, "%s comes to lie at %v, and its front is at %v.", e.name(back), got, front.Box)
	}
	if off := turned(up, back.Turn+front.Turn); off != 0 {
		e.page(i, "%s is turned by %g degrees behind its front.", e.name(back), off)
	}
}

// gutter checks that there is room for a fold between a back and its front, and nothing else.
func (e *examiner) gutter(page *printables.Page, i int, back, front printables.Placement) {
	first, second := e.reach(page, front), e.reach(page, back)
	below := max(first.Y, second.Y) - min(first.Bottom(), second.Bottom())
	beside := max(first.X, second.X) - min(first.Right(), second.Right())
	white := max(below, beside)
	if white < 2*leastGutter {
		e.page(i, "between %s and its front there is %.1f mm for the fold.", e.name(back), white)
	}
	between := front.Box.Union(back.Box)
	for _, other := range page.Placements {
		if keyOf(other) != keyOf(back) && common(other.Box, between) != (drawing.Rectangle{}) {
			e.page(i, "%s lies between %s and its front.", e.name(other), e.name(back))
		}
	}
}
