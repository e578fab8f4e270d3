package pdftest

import (
	"html"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// A Word is a word that a reader of PDFs finds on a page, with its box in millimetres: as high as the
// highest letters of its font.
type Word struct {
	Text string
	Box  drawing.Rectangle
}

var wordBox = regexp.MustCompile(
	`<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)</word>`)

// Words returns the words of each page of a PDF.
func Words(t testing.TB, path string) [][]Word {
	t.Helper()
	var pages [][]Word
	for _, page := range strings.Split(Tool(t, "pdftotext", "-bbox", path, "-"), "<page ")[1:] {
		var words []Word
		for _, match := range wordBox.FindAllStringSubmatch(page, -1) {
			var at [4]float64
			for k := range at {
				points, _ := strconv.ParseFloat(match[k+1], 64)
				at[k] = points * drawing.PointMM
			}
			words = append(words,
				Word{html.UnescapeString(match[5]), drawing.Box(at[0], at[1], at[2]-at[0], at[3]-at[1])})
		}
		pages = append(pages, words)
	}
	return pages
}
