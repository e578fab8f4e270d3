package session_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/session"
	"homespun/engines/record"
)

// evening is a session whose clock shows what a test sets: minutes after half past six.
type evening struct {
	*table
	minutes float64
}

func (e *evening) options() session.Options {
	o := options()
	o.NoteTimes = true
	o.Now = func() time.Time {
		half := time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC)
		return half.Add(time.Duration(e.minutes * float64(time.Minute)))
	}
	return o
}

func beginEvening(t *testing.T) *evening {
	t.Helper()
	e := &evening{}
	e.table = begin(t, header("sowing", "Ava", "Ben"), e.options())
	return e
}

// at makes a line at a minute.
func (e *evening) at(minute float64, line string) {
	e.Helper()
	e.minutes = minute
	e.play(line)
}

// leave leaves the match at a minute, open opens it again.
func (e *evening) leave(minute float64) {
	e.minutes = minute
	e.Close()
}

func (e *evening) open(minute float64) {
	e.Helper()
	e.minutes = minute
	s, err := session.Open(e.path, e.options())
	if err != nil {
		e.Fatal(err)
	}
	e.Session = s
}

// verified returns the minutes that the file tells, -1 if it tells none.
func (e *evening) verified() int {
	e.Helper()
	report := record.VerifyFile(e.path, resolve, nil)
	if !report.OK {
		e.Errorf("the file is not right: %+v", report.Error)
	}
	if report.Minutes == nil {
		return -1
	}
	return *report.Minutes
}

func TestASittingIsNotedWhereItBeginsAndWhereItIsLeft(t *testing.T) {
	e := beginEvening(t)
	e.at(2, "dice: 1")
	e.at(31, "A: sow p3")
	e.leave(33)
	e.open(200)
	e.at(202, "table: fix pit p1 4")
	e.leave(210)
	e.wants("# at 2026-11-21T18:30:00Z", "dice: 1", "A: sow p3", "# at 2026-11-21T19:03:00Z",
		"# at 2026-11-21T21:50:00Z", "table: fix pit p1 4", "# at 2026-11-21T22:00:00Z")
	if got := e.verified(); got != 43 {
		t.Errorf("the file tells %d minutes, want 43", got)
	}
}

func TestHalfAnHourWithoutALineEndsASitting(t *testing.T) {
	e := beginEvening(t)
	e.at(45, "dice: 1") // the match lay open for a long time first
	e.at(50, "A: sow p3")
	e.at(90, "dice: 1")
	e.leave(300)
	e.wants("# at 2026-11-21T19:15:00Z", "dice: 1", "A: sow p3", "# at 2026-11-21T19:20:00Z",
		"# at 2026-11-21T20:00:00Z", "dice: 1", "# at 2026-11-21T20:00:00Z")
	if got := e.verified(); got != 5 {
		t.Errorf("the file tells %d minutes, want 5", got)
	}
}

func TestTheEndOfTheMatchEndsASitting(t *testing.T) {
	e := beginEvening(t)
	e.at(1, "table: fix set turn 30")
	if !e.Over() {
		t.Fatal("the match is not over")
	}
	e.minutes = 9
	if err := e.Undo(); err != nil { // and plays on
		t.Fatal(err)
	}
	e.leave(10)
	e.wants("# at 2026-11-21T18:30:00Z", "table: fix set turn 30", "# at 2026-11-21T18:31:00Z",
		"# at 2026-11-21T18:31:00Z", "table: undo", "# at 2026-11-21T18:40:00Z")
}

func TestAMatchThatIsOnlyLookedAtIsLeftAsItWas(t *testing.T) {
	e := beginEvening(t)
	e.Look(-1)
	e.leave(3)
	e.wants("")
	e.open(5)
	e.leave(9)
	e.wants("")
	if got := e.verified(); got != -1 {
		t.Errorf("the file tells %d minutes, want none", got)
	}
}

func TestWithoutBeingAskedASessionNotesNoTime(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1")
	tab.Close()
	tab.wants("dice: 1")
}

// The program ended without leaving the match: the last line was made when the file was last written.
func TestASittingWithoutItsEndEndsWithItsLastLine(t *testing.T) {
	e := beginEvening(t)
	e.at(1, "dice: 1")
	e.at(20, "A: sow p3")
	wrote := time.Date(2026, 11, 21, 18, 50, 0, 0, time.UTC)
	if err := os.Chtimes(e.path, wrote, wrote); err != nil {
		t.Fatal(err)
	}
	e.open(2000)
	e.at(2001, "dice: 1")
	e.leave(2011)
	e.wants("# at 2026-11-21T18:30:00Z", "dice: 1", "A: sow p3", "# at 2026-11-21T18:50:00Z",
		"# at 2026-11-23T03:50:00Z", "dice: 1", "# at 2026-11-23T04:01:00Z")
	if got := e.verified(); got != 31 {
		t.Errorf("the file tells %d minutes, want 31", got)
	}
}

func TestAClockThatIsPutBackCountsNothing(t *testing.T) {
	e := beginEvening(t)
	e.at(10, "dice: 1")
	e.at(-500, "A: sow p3")
	e.leave(-490)
	if got := e.verified(); got != 20 { // ten minutes before and ten after
		t.Errorf("the file tells %d minutes, want 20: %q", got, e.lines())
	}
}

// The remarks are this session's own writing: it goes on after them, and still sees what others write.
func TestRemarksAreNoWritingOfAnotherProgram(t *testing.T) {
	e := beginEvening(t)
	for i, line := range []string{"dice: 1", "table: undo", "table: redo", "table: undo"} {
		e.at(float64(40*i), line)
	}
	if e.File.Changed() {
		t.Error("the session takes its own remarks for another program's")
	}
	file, err := os.OpenFile(e.path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	file.WriteString("dice: 5\n")
	file.Close()
	if err := e.PlayText("dice: 1"); !errors.Is(err, record.ErrChanged) {
		t.Errorf("got %v, want %v", err, record.ErrChanged)
	}
	before := e.lines()
	e.leave(130) // nor does leaving write over the others
	if diff := cmp.Diff(before, e.lines()); diff != "" {
		t.Errorf("after leaving:\n%s", diff)
	}
}

func TestAMatchWrittenAgainKeepsItsTimes(t *testing.T) {
	e := beginEvening(t)
	e.at(1, "dice: 1")
	e.at(50, "table: undo")
	e.at(51, "dice: 3")
	before := e.lines()
	if err := os.Remove(e.path); err != nil {
		t.Fatal(err)
	}
	if err := e.Restore(); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before, e.lines()); diff != "" {
		t.Errorf("written again:\n%s", diff)
	}
	e.at(52, "A: sow p3")
	e.leave(53)
	if got := e.verified(); got != 4 {
		t.Errorf("the file tells %d minutes, want 4: %q", got, e.lines())
	}
}

func TestNothingIsNotedBesideALineThatCouldNotBeWritten(t *testing.T) {
	e := beginEvening(t)
	moved := filepath.Join(filepath.Dir(e.path), "b.match")
	if err := os.Rename(e.path, moved); err != nil {
		t.Fatal(err)
	}
	if err := e.PlayText("dice: 1"); !errors.Is(err, record.ErrChanged) {
		t.Fatalf("got %v, want %v", err, record.ErrChanged)
	}
	if err := os.Rename(moved, e.path); err != nil {
		t.Fatal(err)
	}
	e.at(3, "dice: 2")
	if got := strings.Join(e.lines(), ", "); got != "# at 2026-11-21T18:30:00Z, dice: 2" {
		t.Errorf("the file holds %s", got)
	}
}
