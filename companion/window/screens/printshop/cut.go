package printshop

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/system/cut"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
	"homespun/rulesets/household"
)

// cutChoice is the group that asks by part what is cut out. What is, is printed no more.
type cutChoice struct {
	choices *choices
	fold    *widgets.Fold
	checks  *fyne.Container
	again   *widgets.Button
	undo    *widgets.Button
	// asked are the parts that are asked for, with shown as the text that tells them apart.
	asked []printables.Asking
	shown string
	// before is what was cut before the last tick; nil where there was none.
	before printables.Cut
}

func newCutChoice(c *choices, open map[string]bool) *cutChoice {
	k := &cutChoice{choices: c, checks: widgets.NewRow()}
	k.again = widgets.NewCheck(words.CutAgain, c.screen.order.cutting.again, func(on bool) {
		c.screen.order.cutting.again = on
		c.screen.lay()
	})
	k.undo = widgets.NewButton(words.CutUndo, theme.ContentUndoIcon(), func() {
		k.keep(k.before)
		k.before = nil
		c.screen.lay()
	})
	k.fold = c.fold(words.CutTitle, open, container.New(widgets.Column{Gap: 4}, widgets.Quiet(words.CutHelp),
		k.checks, widgets.NewRow(k.again, k.undo)))
	k.fold.Content.Hide()
	return k
}

// show shows the parts of a print, ticked where they are cut out.
func (k *cutChoice) show(job *printables.Job) {
	s := k.choices.screen
	if s.only {
		return // they are those of the whole print
	}
	k.asked = job.Asked
	k.choices.setVisible(k.fold.Content, len(k.asked) > 0)
	k.choices.setVisible(k.again, len(s.order.cutting.cut) > 0)
	k.choices.setVisible(k.undo, k.before != nil)
	note := ""
	if done := k.done(); done > 0 {
		note = words.CutSome(done, len(k.asked))
	}
	k.choices.stale = k.fold.SetNote(note) || k.choices.stale
	if text := k.text(); text != k.shown {
		k.shown, k.checks.Objects, k.choices.stale = text, nil, true
		for _, a := range k.asked {
			k.checks.Add(k.check(a))
		}
		k.checks.Refresh()
	}
}

// done returns how many of the parts are cut out whole.
func (k *cutChoice) done() (count int) {
	for _, a := range k.asked {
		if left, _ := k.choices.screen.order.cutting.cut.Left(a); left == 0 {
			count++
		}
	}
	return count
}

// text is a text that differs where other buttons are shown.
func (k *cutChoice) text() (text string) {
	for _, a := range k.asked {
		left, all := k.choices.screen.order.cutting.cut.Left(a)
		text += fmt.Sprint("\x00", a.Part.ID, a.Part.Title, left, all)
	}
	return text
}

// check returns the button of a part. Where some of its pieces are new it says how many.
func (k *cutChoice) check(a printables.Asking) fyne.CanvasObject {
	s := k.choices.screen
	left, all := s.order.cutting.cut.Left(a)
	title := words.Short(a.Part.Title, 40)
	said := title
	if left > 0 && left < all {
		said = words.CutNew(title, left)
	}
	var button *widgets.Button
	button = widgets.NewCheck(said, left == 0, func(on bool) {
		k.before = s.order.cutting.cut
		if on {
			k.keep(s.order.cutting.cut.With(a))
		} else {
			k.keep(s.order.cutting.cut.Without(a))
		}
		button.SetText(title)
		k.shown = k.text() // the button stays, and what has the keys
		s.lay()
	})
	return button
}

// printed asks what is cut, after a print was made. Pieces that were lost are cut out no more.
func (k *cutChoice) printed() {
	s := k.choices.screen
	if s.only {
		k.keep(s.order.cutting.cut.Lost(k.asked, s.order.only))
		return
	}
	if len(k.asked) > 0 && !k.fold.Open() {
		k.fold.Unfold()
		k.choices.content.Again()
	}
	widgets.Reveal(k.fold.Content)
}

// keep keeps what is cut in the family's folder.
func (k *cutChoice) keep(now printables.Cut) {
	s := k.choices.screen
	s.order.cutting.cut = now
	game, folder := s.wish.Game, household.Folder(s.shell.Folder)
	if game == nil {
		return
	}
	c := &s.order.cutting
	c.next = func() {
		s.shell.Work(func() func() {
			err := cut.Save(folder, game.ID, now)
			return func() {
				if c.writing = false; c.next != nil {
					c.write()
				}
				if err != nil && !s.gone {
					s.shell.Say(words.CutNotKept, words.At(cut.FileName, words.Problem(err)))
				}
			}
		})
	}
	c.write()
}

// write writes what was ticked last, unless something is being written: then it is written after that.
func (c *cutting) write() {
	if c.writing {
		return
	}
	write := c.next
	c.writing, c.next = true, nil
	write()
}
