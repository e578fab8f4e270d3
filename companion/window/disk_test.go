package window_test

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/screens/refuge"
	"homespun/companion/window/table"
	"homespun/engines/common/files"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// watchedDisk is the system's disk in every test of the window. A disk may be slow or asleep, so nothing is asked of
// it on the window's own thread, but for what is named in waits.
type watchedDisk struct {
	files.Disk
	desk *desk
}

// waits names what waits for a disk on the window's thread, and why.
var waits = []string{
	"queue.(*Queue).finish",     // a card or a rule that is being written when its page is left
	"shell.(*Shell).Note",       // a fault of the program: the background may be what has failed
	"shell.(*Shell).ChooseFile", // the library's dialog, which reads folders itself
}

// beside does something beside the window, at once.
func (d *desk) beside(do func()) {
	was := d.away
	d.away = true
	do()
	d.away = was
}

// watch makes the test fail where the window touches a file on its own thread, until it ends.
func (d *desk) watch() { d.Cleanup(files.StandIn(watchedDisk{files.System, d})) }

// touch notes that a file is touched.
func (w watchedDisk) touch(path string) {
	if w.desk.away || w.desk.shell == nil {
		return
	}
	callers := make([]uintptr, 64)
	frames := runtime.CallersFrames(callers[:runtime.Callers(3, callers)])
	var list []string
	for more := true; more; {
		var at runtime.Frame
		at, more = frames.Next()
		if strings.HasSuffix(at.File, "_test.go") {
			break
		}
		if _, name, ok := strings.Cut(at.Function, "homespun/companion/window"); ok {
			list = append(list, name)
		}
	}
	excused := func(name string) bool {
		return slices.ContainsFunc(waits, func(wait string) bool { return strings.Contains(name, wait) })
	}
	if len(list) > 0 && !slices.ContainsFunc(list, excused) { // else the test itself has touched it
		w.desk.Errorf("the window touches %s on its own thread, in %s", path, strings.Join(list, " < "))
	}
}

// OpenFile implements [files.Disk].
func (w watchedDisk) OpenFile(path string, flag int, mode fs.FileMode) (files.File, error) {
	w.touch(path)
	return w.Disk.OpenFile(path, flag, mode)
}

// CreateTemp implements [files.Disk].
func (w watchedDisk) CreateTemp(folder, pattern string) (files.File, error) {
	w.touch(folder)
	return w.Disk.CreateTemp(folder, pattern)
}

// MkdirAll implements [files.Disk].
func (w watchedDisk) MkdirAll(path string, mode fs.FileMode) error {
	w.touch(path)
	return w.Disk.MkdirAll(path, mode)
}

// sleep puts the disk to sleep: what is asked of it from now on is done by the function that sleep returns.
func (d *desk) sleep() (wake func()) {
	var jobs []func()
	start := d.shell.Start
	d.shell.Start = func(do func()) { jobs = append(jobs, do) }
	return func() {
		d.shell.Start = start
		for ; len(jobs) > 0; jobs = jobs[1:] {
			d.beside(jobs[0])
		}
	}
}

// nap puts the disk to sleep too. The function that it returns has it do so many jobs, the oldest first.
func (d *desk) nap() (stir func(jobs int)) {
	var jobs []func()
	d.shell.Start = func(do func()) { jobs = append(jobs, do) }
	return func(n int) {
		for ; n > 0 && len(jobs) > 0; n-- {
			do := jobs[0]
			jobs = jobs[1:]
			d.beside(do)
		}
	}
}

// Wherever the matches are listed anew, the people are read beside the window.
func TestTheMatchesAreListedBesideTheDisk(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		write(t, people.Path(folder), "[[person]]\nname = \"Ava\"\nfigure = \"fox\"\ncolour = \"orange\"\n")
		for i := range 14 {
			keep(t, folder, 5+i, i, seated("Ava"), seated("Ben"))
		}
	})
	d.press(words.Matches)
	d.press(words.MoreMatches)
	d.seek("ava")
	d.press(words.Facts(words.Rename, words.AndNames([]string{"Ava", "Ben"})))
	d.write("Sunday")
	d.press(words.Save)
	if _, err := os.Stat(filepath.Join(d.folder.Matches(), "Sunday.match")); err != nil {
		t.Error(err)
	}
}

// A disk that sleeps at the start is named after a while, with two ways on; when it wakes up, the start goes on.
func TestAFolderThatDoesNotAnswerIsTold(t *testing.T) {
	d := openFirst(t, games.All(), usual, look("light", 100), nil)
	d.timers = nil
	wake := d.sleep()
	refuge.Look(d.shell, window.First)
	d.title(words.WhoIsThere)
	d.timers[0]()
	d.title(words.NothingKept)
	d.picture("asleep")
	if !d.says(words.NothingKeptWhy(words.NoAnswer)) || !d.says(words.PlayUnkept) {
		t.Error("it is not told that the disk does not answer, or how to go on")
	}
	wake()
	d.title(words.WhoIsThere)
}

// roll opens a match, puts the disk to sleep and rolls.
func (d *desk) roll(path string) (screen *table.Screen, wake func()) {
	d.Helper()
	d.shell.Fetch(path)
	screen = d.shell.Screen().(*table.Screen)
	s := screen.Session()
	for !s.Pending().Rolling() {
		if err := s.Play(s.Engine().Sample(s.Position(), rand.New(rand.NewPCG(1, 1)))); err != nil {
			d.Fatal(err)
		}
	}
	wake = d.sleep()
	d.timers = nil
	d.key(fyne.KeySpace)
	return screen, wake
}

// What a disk refuses late is told to those who leave meanwhile, and they stay.
func TestARollThatTheDiskRefusesLate(t *testing.T) {
	var path string
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = keep(t, folder, 30, 0, seated("Ava"), seated("Ben"))
	})
	screen, wake := d.roll(path)
	lines := len(screen.Session().Log())
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	d.shell.Back()
	if !d.says(words.LeavesWhenWritten) {
		t.Fatal("nobody is asked who leaves")
	}
	wake()
	d.picture("refused")
	if d.shell.Screen() != shell.Screen(screen) || !d.says(words.FileGone) || d.says(words.LeavesWhenWritten) ||
		len(screen.Session().Log()) != lines {
		t.Errorf("%d lines, on %q: %q", len(screen.Session().Log())-lines, d.shell.Screen().Title(), d.allTexts())
	}
	d.press(words.WriteAgain)
	d.key(fyne.KeySpace)
	if len(screen.Session().Log()) != lines+1 {
		t.Error("it cannot be rolled again")
	}
}

// A roll that a slow disk has not written yet is not shown. The table takes nothing else meanwhile and says so after
// half a second; who leaves is asked, and leaves when it is written. Then the roll is there.
func TestARollOnADiskThatSleeps(t *testing.T) {
	var path string
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = keep(t, folder, 30, 0, seated("Ava"), seated("Ben"))
	})
	screen, wake := d.roll(path)
	s := screen.Session()
	before, lines := s.Position(), len(s.Log())
	if on, long := s.Writing.On(); !on || long || s.Position() != before {
		t.Fatalf("on %v, long %v; it is not written, and must not be shown", on, long)
	}
	d.key(fyne.KeySpace)
	d.shell.TypedShortcut(&fyne.ShortcutUndo{})
	d.tick()
	d.picture("writing")
	if !d.says(words.StillWriting) || len(s.Log()) != lines {
		t.Errorf("%d lines, and it is not told that the disk is slow", len(s.Log())-lines)
	}
	d.shell.Back()
	d.picture("leaving")
	if !d.says(words.LeavesWhenWritten) || d.shell.Screen() != shell.Screen(screen) {
		t.Fatal("nobody is asked who leaves while something is written")
	}
	d.press(words.Stay)
	d.shell.Back()
	wake()
	if d.shell.Screen() == shell.Screen(screen) || len(s.Log()) != lines+1 {
		t.Errorf("%d lines, on %q", len(s.Log())-lines, d.shell.Screen().Title())
	}
	if report := record.VerifyFile(path, games.All().Resolve, nil); !report.OK || report.Moves != lines+1 {
		t.Errorf("the file has %d moves of %d: %v", report.Moves, lines+1, report.OK)
	}
}
