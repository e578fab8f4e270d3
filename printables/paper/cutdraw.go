package paper

import (
	"cmp"
	"math"
	"slices"

	"homespun/printables/drawing"
)

const (
	// shortestTick is the length of the shortest mark that can be seen, in millimetres.
	shortestTick = 0.5
	// inwardTick is the length of marks that must lie on the edge of the art, for lack of room outside, in
	// millimetres. It is so short that round corners would cut it off.
	inwardTick = 1.5
	// cornerPause is the gap between a mark between two cards and the cards' corners, foldPause the gap
	// between a mark and a fold, in millimetres.
	cornerPause, foldPause = 0.5, 0.4
	// lightEdge is the width of the light border along a mark on art, in millimetres. Without it the mark
	// would not be seen on dark art.
	lightEdge = 0.2
	// cornerRadius is the corner radius of cards in outlines, in millimetres. For small cards it is reduced
	// to cornerPart of their shorter side.
	cornerRadius, cornerPart = 3.0, 0.1
)

// A cut is a straight line along which cards are cut: its position across, and the ends of the cards' edges
// on it, in ascending order along it.
type cut struct {
	at    float64
	edges [][2]float64
	// outside says on which side of the line there are no cards: -1 for lower positions, 1 for higher ones, 0
	// if there are cards on both sides.
	outside float64
}

// DrawMarks draws the cut marks and folds of a sheet with this many cards; call it after the cards are drawn.
// The back of a sheet gets none, because the sheet is cut from the front.
func (m *Imposition) DrawMarks(page *drawing.Drawing, side Side, cards int, marks CutMarks) {
	if side == BackSide || m.fills() {
		return
	}
	marks = marks.usual()
	var trims []drawing.Rectangle
	cards = min(cards, m.PerSheet())
	for i := range cards {
		trims = append(trims, m.Front(i).Trim)
		if m.Backs == FoldOver {
			trims = append(trims, m.Back(i).Trim)
		}
	}
	pen := cutPen{page: page, marks: marks, bleed: m.Bleed, space: m.Sheet.Area()}
	switch marks.Style {
	case Machine:
		DrawMachineMarks(page)
	case Ticks, Lines:
		for _, along := range []bool{true, false} {
			for _, c := range cuts(trims, along) {
				pen.draw(c, along)
			}
		}
	case Outlines:
		for i := range cards {
			outline := RoundCard(m.Front(i).Trim)
			// Dark dashes on a white line can be seen on any art.
			page.Path(outline, drawing.Outlined(drawing.None, marks.Width, drawing.White))
			page.Path(outline,
				drawing.Paint{Stroke: drawing.Stroke{Width: marks.Width, Colour: drawing.Ink,
					Dash: [2]float64{2, 2}}})
		}
	}
	m.drawFolds(page, cards)
}

// RoundCard returns the outline of a card with round corners.
func RoundCard(trim drawing.Rectangle) drawing.Path {
	return drawing.RoundedPath(trim, min(cornerRadius, cornerPart*min(trim.Width, trim.Height)))
}

// fills says whether a card without bleed fills a bare sheet, so that nothing is cut.
func (m *Imposition) fills() bool {
	trim, area := m.Front(0).Trim, m.Sheet.Area()
	return m.Sheet.Bare && m.Bleed < shortestTick && max(area.Width-trim.Width, area.Height-trim.Height) < 1
}

// cuts returns the cuts along y (from left to right) or along x (from the top down).
func cuts(trims []drawing.Rectangle, alongY bool) []cut {
	var all []cut
	add := func(at, low, high, outside float64) {
		i := slices.IndexFunc(all, func(c cut) bool { return near(c.at, at) })
		if i < 0 {
			all = append(all, cut{at: at, edges: [][2]float64{{low, high}}, outside: outside})
			return
		}
		c := &all[i]
		if c.outside != outside {
			c.outside = 0
		}
		if !slices.ContainsFunc(c.edges, func(e [2]float64) bool { return near(e[0], low) }) {
			c.edges = append(c.edges, [2]float64{low, high})
		}
	}
	for _, trim := range trims {
		if !alongY {
			trim = drawing.Box(trim.Y, trim.X, trim.Height, trim.Width)
		}
		add(trim.X, trim.Y, trim.Bottom(), -1)
		add(trim.Right(), trim.Y, trim.Bottom(), 1)
	}
	for _, c := range all {
		slices.SortFunc(c.edges, func(a, b [2]float64) int { return cmp.Compare(a[0], b[0]) })
	}
	slices.SortFunc(all, func(a, b cut) int { return cmp.Compare(a.at, b.at) })
	return all
}

// near says whether two positions are equal, apart from rounding.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-3 }

// A cutPen draws cut marks on one page.
type cutPen struct {
	page  *drawing.Drawing
	marks CutMarks
	bleed float64
	space drawing.Rectangle
}

// draw draws the marks of one cut.
func (p cutPen) draw(c cut, alongY bool) {
	low, high := p.space.X, p.space.Right()
	if alongY {
		low, high = p.space.Y, p.space.Bottom()
	}
	if p.marks.Style == Lines && p.bleed > 0 {
		// Draw beside the cards, so that no half of the line's width lies on them.
		p.ground(c.at+c.outside*(p.marks.Width+lightEdge/2), low, high, lightEdge, alongY)
		p.line(c.at+c.outside*p.marks.Width/2, low, high, alongY)
		return
	}
	for i, edge := range c.edges {
		if i == 0 {
			p.end(c.at, edge[0]-p.bleed, -1, edge[0]-p.bleed-low, alongY)
		}
		if i == len(c.edges)-1 {
			p.end(c.at, edge[1]+p.bleed, 1, high-edge[1]-p.bleed, alongY)
			break
		}
		p.between(c.at, edge[1], c.edges[i+1][0], alongY)
	}
}

// tick draws a mark outside the art, in the direction away (1 or -1). It returns false if there is too little
// room.
func (p cutPen) tick(at, from, away, room float64, alongY bool) bool {
	length := p.marks.Length
	if p.marks.Style == Lines {
		length = room
	}
	if length = min(length, room-p.marks.Gap); length < shortestTick {
		return false
	}
	p.line(at, from+away*p.marks.Gap, from+away*(p.marks.Gap+length), alongY)
	return true
}

// end draws the mark at one end of a cut: outside the art, or on its edge if there is no room outside.
func (p cutPen) end(at, from, away, room float64, alongY bool) {
	if p.tick(at, from, away, room, alongY) {
		return
	}
	length := inwardTick
	if p.bleed >= shortestTick {
		length = min(length, p.bleed) // stay on the bleed, which is cut off
	}
	p.onArt(at, min(from, from-away*length), max(from, from-away*length), alongY)
}

// between draws the marks of a cut between two cards that follow each other along it. At a fold they are on
// either side of the fold. Between two bleeds they lie on the bleed, so that they are still there after the
// sheet has been cut into strips.
func (p cutPen) between(at, from, to float64, alongY bool) {
	if white := to - from - 2*p.bleed; !near(white, 0) {
		p.tick(at, from+p.bleed, 1, white/2-foldPause, alongY)
		p.tick(at, to-p.bleed, -1, white/2-foldPause, alongY)
	} else if p.bleed >= inwardTick {
		p.onArt(at, from+cornerPause, to-cornerPause, alongY)
	}
}

// onArt draws a mark with a light border, so that it can be seen on any art.
func (p cutPen) onArt(at, from, to float64, alongY bool) {
	p.ground(at, from, to, p.marks.Width+2*lightEdge, alongY)
	p.line(at, from, to, alongY)
}

// ground draws a white strip of a width under a line.
func (p cutPen) ground(at, from, to, width float64, alongY bool) {
	box := drawing.Box(at-width/2, from, width, to-from)
	if !alongY {
		box = drawing.Box(from, at-width/2, to-from, width)
	}
	p.page.Rect(box, drawing.Paint{Fill: drawing.White, Keep: true})
}

// line draws a line at a position, along y or along x.
func (p cutPen) line(at, from, to float64, alongY bool) {
	start, end := drawing.Point{X: at, Y: from}, drawing.Point{X: at, Y: to}
	if !alongY {
		start, end = drawing.Point{X: from, Y: at}, drawing.Point{X: to, Y: at}
	}
	p.page.Line(start, end, drawing.Line(p.marks.Width, drawing.Ink))
}
