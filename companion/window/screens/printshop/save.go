package printshop

import (
	"context"
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/system/filemanager"
	"homespun/companion/system/prints"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/printables"
	"homespun/rulesets/household"
)

// filesOf makes the PDF files of a job in memory. Nothing is written if one of them fails.
func filesOf(job *printables.Job) ([]prints.File, error) {
	var pdfs []prints.File
	for _, one := range job.Files() {
		file, err := prints.Make(one.Suffix, one.Document)
		if err != nil {
			return nil, err
		}
		pdfs = append(pdfs, file)
	}
	return pdfs, nil
}

// written makes the PDF files of a job and writes them into the family's folder under a new name. It returns
// their paths.
func written(job *printables.Job, folder household.Folder, name string) ([]string, error) {
	pdfs, err := filesOf(job)
	if err != nil {
		return nil, err
	}
	return prints.WriteNew(folder, name, pdfs)
}

// saveAndOpen writes the PDF, or both PDFs, into the family's folder under a new name. Then it opens what was
// written in the system's viewer, from where the family prints.
func (s *Screen) saveAndOpen() {
	if s.foot.save.Disabled() || !s.laidOut(s.saveAndOpen) {
		return
	}
	job, name, folder, open := s.job, s.order.fileName(), household.Folder(s.shell.Folder), s.shell.Open
	s.foot.save.SetEnabled(false)
	s.shell.Work(func() func() {
		paths, err := written(job, folder, name)
		var cannot error
		for _, path := range paths {
			if err == nil && cannot == nil {
				cannot = open(path)
			}
		}
		return func() {
			s.foot.save.SetEnabled(s.job != nil && len(s.job.Pages) > 0)
			switch {
			case err != nil:
				s.cannotSave(err)
			case !s.gone:
				s.saved(paths, cannot)
			}
		}
	})
}

// saveElsewhere asks for a path, in the system's dialog if there is one, and writes there. It makes the PDFs first, so that a fault in them shows
// before people choose a path.
func (s *Screen) saveElsewhere() {
	if !s.laidOut(s.saveElsewhere) {
		return
	}
	job, name, folder := s.job, s.order.fileName(), household.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		pdfs, err := filesOf(job)
		if err == nil {
			err = folder.Make()
		}
		return func() {
			switch {
			case s.gone:
			case err != nil:
				s.shell.Say(words.CannotSave, words.Problem(err))
			default:
				s.choose(pdfs, name, folder.Prints())
			}
		}
	})
}

// choose asks for the path in the system's dialog. That one has asked already whether the file at this very
// path is replaced, but no other file of the print.
func (s *Screen) choose(pdfs []prints.File, name, folder string) {
	question := filemanager.Question{Title: words.WhereTo, Save: true, Folder: folder, Name: name + ".pdf",
		Kind: "PDF", Endings: []string{".pdf", ".PDF"}}
	s.shell.Choose(question, func(path string, err error) {
		switch {
		case s.gone:
		case err != nil:
			s.shell.Say(words.CannotSave, words.Problem(err))
		default:
			s.write(path, pdfs, only(path))
		}
	}, func() { s.ask(pdfs, name, folder) })
}

// ask opens the dialog for the path: an entry, and a button to choose a folder.
func (s *Screen) ask(pdfs []prints.File, name, folder string) {
	path := widgets.NewEntry(filepath.Join(folder, name+".pdf"), words.WhereTo)
	var d *widgets.Dialog
	save := func() { s.write(strings.TrimSpace(path.Text), pdfs, nothing) }
	path.OnEnter = func() { d.Close(); save() }
	choose := func() {
		if base := strings.TrimSuffix(filepath.Base(path.Text), ".pdf"); base != "" && base != "." {
			name = base
		}
		s.chooseFolder(pdfs, name, folder)
	}
	d = widgets.NewDialog(s.shell.Window.Canvas(), words.WhereTo, path.Framed(), words.Cancel,
		widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.OtherFolder, Icon: theme.FolderOpenIcon(), Do: choose},
		widgets.Answer{Text: words.Save, Icon: theme.DocumentSaveIcon(), Main: true, Do: save})
	d.OnClose = s.shell.Refocus
	d.SetFocus(path)
	d.Show()
}

// chooseFolder opens the folder dialog, and then the dialog for the path again.
func (s *Screen) chooseFolder(pdfs []prints.File, name, folder string) {
	d := dialog.NewFolderOpen(func(to fyne.ListableURI, err error) {
		switch {
		case err != nil:
			s.shell.Say(words.CannotSave, words.Problem(err))
		case to != nil:
			s.ask(pdfs, name, to.Path())
		default:
			s.ask(pdfs, name, folder)
		}
	}, s.shell.Window)
	if place, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
		d.SetLocation(place)
	}
	s.shell.Over(d)
}

// Which files may be replaced without a question, of those that are there.
type replaced func(there []string) bool

func nothing([]string) bool    { return false }
func everything([]string) bool { return true }

// only is true for one file.
func only(path string) replaced {
	return func(there []string) bool { return len(there) == 1 && there[0] == path }
}

// write writes all files. If some exist already, it asks first whether to replace them, unless they may be.
func (s *Screen) write(path string, pdfs []prints.File, may replaced) {
	if path == "" {
		return
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(household.Folder(s.shell.Folder).Prints(), path)
	}
	s.shell.Work(func() func() {
		paths, err := prints.Write(path, pdfs, false)
		there := new(prints.ThereError)
		if errors.As(err, &there) && may(there.Paths) {
			paths, err = prints.Write(path, pdfs, true)
		}
		return func() {
			switch {
			case errors.As(err, &there):
				s.shell.Show(words.ReplaceIt, widgets.Text(strings.Join(there.Paths, "\n")),
					widgets.Answer{Text: words.Cancel, Main: true},
					widgets.Answer{Text: words.Replace, Do: func() { s.write(path, pdfs, everything) }})
			case err != nil:
				s.cannotSave(err)
			case !s.gone:
				s.saved(paths, nil)
			}
		}
	})
}

// cannotSave says which file could not be written and why, and which files had been written before.
func (s *Screen) cannotSave(err error) {
	text := words.Problem(err)
	var wrong *prints.WriteError
	if errors.As(err, &wrong) {
		text = words.At(wrong.Path, text)
		if len(wrong.Done) > 0 {
			text += "\n" + words.Facts(words.SavedPart, strings.Join(wrong.Done, ", "))
		}
	}
	s.shell.Say(words.CannotSave, text)
}

// saved says where the files went, and if nothing opens them, that too.
func (s *Screen) saved(paths []string, cannot error) {
	s.choices.cut.printed()
	said := words.Facts(words.SavedPrint, paths[0])
	if len(paths) > 1 {
		names := make([]string, len(paths))
		for i, path := range paths {
			names[i] = filepath.Base(path)
		}
		said = words.Facts(words.SavedPrint, strings.Join(names, ", "), filepath.Dir(paths[0]))
	}
	s.foot.showSaved(said, paths[0], cannot)
}

// savePictures writes a picture of each piece into a new folder beside the prints, and opens the folder.
func (s *Screen) savePictures(dpi float64, bleed bool) {
	if !s.laidOut(func() { s.savePictures(dpi, bleed) }) {
		return
	}
	job, name, folder, open := s.job, s.order.fileName(), household.Folder(s.shell.Folder), s.shell.Open
	s.foot.showNotice(words.Drawing)
	s.shell.Work(func() func() {
		into, count, err := writePictures(job, filepath.Join(folder.Prints(), name), dpi, bleed)
		var cannot error
		if err == nil {
			cannot = open(into)
		}
		return func() {
			switch {
			case err != nil:
				s.foot.showNotice("")
				s.cannotSave(err)
			case !s.gone:
				said := words.Facts(words.SavedPrint, words.PicturesSaved(count, into))
				s.foot.showSaved(said, into, cannot)
			}
		}
	})
}

// writePictures writes the pictures of a job into a new folder, whose name is derived from a path. It returns
// the folder and the number of pictures.
func writePictures(job *printables.Job, folder string, dpi float64, bleed bool) (string, int, error) {
	pictures, err := job.Pictures(dpi, bleed)
	if err != nil {
		return "", 0, err
	}
	into, err := prints.Folder(folder)
	if err != nil {
		return "", 0, err
	}
	err = printables.DrawPictures(context.Background(), pictures, func(i int, file []byte) error {
		path := filepath.Join(into, pictures[i].Name+".png")
		if err := files.WriteNew(path, file); err != nil {
			return &prints.WriteError{Path: path, Err: err}
		}
		return nil
	})
	return into, len(pictures), err
}
