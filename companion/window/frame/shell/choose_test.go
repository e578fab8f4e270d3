package shell

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/system/filemanager"
)

// clerk is a file manager that answers as the test says, at once.
type clerk struct {
	path      string
	err       error
	before    func() // happens while the dialog is open
	asked     []filemanager.Question
	cancelled []bool
	shown     []string
	hides     bool
}

func (c *clerk) Choose(ctx context.Context, question filemanager.Question) (string, error) {
	c.asked = append(c.asked, question)
	if before := c.before; before != nil {
		c.before = nil
		before()
	}
	c.cancelled = append(c.cancelled, ctx.Err() != nil)
	return c.path, c.err
}

func (c *clerk) Show(path string) error {
	c.shown = append(c.shown, path)
	if c.hides {
		return filemanager.ErrNone
	}
	return nil
}

// withClerk opens a window of a family, with a file manager and a screen to go to.
func withClerk(t *testing.T) (*Shell, *clerk, Route) {
	t.Helper()
	s, _, route := open(t)
	c := new(clerk)
	s.Files, s.Folder = c, filepath.Join(t.TempDir(), "Für uns")
	return s, c, route("second")
}

// What is chosen in the system's dialog is handed on, once; nothing that is chosen is nothing.
func TestAFileIsChosenInTheSystemsDialog(t *testing.T) {
	broken := errors.New("That file is elsewhere.")
	for name, c := range map[string]struct {
		path string
		err  error
		want string
	}{
		"chosen":    {"/srv/Oma 100%.toml", nil, "/srv/Oma 100%.toml <nil>"},
		"cancelled": {"", nil, ""},
		"error":     {"", broken, " That file is elsewhere."},
	} {
		t.Run(name, func(t *testing.T) {
			s, files, _ := withClerk(t)
			files.path, files.err = c.path, c.err
			var got []string
			s.ChooseFile("Rules", []string{".toml"}, func(path string, err error) {
				text := "<nil>"
				if err != nil {
					text = err.Error()
				}
				got = append(got, path+" "+text)
			})
			if strings.Join(got, "|") != c.want || s.Window.Canvas().Overlays().Top() != nil {
				t.Errorf("got %q", got)
			}
			asked := files.asked[0]
			if asked.Save || asked.Title == "" || asked.Kind != "Rules" || !slices.Equal(asked.Endings, []string{".toml"}) {
				t.Errorf("asked %+v", asked)
			}
		})
	}
}

// Where files arrive is where the dialog begins; who has no such place begins in the family's folder.
func TestWhereTheSystemsDialogBegins(t *testing.T) {
	s, files, _ := withClerk(t)
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	s.ChooseFile("Rules", nil, nil)
	if err := os.Mkdir(filepath.Join(home, "Downloads"), 0o700); err != nil {
		t.Fatal(err)
	}
	s.ChooseFile("Rules", nil, nil)
	if files.asked[0].Folder != s.Folder || files.asked[1].Folder != filepath.Join(home, "Downloads") {
		t.Errorf("begins in %s and %s", files.asked[0].Folder, files.asked[1].Folder)
	}
}

// Without a dialog of the system's, the library's begins in the family's folder.
func TestTheLibrarysDialogBeginsInTheFamilysFolder(t *testing.T) {
	s, files, _ := withClerk(t)
	files.err = filemanager.ErrNone
	s.ChooseFile("Rules", []string{".toml"}, func(string, error) { t.Error("something is chosen") })
	top := s.Window.Canvas().Overlays().Top()
	if top == nil {
		t.Fatal("no dialog is shown")
	}
	if !says(top, "Für uns") {
		t.Error("the dialog does not begin in the family's folder")
	}
	press(s, fyne.KeyEscape)
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not close it")
	}
}

// Who leaves the screen, closes the window or asks again closes the dialog. What comes of it then is nothing.
func TestALateAnswerIsNoAnswer(t *testing.T) {
	for name, leave := range map[string]func(s *Shell, second Route){
		"another screen": func(s *Shell, second Route) { s.Go(second) },
		"instead":        func(s *Shell, second Route) { s.Replace(second) },
		"become":         func(s *Shell, second Route) { s.Become(second(s)) },
		"window closed":  func(s *Shell, second Route) { s.Close() },
	} {
		for what, answer := range map[string]clerk{"chosen": {path: "/srv/late"}, "error": {err: errors.New("late")},
			"none": {err: filemanager.ErrNone}} {
			t.Run(name+", "+what, func(t *testing.T) {
				s, files, second := withClerk(t)
				*files = answer
				files.before = func() { leave(s, second) }
				s.ChooseFile("Rules", nil, func(path string, err error) { t.Errorf("%q, %v", path, err) })
				if !files.cancelled[0] || s.Window.Canvas().Overlays().Top() != nil {
					t.Errorf("the dialog stays: %v", files.cancelled)
				}
			})
		}
	}
	t.Run("asked again", func(t *testing.T) {
		s, files, _ := withClerk(t)
		files.path = "/srv/chosen"
		var got []string
		first := func(path string, err error) { t.Errorf("the first is answered: %q, %v", path, err) }
		files.before = func() {
			s.ChooseFile("Rules", nil, func(path string, _ error) { got = append(got, path) })
		}
		s.ChooseFile("Rules", nil, first)
		if !slices.Equal(got, []string{"/srv/chosen"}) || !slices.Equal(files.cancelled, []bool{false, true}) {
			t.Errorf("got %q, cancelled %v", got, files.cancelled)
		}
	})
}

// A file that nothing opens is shown in its folder, and a file manager that does not show it has the folder
// opened. Where nothing does either, one sentence says where the file lies.
func TestWhereNothingOpensAFile(t *testing.T) {
	for name, c := range map[string]struct {
		opens, shows bool
		view         bool
		want         string
	}{
		"view":           {true, true, true, "open book.pdf"},
		"view in folder": {false, true, true, "open book.pdf|show book.pdf"},
		"show":           {true, true, false, "show book.pdf"},
		"show by folder": {true, false, false, "show book.pdf|open Prints"},
		"no view":        {false, false, true, "open book.pdf|show book.pdf|said"},
		"no folder":      {false, false, false, "show book.pdf|open Prints|said"},
	} {
		t.Run(name, func(t *testing.T) {
			s, files, _ := withClerk(t)
			path := filepath.Join(t.TempDir(), "Prints", "book.pdf")
			if err := errors.Join(os.Mkdir(filepath.Dir(path), 0o700), os.WriteFile(path, nil, 0o600)); err != nil {
				t.Fatal(err)
			}
			var did []string
			files.hides = !c.shows
			s.Open = func(path string) error {
				did = append(did, "open "+filepath.Base(path))
				if !c.opens {
					return errors.New(`exec: "xdg-open": executable file not found in $PATH`)
				}
				return nil
			}
			s.Files = managed{files, func(path string) { did = append(did, "show "+filepath.Base(path)) }}
			if c.view {
				s.View(path)
			} else {
				place := s.NewPlace()
				if place.Visible() {
					t.Error("there is a button for nothing")
				}
				place.Set(path)
				test.Tap(place.Button)
			}
			if top := s.Window.Canvas().Overlays().Top(); top != nil {
				did = append(did, "said")
				if !says(top, "It lies here: "+path) || says(top, "exec") {
					t.Error("it says something else")
				}
			}
			if got := strings.Join(did, "|"); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// managed tells what is shown before it is.
type managed struct {
	*clerk
	tell func(path string)
}

func (m managed) Show(path string) error { m.tell(path); return m.clerk.Show(path) }

// says reports whether a label or a button in an object holds a text.
func says(o fyne.CanvasObject, text string) bool {
	return slices.ContainsFunc(test.LaidOutObjects(o), func(one fyne.CanvasObject) bool {
		switch one := one.(type) {
		case *widget.Label:
			return strings.Contains(one.Text, text)
		case *widget.Button:
			return strings.Contains(one.Text, text)
		}
		return false
	})
}
