package printest

import (
	"math"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// What marks may do, in millimetres.
const (
	tickGap = 0.6 // from a part to its mark
	inward  = 1.5 // how far a mark without room outside may reach into a part
	enough  = 1.2 // the least room for a mark
)

// A line is a straight stroke on a page: along x at a y, or along y at an x.
type line struct {
	at, from, to float64
	level        bool // it runs along x
	width        float64
	dashed       bool
}

// ink returns what a line covers.
func (l line) ink() drawing.Rectangle {
	if l.level {
		return drawing.Box(l.from, l.at-l.width/2, l.to-l.from, l.width)
	}
	return drawing.Box(l.at-l.width/2, l.from, l.width, l.to-l.from)
}

// lines returns the straight strokes that a page has of its own, but for those in its foot; slanted is how many run neither across nor down.
func (e *examiner) lines(page *printables.Page) (lines []line, slanted int) {
	foot := e.lying(page).Foot().Inset(-0.5)
	for _, mark := range page.Drawing.Marks {
		shape, ok := mark.(drawing.Shape)
		if !ok || len(shape.Path) != 2 || shape.Path[1].Verb != drawing.LineTo || shape.Paint.Stroke.Width <= 0 || shape.Paint.Stroke.Colour == drawing.None {
			continue
		}
		a, b := shape.Path[0].Points[0], shape.Path[1].Points[0]
		l := line{width: shape.Paint.Stroke.Width, dashed: shape.Paint.Stroke.Dash != [2]float64{}}
		switch {
		case math.Abs(a.Y-b.Y) < 1e-9:
			l.level, l.at, l.from, l.to = true, a.Y, min(a.X, b.X), max(a.X, b.X)
		case math.Abs(a.X-b.X) < 1e-9:
			l.at, l.from, l.to = a.X, min(a.Y, b.Y), max(a.Y, b.Y)
		default:
			slanted++
			continue
		}
		if !inside(l.ink(), foot) {
			lines = append(lines, l)
		}
	}
	return lines, slanted
}

// sidesOf returns the places of a box's two sides that run along x, or along y, and from where to where they do.
func sidesOf(box drawing.Rectangle, level bool) (low, high, from, to float64) {
	if level {
		return box.Y, box.Bottom(), box.X, box.Right()
	}
	return box.X, box.Right(), box.Y, box.Bottom()
}

// cutMarks checks that each part is marked where it is cut, and that no mark is anywhere else.
func (e *examiner) cutMarks() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		kind, ok := e.kind(page)
		if !ok || kind == parts.Pages {
			continue
		}
		all, slanted := e.lines(page)
		if slanted > 0 {
			e.page(i, "%d lines run askew.", slanted)
		}
		var marks []line
		for _, l := range all {
			if !l.dashed {
				marks = append(marks, l)
			}
		}
		if kind == parts.Cards {
			e.cardMarks(i, marks)
		} else {
			e.pieceMarks(i, marks)
		}
	}
}

// pieceMarks checks the marks of pieces and tiles: at the corners, outside, or inside where there is no room at either end, or along the outline.
func (e *examiner) pieceMarks(i int, marks []line) {
	page := &e.job.Pages[i]
	area := e.lying(page).Area()
	for _, l := range marks {
		some := false
		for _, p := range page.Placements {
			low, high, from, to := sidesOf(p.Box, l.level)
			on := near(l.at, low) || near(l.at, high)
			within := on && l.to-l.from <= inward+hair && (near(l.from, from) || near(l.to, to))
			some = some || within || on && (near(l.to, from-tickGap) || near(l.from, to+tickGap))
			if !within && common(l.ink(), p.Box) != (drawing.Rectangle{}) {
				e.page(i, "a cut mark at %v lies on %s at %v.", l.ink(), e.name(p), p.Box)
			}
		}
		if !some {
			e.page(i, "a cut mark at %v is at no corner of a part.", l.ink())
		}
	}
	for _, p := range page.Placements {
		part := e.parts[p.Part]
		if part.Kind == parts.Pieces && part.Pieces[p.Piece].Outline != nil {
			e.outlined(i, p)
			continue
		}
		if part.Kind == parts.Board && !e.framed(page, p) {
			e.page(i, "%s has no outline at %v.", e.name(p), p.Box)
		}
		for _, level := range []bool{true, false} {
			low, high, from, to := sidesOf(p.Box, level)
			first, last := area.X, area.Right()
			if !level {
				first, last = area.Y, area.Bottom()
			}
			for _, side := range []float64{low, high} {
				before, after := from-first < enough, last-to < enough // no room is reason enough for no mark
				neither := before && after && part.Kind != parts.Board // tiles have their outline besides
				for _, l := range marks {
					if l.level == level && near(l.at, side) {
						before, after = before || near(l.to, from-tickGap), after || near(l.from, to+tickGap)
						neither = neither && !near(l.from, from) && !near(l.to, to) && !near(l.to, from-tickGap) && !near(l.from, to+tickGap)
					}
				}
				if !before || !after || neither {
					e.page(i, "%s lacks a cut mark at %g of %v.", e.name(p), side, p.Box)
				}
			}
		}
	}
}

// outlined checks that the line to cut along is drawn where the piece lies.
func (e *examiner) outlined(i int, p printables.Placement) {
	page := &e.job.Pages[i]
	piece := &e.parts[p.Part].Pieces[p.Piece]
	use := drawing.Use{Symbol: &drawing.Symbol{Drawing: piece.Front}, At: p.Box.Centre(), Scale: 1, Turn: p.Turn}
	want := piece.Outline.Mapped(use.Place)
	count := 0
	for _, mark := range page.Drawing.Marks {
		if shape, ok := mark.(drawing.Shape); ok && len(shape.Path) == len(want) && alike(shape.Path, want) && shape.Paint.Stroke.Width > 0 {
			count++
		}
	}
	if count != 1 {
		e.page(i, "the outline of %s is drawn %d times at %v.", e.name(p), count, p.Box)
	}
}

// alike says whether two paths are the same.
func alike(a, b drawing.Path) bool {
	for i := range a {
		for k := range a[i].Points {
			if a[i].Verb != b[i].Verb || a[i].Verb != drawing.Close && !(near(a[i].Points[k].X, b[i].Points[k].X) && near(a[i].Points[k].Y, b[i].Points[k].Y)) {
				return false
			}
		}
	}
	return true
}

// cardMarks checks the marks of cards in the style wanted: on the lines of the cuts, off the cards, at both ends of each cut.
func (e *examiner) cardMarks(i int, marks []line) {
	page := &e.job.Pages[i]
	style := e.options.Marks.Style
	if page.Side == printables.Back || style == paper.Outlines || style == paper.NoMarks {
		for _, l := range marks {
			e.page(i, "there is a cut mark at %v, where none is wanted.", l.ink())
		}
		if style == paper.Outlines && page.Side == printables.Front {
			e.cardOutlines(i)
		}
		return
	}
	cut := append(e.blankBacks(page), page.Placements...)
	bleeds := e.reach(page, page.Placements[0]).Width > page.Placements[0].Box.Width+hair
	for _, l := range marks {
		on := false
		for _, p := range cut {
			low, high, _, _ := sidesOf(p.Box, l.level)
			if style == paper.Lines && bleeds { // beside the cards, as wide as it is
				on = on || near(l.at, low-l.width/2) || near(l.at, high+l.width/2)
			} else {
				on = on || near(l.at, low) || near(l.at, high)
			}
			if shared := common(l.ink(), p.Box); max(shared.Width, shared.Height) > inward+hair || shared.Width > 0 && bleeds {
				e.page(i, "a cut mark at %v lies on %s at %v.", l.ink(), e.name(p), p.Box)
			}
		}
		if !on {
			e.page(i, "a cut mark at %v is on the line of no cut.", l.ink())
		}
	}
	for _, p := range cut {
		for _, level := range []bool{true, false} {
			low, high, from, to := sidesOf(p.Box, level)
			for _, side := range []float64{low, high} {
				before, after := false, false
				for _, l := range marks {
					if l.level == level && math.Abs(l.at-side) <= l.width/2+hair {
						before, after = before || l.from <= from+hair, after || l.to >= to-hair
					}
				}
				if !before || !after {
					e.page(i, "the cut at %g of %s at %v is not marked at both ends.", side, e.name(p), p.Box)
				}
			}
		}
	}
}

// blankBacks returns where the backs of cards without any would lie beside their fronts: the sheet is folded there as well, and the card is white behind.
func (e *examiner) blankBacks(page *printables.Page) []printables.Placement {
	if e.options.Backs != paper.FoldOver {
		return nil
	}
	paired := map[copyKey]bool{}
	for _, p := range page.Placements {
		if p.Side == printables.Back {
			paired[copyKey{p.Part, p.Piece, p.Copy}] = true
		}
	}
	var blank []printables.Placement
	for _, p := range page.Placements {
		if way, folds := e.foldWay(p.Part); folds && !paired[copyKey{p.Part, p.Piece, p.Copy}] {
			p.Box, p.Side = p.Box.Moved(way.X, way.Y), printables.Back
			blank = append(blank, p)
		}
	}
	return blank
}

// foldWay returns how far the backs of a part lie from their fronts where they are folded over; false where there are none.
func (e *examiner) foldWay(id string) (drawing.Point, bool) {
	if way, known := e.ways[id]; known {
		return way, way != drawing.Point{}
	}
	e.ways[id] = drawing.Point{}
	for i := range e.job.Pages {
		fronts := map[copyKey]drawing.Rectangle{}
		for _, p := range e.job.Pages[i].Placements {
			if p.Side == printables.Front {
				fronts[copyKey{p.Part, p.Piece, p.Copy}] = p.Box
			}
		}
		for _, p := range e.job.Pages[i].Placements {
			if front, ok := fronts[copyKey{p.Part, p.Piece, p.Copy}]; ok && p.Part == id && p.Side == printables.Back {
				e.ways[id] = drawing.Point{X: p.Box.X - front.X, Y: p.Box.Y - front.Y}
				return e.ways[id], true
			}
		}
	}
	return drawing.Point{}, false
}

// cardOutlines checks that each front has its outline.
func (e *examiner) cardOutlines(i int) {
	page := &e.job.Pages[i]
	for _, p := range page.Placements {
		if p.Side == printables.Front && !e.framed(page, p) {
			e.page(i, "%s has no outline at %v.", e.name(p), p.Box)
		}
	}
}

// framed says whether a page draws a line around a placement, on its edge or just beside it.
func (e *examiner) framed(page *printables.Page, p printables.Placement) bool {
	for _, mark := range page.Drawing.Marks {
		shape, ok := mark.(drawing.Shape)
		if !ok || shape.Paint.Fill != drawing.None || shape.Paint.Stroke.Width <= 0 {
			continue
		}
		if line, half := shape.Path.Bounds(), shape.Paint.Stroke.Width/2; inside(line, p.Box.Inset(-half)) && inside(p.Box.Inset(half), line) {
			return true
		}
	}
	return false
}

// folds checks that dashed lines run where sheets of cards are folded, halfway between fronts and backs, and nowhere else.
func (e *examiner) folds() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		if kind, ok := e.kind(page); !ok || kind != parts.Cards {
			continue
		}
		var dashed []line
		all, _ := e.lines(page)
		for _, l := range all {
			if l.dashed {
				dashed = append(dashed, l)
			}
		}
		used := make([]bool, len(dashed))
		fronts := map[copyKey]printables.Placement{}
		for _, p := range page.Placements {
			if p.Side == printables.Front {
				fronts[copyKey{p.Part, p.Piece, p.Copy}] = p
			}
		}
		for _, p := range append(e.blankBacks(page), page.Placements...) {
			front, ok := fronts[copyKey{p.Part, p.Piece, p.Copy}]
			if p.Side != printables.Back || !ok || page.Side == printables.Back {
				continue
			}
			from, to := front.Box.Centre(), p.Box.Centre()
			level, at := near(from.X, to.X), (from.Y+to.Y)/2
			if !level {
				at = (from.X + to.X) / 2
			}
			found := false
			for k, l := range dashed {
				if l.level == level && near(l.at, at) {
					used[k], found = true, true
				}
			}
			if !found {
				e.page(i, "no fold is drawn between %s and its front, at %g.", e.name(p), at)
			}
		}
		for k, l := range dashed {
			if !used[k] {
				e.page(i, "a fold at %v lies halfway between no front and its back.", l.ink())
			}
		}
	}
}
