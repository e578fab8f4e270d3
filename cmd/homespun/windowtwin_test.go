//go:build cgo

package main

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/rulesets/household"
)

// A twin is the window of an installed program, for another system even, that stands on a display of its own.
// What is done in the window of the tests is done there as well, and both have to show the same.
type twin struct {
	// display is its display, screen the file of its pixels, and family the folder of its family.
	display, screen, family string
	// corner is where its content begins on its display.
	corner image.Point
}

// twinOf returns the twin that the environment names, nil for none.
func twinOf() *twin {
	if os.Getenv("HOMESPUN_TWIN") == "" {
		return nil
	}
	return &twin{display: os.Getenv("HOMESPUN_TWIN"), screen: os.Getenv("HOMESPUN_TWIN_SCREEN"),
		family: os.Getenv("HOMESPUN_TWIN_FAMILY")}
}

// moved returns a command of xdotool for the display of the twin.
func (w *twin) moved(args []string) []string {
	if args[0] != "mousemove" {
		return args
	}
	args = slices.Clone(args)
	for i, by := range []int{w.corner.X, w.corner.Y} {
		at, _ := strconv.Atoi(args[1+i])
		args[1+i] = strconv.Itoa(at + by)
	}
	return args
}

// What two windows show is the same if all but so many pixels are: each has a mouse of its own, and a cursor
// that blinks.
const otherPixels = 1500

// meets waits until both windows show the same.
func (h *hand) meets() {
	h.t.Helper()
	h.until("both windows show the same", func() bool {
		size := h.size()
		return differ(h.screen(), h.dumpOf(h.twin.screen), size, h.twin.corner, otherPixels) <= otherPixels
	})
}

// size returns the size of the window, in pixels.
func (h *hand) size() (size image.Point) {
	h.do(func() {
		s := h.shell.Window.Canvas().Size()
		size = image.Pt(int(s.Width), int(s.Height))
	})
	return size
}

// differ counts the pixels of a window in the corner of a display that are others in a window on another one,
// and stops beyond the most.
func differ(a, b *dump, size, corner image.Point, most int) (n int) {
	const clearly = 32 // of 255
	line := func(d *dump, x, y int) []byte { return d.data[d.start+y*d.line+4*x:][:4*size.X] }
	for y := range min(size.Y, a.height, b.height-corner.Y) {
		left, right := line(a, 0, y), line(b, corner.X, y+corner.Y)
		if bytes.Equal(left, right) {
			continue
		}
		for x := 0; x < len(left); x += 4 {
			for c := range 3 {
				if max(left[x+c], right[x+c])-min(left[x+c], right[x+c]) > clearly {
					n++
					break
				}
			}
		}
		if n > most {
			return n
		}
	}
	return n
}

// finds finds where the content of the twin begins: below its title bar, and within its frame.
func (h *hand) finds() {
	h.t.Helper()
	h.until("the twin shows the same somewhere", func() bool {
		here, there := h.screen(), h.dumpOf(h.twin.screen)
		size := h.size()
		for y := range 1 + min(80, there.height-size.Y) {
			for x := range 1 + min(80, there.width-size.X) {
				if differ(here, there, size, image.Pt(x, y), otherPixels) <= otherPixels {
					h.twin.corner = image.Pt(x, y)
					return true
				}
			}
		}
		return false
	})
}

// twice are matches that are played in both windows. Nothing in them is left to chance.
var twice = []struct {
	evening
	// path is a recorded match, or bots are what bots play to make one.
	path, bots string
	house      map[string]string
}{
	{evening: evening{game: "SiTTeRS", names: []string{"Ava", "Ben"}}, bots: "sitters"},
	{evening: evening{game: "Cubed", rules: "Mini", names: []string{"Ava", "Ben"}}, bots: "cubed/mini"},
	{evening: evening{game: "Geyser", rules: "Restless Mother", names: []string{"Ava", "Ben", "Cleo"}},
		path: "../../engines/geyser/testdata/three.match"},
	{evening: evening{game: "Adventure Mode Awesome", rules: "Short evening", theme: "Chess set",
		names: []string{"Ava", "Ben"}}, path: dungeonLost, house: map[string]string{"Short evening": shortEvening}},
	{evening: evening{game: "Saratoga Sabotage", rules: "Quick trail",
		names: []string{"Ava", "Ben", "Cleo", "Dan"}},
		path: "../../engines/saratoga/testdata/four.match", house: map[string]string{"Quick trail": quickTrail}},
	{evening: evening{game: "Patrollers", rules: "Basic", screen: true, names: []string{"Ava", "Ben"}},
		path: battles + "basic.match"},
}

// Whole matches in an installed program, by mouse and keyboard: it shows at each step what the program does
// that is built here, and keeps the same match.
func TestAnInstalledProgramPlaysTheSame(t *testing.T) {
	needScreen(t)
	other := twinOf()
	if other == nil {
		t.Skip("HOMESPUN_TWIN is not set: `go run ./cmd/bootstrap test -release` installs a program and runs this")
	}
	folder := family(t)
	settings, err := os.ReadFile(os.Getenv("HOMESPUN_TWIN_SETTINGS"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(folder, "homespun"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "homespun", "settings.toml"), settings, 0o644); err != nil {
		t.Fatal(err)
	}
	h := open(t, folder)
	h.twin = other
	h.finds()
	for _, e := range twice {
		kept := h.matches()
		for name, text := range e.house {
			h.house(folder, name, text)
		}
		path := e.path
		if path == "" {
			path = filepath.Join(t.TempDir(), "bots.match")
			var said bytes.Buffer
			if code := run([]string{"play", e.bots, "--seats", "bot:medium,bot:medium", "--record", path},
				strings.NewReader(""), &said, &said); code != 0 {
				t.Fatalf("the bots have not played %s: %s", e.bots, &said)
			}
		}
		h.spends(folder, e.evening, path)
		h.meets()
		now := slices.DeleteFunc(h.matches(), func(path string) bool { return slices.Contains(kept, path) })
		if len(now) != 1 {
			t.Fatalf("the installed program has kept %q of %s", now, e.game)
		}
		sameEnd(t, now[0], path)
		t.Logf("%s is played to its end, and kept in %s", e.game, filepath.Base(now[0]))
	}
	h.twin = nil
	h.close()
}

// matches lists the matches of the twin's family.
func (h *hand) matches() []string {
	all, _ := filepath.Glob(filepath.Join(household.Folder(h.twin.family).Matches(), "*.match"))
	return all
}
