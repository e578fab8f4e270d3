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

// Measure returns the width of a text on one line, as it would be printed, in millimetres.
func Measure(text string, style Style) float64 {
	set, font := Set(text, style.Face)
	return font.Width(set, style.Size)
}

// Fit makes a text fit on one line of a width. It shrinks the style down to smallest pt, and then cuts the
// text short with an ellipsis.
func Fit(text string, style Style, smallest, width float64) (string, Style) {
	words := fit(text, style, smallest, width)
	return words.Text, style.Sized(words.Size)
}

func fit(text string, style Style, smallest, width float64) Words {
	set, font := Set(text, style.Face)
	words := Words{Text: set, Font: font, Size: style.Size, Colour: style.Colour}
	needed := words.Width()
	if needed <= width {
		return words
	}
	words.Size = min(style.Size, max(smallest, roundDown(style.Size*width/needed)))
	if words.Width() > width {
		words.Text = shorten(set, font, words.Size, width)
	}
	return words
}

// roundDown rounds a size down to hundredths of a point, the precision of a PDF.
func roundDown(size float64) float64 { return math.Floor(size*100) / 100 }

// Text draws one line with its baseline at a point. It may become as wide as it needs.
func (d *Drawing) Text(at Point, text string, style Style, align Align) {
	set, font := Set(text, style.Face)
	if set == "" {
		return
	}
	at.X -= font.Width(set, style.Size) * float64(align) / 2
	d.Add(Words{Text: set, Font: font, Size: style.Size, At: at, Colour: style.Colour, Box: d.Area()})
}

// Label draws one line in the middle of a box. To fit, the text is shrunk down to smallest pt and then cut
// short.
func (d *Drawing) Label(box Rectangle, text string, style Style, smallest float64, align Align) {
	words := fit(text, style, smallest, box.Width)
	words.Box = box
	if ink := words.Ink(); ink.Height > box.Height && words.Size > smallest {
		words.Size = max(smallest, roundDown(words.Size*box.Height/ink.Height))
	}
	words.At.X = box.X + (box.Width-words.Width())*float64(align)/2
	words.At.Y = box.Centre().Y + CapHeight/2*words.Size*PointMM
	// Tails, accents and stars may reach out of the box: move the line until they fit.
	ink := words.Ink()
	words.At.Y -= max(0, ink.Bottom()-box.Bottom())
	words.At.Y += max(0, box.Y-ink.Y)
	if words.Text != "" {
		d.Add(words)
	}
}
