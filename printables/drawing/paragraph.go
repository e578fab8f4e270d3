package drawing

import (
	"slices"
	"strings"
)

// A run is text in one font.
type run struct {
	text string
	font Font
}

// runs splits a text at ** into runs, alternating between the face and bold.
func runs(text string, face Face) []run {
	var found []run
	for i, part := range strings.Split(text, "**") {
		within := face
		if i%2 == 1 {
			within = Bold
		}
		if set, font := Set(part, within); set != "" {
			before, after := "", ""
			if strings.TrimLeft(part, " \t\n") != part {
				before = " "
			}
			if strings.TrimRight(part, " \t\n") != part {
				after = " "
			}
			found = append(found, run{before + set + after, font})
		}
	}
	return found
}

// A word is a piece of text without a blank in it. It has several runs if its font changes inside.
type word []run

func (w word) width(size float64) float64 {
	sum := 0.0
	for _, piece := range w {
		sum += piece.font.Width(piece.text, size)
	}
	return sum
}

// words splits runs at blanks.
func words(runs []run) []word {
	var all []word
	open := false // the last word continues in the next run
	for _, r := range runs {
		for i, text := range strings.Split(r.text, " ") {
			if i > 0 {
				open = false
			}
			if text == "" {
				continue
			}
			if !open {
				all = append(all, nil)
			}
			all[len(all)-1] = append(all[len(all)-1], run{text, r.font})
			open = true
		}
	}
	return all
}

// breakLines breaks runs into lines of at most width millimetres, at a size in pt. A word that is wider than
// a line is broken anywhere. A blank between two fonts belongs to the first.
func breakLines(runs []run, size, width float64) [][]run {
	var lines [][]run
	var line []run
	used := 0.0
	for _, next := range words(runs) {
		blank := 0.0
		if len(line) > 0 {
			blank = line[len(line)-1].font.Width(" ", size)
		}
		wide := next.width(size)
		if len(line) > 0 && used+blank+wide > width {
			lines, line, used, blank = append(lines, line), nil, 0, 0
		}
		for wide > width {
			head, rest := next.split(size, width)
			if len(rest) == 0 {
				break
			}
			lines, next = append(lines, head), rest
			wide -= word(head).width(size)
		}
		if len(line) > 0 {
			line[len(line)-1].text += " "
		}
		used += blank + wide
		for _, piece := range next {
			if last := len(line) - 1; last >= 0 && line[last].font == piece.font {
				line[last].text += piece.text
			} else {
				line = append(line, piece)
			}
		}
	}
	if len(line) > 0 {
		lines = append(lines, line)
	}
	return lines
}

// split cuts a word in two at width millimetres. The first part has at least one character.
func (w word) split(size, width float64) (head, rest word) {
	for i, piece := range w {
		end := prefix(piece.text, piece.font, size, width, len(head) == 0)
		if end == len(piece.text) {
			head, width = append(head, piece), width-piece.font.Width(piece.text, size)
			continue
		}
		if end > 0 {
			head = append(head, run{piece.text[:end], piece.font})
		}
		rest = append(rest, run{piece.text[end:], piece.font})
		return head, append(rest, w[i+1:]...)
	}
	return head, nil
}

// prefix returns how many bytes of a text fit into a width. If some is true the result has at least one
// character.
func prefix(text string, font Font, size, width float64, some bool) int {
	sum := 0.0
	for i, r := range text {
		sum += font.Advance(r) * size * PointMM
		if sum > width && (i > 0 || !some) {
			return i
		}
	}
	return len(text)
}

// Wrap breaks a text into lines of at most width millimetres. All lines use the font that can set the whole
// text. A word that is wider than a line is broken anywhere.
func Wrap(text string, style Style, width float64) []string {
	set, font := Set(text, style.Face)
	var lines []string
	for _, line := range breakLines([]run{{set, font}}, style.Size, width) {
		lines = append(lines, line[0].text)
	}
	return lines
}

// Height returns the height of a text set by Paragraph, in millimetres.
func Height(text string, style Style, width float64) float64 {
	return float64(len(breakLines(runs(text, style.Face), style.Size, width))) * style.LineHeight()
}

// Paragraph draws a text, broken into lines, from the top of a box; text between double stars is **bold**. It
// returns the height of the text, which can be more than that of the box. See Height, and ParagraphIn for a
// text that must fit.
func (d *Drawing) Paragraph(box Rectangle, text string, style Style, align Align) float64 {
	lines := breakLines(runs(text, style.Face), style.Size, box.Width)
	d.lines(box, lines, style, align)
	return float64(len(lines)) * style.LineHeight()
}

// ParagraphIn draws a text, broken into lines, in the middle of a box. To fit, the text is shrunk down to
// smallest pt and then cut short with an ellipsis. It is meant for texts of players, so double stars are only
// stars.
func (d *Drawing) ParagraphIn(box Rectangle, text string, style Style, smallest float64, align Align) {
	set, font := Set(text, style.Face)
	lay := func() [][]run { return breakLines([]run{{set, font}}, style.Size, box.Width) }
	lines := lay()
	// only a single letter may be wider than the box
	wide := func(line []run) bool { return word(line).width(style.Size) > box.Width }
	for style.Size > smallest &&
		(float64(len(lines))*style.LineHeight() > box.Height || slices.ContainsFunc(lines, wide)) {
		style.Size = max(smallest, style.Size-0.5)
		lines = lay()
	}
	room := min(len(lines), int(box.Height/style.LineHeight()+1e-6))
	for i, line := range lines[:room] {
		if wide(line) || i == room-1 && room < len(lines) {
			line[0].text = shorten(line[0].text, font, style.Size, box.Width)
		}
	}
	lines = lines[:room]
	height := float64(len(lines)) * style.LineHeight()
	d.lines(Rectangle{box.X, box.Y + (box.Height-height)/2, box.Width, height}, lines, style, align)
}

const ellipsis = "…"

// shorten removes characters from the end of a text until it fits a width with an ellipsis. If the width has
// no room even for that, the result is empty.
func shorten(text string, font Font, size, width float64) string {
	room := width - font.Width(ellipsis, size)
	if room < 0 {
		return ""
	}
	return strings.TrimRight(text[:prefix(text, font, size, room, false)], " ") + ellipsis
}

// lines draws lines from the top of a box.
func (d *Drawing) lines(box Rectangle, lines [][]run, style Style, align Align) {
	em := style.Size * PointMM
	for i, line := range lines {
		top := box.Y + float64(i)*style.LineHeight()
		// Half of the leading is above the letters.
		baseline := top + em*((Leading-Ascent-Descent)/2+Ascent)
		place := Rectangle{box.X, top, box.Width, style.LineHeight()}
		x := box.X + (box.Width-word(line).width(style.Size))*float64(align)/2
		for _, piece := range line {
			if piece.text == "" {
				continue
			}
			words := Words{piece.text, piece.font, style.Size, Point{x, baseline}, style.Colour, place}
			d.Add(words)
			x += words.Width()
		}
	}
}
