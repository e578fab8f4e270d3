package parts

import (
	"strings"
	"unicode/utf8"

	"homespun/printables/drawing"
)

// A prose is a text of players whose words have been measured once, so that it can be tried in many sizes and
// widths.
type prose struct {
	face       drawing.Face
	paragraphs []paragraph
	widest     float64 // the longest word, in sizes
}

// A paragraph is one paragraph of a prose.
type paragraph struct {
	words  []drawing.Runs
	widths []float64 // in sizes
}

// inSizes is the size in which widths are measured in sizes.
const inSizes = 1 / drawing.PointMM

// measured measures a text. Each line end in it begins a paragraph.
func measured(text string, face drawing.Face) prose {
	p := prose{face: face}
	for _, line := range strings.Split(text, "\n") {
		next := paragraph{words: drawing.Set(line, face).Words()}
		if len(next.words) == 0 {
			continue
		}
		for _, word := range next.words {
			width := word.Width(inSizes)
			next.widths = append(next.widths, width)
			p.widest = max(p.widest, width)
		}
		p.paragraphs = append(p.paragraphs, next)
	}
	return p
}

// whole says whether every word fits into a width without being broken.
func (p prose) whole(style drawing.Style, width float64) bool {
	return p.widest*style.Size*drawing.PointMM <= width
}

// A setting is a prose broken into lines for a width.
type setting struct {
	style drawing.Style
	lines [][]drawing.Runs // the words of each
	// gaps are left before lines that begin a paragraph, in millimetres.
	gaps []float64
}

// set breaks a prose into lines; a word wider than a line is broken anywhere.
func (p prose) set(style drawing.Style, width float64) setting {
	style.Face = p.face
	s := setting{style: style}
	room := width / (style.Size * drawing.PointMM)
	for _, paragraph := range p.paragraphs {
		gap := 0.0
		if len(s.lines) > 0 {
			gap = style.LineHeight() * 0.35
		}
		paragraph.lines(p.face, room, func(line []drawing.Runs) {
			s.lines = append(s.lines, line)
			s.gaps = append(s.gaps, gap)
			gap = 0
		})
	}
	return s
}

// lines breaks a paragraph into lines of a width in sizes.
func (p paragraph) lines(face drawing.Face, room float64, line func([]drawing.Runs)) {
	from, used := 0, 0.0 // the first word of the line, and how wide the line is
	for i, width := range p.widths {
		blank := 0.0
		if i > from {
			blank = p.words[i-1].Gap(p.words[i], face)
		}
		if i > from && used+blank+width > room {
			line(p.words[from:i])
			from = i
		}
		if i > from {
			used += blank + width
			continue
		}
		if used = width; used > room {
			for rest := p.words[i]; len(rest) > 0; {
				var part drawing.Runs
				part, rest = rest.Split(inSizes, room, true)
				line([]drawing.Runs{part})
			}
			from = i + 1
		}
	}
	if from < len(p.words) {
		line(p.words[from:])
	}
}

// height returns how high the setting stands, in millimetres.
func (s setting) height() float64 {
	sum := float64(len(s.lines)) * s.style.LineHeight()
	for _, gap := range s.gaps {
		sum += gap
	}
	return sum
}

// cut removes the lines that are too many for a height and ends with an ellipsis. It reports whether it
// removed any.
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
	*last = []drawing.Runs{drawing.Join(*last, s.style.Face).Short(s.style.Face, s.style.Size, width, " .,")}
	return true
}

// draw draws the setting in the middle of a box.
func (s setting) draw(d *drawing.Drawing, box drawing.Rectangle, align drawing.Align) {
	em, high := s.style.Size*drawing.PointMM, s.style.LineHeight()
	top := box.Y + (box.Height-s.height())/2
	for i, line := range s.lines {
		top += s.gaps[i]
		runs := drawing.Join(line, s.style.Face)
		at := drawing.Point{X: runs.X(box, s.style.Size, align),
			Y: top + em*((drawing.Leading-drawing.Ascent-drawing.Descent)/2+drawing.Ascent)}
		d.Runs(at, runs, s.style, drawing.Box(box.X, top, box.Width, high))
		top += high
	}
}

// drawTitle draws a title in a box, on one line if it stays large, else on two lines, smaller if necessary. A
// title that is too long for two lines in the least size ends with an ellipsis, and then the result is true.
func drawTitle(d *drawing.Drawing, box drawing.Rectangle, title string, style drawing.Style, least float64,
	align drawing.Align) (short bool) {
	const step = 0.5
	title, short = clipped(title, box)
	p := measured(title, style.Face)
	two := style.Size * 0.86 // below this two lines are better
	for size := style.Size; size >= least; size -= step {
		tried := style.Sized(size)
		s := p.set(tried, box.Width)
		if (len(s.lines) == 1 || len(s.lines) == 2 && size <= two) && s.height() <= box.Height &&
			p.whole(tried, box.Width) {
			if align == drawing.Centre {
				s = p.balanced(s, box.Width)
			}
			s.draw(d, box, align)
			return short
		}
	}
	s := p.set(style.Sized(least), box.Width)
	short = s.cut(box.Width, min(box.Height, 2.001*s.style.LineHeight())) || short
	s.draw(d, box, align)
	return short
}

// clipped returns the part of a text that could at most fit into a box in size [Smallest], and whether it
// left anything out. Breaking very long texts into lines would only take time.
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

// balanced sets a short prose again, in the same number of lines of about equal length.
func (p prose) balanced(as setting, width float64) setting {
	if len(as.lines) < 2 || len(as.lines) > 5 {
		return as
	}
	low, high := width*0.5, width
	for range 4 {
		tried := (low + high) / 2
		if s := p.set(as.style, tried); len(s.lines) == len(as.lines) && p.whole(as.style, tried) {
			as, high = s, tried
		} else {
			low = tried
		}
	}
	return as
}
