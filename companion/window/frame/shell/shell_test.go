package shell

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// note is a screen with one button that tells what became of it.
type note struct {
	title  string
	button *widgets.Button
	log    *[]string
}

func (n *note) Title() string              { return n.title }
func (n *note) Content() fyne.CanvasObject { return container.NewStack(n.button) }
func (n *note) Focus() fyne.Focusable      { return n.button }
func (n *note) Leave()                     { *n.log = append(*n.log, "left "+n.title) }
func (n *note) Undo()                      { *n.log = append(*n.log, "undo") }
func (n *note) Redo()                      { *n.log = append(*n.log, "redo") }

func open(t *testing.T) (*Shell, *[]string, func(string) Route) {
	t.Helper()
	test.NewTempApp(t)
	log := new([]string)
	route := func(title string) Route {
		return func(*Shell) Screen {
			return &note{title, widgets.NewButton("Press "+title, nil, func() {
				*log = append(*log, "pressed "+title)
			}), log}
		}
	}
	s := New(Deps{Settings: filepath.Join(t.TempDir(), "settings.toml"), Start: func(do func()) { do() }},
		test.NewTempWindow(t, nil), route("first"))
	s.Window.Resize(fyne.NewSize(800, 600))
	return s, log, route
}

func press(s *Shell, name fyne.KeyName) {
	key := &fyne.KeyEvent{Name: name}
	if focused := s.Window.Canvas().Focused(); focused != nil {
		focused.TypedKey(key)
	} else {
		s.Window.Canvas().OnTypedKey()(key)
	}
}

// Once a screen has been shown for some seconds it has settled; one that was left before has not.
func TestAScreenSettles(t *testing.T) {
	test.NewTempApp(t)
	var later []func()
	settled := 0
	s := New(Deps{Start: func(do func()) { do() }, Settled: func() { settled++ },
		After: func(wait time.Duration, do func()) (stop func()) {
			later = append(later, do)
			return func() {}
		}}, test.NewTempWindow(t, nil), func(*Shell) Screen {
		return &note{"first", widgets.NewButton("", nil, nil), new([]string)}
	})
	s.Go(func(*Shell) Screen { return &note{"second", widgets.NewButton("", nil, nil), new([]string)} })
	for _, do := range later {
		do()
	}
	if len(later) != 2 || settled != 1 {
		t.Errorf("%d screens could settle, and %d have", len(later), settled)
	}
}

// A title that is wider than its room is written smaller, down to the size of text; only a longer one is cut.
func TestALongTitleIsWhole(t *testing.T) {
	s, _, route := open(t)
	usual := s.bar.title.TextSize
	s.SetSettings(settings.Settings{Look: "light", Text: 200})
	s.Window.Resize(fyne.NewSize(860, 600))
	s.Go(route("Adventure Mode Awesome: Make a monster"))
	if got := s.bar.title.Text; got != "Adventure Mode Awesome: Make a monster" || s.bar.title.TextSize >= 2*usual {
		t.Errorf("the title is %q, of size %v", got, s.bar.title.TextSize)
	}
	s.Go(route(strings.Repeat("Wide ", 12)))
	if got, least := s.bar.title, look.Current().Size(theme.SizeNameText); got.TextSize != least ||
		!strings.HasSuffix(got.Text, "…") {
		t.Errorf("the title is %q, of size %v", got.Text, got.TextSize)
	}
	s.Back()
	s.Back()
	if got := s.bar.title; got.Text != "first" || got.TextSize != 2*usual {
		t.Errorf("a short title is %q, of size %v", got.Text, got.TextSize)
	}
}

func TestGoAndBack(t *testing.T) {
	s, log, route := open(t)
	s.Go(route("second"))
	if s.Screen().Title() != "second" || s.bar.title.Text != "second" || !s.bar.back.Visible() {
		t.Errorf("after Go: %q shown, %q in the bar", s.Screen().Title(), s.bar.title.Text)
	}
	press(s, fyne.KeyReturn)
	press(s, fyne.KeyEnter)
	press(s, fyne.KeySpace)
	press(s, fyne.KeyEscape) // the focused button hands it on
	if s.Screen().Title() != "first" || s.bar.back.Visible() {
		t.Errorf("after Escape: %q shown", s.Screen().Title())
	}
	press(s, fyne.KeyEscape)
	if got, want := *log, 5; len(got) != want || got[4] != "left second" || got[0] != "left first" {
		t.Errorf("got %q", got)
	}
}

// holding is a note that asks before it is left.
type holding struct {
	note
	leave func()
}

func (h *holding) Hold(leave func()) bool {
	h.leave = leave
	return true
}

// A screen that asks first stays until it is left all the same.
func TestBackAsksFirst(t *testing.T) {
	s, log, _ := open(t)
	h := &holding{note: note{"held", widgets.NewButton("Press held", nil, nil), log}}
	s.Go(func(*Shell) Screen { return h })
	press(s, fyne.KeyEscape)
	if s.Screen().Title() != "held" || h.leave == nil {
		t.Fatalf("Escape leaves for %q without asking", s.Screen().Title())
	}
	h.leave()
	if s.Screen().Title() != "first" {
		t.Errorf("leaving all the same comes to %q", s.Screen().Title())
	}
}

// receiving is a note that takes files and texts itself.
type receiving struct{ note }

func (r *receiving) Drop(path string)  { *r.log = append(*r.log, "dropped "+path) }
func (r *receiving) Paste(text string) { *r.log = append(*r.log, "pasted "+text) }

// What is dropped goes to the screen that takes it, else to where the program says, once the screen may be left; what is
// pasted goes to no other screen, and nothing goes past a dialog.
func TestWhatIsDroppedFindsItsScreen(t *testing.T) {
	s, log, _ := open(t)
	s.Drop("a") // nobody wants it
	s.OnDrop(func(path string) { *log = append(*log, "fetched "+path) })
	s.SetClipboard("text")
	s.Drop("b")
	s.Paste()
	s.Go(func(*Shell) Screen { return &receiving{note{"r", widgets.NewButton("", nil, nil), log}} })
	s.Drop("c")
	s.Paste()
	s.Say("Sure", "Really")
	s.Drop("d")
	s.Paste()
	press(s, fyne.KeyEscape)
	h := &holding{note: note{"held", widgets.NewButton("", nil, nil), log}}
	s.Go(func(*Shell) Screen { return h })
	s.Drop("e")
	*log = append(*log, "asked")
	h.leave()
	want := "fetched b, left first, dropped c, pasted text, left r, asked, fetched e"
	if got := strings.Join(*log, ", "); got != want {
		t.Errorf("got %s; want %s", got, want)
	}
}

func TestDialogHasTheKeys(t *testing.T) {
	s, log, _ := open(t)
	yes := ""
	s.Show("Sure", widgets.Text("Really"), widgets.Answer{Text: "No"},
		widgets.Answer{Text: "Yes", Main: true, Do: func() { yes = "yes" }})
	press(s, fyne.KeyReturn)
	if yes != "yes" || s.Window.Canvas().Overlays().Top() != nil {
		t.Errorf("Return did not press the main answer")
	}
	yes = ""
	s.Show("Sure", widgets.Text("Really"), widgets.Answer{Text: "No"},
		widgets.Answer{Text: "Yes", Main: true, Do: func() { yes = "yes" }})
	press(s, fyne.KeyEscape)
	if yes != "" || s.Window.Canvas().Overlays().Top() != nil {
		t.Errorf("Escape did not close the dialog")
	}
	press(s, fyne.KeyReturn)
	if len(*log) != 1 || (*log)[0] != "pressed first" {
		t.Errorf("the keys did not go back to the screen: %q", *log)
	}
}

func TestSettingsAreKeptAndSeen(t *testing.T) {
	s, _, _ := open(t)
	changed := s.Settings()
	changed.Look, changed.Text = "dark", 150
	s.SetSettings(changed)
	if look.Current().Palette != &look.Dark || look.Current().Text != 1.5 {
		t.Errorf("got %s at %v", look.Current().Name, look.Current().Text)
	}
	if kept, err := settings.Load(s.Deps.Settings); err != nil || kept != changed {
		t.Errorf("kept %v, %v; want %v", kept, err, changed)
	}
}
