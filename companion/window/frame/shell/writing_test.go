package shell

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
)

// bare is a screen with a button.
func bare(*Shell) Screen { return &note{"first", widgets.NewButton("", nil, nil), new([]string)} }

// A window that is closed while something is written waits for that, unless people close it at once.
func TestTheWindowClosesWhenAllIsWritten(t *testing.T) {
	for name, atOnce := range map[string]bool{"when it is written": false, "at once": true} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			var jobs []func()
			window := test.NewWindow(nil)
			s := New(Deps{Start: func(do func()) { jobs = append(jobs, do) }}, window, bare)
			window.SetOnClosed(s.Close)
			window.Resize(window.Canvas().Size().AddWidthHeight(600, 400))
			s.Write(func() {})
			s.Write(func() {})
			s.AskToClose()
			s.AskToClose() // which asks once
			if s.Closed() || len(window.Canvas().Overlays().List()) != 1 {
				t.Fatalf("closed %v, with %d dialogs", s.Closed(), len(window.Canvas().Overlays().List()))
			}
			jobs[0]()
			if s.Closed() {
				t.Fatal("it closed before all was written")
			}
			if atOnce {
				window.Canvas().FocusPrevious()
				answer := window.Canvas().Focused().(*widgets.Button)
				if answer.AccessibilityLabel() != words.LeaveAtOnce {
					t.Fatalf("got the answer %q", answer.AccessibilityLabel())
				}
				test.Tap(answer)
			} else {
				jobs[1]()
			}
			if !s.Closed() {
				t.Error("it did not close")
			}
		})
	}
}

// The window waits for a disk, but not for ever.
func TestWithinATime(t *testing.T) {
	test.NewTempApp(t)
	var jobs []func()
	s := New(Deps{Start: func(do func()) { jobs = append(jobs, do) }}, test.NewTempWindow(t, nil), bare)
	if s.Within(time.Millisecond, func() {}) {
		t.Error("nothing was done, and yet in time")
	}
	s.Start = func(do func()) { do() }
	done := false
	if !s.Within(time.Millisecond, func() { done = true }) || !done {
		t.Error("what is done at once is not done in time")
	}
	for _, do := range jobs { // the disk wakes up when nobody waits any more
		do()
	}
}
