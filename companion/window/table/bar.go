package table

import (
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/layout"
)

// bar is the row of buttons below the board.
type bar struct {
	*hands
	fixes                                                       *fixes
	notes                                                       notes
	undo, redo, fix, why, rules, owl, match, sound, secret, big *widgets.Button
	row                                                         *layout.Bar
}

func newBar(s *Screen) *bar {
	b := &bar{hands: s.hands, fixes: s.fixes, notes: notes{s.hands}}
	back := func(do func()) func() { return func() { do(); b.shell.Refocus() } }
	b.undo = widgets.NewTall(words.Undo, theme.ContentUndoIcon(), back(s.Undo))
	b.undo.OnHeld = back(s.undoLine)
	b.redo = widgets.NewTall(words.Redo, theme.ContentRedoIcon(), back(s.Redo))
	b.fix = widgets.NewTall(words.PutRight, theme.DocumentCreateIcon(), back(s.PutRight))
	b.why = widgets.NewTall(words.Why, theme.QuestionIcon(), s.ShowWhy)
	b.rules = widgets.NewTall(words.Rules, theme.ListIcon(), func() { s.why.showRules(0) })
	b.owl = widgets.NewTall(words.Owl, nil, s.hands.askOwl)
	b.owl.Name, b.owl.Picture = words.AskOwl, widgets.Icon("owl")
	b.match = widgets.NewButton(words.ThisMatch, theme.SettingsIcon(), s.wants.showMatch)
	b.sound = widgets.NewButton(words.Sound, theme.VolumeUpIcon(), s.wants.showSound)
	b.big = widgets.NewButton(words.BigView, theme.ComputerIcon(), back(s.big.toggle))
	b.secret = widgets.NewTall(words.LookAlone, theme.VisibilityIcon(), b.notes.showSecrets)
	b.secret.Hide()
	b.row = layout.NewBar(b.undo, b.redo, b.fix, b.why, b.rules, s.column.SoFar, b.owl, b.secret)
	return b
}

func (b *bar) update() {
	b.undo.SetEnabled(b.canUndo() && !b.phase.past)
	b.redo.SetEnabled(b.canRedo() && !b.phase.past)
	b.fix.SetEnabled(b.fixes.can() && !b.phase.past)
	if b.fix.Chosen != b.fixes.on {
		b.fix.Chosen = b.fixes.on
		b.fix.Refresh()
	}
	b.owl.SetEnabled(b.canAskOwl())
	b.owl.Chosen = b.hands.owl.Asked() != nil
	b.owl.Refresh()
	b.show(b.owl, b.wishes.Owl)
	b.show(b.secret, len(b.notes.seats()) > 0)
	// Beside one more button the bar would take a second row from the board, only to send the owl away. The
	// key does that too.
	if refused := b.refused.text != ""; b.why.Main != refused {
		b.why.Main = refused
		b.why.Refresh()
	}
}

// show shows or hides a button that is not always needed.
func (b *bar) show(button *widgets.Button, on bool) {
	if button.Visible() != on {
		widgets.SetVisible(button, on)
		b.row.Content.Refresh()
	}
}
