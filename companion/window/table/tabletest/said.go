package tabletest

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// Said returns the text of the open dialog, "" if none is open.
func Said(c fyne.Canvas) string {
	top := c.Overlays().Top()
	if top == nil {
		return ""
	}
	var said []string
	for _, o := range test.LaidOutObjects(top) {
		if label, ok := o.(*widget.Label); ok && label.Visible() {
			said = append(said, label.Text)
		}
	}
	return strings.Join(said, "\n")
}
