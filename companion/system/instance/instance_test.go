package instance

import (
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
)

// placeOf is a place of its own for a test. On Windows it has no folder.
func placeOf(t *testing.T) Place {
	p := Place{Family: "/family/" + t.Name()}
	if runtime.GOOS != "windows" {
		p.Cache = t.TempDir()
	}
	return p
}

// here is a family's window that waits; what it is to open comes over the channel.
func here(t *testing.T) (Place, chan string) {
	t.Helper()
	p := placeOf(t)
	opened := make(chan string, 4)
	stop, err := p.Wait(func(path string) bool { opened <- path; return true },
		func(fault *panics.Fault) { t.Error(fault.Problem) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	return p, opened
}

// A second start hands its file over, whatever it is called, or nothing at all.
func TestASecondStartComesToTheWindow(t *testing.T) {
	p, opened := here(t)
	for _, path := range []string{"", abs("a b.match"), abs(`"quoted" $HOME.match`), abs("Öl\n;\xff.toml"),
		abs(strings.Repeat("x", 100_000))} {
		if !p.Hand(path) {
			t.Fatalf("%.60q is not taken", path)
		}
		if got := watchdog.Receive(t, "the file is handed over", opened); got != path {
			t.Errorf("got %.60q, want %.60q", got, path)
		}
	}
}

// Another family has a window of its own, and after the window is closed there is none.
func TestAnotherFamilyHasAWindowOfItsOwn(t *testing.T) {
	p, _ := here(t)
	other := Place{Cache: p.Cache, Family: "/family/ben"}
	if other.Hand("") {
		t.Error("Ben's start came to Mia's window")
	}
	for range 2 { // closed, it can be opened anew
		stop, err := other.Wait(func(string) bool { return true }, func(*panics.Fault) {})
		if err != nil {
			t.Fatal(err)
		}
		if !other.Hand("") {
			t.Error("Ben's second start has not come to Ben's window")
		}
		_, err = other.Wait(func(string) bool { return true }, func(*panics.Fault) {})
		if !errors.Is(err, fs.ErrExist) {
			t.Errorf("a second window that waits: %v", err)
		}
		stop()
		if other.Hand("") {
			t.Error("somebody has taken it though the window is closed")
		}
	}
}

// Of several starts at once one waits, and the files of all others come to it.
func TestStartsThatMeetLoseNoFile(t *testing.T) {
	const starts = 8
	p := placeOf(t)
	opened := make(chan string, starts)
	waiting := make(chan func(), starts)
	var all sync.WaitGroup
	for i := range starts {
		all.Go(func() {
			path := abs(strconv.Itoa(i))
			stop, err := p.Wait(func(path string) bool { opened <- path; return true }, func(*panics.Fault) {})
			switch {
			case err == nil:
				waiting <- stop
				opened <- path
			case !p.Hand(path):
				t.Errorf("%s is lost", path)
			}
		})
	}
	all.Wait()
	got := map[string]bool{}
	for range starts {
		got[watchdog.Receive(t, "a file is opened", opened)] = true
	}
	if len(got) != starts || len(waiting) != 1 {
		t.Errorf("%d windows wait, and %d files are opened of %d", len(waiting), len(got), starts)
	}
	(<-waiting)()
}

// Whatever else is said to the window, it opens nothing, and goes on to wait.
func TestNothingButAPathIsTaken(t *testing.T) {
	p, opened := here(t)
	for _, said := range []string{"", "\n", "open\n", `{"open":"cmVsLm1hdGNo"}` + "\n", `{"open":"/a"}` + "\n",
		`{"open":["L2E="]}` + "\n", `{"open":"L2E="}`, strings.Repeat("x", mostBytes+10)} {
		to, err := p.dial(time.Now().Add(Patience))
		if err != nil {
			t.Fatal(err)
		}
		say(to, said)
	}
	if !p.Hand(abs("b.match")) {
		t.Fatal("the window no longer waits")
	}
	if got := watchdog.Receive(t, "the file is handed over", opened); got != abs("b.match") {
		t.Errorf("it opened %q", got)
	}
}

// say says something, waits for what is answered, and leaves.
func say(to link, said string) {
	_ = to.SetDeadline(time.Now().Add(50 * time.Millisecond))
	_, _ = to.Write([]byte(said))
	_, _ = to.Read(make([]byte, 16))
	to.Close()
}

// abs returns an absolute path of a name.
func abs(name string) string {
	path, err := filepath.Abs("/")
	if err != nil {
		panic(err)
	}
	return filepath.Join(path, name)
}

// A window that hangs, or is closing, takes nothing: the second start then opens a window of its own.
func TestAWindowThatDoesNotTakeItIsNone(t *testing.T) {
	p := placeOf(t)
	stop, err := p.Wait(func(string) bool { return false }, func(*panics.Fault) {})
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	if p.Hand(abs("a.match")) {
		t.Error("it counts as taken")
	}
}

// What waits under the window's name and never answers holds nobody up for ever.
func TestWhoNeverAnswersIsNoWindow(t *testing.T) {
	p := placeOf(t)
	silent, err := p.listen()
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		silent.Close()
		_, _ = silent.accept()
	}()
	watchdog.Do(t, "the second start gives up", func() {
		if p.Hand(abs("a.match")) {
			t.Error("it counts as taken")
		}
	})
}
