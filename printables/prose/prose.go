// Package prose sets the words of players on cards: in the largest size that has room, balanced, and with marks and
// pictures among them where these count.
package prose

import (
	"math"
	"strings"
	"unicode/utf8"

	"homespun/printables/drawing"
	"homespun/printables/markup"
)

// Marks returns the picture of a name that stands in a text, nil if there is none. Without Marks the marks of package
// markup are words like others.
type Marks func(name string) *drawing.Symbol

// Plain returns the words of a text.
func (m Marks) Plain(text string) string {
	if m == nil {
		return text
	}
	var plain strings.Builder
	for _, line := range markup.Parse(text).Lines {
		for _, span := range line.Spans {
			plain.WriteString(span.Text)
		}
	}
	return plain.String()
}

// A Prose is a text of players whose words have been measured once, so that it can be tried in many sizes and
// widths.
type Prose struct {
	face       drawing.Face
	paragraphs []paragraph
	widest     float64 // the longest word, in sizes
	listed     bool
}

// A paragraph is one paragraph of a prose, or a line of it.
type paragraph struct {
	words  []drawing.Runs
	widths []float64 // in sizes
	// gap is left before it, in lines; it is an item of a list.
	gap  float64
	item bool
}

// inSizes is the size in which widths are measured in sizes.
const inSizes = 1 / drawing.PointMM

// Gaps before a paragraph and an item of a list, in lines; and how far an item stands in, in sizes.
const apart, beside, indent = 0.35, 0.15, 0.8

// Measured measures a text in a face. Each line end in it begins a paragraph; with marks, an empty line does.
func Measured(text string, face drawing.Face, marks Marks) Prose {
	p := Prose{face: face}
	if marks == nil {
		for _, line := range strings.Split(text, "\n") {
			p.add(paragraph{words: drawing.Set(line, face).Words(), gap: apart})
		}
		return p
	}
	after := false // an item
	for _, line := range markup.Parse(text).Lines {
		var mixed []drawing.Part
		for _, span := range line.Spans {
			mixed = append(mixed, marks.part(span, face))
		}
		next := paragraph{words: drawing.Mixed(mixed).Words(), item: line.Item}
		switch {
		case line.Apart, line.Item != after:
			next.gap = apart
		case line.Item:
			next.gap = beside
		}
		p.listed, after = p.listed || line.Item, line.Item
		p.add(next)
	}
	return p
}

// part returns a span as it is set in a face.
func (m Marks) part(span markup.Span, face drawing.Face) drawing.Part {
	if span.Picture != "" {
		if picture := m(span.Picture); picture != nil {
			return drawing.Part{Picture: picture}
		}
	}
	switch {
	case span.Bold && face == face.For(drawing.Title): // no letters are bolder
	case span.Bold && span.Italic:
		face = face.For(drawing.BoldItalic)
	case span.Bold:
		face = face.For(drawing.Bold)
	case span.Italic:
		face = face.For(drawing.Italic)
	}
	return drawing.Part{Text: span.Text, Face: face}
}

// add adds a paragraph that has words.
func (p *Prose) add(next paragraph) {
	if len(next.words) == 0 {
		return
	}
	for _, word := range next.words {
		width := word.Width(inSizes)
		next.widths = append(next.widths, width)
		p.widest = max(p.widest, width)
	}
	if len(p.paragraphs) == 0 {
		next.gap = 0
	}
	p.paragraphs = append(p.paragraphs, next)
}

// Whole says whether every word fits into a width without being broken.
func (p Prose) Whole(style drawing.Style, width float64) bool {
	wide := p.widest
	if p.listed {
		wide += indent
	}
	return wide*style.Size*drawing.PointMM <= width
}

// A Setting is a prose broken into lines for a width.
type Setting struct {
	Style drawing.Style
	Lines []Line
	// Listed says that there is a list, so that all lines begin at the left.
	Listed bool
}

// A Line is the words of a line.
type Line struct {
	words []drawing.Runs
	// gap is left before it, and indent at its side, in millimetres; a dot stands before it.
	gap, indent float64
	dot         bool
}

// Set breaks a prose into lines; a word wider than a line is broken anywhere.
func (p Prose) Set(style drawing.Style, width float64) Setting {
	style.Face = p.face
	s := Setting{Style: style, Listed: p.listed}
	em := style.Size * drawing.PointMM
	for _, paragraph := range p.paragraphs {
		next := Line{gap: style.LineHeight() * paragraph.gap, dot: paragraph.item}
		if paragraph.item {
			next.indent = indent * em
		}
		paragraph.lines(p.face, (width-next.indent)/em, func(line []drawing.Runs) {
			next.words = line
			s.Lines = append(s.Lines, next)
			next.gap, next.dot = 0, false
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

// Height returns how high the setting stands, in millimetres.
func (s Setting) Height() float64 {
	sum := float64(len(s.Lines)) * s.Style.LineHeight()
	for _, line := range s.Lines {
		sum += line.gap
	}
	return sum
}

// Fitted sets a prose in the largest size that has room in a box, down to least pt. Where that has none either it is cut
// short, and short is true.
func (p Prose) Fitted(style drawing.Style, least float64, box drawing.Rectangle) (s Setting, short bool) {
	s = p.Set(style, box.Width)
	for style.Size > least && (s.Height() > box.Height || !p.Whole(style, box.Width)) {
		style.Size = max(least, style.Size-0.5*max(1, math.Floor(style.Size/10)))
		s = p.Set(style, box.Width)
	}
	return s, s.Cut(box.Width, box.Height)
}

// Cut removes the lines that are too many for a height and ends with an ellipsis. It reports whether it
// removed any.
func (s *Setting) Cut(width, height float64) bool {
	if s.Height() <= height+1e-6 {
		return false
	}
	for len(s.Lines) > 1 && s.Height() > height+1e-6 {
		s.Lines = s.Lines[:len(s.Lines)-1]
	}
	if len(s.Lines) == 0 {
		return true
	}
	last := &s.Lines[len(s.Lines)-1]
	joined := drawing.Join(last.words, s.Style.Face)
	last.words = []drawing.Runs{joined.Short(s.Style.Face, s.Style.Size, width-last.indent, " .,")}
	return true
}

// Draw draws the setting in the middle of a box.
func (s Setting) Draw(d *drawing.Drawing, box drawing.Rectangle, align drawing.Align) {
	if s.Listed {
		align = drawing.Left
	}
	em, high := s.Style.Size*drawing.PointMM, s.Style.LineHeight()
	top := box.Y + (box.Height-s.Height())/2
	for _, line := range s.Lines {
		top += line.gap
		runs := drawing.Join(line.words, s.Style.Face)
		room := drawing.Box(box.X+line.indent, top, box.Width-line.indent, high)
		dot := drawing.Point{X: box.X + 0.3*em, Y: top + high/2}
		if runs.Back() {
			room.X, dot.X = box.X, box.Right()-0.3*em
		}
		at := drawing.Point{X: runs.X(room, s.Style.Size, align),
			Y: top + em*((drawing.Leading-drawing.Ascent-drawing.Descent)/2+drawing.Ascent)}
		d.Runs(at, runs, s.Style, room)
		if line.dot {
			d.Circle(dot, 0.13*em, drawing.Paint{Fill: s.Style.Colour, Keep: true})
		}
		top += high
	}
}

// Title draws a title in a box, on one line if it stays large, else on two lines, smaller if necessary. One that is too
// long in the least size ends with an ellipsis; then the result is for how many lines it is too long, else 0.
func Title(d *drawing.Drawing, box drawing.Rectangle, title string, style drawing.Style, least float64,
	align drawing.Align) int {
	const step = 0.5
	title, short := Clipped(title, box)
	p := Measured(title, style.Face, nil)
	two := style.Size * 0.86 // below this two lines are better
	for size := style.Size; size >= least; size -= step {
		tried := style.Sized(size)
		s := p.Set(tried, box.Width)
		if (len(s.Lines) == 1 || len(s.Lines) == 2 && size <= two) && s.Height() <= box.Height &&
			p.Whole(tried, box.Width) {
			if align == drawing.Centre {
				s = p.Balanced(s, box.Width)
			}
			s.Draw(d, box, align)
			return s.linesIf(short)
		}
	}
	s := p.Set(style.Sized(least), box.Width)
	short = s.Cut(box.Width, min(box.Height, 2.001*s.Style.LineHeight())) || short
	s.Draw(d, box, align)
	return s.linesIf(short)
}

// linesIf returns how many lines there are, or 0.
func (s Setting) linesIf(short bool) int {
	if short {
		return len(s.Lines)
	}
	return 0
}

// Clipped returns the part of a text that could at most fit into a box in the smallest size, 6 pt, and whether it
// left anything out. Breaking very long texts into lines would only take time.
func Clipped(text string, box drawing.Rectangle) (string, bool) {
	const narrowest = 0.2 // letters are wider than this part of their size
	const least = 6.0     // pt
	em := least * drawing.PointMM
	most := int(box.Width/(narrowest*em)*max(1, box.Height/(em*drawing.Leading))) + 1
	text = strings.TrimSpace(text)
	if utf8.RuneCountInString(text) <= most {
		return text, false
	}
	return string([]rune(text)[:most]), true
}

// Balanced sets a short prose again, in the same number of lines of about equal length.
func (p Prose) Balanced(as Setting, width float64) Setting {
	if len(as.Lines) < 2 || len(as.Lines) > 5 {
		return as
	}
	low, high := width*0.5, width
	for range 4 {
		tried := (low + high) / 2
		if s := p.Set(as.Style, tried); len(s.Lines) == len(as.Lines) && p.Whole(as.Style, tried) {
			as, high = s, tried
		} else {
			low = tried
		}
	}
	return as
}
