package kit

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The wheel turns a page wherever the pointer is, over a line to type in too.
func TestTheWheelTurnsAPageOfLines(t *testing.T) {
	test.NewTempApp(t)
	page := NewPage(0)
	var lines []fyne.CanvasObject
	for i := range 12 {
		lines = append(lines, NewEntry(fmt.Sprint("line ", i), "").Framed())
	}
	page.Set(lines...)
	window := test.NewTempWindow(t, page)
	window.Resize(fyne.NewSize(400, 300))
	on := fyne.NewPos(200, 60)
	test.Scroll(window.Canvas(), on, 0, -100)
	if got := page.scroll.Offset.Y; got != 100 {
		t.Errorf("the page has gone %g, want 100", got)
	}
	alone := NewEntry("nothing scrolls around it", "").Framed()
	window.SetContent(alone)
	test.Scroll(window.Canvas(), on, 0, -100)
}
