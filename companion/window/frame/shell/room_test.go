package shell

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
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
	if size := s.Window.Canvas().Size(); size != look.Usual {
		t.Errorf("the first window has the size %v, want %v", size, look.Usual)
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

// What is wrong with the settings is said before the window has its size, and stands in a dialog of the usual size.
func TestWordsBeforeTheWindowIsShownHaveRoom(t *testing.T) {
	was, _, route := open(t)
	path := was.Deps.Settings
	if err := os.WriteFile(path, []byte("look = pink\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	window := test.NewTempWindow(t, nil)
	window.Resize(fyne.NewSize(28, 28))
	s := New(Deps{Settings: path, Start: func(do func()) { do() }}, window, route("first"))
	s.Restore()
	overlay, ok := window.Canvas().Overlays().Top().(fyne.Widget)
	if !ok {
		t.Fatal("nothing is said")
	}
	shown := test.WidgetRenderer(overlay).Objects()
	popup := shown[len(shown)-1].(*widget.PopUp)
	if size := popup.Content.Size(); size.Width < 400 || size.Height < 100 || size.Height > 400 {
		t.Errorf("the dialog has the size %v", size)
	}
}

// On a large screen everything grows, and it shrinks again with the window.
func TestTheScreenGrowsWithTheWindow(t *testing.T) {
	s, _, _ := open(t)
	for _, c := range []struct {
		size fyne.Size
		want float32
	}{{fyne.NewSize(2560, 1440), 1.6}, {look.Usual, 1}, {fyne.NewSize(1920, 1080), 1.2}} {
		s.Window.Resize(c.size)
		if got := look.Current().Text; got != c.want {
			t.Errorf("in a window of %v text is %v times as large, want %v", c.size, got, c.want)
		}
	}
	larger := s.Settings()
	larger.Text = 150
	s.SetSettings(larger)
	if got, want := look.Current().Text, float32(1.5)*1.2; got != want {
		t.Errorf("at 150 %% text is %v times as large, want %v", got, want)
	}
}

// A family begins with the paper of its country. Once another one has been chosen, that stays, wherever the
// program is started.
func TestThePaperOfTheCountryIsUsualUntilAnotherIsChosen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	paperOf := func(usual string, chosen string) string {
		h := withFaults(t, func(deps *Deps) {
			deps.Settings, deps.Paper, deps.Start = path, usual, func(do func()) { do() }
		})
		begins := h.Settings().Paper
		if chosen != "" {
			changed := h.Settings()
			changed.Paper = chosen
			h.SetSettings(changed)
		}
		return begins
	}
	for i, c := range []struct{ usual, chosen, want string }{
		{"", "", "a4"}, {"letter", "", "letter"}, {"letter", "a4", "letter"}, {"letter", "", "a4"},
		{"letter", "legal", "a4"}, {"", "", "legal"},
	} {
		if got := paperOf(c.usual, c.chosen); got != c.want {
			t.Errorf("start %d begins with %s, want %s", i+1, got, c.want)
		}
	}
}
