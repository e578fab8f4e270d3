package shell

import (
	"time"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/background"
)

// writes are what is being written to disks in the background.
type writes struct {
	on int
	// leave is what to do when all is written, atOnce before that, and asked the question that is open meanwhile.
	leave, atOnce func()
	asked         *widgets.Dialog
}

// Write runs in the background what writes to a disk. The window does not close before it has ended, unless
// people want it to.
func (s *Shell) Write(do func()) {
	s.writes.on++
	s.Start(func() {
		defer s.Post(s.written)
		do()
	})
}

// written notes that one thing is written, and leaves if that was the last and people wait for it.
func (s *Shell) written() {
	w := &s.writes
	if w.on--; w.on > 0 || w.leave == nil {
		return
	}
	leave := w.leave
	w.asked.Close()
	leave()
}

// Unwritten reports whether something is being written to a disk, which may be slow or asleep. Then it calls leave
// when that is written, and asks meanwhile whether to leave at once or to stay.
func (s *Shell) Unwritten(leave, atOnce func()) bool {
	w := &s.writes
	if w.on == 0 {
		return false
	}
	asks := w.leave == nil
	if w.leave, w.atOnce = leave, atOnce; !asks {
		return true
	}
	w.asked = s.Show(words.NotWrittenYet, widgets.Text(words.LeavesWhenWritten),
		widgets.Answer{Text: words.LeaveAtOnce, Do: func() { w.atOnce() }},
		widgets.Answer{Text: words.Stay, Main: true})
	w.asked.OnClose = func() {
		w.leave = nil
		s.Refocus()
	}
	return true
}

// Stay ends the question whether to leave while something is being written, since something else is to be told.
func (s *Shell) Stay() {
	if s.writes.leave != nil {
		s.writes.asked.Close()
	}
}

// Within does something in the background and waits for it as [background.Within] does. It reports whether that was
// done in time.
func (s *Shell) Within(limit time.Duration, do func()) bool {
	done := make(chan struct{})
	s.Start(func() {
		defer close(done)
		do()
	})
	_, inTime := background.Within(limit, done)
	return inTime
}

// AskToClose closes the window, but asks before that loses what is still being written.
func (s *Shell) AskToClose() {
	if !s.Unwritten(s.Window.Close, s.Window.Close) {
		s.Window.Close()
	}
}
