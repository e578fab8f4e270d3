package parts

import (
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Sequence shows how the base of a figure is made, and its foot if figures stand in one.
func (b Base) Sequence(title string, f *Figure, s Stand, wide, flap float64, foot bool) Sequence {
	disc, strip := b.Piece(f), s.BasedFoot(f, "", wide, flap, 1).Front
	sequence := Sequence{Title: title, Steps: []Step{
		{words.BaseCut, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, disc.Front, box.Inset(4))
			assembly.Cut(d, disc.Outline.Mapped(at))
			assembly.Scissors(d, at(disc.Front.Area().Centre()).Plus(-b.Disc/2*scale, 1), -90)
		}},
	}}
	if !foot {
		return sequence
	}
	return Sequence{Title: title, Steps: append(sequence.Steps,
		Step{words.BaseFold, func(d *drawing.Drawing, box drawing.Rectangle) {
			at, scale := assembly.Placed(d, strip, box.Inset(2))
			assembly.Cut(d, strip.Area().Path().Mapped(at))
			for _, y := range []float64{flap, strip.Height / 2, strip.Height - flap} {
				assembly.Fold(d, at(drawing.Point{Y: y}).Plus(-1.5, 0), at(drawing.Point{X: wide, Y: y}).Plus(1.5, 0))
			}
			right := at(drawing.Point{X: wide, Y: strip.Height / 2}).Plus(1.5, 0)
			assembly.Arrow(d, right.Plus(0, -s.Foot*scale*0.7), right.Plus(0, s.Foot*scale*0.7), 0.4)
		}},
		Step{words.BaseGlue, func(d *drawing.Drawing, box drawing.Rectangle) {
			b.drawFooted(d, box, f, s, wide, flap)
		}},
	)}
}

// drawFooted draws the base lying, seen from above at a slant, with its foot on it.
func (b Base) drawFooted(d *drawing.Drawing, box drawing.Rectangle, f *Figure, s Stand, wide, flap float64) {
	const slant = 0.5
	disc := b.Piece(f).Front
	scale := min(1, (box.Width-4)/b.Disc, (box.Height-4)/(b.Disc*slant+s.Foot))
	middle := box.Centre().Plus(0, s.Foot*scale/2)
	half := b.Disc * scale / 2
	assembly.Face(d, disc, middle.Plus(-half, -half*slant), middle.Plus(half, -half*slant), middle.Plus(-half, half*slant))
	paint := f.ground(0.35, 2)
	paint.Stroke = drawing.Line(0.35, drawing.Ink)
	w, high, deep := wide*scale, s.Foot*scale, flap*scale*slant
	for _, way := range []float64{-1, 1} {
		assembly.Glue(d, drawing.PolygonPath(middle.Plus(-w/2, 0), middle.Plus(w/2, 0), middle.Plus(w/2, way*deep),
			middle.Plus(-w/2, way*deep)))
	}
	d.Rect(drawing.Box(middle.X-w/2, middle.Y-high, w, high), paint)
	d.Rect(drawing.Box(middle.X-0.5, middle.Y-high, 1, high*(1-SlotPart)),
		drawing.Outlined(drawing.White, 0.25, drawing.Ink))
}
