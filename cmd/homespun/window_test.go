//go:build cgo

package main

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table"
)

// starter starts the program, again and again, on a display that is empty before and after.
type starter struct {
	*hand
	program, folder string
}

func newStarter(t testing.TB) starter {
	t.Helper()
	needScreen(t)
	s := starter{&hand{t: t}, filepath.Join(t.TempDir(), "homespun"), family(t)}
	build(t, s.program, ".")
	return s
}

// start starts the program and waits for its first frame; stop ends it.
func (s starter) start() (stop func()) {
	s.t.Helper()
	c := launch(s.t, s.program, s.folder)
	s.until("the program shows its first frame", func() bool { return len(colours(s.screen())) > 20 })
	return func() {
		end(c)
		s.until("the display is empty again", func() bool { return len(colours(s.screen())) < 5 })
	}
}

// The program, built and started as people start it, comes to show something.
func TestTheProgramShowsItsFirstFrame(t *testing.T) { newStarter(t).start()() }

// BenchmarkFirstFrame is how long it takes from the program's start until its first frame is on the display,
// once it is built; the aim is a second.
func BenchmarkFirstFrame(b *testing.B) {
	s := newStarter(b)
	s.start()() // the first time the program comes from the disk
	for b.Loop() {
		stop := s.start()
		b.StopTimer()
		stop()
		b.StartTimer()
	}
	b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N), "ms/first-frame")
}

// table returns the table screen that is shown, nil where another one is.
func (h *hand) table() (s *table.Screen) {
	h.do(func() { s, _ = h.shell.Screen().(*table.Screen) })
	return s
}

// focused returns what the keys belong to.
func (h *hand) focused() (f fyne.Focusable) {
	h.do(func() { f = h.shell.Window.Canvas().Focused() })
	return f
}

// button returns the button of some words in the window, nil where there is none.
func (h *hand) button(text string) (found *widgets.Button) {
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			if b, ok := o.(*widgets.Button); ok && b.Text == text && found == nil {
				found = b
			}
		})
	})
	return found
}

// press clicks the button of some words.
func (h *hand) press(text string) {
	h.t.Helper()
	button := h.steady("there is a button "+text, func() fyne.CanvasObject {
		if b := h.button(text); b != nil {
			return b
		}
		return nil
	})
	h.tap(button, fyne.NewPos(12, 12))
}

// steady waits for what find finds, until it has lain in the same place for a while: screens go on being laid
// out while their files are read.
func (h *hand) steady(what string, find func() fyne.CanvasObject) (found fyne.CanvasObject) {
	h.t.Helper()
	var place fyne.Position
	var since time.Time
	h.until(what, func() bool {
		o := find()
		if o == nil {
			found = nil
			return false
		}
		var now fyne.Position
		h.do(func() { now = fyne.CurrentApp().Driver().AbsolutePositionForObject(o) })
		if now.IsZero() { // or it is not laid out yet
			found = nil
			return false
		}
		if o != found || now != place {
			found, place, since = o, now, time.Now()
		}
		return time.Since(since) > 300*time.Millisecond
	})
	return found
}

// tappable returns the first thing to be tapped that holds some words, on what lies over the screen if anything does.
func (h *hand) tappable(text string) (found fyne.CanvasObject) {
	h.do(func() {
		shown := h.shell.Window.Canvas().Overlays().Top()
		if shown == nil {
			shown = h.shell.Window.Content()
		}
		walk(shown, func(o fyne.CanvasObject) {
			labelled, ok := o.(fyne.Accessible)
			if _, taps := o.(fyne.Tappable); ok && taps && found == nil &&
				strings.Contains(labelled.AccessibilityLabel(), text) {
				found = o
			}
		})
	})
	return found
}
