// Package waiting is the screen that is shown while another screen's files are read.
package waiting

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
)

// Screen waits for its reader and then becomes the screen that was read.
type Screen struct {
	shell   *shell.Shell
	trouble string
	read    Reader
	gone    bool
}

var _ shell.Screen = (*Screen)(nil)

// Reader reads the files in the background. It returns a function that then runs on the window's goroutine:
// become(true) makes the screen, become(false) closes what the reader has opened.
type Reader func() (become func(show bool) (shell.Screen, error), err error)

// For returns a route to a screen that has to be read first. If the user leaves before the reader is done,
// what it has opened is closed. Trouble is the title of the message if reading fails.
func For(trouble string, read Reader) shell.Route {
	return func(sh *shell.Shell) shell.Screen {
		return &Screen{shell: sh, trouble: trouble, read: read}
	}
}

func (s *Screen) ready(become func(show bool) (shell.Screen, error), err error) {
	if s.gone {
		if become != nil {
			_, _ = become(false)
		}
		return
	}
	var screen shell.Screen
	if err == nil {
		screen, err = become(true)
	}
	if err != nil {
		s.shell.Back()
		s.shell.Say(s.trouble, words.Problem(err))
		return
	}
	s.shell.Become(screen)
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.Opening }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.shell.Work(func() func() {
		become, err := s.read()
		return func() { s.ready(become, err) }
	})
	return container.NewCenter(widgets.Line(words.Opening, look.SizePrompt, look.Title))
}

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return nil }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }
