package shell

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/system/filemanager"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets/household"
)

// ChooseFile has people choose a file of a kind, with one of some endings. The system's dialog begins where
// files arrive; where there is none, the library's begins in the family's folder. Do is not called if nothing
// is chosen, or if people have left the screen by then.
func (s *Shell) ChooseFile(kind string, endings []string, do func(path string, err error)) {
	question := filemanager.Question{Title: words.ChooseFile, Folder: arrivals(s.Folder), Kind: kind,
		Endings: endings}
	s.Choose(question, do, func() {
		d := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
			switch {
			case err != nil:
				do("", err)
			case file != nil:
				path := file.URI().Path()
				file.Close()
				do(path, nil)
			}
		}, s.Window)
		d.SetFilter(storage.NewExtensionFileFilter(endings))
		_ = household.Folder(s.Folder).Make() // else the dialog begins at home
		if place, err := storage.ListerForURI(storage.NewFileURI(s.Folder)); err == nil {
			d.SetLocation(place)
		}
		s.Over(d)
	})
}

// arrivals returns where files arrive that others send, or the family's folder where no such place is known.
func arrivals(family string) string {
	if home, err := os.UserHomeDir(); err == nil {
		folder := filepath.Join(home, "Downloads")
		if about, err := os.Stat(folder); err == nil && about.IsDir() {
			return folder
		}
	}
	return family
}

// Choose asks a question in the system's dialog and calls do with the path, or with an error whose sentence
// can be shown. Where the system has no dialog it calls none. If nothing is chosen it calls neither, nor if
// people have left the screen, or asked again, before they have answered: then the dialog is closed.
func (s *Shell) Choose(question filemanager.Question, do func(path string, err error), none func()) {
	s.unasked()
	ctx, unasked := context.WithCancel(context.Background())
	s.unasked = unasked
	question.Parent = number(s.Window)
	s.Work(func() func() {
		path, err := s.Files.Choose(ctx, question)
		return func() {
			if ctx.Err() != nil { // nobody waits for it any more
				return
			}
			unasked()
			switch {
			case errors.Is(err, filemanager.ErrNone):
				none()
			case err != nil:
				do("", err)
			case path != "":
				do(path, nil)
			default:
				s.Refocus()
			}
		}
	})
}

// number returns the number that the system has for a window; 0 where it is not known.
func number(window fyne.Window) (n uintptr) {
	if native, ok := window.(driver.NativeWindow); ok {
		native.RunNative(func(about any) {
			switch about := about.(type) {
			case driver.X11WindowContext:
				n = about.WindowHandle
			case driver.WindowsWindowContext:
				n = about.HWND
			}
		})
	}
	return n
}

// Over shows a dialog of the library's over the window, which Escape closes.
func (s *Shell) Over(d interface {
	Show()
	Hide()
	SetOnClosed(func())
}) {
	canvas := s.Window.Canvas()
	before := canvas.OnTypedKey()
	d.SetOnClosed(func() { canvas.SetOnTypedKey(before) })
	d.Show()
	canvas.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			d.Hide()
		}
	})
}

// View opens a file or folder with the system's viewer. A file that nothing opens is shown in its folder.
func (s *Shell) View(path string) { s.point(path, s.Open, s.Files.Show) }

// ShowInFolder shows where a file lies.
func (s *Shell) ShowInFolder(path string) {
	s.point(path, s.Files.Show, func(path string) error {
		if about, err := os.Stat(path); err == nil && !about.IsDir() {
			path = filepath.Dir(path)
		}
		return s.Open(path)
	})
}

// point shows a file in the first way that works. Where none does, it says where the file lies.
func (s *Shell) point(path string, ways ...func(path string) error) {
	s.Work(func() func() {
		for _, way := range ways {
			if way(path) == nil {
				return nil
			}
		}
		return func() { s.Say(words.CannotShow, words.LiesHere(path)) }
	})
}

// A Place is the button that shows where the file lies that was saved last. It is hidden before one is.
type Place struct {
	*widgets.Button
	path string
}

// NewPlace returns a Place without a file.
func (s *Shell) NewPlace() *Place {
	p := new(Place)
	p.Button = widgets.NewButton(words.ShowInFolder, theme.FolderOpenIcon(), func() { s.ShowInFolder(p.path) })
	p.Hide()
	return p
}

// Set sets the path of the file, or of a folder; "" hides the button.
func (p *Place) Set(path string) {
	p.path = path
	widgets.SetVisible(p.Button, path != "")
}
