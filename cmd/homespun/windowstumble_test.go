//go:build cgo

package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/watchdog"
	"homespun/rulesets/household"
)

// unmeasured is a thing that nobody can lay out.
type unmeasured struct{ widget.BaseWidget }

func (*unmeasured) MinSize() fyne.Size { panic("nobody foresaw this") }
func (u *unmeasured) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack())
}

// falls are the ways to have the window fall by a panic that it cannot catch itself.
var falls = map[string]func(h *hand){
	"what the library does later": func(h *hand) { fyne.Do(func() { panic("nobody foresaw this") }) },
	"a tap": func(h *hand) {
		var wide *widgets.Button
		h.do(func() {
			wide = widgets.NewButton("Tap", nil, func() { panic("nobody foresaw this") })
			h.shell.Window.SetContent(container.NewStack(wide))
		})
		h.mouse(fyne.NewPos(300, 300))
		h.until("the button is there", func() (there bool) {
			h.do(func() { there = wide.Size().Width > 400 })
			return there
		})
		h.xdo("click", "1")
	},
	"a frame": func(h *hand) {
		fyne.Do(func() { h.shell.Window.SetContent(container.NewStack(&unmeasured{})) })
	},
}

// Where the window's library itself comes to a fault of ours, in a tap or as it draws, the program begins
// again in its own place, with the shelf and a sentence that says why; where that falls as well at once, it
// ends with a sentence.
func TestTheProgramBeginsAgainAfterAFall(t *testing.T) {
	needScreen(t)
	if name := os.Getenv("FALL"); name != "" {
		fall(t, falls[name])
		return
	}
	for name := range falls {
		t.Run(name, func(t *testing.T) {
			folder := family(t)
			c := exec.Command(os.Args[0], "-test.run=^TestTheProgramBeginsAgainAfterAFall$")
			c.Env = append(os.Environ(), "FALL="+name, "HOMESPUN_DIR="+folder, "XDG_CONFIG_HOME="+folder,
				"XDG_CACHE_HOME="+folder, "FYNE_SCALE=1")
			if out, err := c.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			if data, _ := os.ReadFile(filepath.Join(folder, "lives")); string(data) != "first second" {
				t.Errorf("the program has had the lives %q", data)
			}
			reports, _ := filepath.Glob(filepath.Join(household.Folder(folder).Reports(), "*.txt"))
			if len(reports) == 0 {
				t.Fatal("there is no report")
			}
			if data, _ := os.ReadFile(reports[0]); !strings.Contains(string(data),
				"Fault:   nobody foresaw this\n") ||
				!strings.Contains(string(data), "windowstumble_test.go:") {
				t.Errorf("the report is\n%s", data)
			}
		})
	}
}

// fall is what the program does: it falls, begins again, and falls at once.
func fall(t *testing.T, trip func(*hand)) {
	lives := filepath.Join(os.Getenv("HOMESPUN_DIR"), "lives")
	report, second := os.LookupEnv(stumbledVariable)
	h, opened := &hand{t: t, closed: make(chan error, 1)}, make(chan *shell.Shell)
	watchdog.Do(t, "the window opens", func() {
		onMain <- func() {
			h.closed <- restart(program{games.All()}.openTo(true, "", func(s *shell.Shell) { opened <- s }))
		}
		h.shell = <-opened
	})
	h.until("the window shows its screen", func() bool { return len(colours(h.screen())) > 20 })
	if !second {
		if err := os.WriteFile(lives, []byte("first"), 0o644); err != nil {
			t.Fatal(err)
		}
		trip(h)
		t.Fatalf("the program has not begun again: %v", h.ended())
	}
	if err := os.WriteFile(lives, []byte("first second"), 0o644); err != nil {
		t.Fatal(err)
	}
	var said, title string
	h.do(func() { said, title = tabletest.Said(h.shell.Window.Canvas()), h.shell.Screen().Title() })
	if title != words.App || !strings.Contains(said, words.Stumbled) ||
		!strings.Contains(said, filepath.Base(report)) {
		t.Errorf("on %q the window says %q", title, said)
	}
	h.key("Escape")
	h.until("the dialog is closed", func() (closed bool) {
		h.do(func() { closed = h.shell.Window.Canvas().Overlays().Top() == nil })
		return closed
	})
	restartGrace = time.Hour // however slow the machine is
	trip(h)
	var e *exit
	if err := h.ended(); !errors.As(err, &e) || e.code != exitNo ||
		!strings.Contains(err.Error(), "again and again") {
		t.Errorf("the second fall ends with %v", err)
	}
}

// A fault of the program before its window is there is told as one, and written down; it is not the
// display's.
func TestAFaultBeforeTheWindowIsThereIsTold(t *testing.T) {
	needScreen(t)
	if os.Getenv("FALL") == "" {
		folder := family(t)
		c := exec.Command(os.Args[0], "-test.run=^TestAFaultBeforeTheWindowIsThereIsTold$")
		c.Env = append(os.Environ(), "FALL=before", "HOMESPUN_DIR="+folder, "XDG_CONFIG_HOME="+folder,
			"XDG_CACHE_HOME="+folder)
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		if written, _ := filepath.Glob(filepath.Join(household.Folder(folder).Reports(), "*.txt")); len(
			written) != 1 {
			t.Errorf("there are the reports %q", written)
		}
		return
	}
	closed := make(chan error, 1)
	onMain <- func() {
		closed <- program{games.All()}.openTo(true, "", func(*shell.Shell) { panic("nobody foresaw this") })
	}
	err := watchdog.Receive(t, "the window is not opened", closed)
	if err == nil || !strings.HasPrefix(err.Error(),
		"the window cannot be opened, by a fault of the program: What happened is written down in “Report ") {
		t.Errorf("it says %v", err)
	}
}

// ended waits for the window to end, and returns with what.
func (h *hand) ended() error {
	h.t.Helper()
	return watchdog.Receive(h.t, "the window ends", h.closed)
}

// What nothing can catch, as in the graphics library, ends the program; the next time it is opened it says
// so. (In a program of its own: the window's library opens one window in the life of a program.)
func TestTheProgramTellsOfACrash(t *testing.T) {
	needScreen(t)
	if os.Getenv("CRASHED") == "" {
		c := exec.Command(os.Args[0], "-test.run=^TestTheProgramTellsOfACrash$")
		c.Env = append(os.Environ(), "CRASHED=before")
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	folder := family(t)
	crash := filepath.Join(folder, "homespun", "crash.txt")
	if err := os.MkdirAll(filepath.Dir(crash), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(crash,
		[]byte("SIGSEGV: segmentation violation\n\ngoroutine 1 "+
			"[syscall]:\nhomespun/companion/window.Open(0x1)\n\t/x/window.go:9 +0x1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	h := open(t, folder)
	var said string
	h.do(func() { said = tabletest.Said(h.shell.Window.Canvas()) })
	h.close()
	reports, _ := filepath.Glob(filepath.Join(household.Folder(folder).Reports(), "*.txt"))
	if len(reports) != 1 || !strings.Contains(said, filepath.Base(reports[0])) {
		t.Fatalf("the reports are %q, the window says %q", reports, said)
	}
	if data, _ := os.ReadFile(reports[0]); !strings.Contains(string(data), "SIGSEGV") ||
		!strings.Contains(string(data), "homespun/companion/window.Open window.go:9\n") {
		t.Errorf("the report is\n%s", data)
	}
	if info, err := os.Stat(crash); err != nil || info.Size() > 0 {
		t.Errorf("the crash would be told again: %v, %v", info, err)
	}
}
