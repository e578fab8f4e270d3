package shell

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/window/frame/look"
)

// room is the layout of all that is in the window. On a large one text grows.
type room struct{ shell *Shell }

// Layout implements fyne.Layout.
func (r room) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
	s := r.shell
	if growth := look.Growth(size); growth != s.growth {
		s.growth = growth
		s.Post(func() { // not while the window is laid out
			s.apply()
			if s.screen != nil {
				s.Retitle()
			}
		})
	}
}

// MinSize implements fyne.Layout.
func (room) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// SetFullScreen has the window fill the whole screen, or gives it back the size that it had before.
func (s *Shell) SetFullScreen(on bool) {
	if on && !s.Window.FullScreen() {
		s.unfilled = s.Window.Canvas().Size()
	}
	s.Window.SetFullScreen(on)
}

// Restore gives the window the size and the full screen that it had when it was last closed. It is called
// before the window is shown.
func (s *Shell) Restore() {
	s.unfilled = look.Usual
	if s.settings.Width > 0 {
		s.unfilled = fyne.NewSize(float32(s.settings.Width), float32(s.settings.Height))
	}
	s.Window.Resize(s.unfilled)
	s.Window.SetFullScreen(s.settings.Full)
}

// remember saves the size of the window for the next time. It waits for the disk, though not for ever, because
// the program ends right after it. The file is read again, so that nothing else in it changes, and a file that
// cannot be read stays as it is. An error is not told: the window is gone, and its size is a small loss.
func (s *Shell) remember() {
	if s.Deps.Settings == "" {
		return
	}
	size, full := s.Window.Canvas().Size(), s.Window.FullScreen()
	if full {
		size = s.unfilled
	}
	s.Within(farewell, func() {
		saved, err := s.load()
		if err != nil {
			return
		}
		changed := saved
		changed.Full = full
		changed.Width, changed.Height = int(math.Round(float64(size.Width))), int(math.Round(float64(size.Height)))
		if changed != saved {
			_ = changed.Save(s.Deps.Settings)
		}
	})
}

// farewell is how long the program waits for a disk at its end.
const farewell = 3 * time.Second
