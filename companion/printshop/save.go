package printshop

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/kit"
	"homespun/companion/words"
	"homespun/engines/record/whole"
	"homespun/rulesets"
)

// saveAndOpen writes the PDF into the family's folder, under a name that no file has, and opens it where the family prints from.
func (s *Screen) saveAndOpen() {
	if s.job == nil || len(s.job.Pages) == 0 || s.save.Disabled() {
		return
	}
	job, name, folder, open := s.job, s.order.fileName(), rulesets.Folder(s.shell.Folder), s.shell.Open
	s.save.SetEnabled(false)
	s.shell.Work(func() func() {
		path, err := writeNew(folder, name, job)
		var cannot error
		if err == nil {
			cannot = open(path)
		}
		return func() {
			s.save.SetEnabled(true)
			switch {
			case err != nil:
				s.shell.Say(words.CannotSave, words.Problem(err))
			case cannot != nil:
				s.shell.Say(words.SavedPrint, words.At(path, words.Problem(cannot)))
			case !s.gone:
				s.saved(path)
			}
		}
	})
}

// writeNew writes the PDF of a job beside those there are.
func writeNew(folder rulesets.Folder, name string, job *job) (string, error) {
	data, err := job.PDF()
	if err != nil {
		return "", err
	}
	if err := folder.Make(); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		path := filepath.Join(folder.Prints(), name+".pdf")
		if n > 1 {
			path = filepath.Join(folder.Prints(), fmt.Sprintf("%s %d.pdf", name, n))
		}
		if err := whole.WriteNew(path, data); !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
}

// saveElsewhere asks where to, and writes there. The PDF is made first, so that nothing is asked for in vain.
func (s *Screen) saveElsewhere() {
	if s.job == nil || len(s.job.Pages) == 0 {
		return
	}
	job, name, folder := s.job, s.order.fileName(), rulesets.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		data, err := job.PDF()
		if err == nil {
			err = folder.Make()
		}
		return func() {
			switch {
			case s.gone:
			case err != nil:
				s.shell.Say(words.CannotSave, words.Problem(err))
			default:
				s.ask(data, name, folder.Prints())
			}
		}
	})
}

// ask asks where the file goes: a path to type, or a folder to choose.
func (s *Screen) ask(data []byte, name, folder string) {
	path := kit.NewEntry(filepath.Join(folder, name+".pdf"), words.WhereTo)
	var d *kit.Dialog
	save := func() { s.write(whole.WriteNew, strings.TrimSpace(path.Text), data) }
	path.OnEnter = func() { d.Close(); save() }
	choose := func() {
		if base := strings.TrimSuffix(filepath.Base(path.Text), ".pdf"); base != "" && base != "." {
			name = base
		}
		s.chooseFolder(data, name, folder)
	}
	d = kit.NewDialog(s.shell.Window.Canvas(), words.WhereTo, path.Framed(), words.Cancel, kit.Answer{Text: words.Cancel},
		kit.Answer{Text: words.OtherFolder, Icon: theme.FolderOpenIcon(), Do: choose}, kit.Answer{Text: words.Save, Icon: theme.DocumentSaveIcon(), Main: true, Do: save})
	d.OnClose = s.shell.Refocus
	d.SetFocus(path)
	d.Show()
}

// chooseFolder opens the folder dialog, and then asks again.
func (s *Screen) chooseFolder(data []byte, name, folder string) {
	canvas := s.shell.Window.Canvas()
	before := canvas.OnTypedKey()
	d := dialog.NewFolderOpen(func(to fyne.ListableURI, err error) {
		switch {
		case err != nil:
			s.shell.Say(words.CannotSave, words.Problem(err))
		case to != nil:
			s.ask(data, name, to.Path())
		default:
			s.ask(data, name, folder)
		}
	}, s.shell.Window)
	if place, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
		d.SetLocation(place)
	}
	d.SetOnClosed(func() { canvas.SetOnTypedKey(before) })
	d.Show()
	canvas.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			d.Hide()
		}
	})
}

// write writes the file whole, by a way that replaces what is there or not. Where something is there, the family is asked first.
func (s *Screen) write(by func(path string, data []byte) error, path string, data []byte) {
	if path == "" {
		return
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(rulesets.Folder(s.shell.Folder).Prints(), path)
	}
	if !strings.EqualFold(filepath.Ext(path), ".pdf") {
		path += ".pdf"
	}
	s.shell.Work(func() func() {
		err := by(path, data)
		return func() {
			switch {
			case errors.Is(err, fs.ErrExist):
				s.shell.Show(words.ReplaceIt, kit.Text(path), kit.Answer{Text: words.Cancel, Main: true},
					kit.Answer{Text: words.Replace, Do: func() { s.write(whole.Write, path, data) }})
			case err != nil:
				s.shell.Say(words.CannotSave, words.At(path, words.Problem(err)))
			case !s.gone:
				s.saved(path)
			}
		}
	})
}

// saved says where the file went.
func (s *Screen) saved(path string) {
	s.notice.SetText(words.Facts(words.SavedPrint, path))
	s.notice.Show()
	s.root.Refresh()
}
