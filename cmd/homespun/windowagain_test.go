//go:build cgo

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/system/instance"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/watchdog"
)

// matchIn copies a recorded match into a folder.
func matchIn(t *testing.T, folder, name string) (path string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "engines", "sitters", "testdata", "story.match"))
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(folder, name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// elsewhere runs a test in a program of its own, and reports whether it has: the window's library opens one
// window in the life of a program.
func elsewhere(t *testing.T) bool {
	t.Helper()
	if os.Getenv("ELSEWHERE") != "" {
		return false
	}
	c := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	c.Env = append(os.Environ(), "ELSEWHERE=1")
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	return true
}

// shows waits until a match lies on the table.
func (h *hand) shows(path string) {
	h.t.Helper()
	h.until(filepath.Base(path)+" is on the table", func() (there bool) {
		if screen := h.table(); screen != nil {
			h.do(func() { there = screen.Session().Path() == path })
		}
		return there
	})
}

// opensWith is open with a file, and with a callback for the time in which the window is not shown yet.
func opensWith(t *testing.T, folder, file string, before func()) *hand {
	t.Helper()
	t.Setenv("HOMESPUN_DIR", folder)
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("XDG_CACHE_HOME", folder)
	h, opened := &hand{t: t, closed: make(chan error, 1)}, make(chan *shell.Shell)
	watchdog.Do(t, "the window opens", func() {
		onMain <- func() {
			h.closed <- program{games.All()}.openTo(true, file, func(sh *shell.Shell) {
				before()
				opened <- sh
			})
		}
		h.shell = <-opened
	})
	return h
}

// The files of starts that meet all come to the one window: of a start while it is being opened, and of one
// while it is open. A start without a file only has it come to the front.
func TestSecondStartsComeToTheOneWindow(t *testing.T) {
	needScreen(t)
	if elsewhere(t) {
		return
	}
	folder := family(t)
	place := instance.Place{Cache: filepath.Join(folder, "homespun"), Family: folder}
	first, meeting, later := matchIn(t, folder, "first.match"), matchIn(t, folder, "meeting.match"),
		matchIn(t, folder, "later.match")
	h := opensWith(t, folder, first, func() {
		if !place.Hand(meeting) {
			t.Error("a window that is being opened does not take it")
		}
	})
	h.shows(meeting)
	for _, args := range [][]string{{"open", later}, nil} {
		ctx, stop := context.WithTimeout(t.Context(), watchdog.Limit)
		defer stop()
		c := exec.CommandContext(ctx, os.Args[0], args...)
		c.Env = append(os.Environ(), asProgram+"=1")
		if out, err := c.CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("a second start: %v\n%s", err, out)
		}
		h.shows(later)
	}
	h.close()
	if place.Hand("") {
		t.Error("the window is closed, and somebody takes something")
	}
}

// Where the other window does not answer, a start has a window of its own, which says so, and then opens its
// file.
func TestAWindowThatDoesNotAnswerIsLeftAlone(t *testing.T) {
	needScreen(t)
	if elsewhere(t) {
		return
	}
	folder := family(t)
	place := instance.Place{Cache: filepath.Join(folder, "homespun"), Family: folder}
	stop, err := place.Wait(func(string) bool { return false }, logFault)
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	file := matchIn(t, folder, "a.match")
	h := opensWith(t, folder, file, func() {})
	h.until("the window says that it is a second one", func() (says bool) {
		h.do(func() { says = strings.Contains(tabletest.Said(h.shell.Window.Canvas()), words.SecondWindowHelp) })
		return says
	})
	h.picture("second")
	h.key("Escape")
	h.shows(file)
	h.close()
}
