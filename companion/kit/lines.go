package kit

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
