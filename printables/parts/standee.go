package parts

import (
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Measures of what stands, in millimetres.
const (
	// slotWide is how wide a slot is: two layers of thick paper and the glue between.
	slotWide = 0.6
	// SlotPart is how much of the height of a foot the figure's slot takes; the foot's own takes the rest.
	SlotPart = 0.42
	// SlotRoom is left between a figure's slot and its picture.
	SlotRoom = 1.5
	// lapDeep is how deep the lap of a tent is.
	lapDeep = 8.0
	// tentLean is how deep a tent is at its base for the height of its face.
	tentLean = 0.45
)

// LargeFoot is how high the feet of a large set are once they are folded, in millimetres: still more than
// fits into a small child's throat.
const LargeFoot = 34.0

// A Stand is how large standing figures are, in millimetres.
type Stand struct {
	// Width and Height are those of a face. Foot is how high the foot of a slotted figure is.
	Width, Height, Foot float64
}

// Slotted returns a figure that sticks in a [Stand.SlottedFoot]: a strip with its face twice, the second
// turned so that both stand upright when it is folded at the top, to be glued back to back, and a slot at
// both ends, which then lie on each other.
func (s Stand) Slotted(f *Figure) Piece {
	slot := s.Foot * SlotPart
	band := slot + SlotRoom
	high := s.Height + band
	face := &drawing.Symbol{Name: "standee " + f.called(), Drawing: drawing.New(s.Width, high)}
	behind := face
	if front, back, own := s.cutOut(f, band); own {
		face.Drawing, behind = front, &drawing.Symbol{Name: face.Name + ", behind", Drawing: back}
		DrawSlot(back, high-slot, high)
	} else {
		s.face(face.Drawing, f, band)
	}
	DrawSlot(face.Drawing, high-slot, high)
	d := drawing.New(s.Width, 2*high)
	d.Use(behind, drawing.Point{X: s.Width / 2, Y: high / 2}, 1, 180)
	d.UseAt(face, drawing.Point{X: 0, Y: high})
	d.Fold(drawing.Point{Y: high}, drawing.Point{X: s.Width, Y: high})
	return Piece{Name: f.called(), Copies: 1, Front: d, Made: face.Drawing, Work: 45}
}

// SlottedFoot returns the feet of slotted figures of a side: a card folded at the top, glued, wider at the
// table, with a slot from the fold down in which the figure sits crosswise.
func (s Stand) SlottedFoot(f *Figure, name string, copies int) Piece {
	const narrower = 0.14
	d := drawing.New(s.Width, 2*s.Foot)
	inset := s.Width * narrower
	outline := drawing.PolygonPath(
		drawing.Point{X: 0, Y: 0}, drawing.Point{X: s.Width, Y: 0},
		drawing.Point{X: s.Width - inset, Y: s.Foot}, drawing.Point{X: s.Width, Y: 2 * s.Foot},
		drawing.Point{X: 0, Y: 2 * s.Foot}, drawing.Point{X: inset, Y: s.Foot})
	d.Path(outline, f.ground(0.35, 2))
	slot := s.Foot * (1 - SlotPart)
	d.Fold(drawing.Point{X: inset, Y: s.Foot}, drawing.Point{X: s.Width - inset, Y: s.Foot})
	DrawSlot(d, s.Foot-slot, s.Foot+slot)
	return Piece{Name: name, Copies: copies, Front: d, Outline: outline, Foot: true, Work: 25}
}

// DrawSlot draws a slot in the middle of a drawing from one height to another.
func DrawSlot(d *drawing.Drawing, from, to float64) {
	d.Rect(drawing.Box(d.Width/2-slotWide/2, from, slotWide, to-from), drawing.SlotPaint)
}

// Tent returns a figure that stands by itself: a strip of a lap, the face turned, the face and a base, folded
// to a tent whose lap is glued inside the base.
func (s Stand) Tent(f *Figure) Piece {
	face := &drawing.Symbol{Name: "tent " + f.called(), Drawing: drawing.New(s.Width, s.Height)}
	s.face(face.Drawing, f, 0)
	base := s.Height * tentLean
	d := drawing.New(s.Width, lapDeep+2*s.Height+base)
	lap := drawing.Box(0, 0, s.Width, lapDeep)
	d.Rect(lap, drawing.Paint{Fill: drawing.White,
		Hatch:  drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2},
		Stroke: drawing.Line(0.15, drawing.Rule)})
	style := TextStyle.Sized(Smallest)
	wide := drawing.Measure("glue", style) + 2
	d.Rect(drawing.Box((s.Width-wide)/2, lapDeep/2-2, wide, 4), drawing.Filled(drawing.White))
	d.Label(lap, "glue", style, Smallest, drawing.Centre)
	d.Use(face, drawing.Point{X: s.Width / 2, Y: lapDeep + s.Height/2}, 1, 180)
	d.UseAt(face, drawing.Point{X: 0, Y: lapDeep + s.Height})
	d.Rect(drawing.Box(0, lapDeep+2*s.Height, s.Width, base), f.ground(0.35, 2))
	for _, y := range []float64{lapDeep, lapDeep + s.Height, lapDeep + 2*s.Height} {
		d.Fold(drawing.Point{Y: y}, drawing.Point{X: s.Width, Y: y})
	}
	return Piece{Name: f.called(), Copies: 1, Front: d, Made: face.Drawing, Work: 45}
}

// face draws one side of what stands, with a band of the side's ground below it.
func (s Stand) face(d *drawing.Drawing, f *Figure, band float64) {
	d.Rect(d.Area(), drawing.Paint{Fill: f.colour().Mixed(drawing.White, 0.82)})
	if !f.spare() { // which is all to draw on
		low := s.Height * 0.66
		d.Rect(drawing.Box(0, low, s.Width, s.Height+band-low), f.ground(0.35, 2))
	}
	inset := s.Width * 0.06
	art := drawing.Box(inset, inset, s.Width-2*inset, s.Height*0.72-2*inset)
	if f.Name == "" { // the picture stands on the ground, and the sign below it is small
		art = drawing.Box(s.Width*0.03, s.Height*0.7-s.Width*0.94, s.Width*0.94, s.Width*0.94)
	}
	if !f.art(d, art) {
		f.badge(d, drawing.Point{X: s.Width / 2, Y: s.Height * 0.36}, s.Width*0.3)
	}
	f.badge(d, drawing.Point{X: s.Width / 2, Y: s.Height * 0.82}, min(s.Width*0.27, s.Height*0.165))
}

// A Troop is the figures of one side, and what their feet are called.
type Troop struct {
	Figures []Figure
	Foot    string
}

// Standees returns a part of all troops as standing figures, with a foot for each where they are slotted;
// title and what they are, "4 delvers and 6 monsters", are for people.
func Standees(title, what string, troops []Troop, stand Stand, standing Standing) Part {
	part := Part{ID: "standees", Title: title, Kind: Pieces, Use: Usual, Stands: true}
	spare := Figure{Side: Nobody}
	if standing == Tents {
		part.Note = words.TentsNote(what)
		part.Tools = []string{words.GlueStick, words.Scorer}
		part.Steps = []string{
			title + ": cut along the lines, score the three dashed lines and fold them away from the print.",
			title + ": glue the hatched lap to the inside of the base, flush with its edge.",
		}
		for _, troop := range troops {
			for _, figure := range troop.Figures {
				part.Pieces = append(part.Pieces, stand.Tent(&figure))
			}
		}
		if figure := firstOf(troops); figure != nil {
			part.Made = []Sequence{stand.TentSequence(title, figure)}
		}
		blank := stand.Tent(&spare)
		blank.Name, part.Blank = "blank figure", &blank
		return part
	}
	part.Note = words.StandeesNote(what)
	part.Tools = []string{words.GlueStick, words.Scorer}
	part.Steps = []string{
		words.StandeesCut(title),
		words.StandeesSlots(title),
		words.StandeesPush(title),
	}
	part.Steps = slices.Insert(part.Steps, 1, CutOutStep(title, troops)...)
	for _, troop := range troops {
		for _, figure := range troop.Figures {
			part.Pieces = append(part.Pieces, stand.Slotted(&figure))
		}
	}
	for _, troop := range troops {
		if len(troop.Figures) > 0 {
			part.Pieces = append(part.Pieces,
				stand.SlottedFoot(&troop.Figures[0], troop.Foot, len(troop.Figures)))
		}
	}
	if figure := firstOf(troops); figure != nil {
		part.Made = []Sequence{stand.SlottedSequence(title, figure, true)}
	}
	blank := stand.Slotted(&spare)
	foot := stand.SlottedFoot(&spare, "foot for a blank figure", 1)
	blank.Name, part.Blank, part.BlankFoot = "blank figure", &blank, &foot
	return part
}

// firstOf returns the first figure of some troops, nil if there is none.
func firstOf(troops []Troop) *Figure {
	for _, troop := range troops {
		if len(troop.Figures) > 0 {
			return &troop.Figures[0]
		}
	}
	return nil
}
