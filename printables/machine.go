package printables

import (
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// A Cutting is a sheet of parts as a cutting machine needs it. All is in millimetres from the top left of its front.
type Cutting struct {
	Front *Page
	Back  *Page // nil where nothing is printed there
	// Cut and Score are the lines along which the machine cuts through and folds are scored.
	Cut, Score []drawing.Path
}

// Cuttings returns the sheets with something to cut out, in their order. Rectangles that touch share a cut. Cards
// that lie apart get round corners.
func (j *Job) Cuttings() []Cutting {
	var all []Cutting
	for i := range j.Pages {
		page := &j.Pages[i]
		var boxes []drawing.Rectangle
		one := Cutting{Front: page}
		for _, p := range page.Placements {
			part := j.part(p.Part)
			if part.Kind == parts.Pages || page.Side == Back {
				continue
			}
			switch {
			case part.Kind == parts.Board:
				boxes = append(boxes, p.Box)
				continue
			case part.Kind == parts.Cards && j.bleed(part.ID) > 0:
				one.Cut = append(one.Cut, paper.RoundCard(p.Box))
				continue
			}
			piece := part.Pieces[p.Piece]
			symbol := &drawing.Symbol{Drawing: piece.Front}
			place := drawing.Use{Symbol: symbol, At: p.Box.Centre(), Scale: 1, Turn: p.Turn}.Place
			if piece.Outline == nil {
				boxes = append(boxes, p.Box)
			} else {
				one.Cut = append(one.Cut, piece.Outline.Mapped(place))
			}
			slot := func(of drawing.Paint) bool { return of == drawing.SlotPaint }
			fold := func(of drawing.Paint) bool { return of.Stroke == drawing.FoldLine }
			one.Cut = append(one.Cut, lines(piece.Front, place, slot)...)
			one.Score = append(one.Score, lines(piece.Front, place, fold)...)
		}
		for _, cut := range paper.Cuts(boxes) {
			one.Cut = append(one.Cut, drawing.Path{}.MoveTo(cut.From).LineTo(cut.To))
		}
		if len(one.Cut) == 0 {
			continue
		}
		if page.Pair != "" {
			one.Back = &j.Pages[i+1]
		}
		all = append(all, one)
	}
	return all
}

// bleed returns how much bleed the cards of a part keep, in millimetres.
func (j *Job) bleed(part string) float64 {
	return j.fans[slices.IndexFunc(j.fans, func(f fan) bool { return f.part == part })].laid.Bleed
}

// lines returns the paths of a drawing with some paints, in the millimetres that place leads to.
func lines(d *drawing.Drawing, place func(drawing.Point) drawing.Point,
	some func(drawing.Paint) bool) (all []drawing.Path) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if some(m.Paint) {
				all = append(all, m.Path.Mapped(place))
			}
		case drawing.Use:
			within := func(p drawing.Point) drawing.Point { return place(m.Place(p)) }
			all = append(all, lines(m.Symbol.Drawing, within, some)...)
		}
	}
	return all
}
