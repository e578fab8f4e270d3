package shell

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
	"homespun/rulesets/household"
)

// house is a window that catches faults, its work beside it on real goroutines; what they bring waits in
// posts.
type house struct {
	*testing.T
	*Shell
	log    *[]string
	route  func(string) Route
	posts  chan func()
	faults []*panics.Fault
}

func withFaults(t *testing.T, change func(*Deps)) *house {
	t.Helper()
	test.NewTempApp(t)
	h := &house{T: t, log: new([]string), posts: make(chan func(), 100)}
	h.route = func(title string) Route {
		return func(*Shell) Screen {
			return &note{title, widgets.NewButton("Press "+title, nil, func() {}), h.log}
		}
	}
	now := time.Date(2026, 11, 22, 19, 0, 0, 0, time.UTC)
	deps := Deps{Folder: t.TempDir(), Version: "1.2", Now: func() time.Time {
		now = now.Add(time.Minute)
		return now
	}, Post: func(do func()) { h.posts <- do },
		Faulted: func(fault *panics.Fault) { h.faults = append(h.faults, fault) }}
	if change != nil {
		change(&deps)
	}
	h.Shell = New(deps, test.NewTempWindow(t, nil), h.route("first"))
	h.Window.Resize(fyne.NewSize(800, 600))
	return h
}

// posted does the next thing that comes from beside the window.
func (h *house) posted() {
	h.Helper()
	watchdog.Receive(h.T, "something comes from beside the window", h.posts)()
}

// said returns the words of the open dialog, "" where none is open.
func (h *house) said() string {
	top := h.Window.Canvas().Overlays().Top()
	if top == nil {
		return ""
	}
	var said []string
	for _, o := range test.LaidOutObjects(top) {
		if label, ok := o.(*widget.Label); ok {
			said = append(said, label.Text)
		}
	}
	return strings.Join(said, "\n")
}

func (h *house) reports() []string {
	files, _ := filepath.Glob(filepath.Join(household.Folder(h.Folder).Reports(), "*"))
	return files
}

// stumbled checks that the first screen is shown, that the window says what has happened, and how many
// reports there are.
func (h *house) stumbled(reports int) {
	h.Helper()
	if h.Screen() == nil || h.Screen().Title() != "first" || len(h.routes) != 1 {
		h.Errorf("the screen is %v after %d routes", h.Screen(), len(h.routes))
	}
	if said := h.said(); !strings.Contains(said, words.Stumbled) ||
		!strings.Contains(said, words.StumbledHelp) {
		h.Errorf("the window says %q", said)
	}
	files := h.reports()
	if len(files) != reports {
		h.Fatalf("there are %d reports, want %d", len(files), reports)
	}
	if reports > 0 && !slices.ContainsFunc(files, func(file string) bool {
		return strings.Contains(h.said(), filepath.Base(file))
	}) {
		h.Errorf("the window says %q, the reports are %q", h.said(), files)
	}
}

// drawn is a screen with a picture that cannot be drawn.
type drawn struct{ shell *Shell }

func (d *drawn) Title() string         { return "Ava’s secret" }
func (d *drawn) Focus() fyne.Focusable { return nil }
func (d *drawn) Leave()                {}
func (d *drawn) Content() fyne.CanvasObject {
	return container.NewStack(
		widgets.NewPicture(fyne.NewSize(100, 100), d.shell.Work, func(width, height int) image.Image {
			return image.NewRGBA(image.Rect(0, 0, width, height)).SubImage(image.Rect(0, 0, 1, 1)).(*image.Alpha)
		}))
}

func TestAPageThatCannotBeDrawn(t *testing.T) {
	h := withFaults(t, nil)
	h.Go(func(s *Shell) Screen { return &drawn{s} })
	h.posted()
	h.stumbled(1)
	data, err := os.ReadFile(h.reports()[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Version: 1.2\n", "Screen:  shell.drawn\n",
		"is *image.RGBA, not *image.Alpha", "stumble_test.go:"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("there is no %q in the report\n%s", want, data)
		}
	}
	if strings.Contains(string(data), "Ava") {
		t.Errorf("a name is in the report\n%s", data)
	}
}

// Whatever the window does later, it says so where that has a fault, and goes on; the second time as the
// first.
func TestACallbackThatPanics(t *testing.T) {
	for name, do := range map[string]func(*house, func()){
		"posted": func(h *house, fault func()) { h.Post(fault); h.posted() },
		"work": func(h *house, fault func()) {
			h.Work(func() func() { fault(); return nil })
			h.posted()
		},
		"work, done": func(h *house, fault func()) { h.Work(func() func() { return fault }); h.posted() },
		"after":      func(h *house, fault func()) { h.After(0, fault); h.posted() },
	} {
		t.Run(name, func(t *testing.T) {
			h := withFaults(t, nil)
			for n := 1; n <= 2; n++ {
				h.Go(h.route("second"))
				h.Show("A question", widgets.Text("Really?"))
				do(h, func() { panic(strings.Repeat("no idea ", n)) })
				h.stumbled(n)
				press(h.Shell, fyne.KeyEscape)
				if h.said() != "" {
					t.Errorf("Escape leaves %q", h.said())
				}
				h.Go(h.route("third"))
				press(h.Shell, fyne.KeyEscape)
				if h.Screen().Title() != "first" {
					t.Errorf("the keys do not reach the window: %q is shown", h.Screen().Title())
				}
			}
			if len(h.faults) != 2 || !slices.Contains(*h.log, "left second") {
				t.Errorf("%d faults were told, and %q", len(h.faults), *h.log)
			}
		})
	}
}

// A fault that comes again and again is written down once and said once; only the next one after the family
// has read it is said again.
func TestAStormOfFaults(t *testing.T) {
	h := withFaults(t, nil)
	storm := func() {
		for range 50 {
			h.Post(func() { panic("again") })
			h.posted()
		}
	}
	storm()
	h.stumbled(1)
	press(h.Shell, fyne.KeyEscape)
	storm()
	h.stumbled(1)
	press(h.Shell, fyne.KeyEscape)
	for n := range 20 {
		h.Post(func() { panic(strings.Repeat("other", n)) })
		h.posted()
	}
	if files := h.reports(); len(files) != mostStumbles {
		t.Errorf("there are %d reports, want %d", len(files), mostStumbles)
	}
}

// broken is a screen that cannot even be left.
type broken struct{ note }

func (*broken) Leave() { panic("it cannot be left") }

// What goes wrong while a fault is told is written down too, and the family still comes to the shelf.
func TestAPanicWhileAPanicIsReported(t *testing.T) {
	t.Run("leaving", func(t *testing.T) {
		h := withFaults(t, nil)
		h.Go(func(*Shell) Screen { return &broken{note{"second", widgets.NewButton("", nil, nil), h.log}} })
		h.Post(func() { panic("no idea") })
		h.posted()
		h.stumbled(2)
	})
	t.Run("writing", func(t *testing.T) {
		h := withFaults(t, func(d *Deps) { d.Now = func() time.Time { panic("no clock") } })
		h.Go(h.route("second"))
		h.Post(func() { panic("no idea") })
		h.posted()
		h.stumbled(0)
		if !strings.Contains(h.said(), words.NotReported("No clock.")) {
			t.Errorf("the window says %q", h.said())
		}
	})
	t.Run("no folder", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "a file")
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		h := withFaults(t, func(d *Deps) { d.Folder = file })
		h.Post(func() { panic("no idea") })
		h.posted()
		h.stumbled(0)
	})
	t.Run("the first screen", func(t *testing.T) {
		h := withFaults(t, nil)
		h.Go(h.route("second"))
		h.routes[0] = func(*Shell) Screen { panic("no shelf") }
		h.Post(func() { panic("no idea") })
		h.posted()
		if said := h.said(); !strings.Contains(said, words.Stumbled) || h.Screen() != nil ||
			len(h.reports()) != 2 {
			t.Errorf("the window says %q, the screen is %v, %d reports", said, h.Screen(), len(h.reports()))
		}
		press(h.Shell, fyne.KeyEscape) // nothing is there to take the keys
		press(h.Shell, fyne.KeyEscape)
	})
	t.Run("the one who is told", func(t *testing.T) {
		h := withFaults(t, nil)
		h.Deps.Faulted = func(*panics.Fault) { panic("it is told to nobody") }
		if escaped := panics.Try(func() { h.Stumble(&panics.Fault{Problem: "no idea"}) }); escaped == nil {
			t.Error("what cannot be told has not gone on to the program")
		}
	})
}

// The first screen may have a fault from the start: the window opens all the same and says so.
func TestAFirstScreenThatPanics(t *testing.T) {
	test.NewTempApp(t)
	h := &house{T: t}
	h.Shell = New(Deps{Folder: t.TempDir(), Faulted: func(*panics.Fault) {}}, test.NewTempWindow(t, nil),
		func(*Shell) Screen { panic("no shelf") })
	if said := h.said(); !strings.Contains(said, words.Stumbled) || len(h.reports()) == 0 {
		t.Errorf("the window says %q, %d reports", said, len(h.reports()))
	}
}

// After the program had to begin again, it says why first.
func TestTheProgramBeginsAgain(t *testing.T) {
	h := withFaults(t, func(d *Deps) {
		d.Stumbled = &Stumble{Report: filepath.Join("Reports", "Report of today.txt")}
	})
	if said := h.said(); !strings.Contains(said, words.Stumbled) ||
		!strings.Contains(said, "Report of today.txt") {
		t.Errorf("the window says %q", said)
	}
	press(h.Shell, fyne.KeyEscape)
	if h.said() != "" {
		t.Errorf("Escape leaves %q", h.said())
	}
}

// What comes from beside a window that has been closed is written down and opens nothing.
func TestAFaultAfterTheWindowWasClosed(t *testing.T) {
	h := withFaults(t, nil)
	h.Close()
	h.Post(func() { panic("too late") })
	h.posted()
	if h.Screen() != nil || h.said() != "" || len(h.reports()) != 1 {
		t.Errorf("the screen is %v, the window says %q, %d reports", h.Screen(), h.said(), len(h.reports()))
	}
}
