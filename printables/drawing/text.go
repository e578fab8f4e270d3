package drawing

import "math"

// A Style is the look of a text: its face, its size in pt and its colour.
type Style struct {
	Face   Face
	Size   float64
	Colour Colour
}

// Sized returns the style in another size.
func (s Style) Sized(size float64) Style { s.Size = size; return s }

// In returns the style in another colour.
func (s Style) In(colour Colour) Style { s.Colour = colour; return s }

// LineHeight returns the distance of lines in this style, in millimetres.
func (s Style) LineHeight() float64 { return s.Size * PointMM * Leading }

// An Align is the position of a text in its box or at its point.
type Align byte

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// side returns how much of the free room is left of a line: what is to begin at the left and runs from right to left
// begins at the right.
func (r Runs) side(align Align) float64 {
	if align == Left && r.Back() {
		align = Right
	}
	return float64(align) / 2
}

// X returns where a line of a size in pt begins in a box.
func (r Runs) X(box Rectangle, size float64, align Align) float64 {
	return box.X + (box.Width-r.visual().Width(size))*r.side(align) // brackets that are turned have other widths
}

// Measure returns the width of a text on one line, as it would be printed, in millimetres.
func Measure(text string, style Style) float64 { return Set(text, style.Face).Width(style.Size) }

// Fit makes a text fit on one line of a width. It shrinks the style down to smallest pt, and then cuts the
// text short with an ellipsis.
func Fit(text string, style Style, smallest, width float64) (string, Style) {
	runs, style := fit(text, style, smallest, width)
	return runs.String(), style
}

func fit(text string, style Style, smallest, width float64) (Runs, Style) {
	runs := Set(text, style.Face)
	needed := runs.Width(style.Size)
	if needed <= width {
		return runs, style
	}
	style.Size = min(style.Size, max(smallest, roundDown(style.Size*width/needed)))
	if runs.Width(style.Size) > width {
		runs = runs.Short(style.Face, style.Size, width, " ")
	}
	return runs, style
}

// roundDown rounds a size down to hundredths of a point, the precision of a PDF.
func roundDown(size float64) float64 { return math.Floor(size*100) / 100 }

// Text draws one line with its baseline at a point. It may become as wide as it needs.
func (d *Drawing) Text(at Point, text string, style Style, align Align) {
	runs := Set(text, style.Face)
	at.X -= runs.Width(style.Size) * float64(align) / 2
	d.Runs(at, runs, style, d.Area())
}

// Label draws one line in the middle of a box. To fit, the text is shrunk down to smallest pt and then cut
// short.
func (d *Drawing) Label(box Rectangle, text string, style Style, smallest float64, align Align) {
	runs, style := fit(text, style, smallest, box.Width)
	if ink := runs.Ink(Point{}, style.Size); ink.Height > box.Height && style.Size > smallest {
		style.Size = max(smallest, roundDown(style.Size*box.Height/ink.Height))
	}
	at := Point{runs.X(box, style.Size, align),
		box.Centre().Y + CapHeight/2*style.Size*PointMM}
	// Tails, accents and stars may reach out of the box: move the line until they fit.
	ink := runs.Ink(at, style.Size)
	at.Y -= max(0, ink.Bottom()-box.Bottom())
	at.Y += max(0, box.Y-ink.Y)
	d.Runs(at, runs, style, box)
}
