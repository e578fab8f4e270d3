package parts

import (
	"math"

	"homespun/printables/drawing"
)

// A Base is the round base of a figure: its diameter and that of the disc it is drawn on, in millimetres. The
// disc is as wide as the base or wider.
type Base struct{ Diameter, Disc float64 }

// Piece returns the base of a figure as a disc: a ring in the colour of its side, and the figure's name
// before and behind the place where the figure stands. If the disc is wider, a dashed ring shows the edge of
// the base.
func (b Base) Piece(f *Figure) Piece {
	d := drawing.New(b.Disc, b.Disc)
	centre, radius := d.Area().Centre(), b.Diameter/2
	if b.Disc > b.Diameter {
		d.Circle(centre, b.Disc/2-0.3, drawing.Outlined(drawing.White, 0.2, drawing.Rule))
	}
	rim := f.ground(0, max(1, b.Diameter*0.04))
	rim.Stroke = drawing.Line(0.3, drawing.Ink)
	d.Circle(centre, radius, rim)
	d.Circle(centre, radius*0.9,
		drawing.Paint{Fill: f.colour().Mixed(drawing.White, 0.85), Stroke: drawing.Line(0.2, drawing.Ink)})
	if b.Disc > b.Diameter {
		d.Circle(centre, radius,
			drawing.Paint{Stroke: drawing.Stroke{Width: 0.5, Colour: drawing.Ink, Dash: [2]float64{2, 1.2}}})
	}
	if !f.spare() {
		b.names(d, f)
	}
	return Piece{Name: f.called(), Copies: 1, Front: d,
		Outline: drawing.EllipsePath(centre, b.Disc/2, b.Disc/2)}
}

// names draws the figure's name on its base, before and behind the place where the figure stands. If there is
// room, each name is there twice, so that it can be read from both sides.
func (b Base) names(d *drawing.Drawing, f *Figure) {
	badge := max(b.Diameter*0.1, smallestSign)
	centre, rim := d.Area().Centre(), b.Diameter/2*0.9
	if rim < 2*badge { // room for only one name
		f.badge(d, centre, badge)
		return
	}
	name := drawing.New(2.6*badge, 2.6*badge)
	f.badge(name, name.Area().Centre(), badge)
	symbol := &drawing.Symbol{Name: "name of " + f.Name, Drawing: name}
	places := []drawing.Point{{Y: rim - badge}}
	if b.Diameter >= smallestBase {
		out := rim - 1.3*badge // as close to the edge as possible
		across, down := out/2, out*math.Sqrt(3)/2
		places = []drawing.Point{{X: -across, Y: down}, {X: across, Y: down}}
	}
	for _, at := range places {
		d.Use(symbol, centre.Plus(at.X, at.Y), 1, 0)
		d.Use(symbol, centre.Plus(at.X, -at.Y), 1, 180)
	}
}

// smallestBase is the diameter, in millimetres, from which a base has room for two names before and two
// behind the figure.
const smallestBase = 30.0

// BasedFoot returns a foot that is glued to a base. It is a card folded at the top, with a slot from the fold
// down, in which a slotted figure stands crosswise. At both ends it has a flap, flap millimetres deep, that
// is folded outwards.
func (s Stand) BasedFoot(f *Figure, name string, wide, flap float64, copies int) Piece {
	d := drawing.New(wide, 2*(s.Foot+flap))
	d.Rect(d.Area(), f.ground(0.35, 2))
	for _, y := range []float64{0, d.Height - flap} {
		lap := drawing.Box(0, y, wide, flap)
		d.Rect(lap, drawing.Paint{Fill: drawing.White,
			Hatch:  drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2},
			Stroke: drawing.Line(0.15, drawing.Rule)})
	}
	for _, y := range []float64{flap, d.Height / 2, d.Height - flap} {
		d.Fold(drawing.Point{Y: y}, drawing.Point{X: wide, Y: y})
	}
	slot := s.Foot * (1 - SlotPart)
	DrawSlot(d, d.Height/2-slot, d.Height/2+slot)
	return Piece{Name: name, Copies: copies, Front: d, Foot: true, Work: 45}
}
