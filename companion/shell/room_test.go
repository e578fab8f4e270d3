package shell

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/settings"
)

// reopened closes the window and opens another one with the same settings file.
func reopened(t *testing.T, s *Shell, first Route) *Shell {
	t.Helper()
	s.Close()
	again := New(Deps{Settings: s.Deps.Settings, Start: func(do func()) { do() }}, test.NewTempWindow(t, nil),
		first)
	again.Restore()
	return again
}

func TestTheWindowComesBackInItsSize(t *testing.T) {
	s, _, route := open(t)
	s.Restore()
	if size := s.Window.Canvas().Size(); size != usual {
		t.Errorf("the first window has the size %v, want %v", size, usual)
	}
	s.Window.Resize(fyne.NewSize(1366, 708))
	s = reopened(t, s, route("first"))
	if size := s.Window.Canvas().Size(); size != fyne.NewSize(1366, 708) || s.Window.FullScreen() {
		t.Errorf("the size is %v, the window full %v; want 1366×708", size, s.Window.FullScreen())
	}
	press(s, fyne.KeyF11)
	s.Window.Resize(fyne.NewSize(1920, 1080)) // as the display does
	s = reopened(t, s, route("first"))
	if !s.Window.FullScreen() {
		t.Error("the window was full when it was closed and is not when it is opened")
	}
	press(s, fyne.KeyEscape)
	s.Close()
	if now, err := settings.Load(s.Deps.Settings); err != nil || now.Full || now.Width != 1366 || now.Height != 708 {
		t.Errorf("after full screen the settings say %+v, %v; want 1366×708 again", now, err)
	}
}

func TestClosingTheWindowLeavesSettingsThatCannotBeRead(t *testing.T) {
	s, _, _ := open(t)
	const text = "look = pink\n"
	if err := os.WriteFile(s.Deps.Settings, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s.Close()
	if left, err := os.ReadFile(s.Deps.Settings); err != nil || string(left) != text {
		t.Errorf("the file now holds %q, %v", left, err)
	}
}
