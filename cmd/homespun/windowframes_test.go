//go:build cgo && linux

package main

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"golang.org/x/sys/unix"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/table"
	opened "homespun/companion/window/table/evening"
	"homespun/engines/record"
)

// used says that a benchmark has shown a window in this process.
var used bool

// needOwnScreen is needScreen for a benchmark that measures a whole program. The window of a second one in the same
// process would be told of no mouse, and begin with the memory of the first: that one has a process of its own, and
// needOwnScreen returns false.
func needOwnScreen(b *testing.B) bool {
	b.Helper()
	if needScreen(b); !used {
		used = true
		return true
	}
	out, err := exec.Command(os.Args[0], "-test.run=^$", "-test.bench=^"+b.Name()+"$",
		"-test.benchtime="+flag.Lookup("test.benchtime").Value.String()).CombinedOutput()
	if fmt.Printf("%s", out); err != nil {
		b.Fatal(err)
	}
	return false
}

// BenchmarkFrames is how busy the thread of the window is while a golden match of each game is played in it
// with all that is shown of it: the CPU time of that thread from one tick of the window to the next, of which
// there are 60 a second, and how long a click takes until the first frame after it. MATCHES are the files
// that are played, a pattern; LINES is how many lines of each, 0 for all; with BIG the
// big view is open beside it. The aims are 99 of 100 frames
// within 16.7 ms, less than 1 % of a core at rest, and 100 ms after a click. The figures count on a machine
// with two idle cores:
//
//	BENCH=Frames LINES=0 go run ./cmd/bootstrap test -only bench
func BenchmarkFrames(b *testing.B) {
	if !needOwnScreen(b) {
		return
	}
	lines, pattern := 6, "../../engines/*/testdata/story.match"
	if n := os.Getenv("LINES"); n != "" {
		fmt.Sscan(n, &lines)
	}
	if p := os.Getenv("MATCHES"); p != "" {
		pattern = p
	}
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		b.Fatalf("there is no match %s: %v", pattern, err)
	}
	folder := family(b)
	config := filepath.Join(folder, "homespun", "settings.toml")
	set := settings.Default()
	set.Sound, set.Telling = 0, "quick"
	if err := set.Save(config); err != nil {
		b.Fatal(err)
	}
	h := open(b, folder)
	h.watches = true
	for _, path := range paths {
		b.Run(filepath.Base(filepath.Dir(filepath.Dir(path))), func(b *testing.B) {
			h.t = b
			for b.Loop() {
				h.measures(b, path, lines)
			}
		})
	}
	h.t = b
	h.close()
}

// measures plays lines of a match in the window and reports its frames, and then its rest.
func (h *hand) measures(b *testing.B, path string, lines int) {
	data, err := os.ReadFile(path)
	if err != nil {
		b.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		b.Fatal(err)
	}
	if lines == 0 || lines > len(file.Lines) {
		lines = len(file.Lines)
	}
	h.sits(file.Header)
	h.until("the table is shown", func() bool { return h.table() != nil })
	if os.Getenv("BIG") != "" { // with the big view beside it
		shown := h.table()
		h.do(func() { shown.Rune('v') })
	}
	var f frames
	h.do(f.watch)
	for _, line := range file.Lines[:lines] {
		h.do(func() { f.doing = line.Text })
		h.clicked = nil
		h.play([]record.FileLine{line})
		f.clicks = append(f.clicks, h.clicked...)
	}
	h.do(f.leave)
	f.report(b)
	b.ReportMetric(rest(), "%CPU-at-rest")
	h.do(h.shell.Home)
}

// sits begins a match from the front matter of a file and goes to its table.
func (h *hand) sits(header record.Header) {
	h.do(func() {
		h.shell.Go(func(sh *shell.Shell) shell.Screen {
			options := sh.Games.Options()
			options.Post = sh.Post
			s, err := session.Create("", header, options)
			if err != nil {
				h.t.Error(err)
			}
			match, err := opened.Of(sh.Games, s)
			if err != nil {
				h.t.Error(err)
			}
			return table.New(sh, match)
		})
	})
}

// frames are the ticks of the window while something is done in it. All its methods but report are called on
// the thread of the window.
type frames struct {
	ticks  []frame
	clicks []time.Time
	doing  string
	last   time.Duration
	each   *fyne.Animation
}

// frame is what the thread of the window did from one tick to the next.
type frame struct {
	end   time.Time
	cpu   time.Duration
	doing string
}

// watch reads the clock of this thread at every tick from now on. An animation that changes nothing is called
// there, and has nothing drawn.
func (f *frames) watch() {
	f.last = threadTime()
	f.each = fyne.NewAnimation(time.Second, func(float32) {
		now := threadTime()
		f.ticks = append(f.ticks, frame{time.Now(), now - f.last, f.doing})
		f.last = now
	})
	f.each.RepeatCount = fyne.AnimationRepeatForever
	f.each.Start()
}

func (f *frames) leave() { f.each.Stop() }

// threadTime returns the CPU time of the thread that calls it.
func threadTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}

// The most that a frame may take, and the least in which something is drawn.
const (
	most  = time.Second / 60
	drawn = time.Millisecond
)

// report reports the frames, of which a line tells the slowest. Ticks at which nothing was drawn count in
// all/p99 only.
func (f *frames) report(b *testing.B) {
	var all, busy []time.Duration
	over := 0
	for _, tick := range f.ticks {
		all = append(all, tick.cpu)
		if tick.cpu >= drawn {
			busy = append(busy, tick.cpu)
		}
		if tick.cpu > most {
			over++
		}
	}
	b.ReportMetric(float64(len(busy)), "frames")
	b.ReportMetric(milliseconds(part(all, 0.99)), "ms/all/p99")
	b.ReportMetric(milliseconds(part(busy, 0.5)), "ms/p50")
	b.ReportMetric(milliseconds(part(busy, 0.99)), "ms/p99")
	b.ReportMetric(milliseconds(part(busy, 1)), "ms/max")
	b.ReportMetric(100*float64(over)/float64(max(1, len(all))), "%over")
	b.ReportMetric(milliseconds(part(f.reactions(), 0.5)), "ms/click/p50")
	b.ReportMetric(milliseconds(part(f.reactions(), 1)), "ms/click/max")
	worst := slices.SortedFunc(slices.Values(f.ticks), func(a, b frame) int { return cmp.Compare(b.cpu, a.cpu) })
	for _, tick := range worst[:min(8, len(worst))] {
		b.Logf("%.1f ms: %s", milliseconds(tick.cpu), tick.doing)
	}
}

// reactions returns for each click the time from before it was handed to the display to the end of the first
// frame in which something was drawn.
func (f *frames) reactions() (list []time.Duration) {
	for _, click := range f.clicks {
		for _, tick := range f.ticks {
			if tick.end.After(click) && tick.cpu >= drawn {
				list = append(list, tick.end.Sub(click))
				break
			}
		}
	}
	return list
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1000 }

// part returns the value below or at which this part of all values is, 0 if there is none.
func part(values []time.Duration, part float64) time.Duration {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[max(0, int(math.Ceil(part*float64(len(sorted))))-1)]
}

// rest returns how much of a core the program takes while the table is only shown, in percent: for ten
// seconds, after all that moves has come to rest.
func rest() float64 {
	const settles, lasts = 8 * time.Second, 10 * time.Second
	time.Sleep(settles)
	begun := processTime()
	time.Sleep(lasts)
	return 100 * (processTime() - begun).Seconds() / lasts.Seconds()
}

// processTime returns the CPU time of all threads of this program.
func processTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}

// BenchmarkSheet is how busy the thread of the window is while a rule of SiTTeRS is changed on the sheet, and the sheet
// is read on while bots play to find what the change does; and how long a click takes meanwhile. The aims are those
// of [BenchmarkFrames].
//
//	BENCH=Sheet go run ./cmd/bootstrap test -only bench
func BenchmarkSheet(b *testing.B) {
	if !needOwnScreen(b) {
		return
	}
	h := open(b, family(b))
	h.tap(h.steady("house rules are on the shelf", func() fyne.CanvasObject {
		if button := h.buttonOf("SiTTeRS", words.HouseRules); button != nil {
			return h.reached(button)
		}
		return nil
	}), fyne.NewPos(12, 12))
	var f frames
	for b.Loop() {
		for _, answer := range []string{"Yes", "No", "Yes"} {
			h.clicked = nil
			for _, label := range []string{"A side may pass", answer, words.Done} {
				found := h.steady(label+" is shown", func() fyne.CanvasObject { return h.reached(h.tappable(label)) })
				if f.each == nil {
					h.do(f.watch)
				}
				h.do(func() { f.doing = label })
				h.tap(found, fyne.NewPos(10, 10))
			}
			f.clicks = append(f.clicks, h.clicked...)
			h.do(func() { f.doing = "reading while bots play" })
			for range 3 {
				h.xdo("mousemove", "500", "400", "click", "--repeat", "12", "--delay", "60", "5")
				h.xdo("click", "--repeat", "12", "--delay", "60", "4")
			}
		}
	}
	h.do(f.leave)
	f.report(b)
	h.close()
}
