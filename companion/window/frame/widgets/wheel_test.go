package widgets

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
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

// What has scrolled out of a page is not there: a tap beside the page does not reach it.
func TestNothingIsTappedBeyondAPage(t *testing.T) {
	test.NewTempApp(t)
	tapped := 0
	page := NewPage(0)
	for range 12 {
		page.Set(append(page.column.Objects, NewButton("one more", nil, func() { tapped++ }))...)
	}
	below := canvas.NewRectangle(color.White)
	below.SetMinSize(fyne.NewSize(200, 200))
	window := test.NewTempWindow(t, container.NewBorder(nil, below, nil, nil, page))
	window.Resize(fyne.NewSize(400, 400))
	for y := float32(0); y < 400; y += 40 {
		test.TapCanvas(window.Canvas(), fyne.NewPos(200, y))
		if y > 210 && tapped > 0 {
			t.Fatalf("a tap at %g below the page reaches a button on it", y)
		} else if y > 120 && y < 200 && tapped == 0 {
			t.Errorf("no tap down to %g reaches a button on the page", y)
		}
		tapped = 0
	}
}

// What is out of sight is scrolled to, in a page as well.
func TestAPageScrollsToWhatIsRevealed(t *testing.T) {
	test.NewTempApp(t)
	page := NewPage(0)
	above := canvas.NewRectangle(color.White)
	above.SetMinSize(fyne.NewSize(200, 1000))
	last := NewButton("last", nil, nil)
	page.Set(above, last)
	head := canvas.NewRectangle(color.White)
	head.SetMinSize(fyne.NewSize(200, 100))
	window := test.NewTempWindow(t, container.NewBorder(head, nil, nil, nil, page))
	window.Resize(fyne.NewSize(400, 400))
	Reveal(last)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(last)
	if at.Y < 100 || at.Y+last.Size().Height > 400 {
		t.Errorf("it is at %v, out of sight", at)
	}
	Reveal(above)
	if at = fyne.CurrentApp().Driver().AbsolutePositionForObject(above); at.Y < 100 || at.Y > 140 {
		t.Errorf("the beginning is at %v", at)
	}
}
