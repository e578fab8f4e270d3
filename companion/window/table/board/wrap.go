package board

import (
	"strings"

	"fyne.io/fyne/v2"

	"homespun/companion/window/frame/look"
)

// wrap breaks a text into lines no wider than a width.
func wrap(text string, size, width float32) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && fyne.MeasureText(longer, size, look.Bold).Width > width {
			lines = append(lines, line)
			line = word
			continue
		}
		line = longer
	}
	return append(lines, line)
}
