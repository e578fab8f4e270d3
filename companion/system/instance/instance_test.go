package instance

import (
	"net"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
)

// here is a family's window that waits; what it is to open comes over the channel.
func here(t *testing.T) (Place, chan []string) {
	t.Helper()
	p := Place{Cache: t.TempDir(), Family: "/family/mia"}
	opened := make(chan []string, 4)
	stop, err := p.Wait(func(paths []string) bool { opened <- paths; return true },
		func(fault *panics.Fault) { t.Error(fault.Problem) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	return p, opened
}

// A second start hands its files over, whatever they are called, or nothing at all.
func TestASecondStartComesToTheWindow(t *testing.T) {
	p, opened := here(t)
	for _, paths := range [][]string{nil, {abs("a b.match")}, {abs(`"quoted" $HOME.match`), abs("Öl\n;\xff.toml")},
		{abs(strings.Repeat("x", 10_000))}} {
		if !p.Hand(paths) {
			t.Fatalf("%.60q is not taken", paths)
		}
		if got := watchdog.Receive(t, "the files are handed over", opened); !slices.Equal(got, paths) {
			t.Errorf("got %.60q, want %.60q", got, paths)
		}
	}
}

// Another family has a window of its own, and after the window is closed there is none.
func TestAnotherFamilyHasAWindowOfItsOwn(t *testing.T) {
	p, _ := here(t)
	other := Place{Cache: p.Cache, Family: "/family/ben"}
	if other.Hand(nil) {
		t.Error("Ben's start came to Mia's window")
	}
	stop, err := other.Wait(func([]string) bool { return true }, func(*panics.Fault) {})
	if err != nil {
		t.Fatal(err)
	}
	if !other.Hand(nil) {
		t.Error("Ben's second start has not come to Ben's window")
	}
	if _, err := other.Wait(func([]string) bool { return true }, func(*panics.Fault) {}); err == nil {
		t.Error("two windows wait for the same")
	}
	stop()
	if other.Hand(nil) {
		t.Error("somebody has taken it though the window is closed")
	}
}

// Whatever else is said to the window, it opens nothing, and goes on to wait.
func TestNothingButPathsIsTaken(t *testing.T) {
	p, opened := here(t)
	for _, said := range []string{"", "\n", "open\n", `{"open":["cmVsLm1hdGNo"]}` + "\n", `{"open":"/a"}` + "\n",
		`{"open":["L2E="]}`, "{\"open\":[" + strings.Repeat(`"L2E=",`, mostPaths) + "\"L2E=\"]}\n",
		strings.Repeat("x", mostBytes+10)} {
		link, err := p.dial()
		if err != nil {
			t.Fatal(err)
		}
		say(link, said)
	}
	if !p.Hand([]string{abs("b.match")}) {
		t.Fatal("the window no longer waits")
	}
	if got := watchdog.Receive(t, "the file is handed over", opened); len(got) != 1 || got[0] != abs("b.match") {
		t.Errorf("it opened %q", got)
	}
}

// say says something, waits for what is answered, and leaves.
func say(link net.Conn, said string) {
	_, _ = link.Write([]byte(said))
	_ = link.SetReadDeadline(time.Now().Add(50 * time.Millisecond))
	_, _ = link.Read(make([]byte, 16))
	link.Close()
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
	p := Place{Cache: t.TempDir(), Family: "/family/mia"}
	stop, err := p.Wait(func([]string) bool { return false }, func(*panics.Fault) {})
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	if p.Hand([]string{abs("a.match")}) {
		t.Error("it counts as taken")
	}
}
