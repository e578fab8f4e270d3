package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
)

// Lines breaks a text into lines no wider than a width in pixels, for texts that are drawn and not laid out
// by a label. A word that is wider stands on a line of its own.
func Lines(text string, size float32, style fyne.TextStyle, width float32) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && fyne.MeasureText(longer, size, style).Width > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	return append(lines, line)
}

// CountLines returns how many lines a text takes in a label of a width, which breaks a word that is too wide.
func CountLines(text string, size, width float32) int {
	lines := 0
	for _, line := range strings.Split(text, "\n") {
		lines += countLine(line, size, width)
	}
	return lines
}

func countLine(text string, size, width float32) int {
	lines, x := 1, float32(0)
	space := fyne.MeasureText(" ", size, fyne.TextStyle{}).Width
	for _, word := range strings.Fields(text) {
		wide := fyne.MeasureText(word, size, fyne.TextStyle{}).Width
		if x > 0 && x+wide > width {
			lines, x = lines+1, 0
		}
		x += wide + space
		for x > width+space && width > 20 {
			lines, x = lines+1, x-width
		}
	}
	return lines
}
