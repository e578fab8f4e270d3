package parts

import (
	"cmp"

	"homespun/printables/drawing"
)

// A Figure is one piece of a side, with its name, icon and colour. The sign and the hatch of its side go
// along with the colour, so that sides can be told apart without it.
type Figure struct {
	// Name is written on the figure: "C1". Side is the seat whose colour, sign and hatch it has. With
	// [Nobody] the name is on a plate instead of a sign.
	Name string
	Side int
	// Called is its name in lists if Name is "".
	Called string
	// Colour, if not None, replaces the seat's colour.
	Colour drawing.Colour
	// Icon is the name of an icon of package assets. If there is none of that name, the name is written
	// large.
	Icon string
}

// Nobody is the Side of figures that belong to no seat: those of the game itself, and without a name a spare
// to draw on.
const Nobody = -1

// spare says whether the figure is one to draw on.
func (f *Figure) spare() bool { return f.Side < 0 && f.Name == "" }

// called returns what the figure is called in lists.
func (f *Figure) called() string { return cmp.Or(f.Name, f.Called) }

// colour returns the colour of the figure's side.
func (f *Figure) colour() drawing.Colour {
	switch {
	case f.Colour != drawing.None:
		return f.Colour
	case f.Side < 0:
		return drawing.Paper
	}
	return drawing.Players[f.Side%len(drawing.Players)]
}

// sign returns the shape of the figure's side.
func (f *Figure) sign() drawing.Sign { return drawing.Signs[max(0, f.Side)%len(drawing.Signs)] }

// ground returns the paint for an area in the side's colour, mixed with white, and hatched so that sides can
// be told apart without colour.
func (f *Figure) ground(white, gap float64) drawing.Paint {
	colour := f.colour()
	paint := drawing.Paint{Fill: colour.Mixed(drawing.White, white)}
	if f.Side >= 0 {
		line := drawing.White
		if white > 0 {
			line = colour.Mixed(drawing.Ink, 0.25)
		}
		paint.Hatch = drawing.Hatch{Pattern: drawing.SeatHatch(f.Side), Colour: line, Gap: gap}
	}
	return paint
}

// badge draws the sign of the side in its colour, with the figure's name on it.
func (f *Figure) badge(d *drawing.Drawing, centre drawing.Point, radius float64) {
	if f.spare() {
		return
	}
	colour := f.colour().UnderWords()
	if f.Side < 0 {
		f.plate(d, centre, radius, colour)
		return
	}
	if f.Name == "" { // a sign without a letter is smaller, on a disc, and leaves the picture free
		radius *= 0.6
		d.Circle(centre, radius*1.4, drawing.Filled(drawing.Paper))
	}
	line := drawing.Ink
	if drawing.Contrast(colour, line) < 1.5 {
		line = drawing.White // it would not be seen around what is as dark
	}
	d.Path(f.sign().Path(centre, radius),
		drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, line), Saver: drawing.Plain})
	box := f.sign().LetterBox(centre, radius*1.2)
	d.Label(box, f.Name,
		drawing.Style{Face: drawing.Title, Size: min(radius*1.05/drawing.PointMM, 44),
			Colour: drawing.TextOn(colour)}, Smallest, drawing.Centre)
}

// plateRoom is how much is left free at both ends of a plate, in parts of its radius.
const plateRoom = 0.2

// plate draws the name on a plate that is about as large as a sign of this radius, but wider. A name without
// letters in any font gets a plate to write on.
func (f *Figure) plate(d *drawing.Drawing, centre drawing.Point, radius float64, colour drawing.Colour) {
	box := drawing.Box(centre.X-radius*1.5, centre.Y-radius*0.72, radius*3, radius*1.44)
	style := drawing.Style{Face: drawing.Title, Size: min(radius*1.2/drawing.PointMM, 44),
		Colour: drawing.TextOn(colour)}
	paint := drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Plain}
	if !Readable(f.Name) {
		WritingPlate(d, box)
		return
	}
	if words := drawing.Box(box.X+radius*plateRoom, box.Y, box.Width-2*radius*plateRoom,
		box.Height); drawing.Measure(f.Name, style.Sized(Smallest)) <= words.Width {
		d.RoundedRect(box, radius*0.4, paint)
		d.Label(words, f.Name, style, Smallest, drawing.Centre)
		return
	}
	// A long name has the whole width, and lines.
	const above = 0.4
	high := max(radius*1.7, 2*style.Sized(Smallest).LineHeight()+2*above)
	box = drawing.Box(d.Width*0.04, centre.Y-high/2, d.Width*0.92, high)
	d.RoundedRect(box, radius*0.3, paint)
	words := drawing.Box(box.X+radius*plateRoom, box.Y+above, box.Width-2*radius*plateRoom, high-2*above)
	d.ParagraphIn(words, f.Name, style.Sized(min(style.Size, 11)), Smallest, drawing.Centre)
}

// art draws the figure's icon in a box. It returns false if there is none.
func (f *Figure) art(d *drawing.Drawing, box drawing.Rectangle) bool {
	icon := drawing.Picture(f.Icon)
	if icon == nil {
		return false
	}
	d.UseIn(icon, box)
	return true
}

// Token returns the figure as a flat token of a size in millimetres. It is round if the sign of its side is a
// circle or if it is a spare; otherwise it has round corners.
func (f *Figure) Token(size float64) Piece {
	d := drawing.New(size, size)
	rim := f.ground(0, max(1, size*0.042))
	rim.Stroke = drawing.Line(0.3, drawing.Ink)
	inside := drawing.Paint{Fill: f.colour().Mixed(drawing.White, 0.85),
		Stroke: drawing.Line(0.2, drawing.Ink)}
	// White is left around the rim, so that a crooked cut does not show.
	margin, thick := size*0.045, size*0.085
	centre := d.Area().Centre()
	outline := f.shape(d.Area())
	d.Path(f.shape(d.Area().Inset(margin)), rim)
	d.Path(f.shape(d.Area().Inset(margin+thick)), inside)
	art, low := drawing.Box(size*0.17, size*0.05, size*0.66, size*0.66), size*0.775
	switch {
	case f.Side < 0:
		art.Height, low = size*0.56, size*0.715 // a plate is wider than a sign, and stays inside the rim
	case f.Name == "":
		art, low = drawing.Box(size*0.2, size*0.095, size*0.6, size*0.6), size*0.84
	}
	if f.art(d, art) {
		f.badge(d, drawing.Point{X: centre.X, Y: low}, size*0.175)
	} else {
		f.badge(d, centre, size*0.3)
	}
	return Piece{Name: f.called(), Copies: 1, Front: d, Outline: outline}
}

// shape returns the form of the figure's token in a box.
func (f *Figure) shape(box drawing.Rectangle) drawing.Path {
	if f.sign() == drawing.CircleSign && (f.Side >= 0 || f.spare()) {
		return drawing.EllipsePath(box.Centre(), box.Width/2, box.Height/2)
	}
	return drawing.RoundedPath(box, box.Width*0.1)
}
