//go:build cgo

package main

import (
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/shell"
)

// The window's library wants the main thread, which belongs to the tests: with HOMESPUN_WINDOW set they run beside it, and have the program opened there.
var onMain = make(chan func())

func TestMain(m *testing.M) {
	if os.Getenv("HOMESPUN_WINDOW") == "" {
		os.Exit(m.Run())
	}
	go func() { os.Exit(m.Run()) }()
	for do := range onMain {
		do()
	}
}

// needScreen skips a test without a display in memory; where everything must run it fails.
func needScreen(t *testing.T) {
	t.Helper()
	if os.Getenv("HOMESPUN_WINDOW") == "" {
		t.Skip("HOMESPUN_WINDOW is not set: `go run ./cmd/bootstrap test` sets up a display in memory and runs this")
	}
	if _, err := exec.LookPath("xdotool"); err != nil {
		t.Fatal("xdotool is missing: `go run ./cmd/bootstrap test` installs it")
	}
}

// hand plays on the real window: by the display's own mouse and keyboard.
type hand struct {
	t      *testing.T
	shell  *shell.Shell
	closed chan error
	taken  int
}

// open opens the program's window in a family's folder and waits until it shows something.
func open(t *testing.T, folder string) *hand {
	t.Helper()
	t.Setenv("HOMESPUN_DIR", folder)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(folder, "config"))
	t.Setenv("XDG_CACHE_HOME", filepath.Join(folder, "cache"))
	t.Setenv("FYNE_SCALE", "1")
	opened := make(chan *shell.Shell)
	h := &hand{t: t, closed: make(chan error, 1)}
	onMain <- func() { h.closed <- openTo(true, func(s *shell.Shell) { opened <- s }) }
	select {
	case h.shell = <-opened:
	case err := <-h.closed:
		t.Fatalf("the window did not open: %v", err)
	}
	h.until("the window shows its screen", func() bool { return len(colours(h.screen())) > 20 })
	return h
}

// close closes the window as its owner does, and waits for the program to end.
func (h *hand) close() {
	h.t.Helper()
	fyne.Do(h.shell.Window.Close)
	select {
	case err := <-h.closed:
		if err != nil {
			h.t.Errorf("the window closed with %v", err)
		}
	case <-time.After(20 * time.Second):
		h.t.Fatal("the window did not close in 20 s")
	}
}

// do does something in the window's own goroutine and waits.
func (h *hand) do(do func()) { fyne.DoAndWait(do) }

// until waits until something is the case, at most 20 s.
func (h *hand) until(what string, is func() bool) {
	h.t.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			h.picture("stuck")
			h.t.Fatalf("waited 20 s until %s", what)
		}
	}
}

// xdo has xdotool do something.
func (h *hand) xdo(args ...string) {
	h.t.Helper()
	if out, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		h.t.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
	}
}

// tap moves the mouse to a place of an object and clicks. Without a window manager the window lies in the display's corner.
func (h *hand) tap(o fyne.CanvasObject, at fyne.Position) {
	h.t.Helper()
	h.do(func() { at = fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(at) })
	h.xdo("mousemove", strconv.Itoa(int(at.X)), strconv.Itoa(int(at.Y)))
	time.Sleep(30 * time.Millisecond)
	h.xdo("click", "1")
}

// key presses keys, as xdotool names them.
func (h *hand) key(names ...string) {
	h.t.Helper()
	h.xdo(append([]string{"key", "--delay", "20"}, names...)...)
}

// words types a text.
func (h *hand) words(text string) {
	h.t.Helper()
	h.xdo("type", "--delay", "20", text)
}

// picture keeps what the display shows in the folder HOMESPUN_PICTURES, where that is set.
func (h *hand) picture(name string) {
	h.t.Helper()
	folder := os.Getenv("HOMESPUN_PICTURES")
	if folder == "" {
		return
	}
	h.taken++
	file, err := os.Create(filepath.Join(folder, fmt.Sprintf("%s-%03d-%s.png", strings.ReplaceAll(h.t.Name(), "/", "-"), h.taken, name)))
	if err != nil {
		h.t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, h.screen()); err != nil {
		h.t.Fatal(err)
	}
}

// screen returns what the display shows.
func (h *hand) screen() image.Image {
	h.t.Helper()
	data, err := os.ReadFile(os.Getenv("HOMESPUN_SCREEN"))
	if err != nil {
		h.t.Fatal(err)
	}
	picture, err := readXWD(data)
	if err != nil {
		h.t.Fatal(err)
	}
	return picture
}

// readXWD reads an X window dump of 32 bits a pixel, blue first, as Xvfb keeps its screen.
func readXWD(data []byte) (image.Image, error) {
	const fields = 25
	if len(data) < 4*fields {
		return nil, fmt.Errorf("%d bytes are no window dump", len(data))
	}
	head := make([]int, fields)
	for i := range head {
		head[i] = int(binary.BigEndian.Uint32(data[4*i:]))
	}
	width, height, line, start := head[4], head[5], head[12], head[0]+12*head[19]
	if head[11] != 32 || len(data) < start+line*height {
		return nil, fmt.Errorf("a window dump of %d bits a pixel and %d bytes cannot be read", head[11], len(data))
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			p := data[start+y*line+4*x:]
			picture.SetRGBA(x, y, color.RGBA{p[2], p[1], p[0], 255})
		}
	}
	return picture, nil
}

// colours counts the pixels of each colour, every tenth across and down.
func colours(picture image.Image) map[color.Color]int {
	count := map[color.Color]int{}
	for y := 0; y < picture.Bounds().Dy(); y += 10 {
		for x := 0; x < picture.Bounds().Dx(); x += 10 {
			count[picture.At(x, y)]++
		}
	}
	return count
}
