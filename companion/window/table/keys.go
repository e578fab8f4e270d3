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
	switch {
	case s.replay.on():
		s.replay.end()
		s.replay.keyed = true
	case s.replay.late:
	case s.dice.tray.Untype():
	case s.end.content.Visible() && s.end.panel.Back():
	case s.fixes.on && s.fixes.holds():
		s.fixes.held = tableau.Input{}
		s.fixes.taken()
	case s.fixes.on:
		s.putRight(false)
	case s.phase.past:
		s.session.LookNow()
	case s.refused.text != "":
		s.refused.text = ""
		s.updateInputs()
	case s.owl.Asked() != nil:
		s.hands.askOwl()
	default:
		return s.decision.back()
	}
	return true
}

// boardKey gets the keys of the board before the board does: while a roll is pending, Space and Return roll,
// and Return presses the one button that is left to press, such as the one that lays two cards.
func (s *Screen) boardKey(key *fyne.KeyEvent) bool {
	s.hearing.hush()
	switch {
	case key.Name == fyne.KeyPageUp && s.session.Pieces.OnTable():
		s.Undo()
		return true
	case key.Name == fyne.KeyPageDown && s.session.Pieces.OnTable():
		return s.forward()
	case key.Name != fyne.KeySpace && key.Name != fyne.KeyReturn && key.Name != fyne.KeyEnter:
		return false
	case s.replay.key(), s.onTable.done():
		return true
	case s.dice.tray.Pending() && !s.fixes.on:
		s.dice.tray.Press()
		return true
	}
	return key.Name != fyne.KeySpace && s.finish()
}

// forward does what comes next, for a clicker that has one key for it: it shows the next event, takes what
// was asked for as done, rolls, or has the bots go on. It reports whether there was something.
func (s *Screen) forward() bool {
	switch {
	case s.replay.key(), s.onTable.done():
	case s.dice.tray.Pending() && !s.fixes.on:
		s.dice.tray.Press()
	case s.phase.is == waiting:
		s.session.Resume()
	default:
		return s.finish()
	}
	return true
}

// finish presses the main button of a question, unless the cursor is on something that may be tapped or a
// point is chosen. It reports whether there was one.
func (s *Screen) finish() bool {
	switch q := s.phase.question; {
	case q == nil && s.phase.is != measuring:
		return false
	case q != nil:
		if _, aims := q.Point(); aims || slices.Contains(q.Next(), s.board.Cursor()) {
			return false
		}
	}
	main := slices.IndexFunc(s.choices.shown, func(c choice) bool { return c.main })
	if !s.onTable.fresh { // else the press was meant for what was there before
		s.choices.press(main + 1)
	}
	return main >= 0
}

// rune handles the number keys: faces of real dice, numbers that are asked for, else choices in their order,
// or during fixes the pieces of a pile. It handles ? (why), / (places by their names), H (the owl), I (is it
// still the same?), L (the log, where it is folded away), O (how orders are given), P (how the match is
// played), M (the sound), R (read aloud), S (set up for all), V (the big view), W (who sits where) and U
// (take back a line). + and − enlarge the board, and 0 then shows all of it again.
func (s *Screen) rune(r rune) {
	s.hearing.hush()
	switch r {
	case '?':
		s.ShowWhy()
	case '/':
		s.spell()
	case 'h', 'H':
		s.hands.askOwl()
	case 'o', 'O':
		if s.session.Pieces.OnTable() {
			s.onTable.nextPace()
		}
	case 'p', 'P':
		s.wants.showMatch()
	case 'i', 'I':
		s.onTable.check()
	case 'l', 'L':
		s.column.Turn()
	case 'm', 'M':
		s.wants.showSound()
	case 'v', 'V':
		s.big.toggle()
	case 'w', 'W':
		s.wants.showSeats(s.phase.seat)
	case 'u', 'U':
		s.undoLine()
	case 's', 'S':
		if s.hands.canSetUp() {
			s.setUp()
		}
	case 'r', 'R':
		if !s.hands.alone() {
			s.shell.Voice.Say(s.Prompt())
		}
	case '+', '=', '-', '−':
		s.board.ZoomIn(r == '+' || r == '=')
	case '0':
		if s.board.Zoomed() {
			s.board.ShowAll()
			return
		}
	}
	switch number := int(r - '0'); {
	case number < 0 || number > 9 || s.replay.on():
	case s.fixes.on:
		s.fixes.choose(number - 1)
	case s.dice.tray.Pending():
		s.dice.tray.TypeDigit(number)
	case s.choices.pressNumber(number):
	case number == 0:
		s.choices.press(10)
	default:
		s.choices.press(number)
	}
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
		s.why.showRules(0)
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

// Undo implements shell.Undoer: it goes back to the last thing that a person has done.
func (s *Screen) Undo() {
	switch {
	case !s.hands.canUndo():
	case s.hands.lifted >= 0:
		s.decision.back()
	default:
		s.showError(s.session.UndoMove())
	}
}

// Redo implements shell.Undoer.
func (s *Screen) Redo() {
	if s.hands.canRedo() {
		s.showError(s.session.RedoMove())
	}
}

// undoLine takes back one line, by a longer press of Undo or its key.
func (s *Screen) undoLine() {
	if s.hands.canUndo() && s.hands.lifted < 0 {
		s.showError(s.session.Undo())
	}
}
