package drawing

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/printables/script"
)

// A Run is a piece of text in one font, or one sign that is drawn as an icon.
type Run struct {
	Text string
	Font Font
	Icon *Symbol // nil is text

	back  bool // the paragraph is from right to left
	tight bool // no blank stands between this word and the one before it
}

// Runs are the pieces of a text on one line, which follow each other without a gap. Joined they are the text. What runs
// from right to left is turned only when it is drawn.
type Runs []Run

// Set returns a text as it is printed. If one font for letters has all of it, it is one run. Else each character
// takes the first font that has it, beginning with the one that has most of the letters, and emoji are drawn as
// icons. What neither fonts nor icons have is left out; letters are replaced, each sequence of them by one ellipsis.
func Set(said string, face Face) Runs {
	clean := Sanitise(said)
	if clean == "" {
		return nil
	}
	back := strings.HasPrefix(said, RightToLeft)
	if font, whole := fontFor(clean, face); whole {
		return Runs{{Text: clean, Font: font, back: back}}
	}
	runs := split(printable(clean, face), face)
	return runs.turned(back || !strings.HasPrefix(said, script.LeftToRight) && script.Back(runs.String()))
}

// turned returns the runs as those of a paragraph from right to left, or from left to right.
func (r Runs) turned(back bool) Runs {
	for i := range r {
		r[i].back = back
	}
	return r
}

// printable returns a text without what cannot be set.
func printable(clean string, face Face) string {
	var text strings.Builder
	open := false // the text ends with an ellipsis, which also covers several words that cannot be set
	for sign := range signs(clean) {
		r, _ := utf8.DecodeRuneInString(sign)
		switch {
		case settable(sign, face):
			open = open && unicode.IsSpace(r)
			text.WriteString(sign)
		case (unicode.IsLetter(r) || unicode.IsDigit(r)) && !open:
			open = true
			text.WriteString(ellipsis)
		}
	}
	return Sanitise(text.String())
}

// split splits a text of which everything can be set.
func split(text string, face Face) (runs Runs) {
	base, of := baseFor(text, face), script.Region(text)
	for sign := range signs(text) {
		run := settled(sign, base, face, of)
		if last := len(runs) - 1; last >= 0 && run.Icon == nil && runs[last].Icon == nil && runs[last].Font == run.Font {
			runs[last].Text += sign
		} else {
			runs = append(runs, run)
		}
	}
	return runs
}

// settled returns the run of one sign: in the font base if that has it, else in the first font, else as an icon, else in
// a font of the system. The run is empty if nothing has it.
func settled(sign string, base Font, face Face, of script.Script) Run {
	r, length := utf8.DecodeRuneInString(sign)
	if length == len(sign) {
		if base.Has(r) {
			return Run{Text: sign, Font: base}
		}
		for _, fonts := range [...][]Font{choices[face.purpose()], signFonts[face.purpose()]} {
			for _, font := range fonts {
				if font.Has(r) {
					return Run{Text: sign, Font: font}
				}
			}
		}
	}
	if icon := Picture(EmojiIcon(sign)); icon != nil {
		return Run{Text: sign, Icon: icon}
	}
	if font, ok := foreignFor(sign, face, of); ok {
		return Run{Text: sign, Font: font}
	}
	return Run{}
}

// settable says whether a font or an icon has a sign.
func settable(sign string, face Face) bool {
	return settled(sign, choices[face.purpose()][0], face, 0).Text != ""
}

// fontFor returns the first font for letters of a face that has all of a text. If none has, it returns the last font
// and false.
func fontFor(said string, face Face) (Font, bool) {
	fonts := choices[face.purpose()]
	for _, font := range fonts {
		if font.hasAll(said, func(rune) bool { return true }) {
			return font, true
		}
	}
	return fonts[len(fonts)-1], false
}

// baseFor returns the font that sets the words of a text: the first that has all that some font for letters has, or
// else all letters.
func baseFor(text string, face Face) Font {
	fonts := choices[face.purpose()]
	ours := func(r rune) bool { return slices.ContainsFunc(fonts, func(f Font) bool { return f.Has(r) }) }
	for _, counts := range []func(rune) bool{ours,
		func(r rune) bool { return unicode.IsLetter(r) && ours(r) }} {
		for _, font := range fonts {
			if font.hasAll(text, counts) {
				return font
			}
		}
	}
	return fonts[0]
}

// hasAll says whether a font has all runes of a text that count.
func (f Font) hasAll(text string, counts func(rune) bool) bool {
	for _, r := range text {
		if counts(r) && !f.Has(r) {
			return false
		}
	}
	return true
}

// Settable says whether a sanitised text is not empty and can be printed whole. Arabic or Chinese cannot where no font
// has them. In their place print the seat's sign and letter and a blank line, and tell the user.
func Settable(said string) bool {
	clean := Sanitise(said)
	if clean == "" {
		return false
	}
	_, whole := fontFor(clean, Text)
	return whole || len(missing(clean, Text)) == 0
}

// Missing returns the signs of a text that neither fonts nor icons have, each once.
func Missing(said string) []string { return Text.Missing(said) }

// Missing returns the signs of a text in a face that neither fonts nor icons have, each once.
func (f Face) Missing(said string) []string {
	clean := Sanitise(said)
	if _, whole := fontFor(clean, f); whole {
		return nil
	}
	return missing(clean, f)
}

func missing(clean string, face Face) (list []string) {
	seen := map[string]bool{}
	for sign := range signs(clean) {
		if !seen[sign] && !settable(sign, face) {
			list = append(list, sign)
		}
		seen[sign] = true
	}
	return list
}

// String returns the text.
func (r Runs) String() string {
	if len(r) == 1 {
		return r[0].Text
	}
	var text strings.Builder
	for _, run := range r {
		text.WriteString(run.Text)
	}
	return text.String()
}

// Width returns the width in a size in pt, in millimetres, without kerning.
func (r Runs) Width(size float64) float64 {
	sum := 0.0
	for _, run := range r {
		sum += run.width(size)
	}
	return sum
}

func (r Run) width(size float64) float64 {
	if r.Icon != nil {
		return iconAdvance * size * PointMM
	}
	return r.Font.Width(r.Text, size)
}

// An icon in a line, relative to the font size: its side, which is that of its drawing; the way to the next sign; and
// how high its middle stands above the baseline, as that of a capital.
const (
	iconSide    = 1.15
	iconAdvance = 1.2
	iconMiddle  = CapHeight / 2
)

// Ink returns the box around the ink in a size in pt, where at is the left end of the baseline, in millimetres.
func (r Runs) Ink(at Point, size float64) Rectangle {
	var ink Rectangle
	for i, run := range r.visual() {
		one := Words{Text: run.Text, Font: run.Font, Size: size, At: at}.Ink()
		if run.Icon != nil {
			one = run.place(at, size)
		}
		if i == 0 {
			ink = one
		} else if !one.Empty() {
			ink = ink.Union(one)
		}
		at.X += run.width(size)
	}
	return ink
}

// place returns the box of an icon.
func (r Run) place(at Point, size float64) Rectangle {
	em := size * PointMM
	return Box(at.X+(iconAdvance-iconSide)/2*em, at.Y-(iconMiddle+iconSide/2)*em, iconSide*em, iconSide*em)
}

// Runs draws the pieces of one line with the left end of the baseline at a point. They must stay inside the box.
func (d *Drawing) Runs(at Point, runs Runs, style Style, box Rectangle) {
	for _, run := range runs.visual() {
		switch {
		case math.Abs(at.X) > Largest/2: // far outside of any paper
		case run.Icon == nil:
			d.Add(Words{run.Text, run.Font, style.Size, at, style.Colour, box})
		case style.Colour != None:
			d.UseIn(run.Icon, run.place(at, style.Size))
		}
		at.X += run.width(style.Size)
	}
}

// Words splits the runs at their blanks, and where else a line may end ([Runs.Gap]). Each word has several runs if its
// font changes inside.
func (r Runs) Words() []Runs {
	var all []Runs
	breaks := r.breaks()
	at := 0
	open := false // the last word continues in the next run
	for _, run := range r {
		for i, text := range strings.Split(run.Text, " ") {
			if i > 0 {
				open = false
				at++
			}
			for text != "" {
				for len(breaks) > 0 && breaks[0] < at {
					breaks = breaks[1:]
				}
				part, tight := text, len(breaks) > 0 && breaks[0] == at
				if tight {
					breaks = breaks[1:]
				}
				if len(breaks) > 0 && breaks[0] < at+len(text) {
					part = text[:breaks[0]-at]
				}
				if !open || tight {
					all = append(all, nil)
				}
				all[len(all)-1] = append(all[len(all)-1], Run{part, run.Font, run.Icon, run.back, open && tight})
				open = true
				text, at = text[len(part):], at+len(part)
			}
		}
	}
	return all
}

// breaks returns where a line may end besides blanks, in bytes.
func (r Runs) breaks() []int {
	if !r.outlined() {
		return nil
	}
	return script.Breaks(r.String())
}

// outlined says whether any of the runs is drawn as outlines.
func (r Runs) outlined() bool {
	return slices.ContainsFunc(r, func(run Run) bool { return run.Font.Outlined() })
}

// Gap returns how much room is between a word of a face and the next one on a line, relative to the font size: a blank,
// or nothing where a script has none.
func (r Runs) Gap(next Runs, face Face) float64 {
	if len(next) > 0 && next[0].tight {
		return 0
	}
	return r.Blank(face).Advance(' ')
}

// Blank returns the font of a blank behind runs of a face: a blank between two fonts belongs to the first.
func (r Runs) Blank(face Face) Font {
	for _, run := range slices.Backward(r) {
		if run.Icon == nil && run.Font.Has(' ') {
			return run.Font
		}
	}
	return choices[face.purpose()][0]
}

// Join returns words of a face on one line, with a blank between each two that had one.
func Join(words []Runs, face Face) Runs {
	var line Runs
	for _, word := range words {
		line = line.joined(word, face)
	}
	return line
}

// joined returns a line with a word behind it.
func (r Runs) joined(word Runs, face Face) Runs {
	if len(r) > 0 && len(word) > 0 && !word[0].tight {
		r = r.with(Run{Text: " ", Font: r.Blank(face), back: word[0].back})
	}
	for _, run := range word {
		r = r.with(run)
	}
	return r
}

// with returns the runs with another one behind them, in the last run if it has the same font.
func (r Runs) with(run Run) Runs {
	if last := len(r) - 1; last >= 0 && run.Icon == nil && r[last].Icon == nil && r[last].Font == run.Font {
		r[last].Text += run.Text
		return r
	}
	return append(r, run)
}

// Split cuts runs in two at width millimetres, in a size in pt. If some is true, the head has at least one sign.
func (r Runs) Split(size, width float64, some bool) (head, rest Runs) {
	for i, run := range r {
		end := run.prefix(size, width, some && len(head) == 0)
		if end == len(run.Text) {
			head, width = append(head, run), width-run.width(size)
			continue
		}
		if end > 0 {
			head = append(head, Run{Text: run.Text[:end], Font: run.Font, back: run.back, tight: run.tight})
		}
		rest = append(rest, Run{run.Text[end:], run.Font, run.Icon, run.back, true})
		return head, append(rest, r[i+1:]...)
	}
	return head, nil
}

// prefix returns how many bytes of a run fit into a width. If some is true the result has at least one sign.
func (r Run) prefix(size, width float64, some bool) int {
	if r.Icon != nil {
		if some || r.width(size) <= width {
			return len(r.Text)
		}
		return 0
	}
	if r.Font.Outlined() {
		end := 0
		for end < len(r.Text) { // letters change with those beside them
			next := end + script.Next(r.Text[end:])
			if r.Font.Width(r.Text[:next], size) > width && (end > 0 || !some) {
				break
			}
			end = next
		}
		return end
	}
	sum := 0.0
	for i, letter := range r.Text {
		sum += r.Font.Advance(letter) * size * PointMM
		if sum > width && (i > 0 || !some) {
			return i
		}
	}
	return len(r.Text)
}

const ellipsis = "…"

// Short removes signs from the end of runs of a face until they fit a width with an ellipsis, in a size in pt. If the
// width has no room even for that, the result is empty. Left are characters that do not stand before the ellipsis.
func (r Runs) Short(face Face, size, width float64, left string) Runs {
	dots := Run{Text: ellipsis, Font: r.Blank(face), back: r.Back()}
	room := width - dots.width(size)
	if room < 0 {
		return nil
	}
	head, _ := r.Split(size, room, false)
	for len(head) > 0 {
		last := &head[len(head)-1]
		if last.Text = strings.TrimRight(last.Text, left); last.Text != "" {
			break
		}
		head = head[:len(head)-1]
	}
	return head.with(dots)
}
