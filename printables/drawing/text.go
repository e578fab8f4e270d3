package drawing

import "strings"

// A Style is how a text looks: what it is for, its size in pt, its colour.
type Style struct {
	Face   Face
	Size   float64
	Colour Colour
}

// Sized returns the style in another size.
func (s Style) Sized(size float64) Style { s.Size = size; return s }

// In returns the style in another colour.
func (s Style) In(colour Colour) Style { s.Colour = colour; return s }

// LineHeight returns how far apart lines of the style are set, in millimetres.
func (s Style) LineHeight() float64 { return s.Size * PointMM * Leading }

// An Align says where in its box, or at its point, a text stands.
type Align byte

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Measure returns the width of a text on one line in millimetres, set as it would be printed.
func Measure(text string, style Style) float64 {
	set, font := Set(text, style.Face)
	return font.Width(set, style.Size)
}

// Wrap breaks a text into lines no wider than width millimetres. Words wider than a line are broken anywhere.
func Wrap(text string, style Style, width float64) []string {
	set, font := Set(text, style.Face)
	var lines []string
	line := ""
	for _, word := range strings.Split(set, " ") {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if font.Width(longer, style.Size) <= width {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for line = word; font.Width(line, style.Size) > width; {
			fits := prefix(line, font, style.Size, width)
			if fits == len(line) {
				break
			}
			lines = append(lines, line[:fits])
			line = line[fits:]
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// prefix returns how many bytes of a text fit a width, at least one character.
func prefix(text string, font Font, size, width float64) int {
	sum, end := 0.0, len(text)
	for i, r := range text {
		sum += font.Advance(r) * size * PointMM
		if sum > width && i > 0 {
			end = i
			break
		}
	}
	return end
}

// Fit returns a text and a style that fit on one line of a width: the style's size or smaller down to smallest, and then the
// text cut short with an ellipsis.
func Fit(text string, style Style, smallest, width float64) (string, Style) {
	set, font := Set(text, style.Face)
	needed := font.Width(set, style.Size)
	if needed <= width {
		return set, style
	}
	if size := style.Size * width / needed * 0.999; size >= smallest {
		return set, style.Sized(size)
	}
	style.Size = min(style.Size, smallest)
	const ellipsis = "…"
	room := width - font.Width(ellipsis, style.Size)
	if room <= 0 {
		return "", style
	}
	if font.Width(set, style.Size) <= width {
		return set, style
	}
	end := prefix(set, font, style.Size, room)
	if font.Width(set[:end], style.Size) > room {
		return ellipsis, style
	}
	return strings.TrimRight(set[:end], " ") + ellipsis, style
}

// Text draws one line with its baseline at a point, as wide as it comes.
func (d *Drawing) Text(at Point, text string, style Style, align Align) {
	d.words(at, text, style, align, d.Area())
}

// words adds a run; box is what it has to stay in.
func (d *Drawing) words(at Point, text string, style Style, align Align, box Rectangle) {
	set, font := Set(text, style.Face)
	if set == "" {
		return
	}
	at.X -= font.Width(set, style.Size) * float64(align) / 2
	d.Add(Words{Text: set, Font: font, Size: style.Size, At: at, Colour: style.Colour, Box: box})
}

// Label draws one line in the middle of the height of a box, shrunk down to smallest pt and then cut short so that it fits.
func (d *Drawing) Label(box Rectangle, text string, style Style, smallest float64, align Align) {
	fitted, style := Fit(text, style, smallest, box.Width)
	x := box.X + box.Width*float64(align)/2
	d.words(Point{x, box.Centre().Y + CapHeight/2*style.Size*PointMM}, fitted, style, align, box)
}

// Paragraph draws a text broken into lines from the top of a box, and returns the height it took, which may be more than the
// box has: see ParagraphIn for a text that has to fit.
func (d *Drawing) Paragraph(box Rectangle, text string, style Style, align Align) float64 {
	lines := Wrap(text, style, box.Width)
	d.lines(box, lines, style, align)
	return float64(len(lines)) * style.LineHeight()
}

// ParagraphIn draws a text broken into lines in a box, shrunk down to smallest pt and then cut short with an ellipsis so
// that it fits, standing in the middle of the height.
func (d *Drawing) ParagraphIn(box Rectangle, text string, style Style, smallest float64, align Align) {
	lines := Wrap(text, style, box.Width)
	for float64(len(lines))*style.LineHeight() > box.Height && style.Size > smallest {
		style.Size = max(smallest, style.Size-0.5)
		lines = Wrap(text, style, box.Width)
	}
	if room := int(box.Height/style.LineHeight() + 1e-6); len(lines) > room {
		if room == 0 {
			return
		}
		rest := strings.Join(lines[room-1:], " ")
		lines = lines[:room]
		lines[room-1], _ = Fit(rest, style, style.Size, box.Width)
	}
	height := float64(len(lines)) * style.LineHeight()
	d.lines(Rectangle{box.X, box.Y + (box.Height-height)/2, box.Width, height}, lines, style, align)
}

func (d *Drawing) lines(box Rectangle, lines []string, style Style, align Align) {
	x := box.X + box.Width*float64(align)/2
	// The first baseline leaves half the leading above the letters.
	y := box.Y + style.Size*PointMM*(Leading-Ascent-Descent)/2 + style.Size*PointMM*Ascent
	for _, line := range lines {
		d.words(Point{x, y}, line, style, align, Rectangle{box.X, y - Ascent*style.Size*PointMM, box.Width, style.Size * PointMM * (Ascent + Descent)})
		y += style.LineHeight()
	}
}
