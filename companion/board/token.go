package board

import (
	"image"
	"math"

	"homespun/companion/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// token is what a picture of a piece depends on.
type token struct {
	seat        int
	icon, label string
	inner       string // on a tile
	form        tableau.Form
	colour      drawing.Colour
	sign        drawing.Sign
	faint       bool
	count       int // of a tile or figure, besides its sign
	pixels      int
	worn        bool   // on a base
	badges      string // on a base
}

// picture draws a piece as it lies on the table: a base in its side's colour with its shape, the icon, its sign on a badge, a soft shadow below. The
// picture is half as wide again as the piece, to have room for the shadow.
func (t token) picture() *image.RGBA {
	const size = 24.0 // millimetres of the drawing, the piece itself 16
	d := drawing.New(size, size)
	centre := drawing.Point{X: size / 2, Y: size / 2}
	switch {
	case t.form == tableau.Tile:
		drawTile(d, t, centre)
	case t.form == tableau.Figure:
		drawFigure(d, t, centre)
	case t.form == tableau.Card:
		drawCard(d, t, centre)
	case t.form == tableau.Block:
		drawBlock(d, t, centre)
	case t.form == tableau.Base:
		drawBase(d, t, centre)
	case t.seat < 0:
		drawNobody(d, t, centre)
	default:
		drawSeat(d, t, centre)
	}
	picture := raster.Image(d, float64(t.pixels)*overhang/size)
	if t.form == tableau.Block { // they lie side by side, with clear edges
		return picture
	}
	return shadowed(picture)
}

// overhang is how much wider the picture of a piece is than the piece.
const overhang = 1.5

func drawSeat(d *drawing.Drawing, t token, centre drawing.Point) {
	const radius = 7.0
	sign, colour := t.seatSign(), t.seatColour()
	line := drawing.Ink
	if drawing.Contrast(colour, line) < 1.5 {
		line = drawing.White
	}
	d.Path(sign.Path(centre, radius), drawing.Outlined(colour, 0.7, line))
	icon, err := drawing.Icon(t.icon)
	if err != nil {
		if t.label != "" {
			d.Label(sign.LetterBox(centre, radius), t.label, drawing.Style{Face: drawing.Title, Size: 24, Colour: drawing.TextOn(colour)}, 8, drawing.Centre)
		}
		return
	}
	side := radius * 1.22
	if sign == drawing.TriangleSign || sign == drawing.StarSign || sign == drawing.DiamondSign {
		side = radius * 0.95
	}
	if t.form == tableau.Painted {
		side *= 1.15
	} else {
		d.Path(sign.Path(centre, radius*0.8), drawing.Filled(drawing.Paper))
	}
	middle := sign.LetterBox(centre, radius).Centre()
	d.UseIn(icon, drawing.Box(middle.X-side/2, middle.Y-side/2, side, side))
	drawBadge(d, t.label, centre.Plus(radius*0.72, radius*0.72), colour)
}

// seatColour is the colour of the piece's seat.
func (t token) seatColour() drawing.Colour {
	switch {
	case t.colour != drawing.None:
		return t.colour
	case t.seat < 0:
		return drawing.Quiet
	}
	return drawing.Players[t.seat%6]
}

// seatSign is the shape of the piece's seat.
func (t token) seatSign() drawing.Sign {
	if t.colour != drawing.None {
		return t.sign
	}
	return drawing.Signs[t.seat%6]
}

// drawNobody draws a piece that is nobody's: its icon alone, or its number on a plain disc.
func drawNobody(d *drawing.Drawing, t token, centre drawing.Point) {
	icon, err := drawing.Icon(t.icon)
	if err != nil {
		d.Circle(centre, 7.5, drawing.Outlined(drawing.Paper, 0.7, drawing.Ink))
		d.Label(drawing.Box(centre.X-6, centre.Y-6, 12, 12), t.label, drawing.Style{Face: drawing.Title, Size: 24, Colour: drawing.Ink}, 8, drawing.Centre)
		return
	}
	d.UseIn(icon, drawing.Box(centre.X-7.4, centre.Y-7.4, 14.8, 14.8))
	if t.label != "" {
		drawBadge(d, t.label, centre.Plus(5.4, 5.4), drawing.Ink)
	}
}

func drawBadge(d *drawing.Drawing, label string, at drawing.Point, colour drawing.Colour) {
	const radius = 3.1
	if label == "" {
		return
	}
	d.Circle(at, radius, drawing.Outlined(colour, 0.5, drawing.White))
	d.Label(drawing.Box(at.X-radius, at.Y-radius, 2*radius, 2*radius), label, drawing.Style{Face: drawing.Title, Size: 11.5, Colour: drawing.TextOn(colour)}, 6, drawing.Centre)
}

// shadowed lays a soft shadow under what is in a picture.
func shadowed(picture *image.RGBA) *image.RGBA {
	width, height := picture.Rect.Dx(), picture.Rect.Dy()
	alpha := make([]float32, width*height)
	for i := range alpha {
		alpha[i] = float32(picture.Pix[4*i+3]) / 255
	}
	radius := max(1, width/28)
	for range 2 {
		alpha = blurred(alpha, width, height, radius)
	}
	drop := max(1, width/26)
	for y := range height {
		for x := range width {
			from := y - drop
			if from < 0 {
				continue
			}
			i := 4 * (y*width + x)
			// The picture is premultiplied: what shows through it is the shadow.
			through := 1 - float32(picture.Pix[i+3])/255
			picture.Pix[i+3] = uint8(min(255, float32(picture.Pix[i+3])+through*alpha[from*width+x]*0.38*255))
		}
	}
	return picture
}

// blurred returns values averaged over a square of a radius, at the edges over what there is.
func blurred(values []float32, width, height, radius int) []float32 {
	pass := func(from []float32, lines, length, along, across int) []float32 {
		to := make([]float32, len(from))
		for line := range lines {
			sum := float32(0)
			for i := -radius; i < length; i++ {
				if in := i + radius; in < length {
					sum += from[line*across+in*along]
				}
				if out := i - radius - 1; out >= 0 {
					sum -= from[line*across+out*along]
				}
				if i >= 0 {
					to[line*across+i*along] = sum / float32(2*radius+1)
				}
			}
		}
		return to
	}
	return pass(pass(values, height, width, 1, width), width, height, width, 1)
}

// tokenOf returns what the picture of a piece depends on, for pixels of width.
func tokenOf(piece tableau.Thing, pixels float64) token {
	label, count := piece.Label, 0
	switch {
	case piece.Form != tableau.Token && piece.Form != tableau.Painted:
		count = piece.Count
	case piece.Count > 1:
		label = "×" + itoa(piece.Count)
	}
	return token{max(-1, int(piece.Seat)), piece.Icon, label, piece.Inner, piece.Form, piece.Colour, piece.Sign, piece.Faint, count, max(8, int(math.Round(pixels))), piece.Worn, piece.Badges}
}
