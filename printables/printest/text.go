package printest

import (
	"html"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// A Found is a word that a reader of PDFs finds on a page, with its box in millimetres.
type Found struct {
	Text string
	Box  drawing.Rectangle
}

var wordBox = regexp.MustCompile(`<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)</word>`)

// Text returns the words of each page of a PDF.
func Text(t testing.TB, path string) [][]Found {
	t.Helper()
	var pages [][]Found
	for _, page := range strings.Split(Tool(t, "pdftotext", "-bbox", path, "-"), "<page ")[1:] {
		var words []Found
		for _, match := range wordBox.FindAllStringSubmatch(page, -1) {
			var at [4]float64
			for k := range at {
				points, _ := strconv.ParseFloat(match[k+1], 64)
				at[k] = points * drawing.PointMM
			}
			words = append(words, Found{html.UnescapeString(match[5]), drawing.Box(at[0], at[1], at[2]-at[0], at[3]-at[1])})
		}
		pages = append(pages, words)
	}
	return pages
}

// Missing returns the words of a drawing that a reader does not find where they are drawn.
func Missing(d *drawing.Drawing, found []Found) []string {
	var missing []string
	eachWord(d, func(box drawing.Rectangle) drawing.Rectangle { return box }, drawing.Rectangle{}, func(text string, box drawing.Rectangle) {
		at := box.Centre()
		for _, f := range found {
			around := f.Box.Inset(-0.5)
			if strings.Contains(f.Text, text) && at.X >= around.X && at.X <= around.Right() && at.Y >= around.Y && at.Y <= around.Bottom() {
				return
			}
		}
		missing = append(missing, text)
	})
	return missing
}

// eachWord calls with each word that can be seen whole, and with where it stands.
func eachWord(d *drawing.Drawing, place func(drawing.Rectangle) drawing.Rectangle, clip drawing.Rectangle, call func(string, drawing.Rectangle)) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			em, from := m.Size*drawing.PointMM, 0
			for _, text := range strings.Split(m.Text, " ") {
				start := m.At.X + m.Font.Width(m.Text[:from], m.Size)
				box := place(drawing.Box(start, m.At.Y-0.7*em, m.Font.Width(text, m.Size), 0.9*em))
				if text != "" && m.Colour != drawing.None && (clip.Empty() || inside(box, clip)) {
					call(text, box)
				}
				from += len(text) + 1
			}
		case drawing.Use:
			within := clip
			if !m.Clip.Empty() {
				if within = place(m.Clip); !clip.Empty() {
					within = common(within, clip)
				}
			}
			eachWord(m.Symbol.Drawing, func(box drawing.Rectangle) drawing.Rectangle { return place(placed(m, box)) }, within, call)
		}
	}
}
