//go:build cgo && linux

package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"homespun/engines/enginetest/watchdog"
)

// atATime is how many steps of somebody who taps and types at random are handed to the display at once.
const atATime = 100

// BenchmarkMemory is how much of the machine's memory the program holds, as the system counts it: at the
// shelf, and after some thousand taps and keys at random, STEPS of them, beside a window of the library with
// one word in it. The aims are 150 MB, and 300 MB after 8,000 steps.
func BenchmarkMemory(b *testing.B) {
	if !needOwnScreen(b) {
		return
	}
	steps := 500
	if n := os.Getenv("STEPS"); n != "" {
		fmt.Sscan(n, &steps)
	}
	h := &hand{t: b}
	empty, program, folder := filepath.Join(b.TempDir(), "empty"), filepath.Join(b.TempDir(), "homespun"),
		family(b)
	build(b, empty, "./testdata/emptywindow")
	build(b, program, ".")
	for b.Loop() {
		window := h.launched(empty, folder)
		b.ReportMetric(resident(b, window), "MB/empty-window")
		end(window)

		window = h.launched(program, folder)
		h.until("the shelf is shown", func() bool { return len(colours(h.screen())) > 20 })
		b.ReportMetric(resident(b, window), "MB/shelf")
		h.wanders(rand.New(rand.NewPCG(13, 13)), steps)
		b.ReportMetric(resident(b, window), fmt.Sprintf("MB/after-%d-steps", steps))
		end(window)
	}
}

// launched starts a program and waits until its window covers the display.
func (h *hand) launched(program, folder string) *exec.Cmd {
	h.t.Helper()
	c := launch(h.t, program, folder)
	h.until("the window is there", func() bool {
		r, g, b, _ := h.screen().At(600, 400).RGBA()
		return r+g+b > 0
	})
	return c
}

// wanders has somebody tap and type at random for so many steps.
func (h *hand) wanders(r *rand.Rand, steps int) {
	h.t.Helper()
	keys := []string{"Escape", "Escape", "Tab", "Tab", "space", "Return", "Up", "Down", "Left", "Right",
		"Next", "BackSpace", "ctrl+z", "1", "3", "6", "a"}
	for range steps / atATime {
		var script strings.Builder
		for range atATime {
			switch n := r.IntN(10); {
			case n < 6:
				fmt.Fprintf(&script, "mousemove %d %d click 1\n", r.IntN(1280), r.IntN(800))
			case n < 7:
				fmt.Fprintf(&script, "click %d\n", 4+r.IntN(2)) // the wheel
			default:
				fmt.Fprintf(&script, "key %s\n", keys[r.IntN(len(keys))])
			}
			script.WriteString("sleep 0.01\n")
		}
		watchdog.Do(h.t, "somebody taps and types at random", func() {
			c := exec.Command("xdotool", "-")
			c.Stdin = strings.NewReader(script.String())
			if out, err := c.CombinedOutput(); err != nil {
				h.t.Fatalf("xdotool: %v: %s", err, out)
			}
		})
		h.picture("wandered")
	}
}

var residentLine = regexp.MustCompile(`(?m)^VmRSS:\s*(\d+) kB$`)

// resident returns how many megabytes of memory a program holds, once that has not changed for four seconds:
// by then a screen has settled.
func resident(t testing.TB, c *exec.Cmd) float64 {
	t.Helper()
	var last, now, same = 0, 0, 0
	watchdog.Until(t, "the program has come to rest", func() bool {
		status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.Process.Pid))
		if err != nil {
			t.Fatalf("the program is gone: %v", err)
		}
		found := residentLine.FindSubmatch(status)
		if found == nil {
			t.Fatal("the program has ended")
		}
		last = now
		now, _ = strconv.Atoi(string(found[1]))
		if same++; now != last {
			same = 0
		}
		time.Sleep(100 * time.Millisecond)
		return same >= 40
	})
	return float64(now) * 1024 / 1e6
}
