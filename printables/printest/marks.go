package printest

import (
	"slices"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// tileTick is how long the marks at the corners of a board's tiles are, in millimetres.
const tileTick = 3.0

// marks checks that each page shows where what lies on it is cut and folded, and has no other lines of
// its own. What the marks around something look like is for the tests of paper: here they have to lie
// around what is placed.
func (e *examiner) marks() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		kind, ok := e.kind(page)
		if !ok || kind == parts.Pages {
			continue
		}
		foot := e.lying(page).Foot()
		drawn := strokes(page.Drawing, foot)
		for _, want := range strokes(e.wantedMarks(i), foot) {
			at := slices.IndexFunc(drawn, func(shape drawing.Shape) bool { return alike(shape, want) })
			if at < 0 {
				e.page(i, "a line is missing at %v, where something is cut or folded.", want.Path.Bounds())
				continue
			}
			drawn = slices.Delete(drawn, at, at+1)
		}
		for _, shape := range drawn {
			dashed := shape.Paint.Stroke.Dash != [2]float64{}
			if kind == parts.Board && (dashed || len(shape.Path) != 2) {
				continue // a flap, and what shows how the tiles lie
			}
			e.page(i, "a line at %v is where nothing is cut or folded.", shape.Path.Bounds())
		}
	}
}

// strokes returns the lines that a page has of its own outside its foot.
func strokes(page *drawing.Drawing, foot drawing.Rectangle) []drawing.Shape {
	var all []drawing.Shape
	for _, mark := range page.Marks {
		shape, ok := mark.(drawing.Shape)
		stroke := shape.Paint.Stroke
		seen := shape.Paint.Fill == drawing.None && stroke.Width > 0 && stroke.Colour != drawing.None
		if ok && seen && !inside(shape.Path.Bounds(), foot) {
			all = append(all, shape)
		}
	}
	return all
}

// alike says whether two lines are the same but for their colour.
func alike(a, b drawing.Shape) bool {
	one, other := a.Paint.Stroke, b.Paint.Stroke
	if one.Width != other.Width || one.Dash != other.Dash {
		return false
	}
	return slices.EqualFunc(a.Path, b.Path, func(a, b drawing.Step) bool {
		same := a.Verb == b.Verb
		for k := range a.Points {
			same = same && near(a.Points[k].X, b.Points[k].X) && near(a.Points[k].Y, b.Points[k].Y)
		}
		return same
	})
}

// wantedMarks returns a page with nothing but the marks around what is placed on it.
func (e *examiner) wantedMarks(i int) *drawing.Drawing {
	page := &e.job.Pages[i]
	sheet, want := e.lying(page), drawing.New(page.Width, page.Height)
	var boxes []drawing.Rectangle
	for _, p := range page.Placements {
		part := e.parts[p.Part]
		switch {
		case part.Kind == parts.Cards:
			e.cardMarks(i, want)
			return want
		case part.Kind == parts.Board:
			want.Rect(p.Box, drawing.Paint{Stroke: drawing.Line(0.2, drawing.Quiet)})
			paper.CornerTicks(want, p.Box, sheet.Area(), tileTick)
		case part.Pieces[p.Piece].Outline != nil:
			paper.CutLine(want, e.outline(p))
		default:
			boxes = append(boxes, p.Box)
		}
	}
	paper.CutLines(want, boxes)
	return want
}

// cardMarks draws the marks of a page of cards, which has to have these where paper lays them.
func (e *examiner) cardMarks(i int, want *drawing.Drawing) {
	page := &e.job.Pages[i]
	part, sheet := e.parts[page.Placements[0].Part], e.lying(page)
	first := &part.Pieces[0]
	cards := paper.Cards{Bleed: first.Bleed}
	cards.Backs = slices.ContainsFunc(part.Pieces, func(piece parts.Piece) bool { return piece.Back != nil })
	cards.Width, cards.Height = first.Size()
	sheet.Across, sheet.FootOnTop = false, false
	laid, err := cards.Impose(sheet, e.options.Backs, e.options.Bleed)
	if err != nil {
		e.page(i, "no sheet holds its cards: %v.", err)
		return
	}
	count := 0
	for _, p := range page.Placements {
		if p.Side == printables.Front {
			if slot := laid.Front(count); !same(p.Box, slot.Trim) {
				e.page(i, "%s lies at %v, and is cut at %v.", e.name(p), p.Box, slot.Trim)
			}
			count++
		}
	}
	laid.DrawMarks(want, page.Side, count, e.options.Marks)
}

// outline returns where a placement is cut.
func (e *examiner) outline(p printables.Placement) drawing.Path {
	piece := &e.parts[p.Part].Pieces[p.Piece]
	use := drawing.Use{Symbol: &drawing.Symbol{Drawing: piece.Front}, At: p.Box.Centre(), Scale: 1,
		Turn: p.Turn}
	return piece.Outline.Mapped(use.Place)
}
