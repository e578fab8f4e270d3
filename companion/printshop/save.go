package printshop

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

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
				s.notice.SetText(words.Facts(words.SavedPrint, path))
				s.notice.Show()
				s.root.Refresh()
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

// ask opens the file dialog. Escape closes it.
func (s *Screen) ask(data []byte, name, folder string) {
	canvas := s.shell.Window.Canvas()
	before := canvas.OnTypedKey()
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			s.shell.Say(words.CannotSave, words.Problem(err))
			return
		}
		if to == nil {
			return
		}
		path := to.URI().Path()
		_ = to.Close() // the file is written whole instead, below
		s.write(path, data)
	}, s.shell.Window)
	if place, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
		d.SetLocation(place)
	}
	d.SetFilter(storage.NewExtensionFileFilter([]string{".pdf"}))
	d.SetFileName(name + ".pdf")
	d.SetOnClosed(func() {
		canvas.SetOnTypedKey(before)
		s.shell.Refocus()
	})
	d.Show()
	d.Resize(canvas.Size().SubtractWidthHeight(64, 64)) // it has no size before it is shown
	canvas.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			d.Hide()
		}
	})
}

// write writes the file whole. What the dialog has begun and nobody has filled is taken away again.
func (s *Screen) write(path string, data []byte) {
	s.shell.Work(func() func() {
		begun := path
		if !strings.EqualFold(filepath.Ext(path), ".pdf") {
			path += ".pdf"
		}
		err := whole.Write(path, data)
		if info, look := os.Stat(begun); begun != path && look == nil && info.Size() == 0 {
			_ = os.Remove(begun)
		}
		return func() {
			if err != nil {
				s.shell.Say(words.CannotSave, words.At(path, words.Problem(err)))
			} else if !s.gone {
				s.notice.SetText(words.Facts(words.SavedPrint, path))
				s.notice.Show()
				s.root.Refresh()
			}
		}
	})
}
