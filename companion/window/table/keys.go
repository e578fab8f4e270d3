package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
)

// escape undoes one step of what is open, the innermost first: it ends a replay, takes back a typed face or
// a picked piece, ends fixes or looking back, turns to the podium, or removes a refusal or a hint. It reports
// whether there was something.
func (s *Screen) escape() bool {
	_, past := s.session.Looking()
	switch {
	case s.replay.on():
		s.replay.end()
		s.replay.keyed = true
	case s.replay.late:
	case s.tray.Untype():
	case s.end.content.Visible() && s.end.panel.Back():
	case s.fixing && s.fixes.holds():
		s.held = tableau.Input{}
		s.fixes.taken()
	case s.fixing:
		s.putRight(false)
	case past:
		s.session.LookNow()
	case s.refused != "":
		s.refused = ""
		s.allow()
		s.updateTexts()
		s.layout.again()
	case s.owl.Asked() != nil:
		s.askOwl()
	default:
		return s.layDown()
	}
	return true
}

// layDown removes the last input of the question.
func (s *Screen) layDown() bool {
	if s.question == nil || !s.question.Back() {
		return false
	}
	s.refused = ""
	s.allow()
	s.updateTexts()
	s.layout.again()
	return true
}

// boardKey gets the keys of the board before the board does: while a roll is pending, Space and Return roll,
// and Return presses the one button that is left to press, such as the one that lays two cards.
func (s *Screen) boardKey(key *fyne.KeyEvent) bool {
	s.hush()
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if s.replay.key() {
			return true
		}
		if s.tray.Pending() && !s.fixing {
			s.tray.Press()
			return true
		}
		return key.Name != fyne.KeySpace && s.finish()
	}
	return false
}

// finish presses the main button of a question, unless the cursor is on something that may be tapped or a point
// is chosen. It reports whether there was one.
func (s *Screen) finish() bool {
	if s.question == nil || slices.Contains(s.question.Next(), s.board.Cursor()) {
		return false
	}
	if _, aims := s.question.Point(); aims {
		return false
	}
	main := slices.IndexFunc(s.asked.shown, func(c choice) bool { return c.main })
	s.asked.press(main + 1)
	return main >= 0
}

// rune handles the number keys: faces of real dice, numbers that are asked for, else choices in their order,
// or during fixes the pieces of a pile. It handles ? (why), H (the owl), P (the pace), R (read aloud), S (set
// up for all), V (the big view), W (who sits where) and U (take back a line). + and − enlarge the board, and
// 0 then shows all of it again.
func (s *Screen) rune(r rune) {
	s.hush()
	switch r {
	case '?':
		s.showWhy()
	case 'h', 'H':
		s.askOwl()
	case 'p', 'P':
		s.showPace()
	case 'v', 'V':
		s.toggleBig()
	case 'w', 'W':
		s.showSeats(s.turn())
	case 'u', 'U':
		s.undoLine()
	case 's', 'S':
		if s.canSetUp() {
			s.setUp()
		}
	case 'r', 'R':
		s.sayAgain()
	case '+', '=', '-', '−':
		s.board.ZoomIn(r == '+' || r == '=')
	case '0':
		if s.board.Zoomed() {
			s.board.ShowAll()
			return
		}
	}
	if r < '0' || r > '9' || s.replay.on() {
		return
	}
	number := int(r - '0')
	if s.fixing {
		s.fixes.choose(number - 1)
		return
	}
	if s.tray.Pending() {
		s.tray.TypeDigit(number)
		return
	}
	if s.asked.pressNumber(number) {
		return
	}
	if number == 0 {
		number = 10
	}
	s.asked.press(number)
}

// Key implements shell.Keyed. If nothing has the keyboard focus, for example after a tap on the background,
// the screen's usual widget gets the focus and the key.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	if focused := s.refocused(); focused != nil {
		focused.TypedKey(key)
		return true
	}
	switch key.Name {
	case fyne.KeyEscape:
		return s.escape()
	case fyne.KeyF1:
		s.showRules(0)
		return true
	}
	return false
}

// Rune implements shell.Spelled.
func (s *Screen) Rune(r rune) {
	if focused := s.refocused(); focused != nil {
		focused.TypedRune(r)
	}
}

// refocused gives the focus to the screen's usual widget if nothing has it, and returns that widget; nil if
// something had the focus already.
func (s *Screen) refocused() fyne.Focusable {
	c := s.shell.Window.Canvas()
	if c.Focused() != nil {
		return nil
	}
	s.shell.Refocus()
	return c.Focused()
}

// canUndo reports whether there is something to undo. A person who has the laptop to answer in secret undoes
// only their own inputs, nothing of the others'.
func (s *Screen) canUndo() bool {
	if s.lifted >= 0 {
		return s.question != nil && len(s.question.Inputs()) > 0
	}
	return s.session.CanUndo()
}

func (s *Screen) canRedo() bool { return s.lifted < 0 && s.session.CanRedo() }

// Undo implements shell.Undoer: it goes back to the last thing that a person has done.
func (s *Screen) Undo() {
	switch {
	case !s.canUndo():
	case s.lifted >= 0:
		s.layDown()
	default:
		s.showError(s.session.UndoMove())
	}
}

// Redo implements shell.Undoer.
func (s *Screen) Redo() {
	if s.canRedo() {
		s.showError(s.session.RedoMove())
	}
}

// undoLine takes back one line, by a longer press of Undo or its key.
func (s *Screen) undoLine() {
	if s.canUndo() && s.lifted < 0 {
		s.showError(s.session.Undo())
	}
}
