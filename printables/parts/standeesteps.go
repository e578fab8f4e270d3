package parts

import (
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// stripWithFoot returns a figure's strip and, if it has one, its foot beside it, as they are cut out.
func (s Stand) stripWithFoot(f *Figure, foot bool) (d *drawing.Drawing, strip, footing drawing.Rectangle) {
	const gap = 6.0
	piece := s.Slotted(f)
	d = drawing.New(piece.Front.Width, piece.Front.Height)
	if foot {
		d.Width += gap + s.Width
	}
	strip = drawing.Box(0, 0, piece.Front.Width, piece.Front.Height)
	d.UseAt(&drawing.Symbol{Name: "strip", Drawing: piece.Front}, drawing.Point{})
	if foot {
		footing = drawing.Box(piece.Front.Width+gap, d.Height/2-s.Foot, s.Width, 2*s.Foot)
		d.UseAt(&drawing.Symbol{Name: "foot", Drawing: s.SlottedFoot(f, "", 1).Front},
			drawing.Point{X: footing.X, Y: footing.Y})
	}
	return d, strip, footing
}

// upright returns the face of a slotted figure as it stands.
func (s Stand) upright(f *Figure) *drawing.Drawing {
	band := s.Foot*SlotPart + SlotRoom
	d := drawing.New(s.Width, s.Height+band)
	if front, _, own := s.cutOut(f, band); own {
		return front
	}
	s.face(d, f, band)
	return d
}

// SlottedSequence shows how a slotted figure is made, and its foot if it belongs to the same part.
func (s Stand) SlottedSequence(title string, f *Figure, foot bool) Sequence {
	flat, strip, footing := s.stripWithFoot(f, foot)
	cut, slot := words.StandeeCut, words.StandeeSlot
	if !foot {
		cut, slot = words.StandeeAlone, words.StandeeAloneSlot
	}
	sequence := Sequence{Title: title, Steps: []Step{
		{cut, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, flat, box.Inset(2))
			assembly.Cut(d, strip.Path().Mapped(at))
			if foot {
				outline := s.SlottedFoot(f, "", 1).Outline
				assembly.Cut(d, outline.Mapped(func(p drawing.Point) drawing.Point {
					return at(p.Plus(footing.X, footing.Y))
				}))
			}
			assembly.Scissors(d, at(drawing.Point{X: 0, Y: flat.Height}).Plus(0, -flat.Height*scale*0.2), -90)
		}},
		{words.StandeeFold, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, flat, box.Inset(2))
			for _, of := range []drawing.Rectangle{strip, footing} {
				if of.Empty() {
					continue
				}
				y := of.Centre().Y
				left, right := at(drawing.Point{X: of.X, Y: y}), at(drawing.Point{X: of.Right(), Y: y})
				assembly.Fold(d, left.Plus(-1, 0), right.Plus(1, 0))
				top, bottom := at(drawing.Point{X: of.Right(), Y: of.Y}), at(drawing.Point{X: of.Right(), Y: of.Bottom()})
				high := bottom.Y - top.Y
				assembly.Arrow(d, top.Plus(0.8, high*0.2), bottom.Plus(0.8, -high*0.2), 0.2)
			}
		}},
		{slot, func(d *drawing.Drawing, box drawing.Rectangle) { s.drawSlots(d, box, f, foot) }},
	}}
	if foot {
		sequence.Steps = append(sequence.Steps, Step{words.StandeePush,
			func(d *drawing.Drawing, box drawing.Rectangle) { s.drawStanding(d, box, f) }})
	}
	return sequence
}

// drawSlots draws the glued figure, and its foot, with scissors at their slots.
func (s Stand) drawSlots(d *drawing.Drawing, box drawing.Rectangle, f *Figure, foot bool) {
	face := s.upright(f)
	slot := s.Foot * SlotPart
	DrawSlot(face, face.Height-slot, face.Height)
	left := drawing.Box(box.X, box.Y+1, box.Width, box.Height-8)
	if foot {
		left.Width = box.Width * 0.52
	}
	at, scale := assembly.Placed(d, face, left.Inset(1))
	assembly.Cut(d, face.Area().Path().Mapped(at))
	end := at(drawing.Point{X: face.Width / 2, Y: face.Height})
	assembly.Cut(d, drawing.Path{}.MoveTo(end).LineTo(end.Plus(0, -slot*scale)))
	assembly.Scissors(d, end.Plus(0, 2), -90)
	if !foot {
		return
	}
	whole := s.SlottedFoot(f, "", 1)
	half := drawing.New(s.Width, s.Foot)
	half.Add(drawing.Use{Symbol: &drawing.Symbol{Name: "foot", Drawing: whole.Front},
		At: drawing.Point{X: s.Width / 2}, Scale: 1, Clip: half.Area()})
	right := drawing.Box(left.Right(), box.Y+8, box.Width-left.Width, box.Height-8)
	at, scale = assembly.Placed(d, half, right.Inset(2))
	top := at(drawing.Point{X: s.Width / 2})
	assembly.Cut(d, drawing.Path{}.MoveTo(top).LineTo(top.Plus(0, s.Foot*(1-SlotPart)*scale)))
	assembly.Scissors(d, top.Plus(0, -2), 90)
}

// drawStanding draws a figure in its foot, seen from the front and a little from above and the side.
func (s Stand) drawStanding(d *drawing.Drawing, box drawing.Rectangle, f *Figure) {
	face := s.upright(f)
	scale := min(1, (box.Height-4)/(face.Height+s.Foot*0.5), (box.Width-6)/(s.Width*2))
	wide, high, foot := s.Width*scale, face.Height*scale, s.Foot*scale
	middle := drawing.Point{X: box.Centre().X, Y: box.Centre().Y + high/2 - foot*0.2}
	lean := drawing.Point{X: wide * 0.42, Y: -wide * 0.3} // from the middle of the foot to its far end
	paint := f.ground(0.35, 2)
	paint.Stroke = drawing.Line(0.35, drawing.Ink)
	leaf := func(way float64) {
		x, y := lean.X*way, lean.Y*way
		d.Path(drawing.PolygonPath(middle, middle.Plus(x, y), middle.Plus(x*0.8, y*0.8-foot), middle.Plus(0, -foot)),
			paint)
	}
	leaf(1)
	topLeft := middle.Plus(-wide/2, -high)
	assembly.Face(d, face, topLeft, topLeft.Plus(wide, wide*0.1), topLeft.Plus(0, high))
	d.Path(drawing.PolygonPath(topLeft, topLeft.Plus(wide, wide*0.1), topLeft.Plus(wide, wide*0.1+high),
		topLeft.Plus(0, high)), drawing.Paint{Stroke: drawing.Line(0.35, drawing.Ink)})
	leaf(-1)
}

// TentSequence shows how a tent is made.
func (s Stand) TentSequence(title string, f *Figure) Sequence {
	flat := s.Tent(f).Front
	return Sequence{Title: title, Steps: []Step{
		{words.TentCut, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, flat, box.Inset(2))
			assembly.Cut(d, flat.Area().Path().Mapped(at))
			assembly.Scissors(d, at(drawing.Point{Y: flat.Height}).Plus(0, -flat.Height*scale*0.2), -90)
		}},
		{words.TentFold, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, flat, box.Inset(2))
			for _, y := range []float64{lapDeep, lapDeep + s.Height, lapDeep + 2*s.Height} {
				assembly.Fold(d, at(drawing.Point{Y: y}).Plus(-1.5, 0), at(drawing.Point{X: s.Width, Y: y}).Plus(1.5, 0))
			}
			assembly.Arrow(d, at(drawing.Point{X: s.Width, Y: lapDeep + s.Height*0.4}).Plus(1, 0),
				at(drawing.Point{X: s.Width, Y: lapDeep + s.Height*1.6}).Plus(1, 0), 0.25)
		}},
		{words.TentGlue, func(d *drawing.Drawing, box drawing.Rectangle) { s.drawTent(d, box, f, false) }},
		{words.TentStand, func(d *drawing.Drawing, box drawing.Rectangle) { s.drawTent(d, box, f, true) }},
	}}
}

// drawTent draws a tent from the side, closed or with its lap still open.
func (s Stand) drawTent(d *drawing.Drawing, box drawing.Rectangle, f *Figure, closed bool) {
	face := drawing.New(s.Width, s.Height)
	s.face(face, f, 0)
	deep := s.Height * tentLean
	scale := min(1, (box.Height-6)/(s.Height+deep*0.3), (box.Width-8)/(s.Width+deep))
	wide, high, back := s.Width*scale, s.Height*scale, deep*scale
	front := drawing.Point{X: box.Centre().X - (wide+back)/2, Y: box.Centre().Y + high/2 + back*0.1}
	ridge := front.Plus(back*0.35, -high)
	rear := front.Plus(back*0.8, -back*0.35)
	side := drawing.Paint{Fill: drawing.Paper.Mixed(drawing.Ink, 0.15), Stroke: drawing.Line(0.35, drawing.Ink)}
	if !closed {
		rear = rear.Plus(back*0.5, -back*0.5)
	}
	d.Path(drawing.PolygonPath(ridge.Plus(wide, 0), rear.Plus(wide, 0), front.Plus(wide, 0)), side)
	if !closed {
		inner := rear.Plus(wide, 0)
		lap := drawing.PolygonPath(inner, inner.Plus(-3, 3.5), inner.Plus(-7, 3.5), inner.Plus(-5, 0))
		assembly.Glue(d, lap)
		assembly.Arrow(d, inner.Plus(2, 0), front.Plus(wide+3, 0), -0.3)
	}
	assembly.Face(d, face, ridge, ridge.Plus(wide, 0), front)
	d.Path(drawing.PolygonPath(ridge, ridge.Plus(wide, 0), front.Plus(wide, 0), front),
		drawing.Paint{Stroke: drawing.Line(0.35, drawing.Ink)})
}
