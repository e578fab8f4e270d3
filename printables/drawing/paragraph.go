package drawing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/printables/script"
)

// A Part is words of a text in a face of their own, or a picture among them, as high as a line.
type Part struct {
	Text    string
	Face    Face
	Picture *Symbol
}

// Mixed returns the parts of a line as they are printed, with the blanks that are at their ends.
func Mixed(parts []Part) (found Runs) {
	for _, part := range parts {
		if part.Picture != nil {
			const object = "\uFFFC" // which stands in a text for what is no text
			found = append(found, Run{Text: object, Icon: part.Picture})
			continue
		}
		const blanks = " \t\n"
		set := Set(part.Text, part.Face)
		blank := Run{Text: " ", Font: set.Blank(part.Face)}
		if strings.TrimLeft(part.Text, blanks) != part.Text {
			set = append(Runs{blank}, set...)
		}
		if strings.Trim(part.Text, blanks) != "" && strings.TrimRight(part.Text, blanks) != part.Text {
			set = append(set, blank)
		}
		found = append(found, set...)
	}
	if slices.ContainsFunc(found, func(run Run) bool { return run.back }) {
		return found.turned(!strings.HasPrefix(parts[0].Text, script.LeftToRight) && script.Back(found.String()))
	}
	return found
}

// bolded splits a text at ** into runs, alternating between the face and bold.
func bolded(text string, face Face) Runs {
	var parts []Part
	for i, part := range strings.Split(text, "**") {
		within := face
		if i%2 == 1 {
			within = Bold
		}
		parts = append(parts, Part{Text: part, Face: within})
	}
	return Mixed(parts)
}

// breakLines breaks runs of a face into lines of at most width millimetres, at a size in pt. A word that is wider
// than a line is broken anywhere.
func breakLines(runs Runs, face Face, size, width float64) []Runs {
	var lines []Runs
	var line Runs
	used := 0.0
	for _, next := range runs.Words() {
		blank := 0.0
		if len(line) > 0 {
			blank = line.Gap(next, face) * size * PointMM
		}
		wide := next.Width(size)
		if len(line) > 0 && used+blank+wide > width {
			lines, line, used, blank = append(lines, line), nil, 0, 0
		}
		for wide > width {
			head, rest := next.Split(size, width, true)
			if len(rest) == 0 {
				break
			}
			lines, next = append(lines, head), rest
			if wide -= head.Width(size); next.outlined() { // letters change where they are parted
				wide = next.Width(size)
			}
		}
		used += blank + wide
		line = line.joined(next, face)
	}
	if len(line) > 0 {
		lines = append(lines, line)
	}
	return lines
}

// Wrap breaks a text into lines of at most width millimetres. A word that is wider than a line is broken anywhere.
// A line that is set by itself can have other fonts than in the text, and be wider: then all are broken earlier. Lines of
// a paragraph from right to left begin with [RightToLeft], those of another with [script.LeftToRight] where a name from
// right to left stands first.
func Wrap(text string, style Style, width float64) []string {
	set := Set(text, style.Face)
	for room := width; ; {
		var lines []string
		over := 0.0
		for _, line := range breakLines(set, style.Face, style.Size, room) {
			text := line.String()
			if line.Back() {
				text = RightToLeft + text // also where it begins with other letters
			} else if script.Back(text) {
				text = script.LeftToRight + text
			}
			lines = append(lines, text)
			if len(line) > 1 || utf8.RuneCountInString(line[0].Text) > 1 {
				over = max(over, Measure(text, style)-width)
			}
		}
		if over <= 1e-6 || room <= 0 {
			return lines
		}
		room -= over
	}
}

// Height returns the height of a text set by Paragraph, in millimetres.
func Height(text string, style Style, width float64) float64 {
	return float64(len(breakLines(bolded(text, style.Face), style.Face, style.Size, width))) * style.LineHeight()
}

// Paragraph draws a text, broken into lines, from the top of a box; text between double stars is **bold**. It
// returns the height of the text, which can be more than that of the box. See Height, and ParagraphIn for a
// text that must fit.
func (d *Drawing) Paragraph(box Rectangle, text string, style Style, align Align) float64 {
	lines := breakLines(bolded(text, style.Face), style.Face, style.Size, box.Width)
	d.lines(box, lines, style, align)
	return float64(len(lines)) * style.LineHeight()
}

// ParagraphIn draws a text, broken into lines, in the middle of a box. To fit, the text is shrunk down to
// smallest pt and then cut short with an ellipsis. It is meant for texts of players, so double stars are only
// stars.
func (d *Drawing) ParagraphIn(box Rectangle, text string, style Style, smallest float64, align Align) {
	set := Set(text, style.Face)
	lay := func() []Runs { return breakLines(set, style.Face, style.Size, box.Width) }
	lines := lay()
	// only a single letter may be wider than the box
	wide := func(line Runs) bool { return line.Width(style.Size) > box.Width }
	for style.Size > smallest &&
		(float64(len(lines))*style.LineHeight() > box.Height || slices.ContainsFunc(lines, wide)) {
		style.Size = max(smallest, style.Size-0.5)
		lines = lay()
	}
	room := min(len(lines), int(box.Height/style.LineHeight()+1e-6))
	for i, line := range lines[:room] {
		if wide(line) || i == room-1 && room < len(lines) {
			lines[i] = line.Short(style.Face, style.Size, box.Width, " ")
		}
	}
	lines = lines[:room]
	height := float64(len(lines)) * style.LineHeight()
	d.lines(Rectangle{box.X, box.Y + (box.Height-height)/2, box.Width, height}, lines, style, align)
}

// lines draws lines from the top of a box.
func (d *Drawing) lines(box Rectangle, lines []Runs, style Style, align Align) {
	em := style.Size * PointMM
	for i, line := range lines {
		top := box.Y + float64(i)*style.LineHeight()
		// Half of the leading is above the letters.
		baseline := top + em*((Leading-Ascent-Descent)/2+Ascent)
		place := Rectangle{box.X, top, box.Width, style.LineHeight()}
		d.Runs(Point{line.X(place, style.Size, align), baseline}, line, style, place)
	}
}
