package parts

import (
	"homespun/printables/drawing"
)

// A Figure is a piece of a side: who it is, how it looks, and the sign of its side that goes along with the colour.
type Figure struct {
	// Name is written on it: "C1". Side is the seat whose colour and sign it bears.
	Name string
	Side int
	// Colour takes the place of the seat's where it is not None.
	Colour drawing.Colour
	// Icon is the name of an icon of the assets; one that is not there leaves the name large.
	Icon string
}

// colour returns the colour of the figure's side.
func (f *Figure) colour() drawing.Colour {
	if f.Colour != drawing.None {
		return f.Colour
	}
	return drawing.Players[f.Side%len(drawing.Players)]
}

// badge draws the sign of the side in its colour with the piece's name on it.
func (f *Figure) badge(d *drawing.Drawing, centre drawing.Point, radius float64) {
	colour := f.colour()
	sign := drawing.Signs[f.Side%len(drawing.Signs)]
	d.Path(sign.Path(centre, radius), drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Plain})
	box := sign.LetterBox(centre, radius*1.2)
	d.Label(box, f.Name, drawing.Style{Face: drawing.Title, Size: min(radius*1.05/drawing.PointMM, 26), Colour: drawing.TextOn(colour)}, Smallest, drawing.Centre)
}

// art draws the figure's icon in a box, or nothing.
func (f *Figure) art(d *drawing.Drawing, box drawing.Rectangle) bool {
	icon, err := drawing.Icon(f.Icon)
	if f.Icon == "" || err != nil {
		return false
	}
	d.UseIn(icon, box)
	return true
}

// footDeep is how deep a standee's feet are, in millimetres.
const footDeep = 12.0

// Standee returns a figure that stands: a strip with its face twice, the second turned so that both stand upright when it is folded at the top, and a
// foot at each end. Width and height are those of the face, in millimetres.
func (f *Figure) Standee(width, height float64) Piece {
	face := &drawing.Symbol{Name: "standee " + f.Name, Drawing: f.face(width, height)}
	total := 2*height + 2*footDeep
	d := drawing.New(width, total)
	colour := f.colour()
	foot := drawing.Paint{Fill: colour.Mixed(drawing.White, 0.35), Saver: drawing.SeatHatch(f.Side)}
	d.Rect(drawing.Box(0, 0, width, footDeep), foot)
	d.Rect(drawing.Box(0, total-footDeep, width, footDeep), foot)
	d.UseAt(face, drawing.Point{X: 0, Y: total - footDeep - height})
	d.Use(face, drawing.Point{X: width / 2, Y: footDeep + height/2}, 1, 180)
	fold := drawing.Stroke{Width: 0.25, Colour: drawing.Ink, Dash: [2]float64{2, 1.5}}
	for _, y := range []float64{footDeep, footDeep + height, total - footDeep} {
		d.Line(drawing.Point{X: 0, Y: y}, drawing.Point{X: width, Y: y}, fold)
	}
	return Piece{Name: f.Name, Copies: 1, Front: d, Work: 40}
}

// face draws one side of a standee.
func (f *Figure) face(width, height float64) *drawing.Drawing {
	d := drawing.New(width, height)
	colour := f.colour()
	d.Rect(d.Area(), drawing.Paint{Fill: colour.Mixed(drawing.White, 0.82)})
	d.Rect(drawing.Box(0, height-height*0.34, width, height*0.34), drawing.Paint{Fill: colour.Mixed(drawing.White, 0.35), Saver: drawing.SeatHatch(f.Side)})
	inset := width * 0.06
	artHeight := height*0.72 - 2*inset
	if !f.art(d, drawing.Box(inset, inset, width-2*inset, artHeight)) {
		f.badge(d, drawing.Point{X: width / 2, Y: height * 0.36}, width*0.3)
	}
	f.badge(d, drawing.Point{X: width / 2, Y: height * 0.82}, min(width*0.27, height*0.165))
	return d
}

// Token returns the figure as a flat token of a size in millimetres, round where its side's sign is a circle, else with round corners.
func (f *Figure) Token(size float64) Piece {
	d := drawing.New(size, size)
	colour := f.colour()
	rim := drawing.Paint{Fill: colour, Saver: drawing.SeatHatch(f.Side), Stroke: drawing.Line(0.3, drawing.Ink)}
	inside := drawing.Paint{Fill: colour.Mixed(drawing.White, 0.85), Stroke: drawing.Line(0.2, drawing.Ink)}
	// White is left around the rim, so that a crooked cut does not show.
	margin, thick := size*0.045, size*0.075
	centre := d.Area().Centre()
	outline := f.shape(d.Area())
	d.Path(f.shape(d.Area().Inset(margin)), rim)
	d.Path(f.shape(d.Area().Inset(margin+thick)), inside)
	badge := size * 0.19
	if f.art(d, drawing.Box(centre.X-size*0.26, size*0.15, size*0.52, size*0.5)) {
		f.badge(d, drawing.Point{X: centre.X, Y: size * 0.76}, badge)
	} else {
		f.badge(d, centre, size*0.3)
	}
	return Piece{Name: f.Name, Copies: 1, Front: d, Outline: outline}
}

// shape returns the form of the figure's token in a box.
func (f *Figure) shape(box drawing.Rectangle) drawing.Path {
	if drawing.Signs[f.Side%len(drawing.Signs)] == drawing.CircleSign {
		return drawing.EllipsePath(box.Centre(), box.Width/2, box.Height/2)
	}
	return drawing.RoundedPath(box, box.Width*0.1)
}

// longestName is how many letters of a counter's name are looked at.
const longestName = 40

// Counter returns a thing that is nobody's as a token with many corners: its icon and what it is called.
func Counter(name, icon string, colour drawing.Colour, size float64, copies int) Piece {
	d := drawing.New(size, size)
	margin := size * 0.045
	cut := func(box drawing.Rectangle) drawing.Path {
		const corner = 0.24
		c := box.Width * corner
		return drawing.PolygonPath(
			drawing.Point{X: box.X + c, Y: box.Y}, drawing.Point{X: box.Right() - c, Y: box.Y},
			drawing.Point{X: box.Right(), Y: box.Y + c}, drawing.Point{X: box.Right(), Y: box.Bottom() - c},
			drawing.Point{X: box.Right() - c, Y: box.Bottom()}, drawing.Point{X: box.X + c, Y: box.Bottom()},
			drawing.Point{X: box.X, Y: box.Bottom() - c}, drawing.Point{X: box.X, Y: box.Y + c})
	}
	d.Path(cut(d.Area().Inset(margin)), drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Dots})
	d.Path(cut(d.Area().Inset(size*0.12)), drawing.Paint{Fill: colour.Mixed(drawing.White, 0.85), Stroke: drawing.Line(0.2, drawing.Ink)})
	figure := Figure{Icon: icon}
	words := drawing.Box(size*0.15, size*0.67, size*0.7, size*0.18)
	art := drawing.Box(size*0.24, size*0.15, size*0.52, size*0.5)
	style := BoldStyle.Sized(11)
	if drawing.Measure(name, style.Sized(Smallest)) > words.Width {
		// Two lines, and a smaller picture.
		words = drawing.Box(size*0.17, size*0.535, size*0.66, size*0.33)
		art = drawing.Box(size*0.3, size*0.14, size*0.4, size*0.38)
	}
	if !figure.art(d, art) {
		words = drawing.Box(size*0.16, size*0.3, size*0.68, size*0.4)
	}
	if letters := []rune(drawing.Sanitise(name)); len(letters) > longestName {
		name = string(letters[:longestName]) // more has no room, and breaking it into lines takes time
	}
	d.ParagraphIn(words, name, style, Smallest, drawing.Centre)
	return Piece{Name: name, Copies: copies, Front: d, Outline: cut(d.Area())}
}
