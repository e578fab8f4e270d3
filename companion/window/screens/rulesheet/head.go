package rulesheet

import (
	"bytes"
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/system/bin"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// trouble returns what is wrong with the file, by its lines, and the way back to the last text that could be
// played.
func (s *Screen) trouble() fyne.CanvasObject {
	title := widgets.Danger(widgets.Words(words.WhatIsWrong, theme.SizeNameText, look.Bold))
	// Where rules clash, the file is well, and the places are on the sheet.
	now := s.desk.now
	if !now.unreadable && now.named(now.wrong) != nil {
		title.SetText(words.SheetWrong)
	}
	column := container.New(widgets.Column{Gap: 4}, title)
	for i, f := range now.findings {
		if len(f.Also) > 0 {
			s.mender.says(column, f, func([]string) bool { return false })
			continue
		}
		column.Add(widgets.Text(words.Finding(f.Line, f.Message, f.Suggestion)))
		if one := now.fixes[i]; one.word != "" {
			fix := widgets.NewButton(words.SheetFix(words.Short(one.word, 40)), theme.ConfirmIcon(), func() {
				s.again(func(text *manuscript.Manuscript) error {
					if !bytes.Equal(text.Text(), now.written) {
						return files.ErrChanged
					}
					return text.Mend(one.text)
				})
			})
			s.remedy = cmp.Or(s.remedy, fix)
			column.Add(widgets.Indent(8, widgets.NewRow(fix)))
		}
	}
	edit := widgets.NewButton(words.EditFile, theme.DocumentCreateIcon(),
		func() { s.ways.Show(now.path) })
	s.remedy = cmp.Or(s.remedy, edit)
	row := widgets.NewRow(edit)
	if now.unreadable { // then there is no head
		row.Add(s.others())
	}
	if now.canUndo {
		row.Add(widgets.NewButton(words.SheetTakeBack, theme.ContentUndoIcon(), s.Undo))
	}
	column.Add(widgets.Indent(8, row))
	return widgets.Panel(column)
}

// door returns the way to where a thing of the family's own is made.
func (s *Screen) door(kind *workshop.Kind) fyne.CanvasObject {
	column := container.New(widgets.Column{Gap: -8}, widgets.Words(kind.Door, theme.SizeNameSubHeadingText, look.Title),
		widgets.Text(kind.Help))
	face := container.NewCenter(widgets.NewIcon(widgets.Icon(kind.Picture), look.Current().Grow(52)))
	return widgets.NewTile(kind.Door, container.NewBorder(nil, nil, face, nil, column),
		func() { s.desk.settled(s.ways.Make) })
}

// head returns the card above the clauses: the name of the rules, and what can be done with them as a whole.
func (s *Screen) head() fyne.CanvasObject {
	now := s.desk.now
	title := widgets.Words(words.Short(now.rules.Name, 60), theme.SizeNameHeadingText, look.Title)
	column := container.New(widgets.Column{Gap: 0}, title)
	buttons := widgets.NewRow()
	buttons.Add(s.others())
	if now.path == "" {
		column.Add(widgets.Text(words.SheetShipped))
	} else {
		if now.rules.Summary != "" {
			column.Add(widgets.Text(words.Short(now.rules.Summary, 400)))
		}
		buttons.Add(widgets.NewButton(words.SheetRename, theme.DocumentCreateIcon(), s.rename))
		buttons.Add(widgets.NewButton(words.SheetCopy, theme.ContentCopyIcon(), s.copy))
		buttons.Add(widgets.NewButton(words.SheetBin, theme.DeleteIcon(), s.throw))
		if !now.broken {
			buttons.Add(widgets.NewButton(words.GiveAway, theme.MailForwardIcon(),
				func() { s.desk.settled(func() { s.ways.Give(s.desk.now.rules) }) }))
		}
	}
	if now.differ > 0 {
		buttons.Add(widgets.NewButton(words.SheetAllBack, theme.HistoryIcon(), func() {
			s.desk.changeBy(s.desk.now, (*manuscript.Manuscript).AllBack, s.mender.told)
		}))
	}
	column.Add(widgets.Indent(8, buttons))
	return widgets.Panel(column)
}

// others returns the button that leads to the other rulesets of the game.
func (s *Screen) others() fyne.CanvasObject {
	return widgets.NewButton(words.SheetRules(s.desk.now.game.Title), theme.ListIcon(), func() {
		s.desk.settled(func() {
			if s.ways.Keep != nil { // these are chosen in the list
				s.ways.Keep(s.desk.now.name(), "")
			}
			s.ways.Rules()
		})
	})
}

// rename asks for another name.
func (s *Screen) rename() {
	typed(s.shell, words.WhatCalled, s.desk.now.rules.Name, words.NameHolder, words.SheetRename,
		func(name string) {
			s.desk.change(s.desk.tell, rulesets.Change{Key: []string{"name"}, Value: name})
		})
}

// copy begins other house rules from these and shows them.
func (s *Screen) copy() {
	typed(s.shell, words.WhatCalled, "", words.NameHolder, words.SheetCopy, func(name string) {
		begun := false
		s.desk.ask(task{do: func(text *manuscript.Manuscript) error {
			path, err := manuscript.Copy(text, name)
			if err != nil {
				return err
			}
			begun = true
			copied, err := manuscript.Open(text.Rules.Game, path)
			if err == nil {
				copied.Taken = text.Taken
				*text = *copied
			}
			return err
		}, then: func(_ *reading, err error) {
			switch {
			case err == nil:
				s.place.at, s.place.last = nil, nil
				s.refresh()
			case begun:
				s.did(err)
			default:
				s.shell.Say(words.CannotBeNamed, words.Problem(err))
			}
		}})
	})
}

// throw puts the file and its history into the bin of the system, and goes back.
func (s *Screen) throw() {
	var help string
	s.desk.ask(task{quiet: true, read: func(now *reading) {
		help = words.SheetBinHelp(words.Short(now.rules.Name, 60), now.rules.Extended())
	}, then: func(*reading, error) {
		s.shell.Show(words.SheetBin, widgets.Text(help),
			widgets.Answer{Text: words.Cancel, Main: true},
			widgets.Answer{Text: words.SheetBin, Do: func() {
				s.desk.ask(task{do: moveToBin, quiet: true, then: func(_ *reading, err error) {
					if err != nil {
						s.shell.Say(words.SheetBin, words.Problem(err))
						return
					}
					s.shell.Back()
				}})
			}})
	}})
}

func moveToBin(text *manuscript.Manuscript) error {
	for _, path := range append([]string{text.Path()}, text.Histories()...) {
		if err := bin.Move(path); err != nil {
			return files.NotWritten(path, err)
		}
	}
	return nil
}

// typed asks for a line of words. The holder stands in the entry while it is empty.
func typed(sh *shell.Shell, title, now, holder, answer string, take func(string)) {
	entry := widgets.NewEntry(now, holder)
	var d *widgets.Dialog
	done := func() {
		if name := strings.TrimSpace(entry.Text); name != "" {
			take(name)
		}
	}
	entry.OnEnter = func() { d.Close(); done() }
	d = widgets.NewDialog(sh.Window.Canvas(), title, entry.Framed(), words.Cancel,
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: answer, Main: true, Do: done})
	d.OnClose = sh.Refocus
	d.SetFocus(entry)
	d.Show()
}
