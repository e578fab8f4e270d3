//go:build cgo

package main

import (
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/window/frame/shell"
	"homespun/engines/enginetest/watchdog"
)

// The window's library wants the main thread, which belongs to the tests: with HOMESPUN_WINDOW set they run
// beside it, and have the program opened there.
var onMain = make(chan func())

// asProgram is the variable that makes the tests the program itself: for those of how it starts.
const asProgram = "HOMESPUN_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	if os.Getenv("HOMESPUN_WINDOW") == "" {
		os.Exit(m.Run())
	}
	go func() { os.Exit(m.Run()) }()
	for do := range onMain {
		do()
	}
}

// needScreen skips a test or benchmark without a display in memory; where everything must run it fails.
func needScreen(t testing.TB) {
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
	t      testing.TB
	shell  *shell.Shell
	closed chan error
	gone   bool
	taken  int
	// clicks says that the last choice was taken with the mouse.
	clicks bool
	// awaits are the words that have not been read yet.
	awaits []string
	// watches says that all that is told is watched to its end, and that the app rolls the dice of the lines.
	watches bool
	// clicked are the times of the clicks.
	clicked []time.Time
	// twin is another window in which everything is done too; nil for none.
	twin *twin
}

// open opens the program's window in a family's folder and waits until it shows something.
func open(t testing.TB, folder string) *hand {
	t.Helper()
	t.Setenv("HOMESPUN_DIR", folder)
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("XDG_CACHE_HOME", folder)
	t.Setenv("FYNE_SCALE", "1")
	opened := make(chan *shell.Shell)
	h := &hand{t: t, closed: make(chan error, 1)}
	watchdog.Do(t, "the window opens", func() {
		onMain <- func() {
			h.closed <- program{games.All()}.openTo(true, "", func(s *shell.Shell) { opened <- s })
		}
		select {
		case h.shell = <-opened:
		case err := <-h.closed:
			t.Fatalf("the window did not open: %v", err)
		}
	})
	t.Cleanup(func() {
		if !h.gone { // the test has failed half way
			fyne.Do(h.shell.Window.Close)
			watchdog.Receive(t, "the window closes", h.closed)
		}
	})
	h.until("the window shows its screen", func() bool { return len(colours(h.screen())) > 20 })
	return h
}

// close closes the window as its owner does, and waits for the program to end.
func (h *hand) close() {
	h.t.Helper()
	fyne.Do(h.shell.Window.Close)
	err := watchdog.Receive(h.t, "the window closes", h.closed)
	h.gone = true
	if err != nil {
		h.t.Errorf("the window closed with %v", err)
	}
}

// family returns a folder for a family. It goes when the test ends, but for what the window's library still
// writes there after its window has closed.
func family(t testing.TB) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "homespun-family-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	if err := os.WriteFile(filepath.Join(folder, people.FileName), nil, 0o600); err != nil { // they have been asked
		t.Fatal(err)
	}
	return folder
}

// do does something in the window's own goroutine and waits.
func (h *hand) do(do func()) {
	h.t.Helper()
	watchdog.Do(h.t, "the window has done what it is asked", func() { fyne.DoAndWait(do) })
}

// until waits until something is the case.
func (h *hand) until(what string, is func() bool) {
	h.t.Helper()
	came := false
	defer func() {
		if !came {
			h.picture("stuck")
		}
	}()
	watchdog.Until(h.t, what, is)
	came = true
}

// xdo has xdotool do something, in the twin too once that shows the same.
func (h *hand) xdo(args ...string) {
	h.t.Helper()
	if h.twin != nil {
		h.meets()
		h.xdotool(h.twin.moved(args), "DISPLAY="+h.twin.display)
	}
	h.xdotool(args)
}

// xdotool runs xdotool.
func (h *hand) xdotool(args []string, env ...string) {
	h.t.Helper()
	watchdog.Do(h.t, "xdotool has done "+strings.Join(args, " "), func() {
		c := exec.Command("xdotool", args...)
		c.Env = append(os.Environ(), env...)
		if out, err := c.CombinedOutput(); err != nil {
			h.t.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
		}
	})
}

// tap moves the mouse to a place of an object and clicks, once it is to be seen. Without a window manager the
// window lies in the display's corner.
func (h *hand) tap(o fyne.CanvasObject, at fyne.Position) {
	h.t.Helper()
	var corner fyne.Position
	h.until("what is tapped is to be seen", func() bool {
		h.do(func() { corner = fyne.CurrentApp().Driver().AbsolutePositionForObject(o) })
		return !corner.IsZero()
	})
	h.mouse(corner.Add(at))
	pause()
	h.clicked = append(h.clicked, time.Now())
	h.xdo("click", "1")
}

// pause lets a moment pass between two steps of the mouse, as in a hand: the display tells nobody when the
// window has taken in where the mouse is, so it cannot be waited for. What comes of the steps is waited for,
// however long it takes.
func pause() { time.Sleep(30 * time.Millisecond) }

// mouse moves the mouse to the pixel that is nearest to a place of the window.
func (h *hand) mouse(at fyne.Position) {
	h.t.Helper()
	h.xdo("mousemove", strconv.Itoa(int(math.Round(float64(at.X)))),
		strconv.Itoa(int(math.Round(float64(at.Y)))))
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
	h.keep(folder, name, h.screen())
	if h.twin != nil {
		h.keep(folder, name+"-twin", h.dumpOf(h.twin.screen))
	}
}

// keep keeps a picture in a folder.
func (h *hand) keep(folder, name string, shown image.Image) {
	h.t.Helper()
	file, err := os.Create(
		filepath.Join(folder,
			fmt.Sprintf("%s-%03d-%s.png", strings.ReplaceAll(h.t.Name(), "/", "-"), h.taken, name)))
	if err != nil {
		h.t.Fatal(err)
	}
	defer file.Close()
	taken := image.NewRGBA(shown.Bounds())
	draw.Draw(taken, taken.Bounds(), shown, image.Point{}, draw.Src)
	quick := png.Encoder{CompressionLevel: png.BestSpeed} // the match waits for it
	if err := quick.Encode(file, taken); err != nil {
		h.t.Fatal(err)
	}
}

// screen returns what the display shows.
func (h *hand) screen() *dump { return h.dumpOf(os.Getenv("HOMESPUN_SCREEN")) }

// dumpOf returns what a display of Xvfb shows.
func (h *hand) dumpOf(path string) *dump {
	h.t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		h.t.Fatal(err)
	}
	picture, err := readXWD(data)
	if err != nil {
		h.t.Fatal(err)
	}
	return picture
}

// dump is what Xvfb keeps its screen as: an X window dump of 32 bits a pixel, blue first.
type dump struct {
	data                       []byte
	width, height, line, start int
}

// readXWD reads the head of a window dump; pixels are read where they are asked for.
func readXWD(data []byte) (*dump, error) {
	const fields = 25
	if len(data) < 4*fields {
		return nil, fmt.Errorf("%d bytes are no window dump", len(data))
	}
	head := make([]int, fields)
	for i := range head {
		head[i] = int(binary.BigEndian.Uint32(data[4*i:]))
	}
	d := &dump{data: data, width: head[4], height: head[5], line: head[12], start: head[0] + 12*head[19]}
	if head[11] != 32 || len(data) < d.start+d.line*d.height {
		return nil, fmt.Errorf("a window dump of %d bits a pixel and %d bytes cannot be read", head[11],
			len(data))
	}
	return d, nil
}

func (d *dump) ColorModel() color.Model { return color.RGBAModel }
func (d *dump) Bounds() image.Rectangle { return image.Rect(0, 0, d.width, d.height) }
func (d *dump) At(x, y int) color.Color {
	p := d.data[d.start+y*d.line+4*x:]
	return color.RGBA{p[2], p[1], p[0], 255}
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

// walk visits all visible objects of a window, widgets' own parts too.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			walk(child, visit)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			walk(child, visit)
		}
	}
}

// build builds a program.
func build(t testing.TB, path, source string) {
	t.Helper()
	if out, err := exec.Command("go", "build", "-o", path, source).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
}

// launch starts a program in a family's folder, without other programs that it could open files with.
func launch(t testing.TB, program, folder string) *exec.Cmd {
	t.Helper()
	c := exec.Command(program)
	c.Env = append(os.Environ(), "HOMESPUN_DIR="+folder, "XDG_CONFIG_HOME="+folder, "XDG_CACHE_HOME="+folder,
		"FYNE_SCALE=1", "PATH=")
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(c) })
	return c
}

// end ends a program that was launched.
func end(c *exec.Cmd) {
	c.Process.Kill()
	c.Wait()
}
