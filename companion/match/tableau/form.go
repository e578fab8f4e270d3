package tableau

import (
	"strconv"

	"homespun/printables/drawing"
)

// Form is how the pieces of a kind are drawn.
type Form struct {
	// Square: the piece has corners. Packed: such pieces lie side by side, so they have no shadow, and a lit
	// or picked one stays in its place. Upright: the width is CardPart of the height.
	Square, Packed, Upright bool
	// Draw draws a piece, 16 mm large, around the point middle. pixels is its size on the display, so that
	// very small pieces can be drawn more simply.
	Draw func(d *drawing.Drawing, piece Thing, middle drawing.Point, pixels float64)
}

// The forms that several games use.
var (
	// Token is a marker of a seat, or an icon for a piece of nobody. A badge shows its label, or how many
	// pieces lie on the pile.
	Token = &Form{Draw: drawToken}
	// Figure is an icon for a piece of nobody, over a plate in the piece's own colour with its label. The
	// label can be read where pieces are small.
	Figure = &Form{Draw: drawFigure}
)

// CardPart is the width of a card as a part of its height.
const CardPart = 63.0 / 88

// Overhang is the width of a piece's picture as a multiple of the piece's own. The margin is for the shadow.
const Overhang = 1.5

// A pieceLook is a piece without its place and name, so that pieces that look the same are equal and share a
// picture in the cache.
type pieceLook Thing

// Look returns how the piece is drawn. Pieces that look the same have equal looks, wherever they lie.
func (t Thing) Look() Look {
	t.ID, t.Name, t.Spot, t.At, t.Size, t.Lit, t.Form = 0, "", 0, drawing.Point{}, 0, false, t.Shape()
	t.Under = false
	return pieceLook(t)
}

// Shape returns the form of the piece, Token if it has none.
func (t Thing) Shape() *Form {
	if t.Form == nil {
		return Token
	}
	return t.Form
}

// Draw implements Look.
func (l pieceLook) Draw(f Frame) []Sheet {
	const size = 16 * Overhang
	d := drawing.New(size, size)
	l.Form.Draw(d, Thing(l), d.Area().Centre(), f.Width/Overhang)
	return []Sheet{{Drawing: d, Strength: 1, Shadow: !l.Form.Packed}}
}

// drawToken draws a base in the colour of a seat with its shape, the icon on paper, and its sign on a badge.
func drawToken(d *drawing.Drawing, piece Thing, centre drawing.Point, _ float64) {
	const radius = 7.0
	if piece.Count > 1 {
		piece.Label = "×" + strconv.Itoa(piece.Count)
	}
	if piece.Seat < 0 {
		drawNobody(d, piece, centre)
		return
	}
	sign, colour := piece.SeatSign(), piece.SeatColour()
	line := drawing.Ink
	if drawing.Contrast(colour, line) < 1.5 {
		line = drawing.White
	}
	icon, err := drawing.Icon(piece.Icon)
	if err != nil {
		colour = colour.UnderWords()
	}
	d.Path(sign.Path(centre, radius), drawing.Outlined(colour, 0.7, line))
	if err != nil {
		if piece.Label != "" {
			d.Label(sign.LetterBox(centre, radius), piece.Label,
				drawing.Style{Face: drawing.Title, Size: 24, Colour: drawing.TextOn(colour)}, 8,
				drawing.Centre)
		}
		return
	}
	side := radius * 1.22
	if sign == drawing.TriangleSign || sign == drawing.StarSign || sign == drawing.DiamondSign {
		side = radius * 0.95
	}
	d.Path(sign.Path(centre, radius*0.8), drawing.Filled(drawing.Paper))
	middle := sign.LetterBox(centre, radius).Centre()
	d.UseIn(icon, drawing.Box(middle.X-side/2, middle.Y-side/2, side, side))
	drawBadge(d, piece.Label, centre.Plus(radius*0.72, radius*0.72), colour)
}

// SeatColour returns the colour of the piece's seat.
func (t Thing) SeatColour() drawing.Colour {
	switch {
	case t.Colour != drawing.None:
		return t.Colour
	case t.Seat < 0:
		return drawing.Quiet
	}
	return drawing.Players[t.Seat%6]
}

// SeatSign returns the shape of the piece's seat.
func (t Thing) SeatSign() drawing.Sign {
	if t.Colour != drawing.None {
		return t.Sign
	}
	return drawing.Signs[max(0, t.Seat)%6]
}

// drawNobody draws a piece of nobody: its icon, or its label on a plain disc if it has no icon.
func drawNobody(d *drawing.Drawing, piece Thing, centre drawing.Point) {
	icon, err := drawing.Icon(piece.Icon)
	if err != nil {
		d.Circle(centre, 7.5, drawing.Outlined(drawing.Paper, 0.7, drawing.Ink))
		d.Label(drawing.Box(centre.X-6, centre.Y-6, 12, 12), piece.Label,
			drawing.Style{Face: drawing.Title, Size: 24, Colour: drawing.Ink}, 8, drawing.Centre)
		return
	}
	d.UseIn(icon, drawing.Box(centre.X-7.4, centre.Y-7.4, 14.8, 14.8))
	if piece.Label != "" {
		drawBadge(d, piece.Label, centre.Plus(5.4, 5.4), drawing.Ink)
	}
}

func drawBadge(d *drawing.Drawing, label string, at drawing.Point, colour drawing.Colour) {
	const radius = 3.1
	if label == "" {
		return
	}
	colour = colour.UnderWords()
	d.Circle(at, radius, drawing.Outlined(colour, 0.5, drawing.White))
	d.Label(drawing.Box(at.X-radius, at.Y-radius, 2*radius, 2*radius), label,
		drawing.Style{Face: drawing.Title, Size: 11.5, Colour: drawing.TextOn(colour)}, 6, drawing.Centre)
}

// tiny is the width in pixels below which a figure's plate would be too small to read.
const tiny = 26

// drawFigure draws an icon over a plate with its label, or with the number of pieces on the pile. Without an
// icon the plate takes all the room.
func drawFigure(d *drawing.Drawing, piece Thing, centre drawing.Point, pixels float64) {
	const half = 7.9
	colour, words := piece.Colour, piece.Label
	if colour == drawing.None {
		colour = drawing.Ink
	}
	colour = colour.UnderWords()
	if piece.Count > 1 {
		words = "×" + strconv.Itoa(piece.Count)
	}
	style := drawing.Style{Face: drawing.Title, Size: 21, Colour: drawing.TextOn(colour)}
	plate := drawing.Box(centre.X-half, centre.Y+0.9, 2*half, 7)
	if pixels < tiny && piece.Count > 1 { // how many there are is more than what they look like
		plate, style.Size = drawing.Box(centre.X-half, centre.Y-2.6, 2*half, 10.5), 30
	}
	icon, err := drawing.Icon(piece.Icon)
	switch {
	case err != nil:
		whole := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
		d.RoundedRect(whole, 2.2, drawing.Outlined(colour, 0.5, drawing.White))
		if piece.Count > 1 && piece.Label != "" {
			d.Label(drawing.Box(whole.X, whole.Y+0.6, whole.Width, 8), piece.Label, style.Sized(24), 8,
				drawing.Centre)
		} else {
			plate, style.Size = whole, 26
		}
		d.Label(plate.Inset(0.5), words, style, 8, drawing.Centre)
		return
	case words == "":
		d.UseIn(icon, drawing.Box(centre.X-7.4, centre.Y-7.4, 14.8, 14.8))
		return
	}
	d.UseIn(icon, drawing.Box(centre.X-5.2, centre.Y-8, 10.4, 10.4))
	d.RoundedRect(plate, 2.2, drawing.Outlined(colour, 0.5, drawing.White))
	d.Label(plate.Inset(0.5), words, style, 8, drawing.Centre)
}
