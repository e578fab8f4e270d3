package paper

import (
	"math"
	"slices"

	"homespun/printables/drawing"
)

const (
	// shortestTick can still be seen, in millimetres.
	shortestTick = 0.5
	// inwardTick is how long marks on the art's own edge are, where there is no room outside: within what round corners lose.
	inwardTick = 1.5
	// foldPause keeps marks apart from a fold.
	foldPause = 0.4
	// cornerRadius is that of cards; small ones have less.
	cornerRadius, cornerPart = 3.0, 0.1
)

// A cut is a straight line along which cards are cut: its place across, and the stretches of art that end at it, from low to high along it.
type cut struct {
	at   float64
	runs [][2]float64
	// outside is where the card is not: -1 where the card lies at higher numbers, 1 at lower; 0 where there is one on either side.
	outside float64
}

// DrawMarks draws the marks of a sheet with some cards on one of its sides, after the cards: how they are cut, and where they are folded. The backs of
// sheets printed on both sides have none, as the fronts are cut.
func (m *Imposition) DrawMarks(page *drawing.Drawing, side Side, cards int, marks CutMarks) {
	if side == BackSide {
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
	case Ticks, Lines:
		for _, along := range []bool{true, false} {
			for _, c := range cuts(trims, m.Bleed, along) {
				pen.draw(c, along)
			}
		}
	case Outlines:
		for i := range cards {
			trim := m.Front(i).Trim
			radius := min(cornerRadius, cornerPart*min(trim.Width, trim.Height))
			page.RoundedRect(trim, radius, drawing.Outlined(drawing.None, marks.Width, drawing.RGB(0x8A8078)))
		}
	}
	m.drawFolds(pen, cards)
}

// cuts returns the cuts of cards along y, or along x, from left to right or from the top down.
func cuts(trims []drawing.Rectangle, bleed float64, alongY bool) []cut {
	var all []cut
	add := func(at, low, high, outside float64) {
		for i := range all {
			if math.Abs(all[i].at-at) < 1e-3 {
				all[i].runs = append(all[i].runs, [2]float64{low, high})
				if all[i].outside != outside {
					all[i].outside = 0
				}
				return
			}
		}
		all = append(all, cut{at: at, runs: [][2]float64{{low, high}}, outside: outside})
	}
	for _, trim := range trims {
		if !alongY {
			trim = drawing.Box(trim.Y, trim.X, trim.Height, trim.Width)
		}
		add(trim.X, trim.Y-bleed, trim.Bottom()+bleed, -1)
		add(trim.Right(), trim.Y-bleed, trim.Bottom()+bleed, 1)
	}
	slices.SortFunc(all, func(a, b cut) int {
		if a.at < b.at {
			return -1
		}
		return 1
	})
	for i := range all {
		all[i].runs = merged(all[i].runs)
	}
	return all
}

// merged returns stretches in order, those that touch as one.
func merged(runs [][2]float64) [][2]float64 {
	slices.SortFunc(runs, func(a, b [2]float64) int {
		if a[0] < b[0] {
			return -1
		}
		return 1
	})
	out := runs[:1:1]
	for _, run := range runs[1:] {
		if last := &out[len(out)-1]; run[0] <= last[1]+1e-3 {
			last[1] = max(last[1], run[1])
		} else {
			out = append(out, run)
		}
	}
	return out
}

// A cutPen draws cut marks on one page.
type cutPen struct {
	page  *drawing.Drawing
	marks CutMarks
	bleed float64
	space drawing.Rectangle
}

// draw draws the marks of one cut, which runs along y, or along x.
func (p cutPen) draw(c cut, alongY bool) {
	low, high := p.space.X, p.space.Right()
	if alongY {
		low, high = p.space.Y, p.space.Bottom()
	}
	if p.marks.Style == Lines && p.bleed > 0 {
		// Beside the card, not on half a line's width of it.
		p.line(c.at+c.outside*p.marks.Width/2, low, high, alongY)
		return
	}
	length := p.marks.Length
	if p.marks.Style == Lines {
		length = math.Inf(1)
	}
	for i, run := range c.runs {
		before, after := run[0]-low, high-run[1]
		if i > 0 {
			before = (run[0]-c.runs[i-1][1])/2 - foldPause
		}
		if i < len(c.runs)-1 {
			after = (c.runs[i+1][0]-run[1])/2 - foldPause
		}
		p.end(c.at, run[0], -1, min(length, before-p.marks.Gap), i == 0, alongY)
		p.end(c.at, run[1], 1, min(length, after-p.marks.Gap), i == len(c.runs)-1, alongY)
	}
}

// end draws the mark at one end of a stretch of art, away from it, or where that leaves nothing to see and the stretch is the cut's last, on its edge.
func (p cutPen) end(at, from, away, length float64, last, alongY bool) {
	if length >= shortestTick {
		p.line(at, from+away*p.marks.Gap, from+away*(p.marks.Gap+length), alongY)
		return
	}
	if !last {
		return
	}
	inward := inwardTick
	if p.bleed >= shortestTick {
		inward = min(inward, p.bleed) // what is cut off shows it as well
	}
	// Dark art needs something light beside the mark.
	const light = 0.2
	ground := drawing.Box(at-p.marks.Width/2-light, min(from, from-away*inward), p.marks.Width+2*light, inward)
	if !alongY {
		ground = drawing.Box(ground.Y, ground.X, ground.Height, ground.Width)
	}
	p.page.Rect(ground, drawing.Paint{Fill: drawing.White, Keep: true})
	p.line(at, from, from-away*inward, alongY)
}

// line draws a line along y at an x, or along x at a y.
func (p cutPen) line(at, from, to float64, alongY bool) {
	start, end := drawing.Point{X: at, Y: from}, drawing.Point{X: at, Y: to}
	if !alongY {
		start, end = drawing.Point{X: from, Y: at}, drawing.Point{X: to, Y: at}
	}
	p.page.Line(start, end, drawing.Line(p.marks.Width, drawing.Ink))
}

// foldWords are what may stand on a fold, the longest that has room.
var foldWords = []string{"fold and glue first, then cut", "fold"}

// drawFolds draws the folds between fronts and backs: dashed, with what is to be done.
func (m *Imposition) drawFolds(pen cutPen, cards int) {
	if m.Fold == NoFold {
		return
	}
	type fold struct{ at, from, to float64 }
	var folds []fold
	first := m.Front(0).Trim
	side, low, high := first.Width, pen.space.X, pen.space.Right()
	if m.Fold == FoldBeside {
		side, low, high = first.Height, pen.space.Y, pen.space.Bottom()
	}
	for i := range cards {
		trim := m.Front(i).Trim
		next := fold{trim.Bottom() + m.Bleed + FoldGutter, trim.X, trim.Right()}
		if m.Fold == FoldBeside {
			next = fold{trim.Right() + m.Bleed + FoldGutter, trim.Y, trim.Bottom()}
		}
		k := slices.IndexFunc(folds, func(f fold) bool { return math.Abs(f.at-next.at) < 1e-3 })
		if k < 0 {
			folds = append(folds, next)
		} else {
			folds[k].to = next.to
		}
	}
	text := ""
	for _, words := range foldWords {
		if wide := drawing.Measure(words, footStyle); wide < side-4 {
			text = words
			break
		}
	}
	gap := 0.0
	var label *drawing.Symbol
	if text != "" {
		gap = drawing.Measure(text, footStyle) + 2
		label = &drawing.Symbol{Name: text, Drawing: drawing.New(gap, footStyle.LineHeight())}
		label.Drawing.Label(label.Drawing.Area(), text, footStyle, footStyle.Size, drawing.Centre)
	}
	along := m.Fold == FoldBeside
	dashed := drawing.Stroke{Width: hairline, Colour: drawing.Ink, Dash: [2]float64{2, 1.5}}
	for _, f := range folds {
		middle := f.from + side/2
		reach := m.Bleed + pen.marks.Gap + tickLength
		for _, part := range [][2]float64{{max(low, f.from-reach), middle - gap/2}, {middle + gap/2, min(high, f.to+reach)}} {
			start, end := drawing.Point{X: part[0], Y: f.at}, drawing.Point{X: part[1], Y: f.at}
			if along {
				start, end = drawing.Point{X: f.at, Y: part[0]}, drawing.Point{X: f.at, Y: part[1]}
			}
			pen.page.Line(start, end, dashed)
		}
		if label == nil {
			continue
		}
		centre, turn := drawing.Point{X: middle, Y: f.at}, 0.0
		if along {
			centre, turn = drawing.Point{X: f.at, Y: middle}, 270
		}
		pen.page.Use(label, centre, 1, turn)
	}
}
