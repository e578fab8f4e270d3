package parts

import (
	"strings"
	"unicode/utf8"

	"homespun/printables/drawing"
)

// A setting is a text set in lines for a width, each in the font that sets its paragraph whole.
type setting struct {
	style drawing.Style
	lines []drawing.Words // without a place yet
	// gaps are left before lines that begin a paragraph, in millimetres.
	gaps []float64
}

// set sets a text of players, of which a new line begins a paragraph.
func set(text string, style drawing.Style, width float64) setting {
	s := setting{style: style}
	for _, paragraph := range strings.Split(text, "\n") {
		clean, font := drawing.Set(paragraph, style.Face)
		gap := 0.0
		if len(s.lines) > 0 {
			gap = style.LineHeight() * 0.35
		}
		for _, line := range drawing.Wrap(clean, style, width) {
			s.lines = append(s.lines, drawing.Words{Text: line, Font: font, Size: style.Size, Colour: style.Colour})
			s.gaps = append(s.gaps, gap)
			gap = 0
		}
	}
	return s
}

// height returns how high the setting stands, in millimetres.
func (s setting) height() float64 {
	sum := float64(len(s.lines)) * s.style.LineHeight()
	for _, gap := range s.gaps {
		sum += gap
	}
	return sum
}

// cut takes away the lines that are too many for a height and ends with an ellipsis; it reports whether it had to.
func (s *setting) cut(width, height float64) bool {
	if s.height() <= height+1e-6 {
		return false
	}
	for len(s.lines) > 1 && s.height() > height+1e-6 {
		s.lines, s.gaps = s.lines[:len(s.lines)-1], s.gaps[:len(s.gaps)-1]
	}
	if len(s.lines) == 0 {
		return true
	}
	last := &s.lines[len(s.lines)-1]
	for letters := []rune(last.Text); ; letters = letters[:len(letters)-1] {
		last.Text = strings.TrimRight(string(letters), " .,") + "…"
		if last.Width() <= width || len(letters) == 0 {
			return true
		}
	}
}

// draw draws the setting in the middle of a box.
func (s setting) draw(d *drawing.Drawing, box drawing.Rectangle, align drawing.Align) {
	em, high := s.style.Size*drawing.PointMM, s.style.LineHeight()
	top := box.Y + (box.Height-s.height())/2
	for i, words := range s.lines {
		top += s.gaps[i]
		words.Box = drawing.Box(box.X, top, box.Width, high)
		words.At.X = box.X + (box.Width-words.Width())*float64(align)/2
		words.At.Y = top + em*((drawing.Leading-drawing.Ascent-drawing.Descent)/2+drawing.Ascent)
		d.Add(words)
		top += high
	}
}

// whole says whether no word had to be broken to set a text in a width: each is on a line with all its letters.
func whole(text string, style drawing.Style, width float64) bool {
	clean, font := drawing.Set(text, style.Face)
	for _, word := range strings.Split(clean, " ") {
		if font.Width(word, style.Size) > width {
			return false
		}
	}
	return true
}

// drawTitle draws a title in a box: on one line if that leaves it large, else on two, smaller if need be; only what is too long for two lines of
// [Smallest] ends with an ellipsis, and then it reports so.
func drawTitle(d *drawing.Drawing, box drawing.Rectangle, title string, style drawing.Style, align drawing.Align) (short bool) {
	const step = 0.5
	title, short = clipped(title, box)
	two := style.Size * 0.86 // below this two lines are better
	for size := style.Size; size >= Smallest; size -= step {
		tried := style.Sized(size)
		s := set(title, tried, box.Width)
		if (len(s.lines) == 1 || len(s.lines) == 2 && size <= two) && s.height() <= box.Height && whole(title, tried, box.Width) {
			if align == drawing.Centre {
				s = balanced(title, s, box.Width)
			}
			s.draw(d, box, align)
			return short
		}
	}
	s := set(title, style.Sized(Smallest), box.Width)
	short = s.cut(box.Width, min(box.Height, 2.001*s.style.LineHeight())) || short
	s.draw(d, box, align)
	return short
}

// clipped returns as much of a text as could at most have room in a box at [Smallest], and whether that is not all: what has none need not be broken into
// lines.
func clipped(text string, box drawing.Rectangle) (string, bool) {
	const narrowest = 0.2 // letters are wider than this part of their size
	em := Smallest * drawing.PointMM
	most := int(box.Width/(narrowest*em)*max(1, box.Height/(em*drawing.Leading))) + 1
	text = strings.TrimSpace(text)
	if utf8.RuneCountInString(text) <= most {
		return text, false
	}
	return string([]rune(text)[:most]), true
}

// balanced sets a short text again so that its lines, still as many, are about equally long.
func balanced(text string, as setting, width float64) setting {
	if len(as.lines) < 2 || len(as.lines) > 5 {
		return as
	}
	low, high := width*0.5, width
	for range 4 {
		tried := (low + high) / 2
		if s := set(text, as.style, tried); len(s.lines) == len(as.lines) && whole(text, as.style, tried) {
			as, high = s, tried
		} else {
			low = tried
		}
	}
	return as
}
