package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
)

// bar is the row of buttons below the board.
type bar struct {
	screen                                              *Screen
	undo, redo, fix, why, rules, owl, pace, secret, big *widgets.Button
	content                                             *fyne.Container
}

func newBar(s *Screen) *bar {
	b := &bar{screen: s}
	back := func(do func()) func() { return func() { do(); s.shell.Refocus() } }
	b.undo = widgets.NewTall(words.Undo, theme.ContentUndoIcon(), back(s.Undo))
	b.undo.OnHeld = back(s.undoLine)
	b.redo = widgets.NewTall(words.Redo, theme.ContentRedoIcon(), back(s.Redo))
	b.fix = widgets.NewTall(words.PutRight, theme.DocumentCreateIcon(),
		back(func() { s.putRight(!s.fixing) }))
	b.why = widgets.NewTall(words.Why, theme.QuestionIcon(), func() { s.showWhy() })
	b.rules = widgets.NewTall(words.Rules, theme.ListIcon(), func() { s.showRules(0) })
	b.owl = widgets.NewTall(words.Owl, nil, s.askOwl)
	b.owl.Name, b.owl.Picture = words.AskOwl, widgets.Icon("owl")
	b.pace = widgets.NewButton(words.Pace, theme.VolumeUpIcon(), s.showPace)
	b.big = widgets.NewButton(words.BigView, theme.ComputerIcon(), back(s.toggleBig))
	b.secret = widgets.NewTall(words.LookAlone, theme.VisibilityIcon(), func() { s.showSecrets() })
	b.secret.Hide()
	b.content = widgets.NewRow(b.undo, b.redo, b.fix, b.why, b.rules, b.owl, b.secret)
	return b
}

func (b *bar) all() []*widgets.Button {
	return []*widgets.Button{b.undo, b.redo, b.fix, b.why, b.rules, b.owl, b.secret}
}

func (b *bar) update() {
	s := b.screen
	_, past := s.session.Looking()
	b.undo.SetEnabled(s.canUndo() && !past)
	b.redo.SetEnabled(s.canRedo() && !past)
	b.fix.SetEnabled(s.fixes.can() && !past)
	if b.fix.Chosen != s.fixing {
		b.fix.Chosen = s.fixing
		b.fix.Refresh()
	}
	b.owl.SetEnabled(s.canAskOwl())
	b.owl.Chosen = s.owl.Asked() != nil
	b.owl.Refresh()
	b.show(b.owl, s.wishes.Owl)
	b.show(b.secret, len(s.seatsWithNotes()) > 0)
	// Beside one more button the bar would take a second row from the board, only to send the owl away. The
	// key does that too.
	if refused := s.refused != ""; b.why.Main != refused {
		b.why.Main = refused
		b.why.Refresh()
	}
}

// show shows or hides a button that is not always needed.
func (b *bar) show(button *widgets.Button, on bool) {
	if button.Visible() != on {
		widgets.SetVisible(button, on)
		b.content.Refresh()
	}
}
