package session_test

import (
	"errors"
	"os"
	"testing"
	"time"

	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/common/panics"
	"homespun/engines/record"
)

// asleep is a table whose disk is asleep: what it is given is done when it wakes up.
type asleep struct {
	*table
	jobs   []func()
	timers []func()
}

func beginAsleep(t *testing.T, h record.Header) *asleep {
	t.Helper()
	o, a := options(), &asleep{}
	o.Post = func(do func()) { do() }
	o.After = func(_ time.Duration, do func()) func() {
		a.timers = append(a.timers, do)
		return func() {}
	}
	a.table = begin(t, h, o)
	a.Writing.Beside(func(do func()) { a.jobs = append(a.jobs, do) })
	return a
}

// late makes a line, and wants it to be on its way.
func (a *asleep) late(line string) {
	a.Helper()
	if err := a.PlayText(line); !errors.Is(err, session.ErrWriting) {
		a.Errorf("%s: got %v, want %v", line, err, session.ErrWriting)
	}
}

// wake has the disk do all that it was given.
func (a *asleep) wake() {
	for len(a.jobs) > 0 {
		do := a.jobs[0]
		a.jobs = a.jobs[1:]
		do()
	}
}

func (a *asleep) last() session.Change { return a.heard[len(a.heard)-1] }

// A line counts when it is on the disk, however long that takes, and nothing else is made meanwhile.
func TestALineIsMadeWhenTheDiskHasWakenUp(t *testing.T) {
	tab := beginAsleep(t, header("sowing", "Ava", "Ben"))
	tab.late("dice: 1")
	if on, long := tab.Writing.On(); !on || long || len(tab.Match().Steps()) > 0 || tab.last().Kind != session.Writes {
		t.Fatalf("on %v, long %v, %d lines, heard %+v", on, long, len(tab.Match().Steps()), tab.heard)
	}
	tab.timers[0]()
	if _, long := tab.Writing.On(); !long || tab.last().Kind != session.Writes {
		t.Error("nobody is told that it takes long")
	}
	tab.late("dice: 2")
	tab.late("table: fix pit p1 4")
	if err := tab.Undo(); err == nil {
		t.Error("something was undone while a line was written")
	}
	tab.wants("")
	tab.wake()
	tab.wants("dice: 1")
	if on, long := tab.Writing.On(); on || long || len(tab.Match().Steps()) != 1 {
		t.Errorf("on %v, long %v, %d lines", on, long, len(tab.Match().Steps()))
	}
	if moved := tab.heard[len(tab.heard)-2]; moved.Kind != session.Moved || len(moved.Steps) != 1 {
		t.Errorf("heard %+v", moved)
	}
	tab.late("A: sow p3")
	tab.wake()
	tab.wants("dice: 1", "A: sow p3")
}

// What the disk could not write in the end has not happened, and can be made again.
func TestALineThatTheDiskRefusesLateHasNotHappened(t *testing.T) {
	tab := beginAsleep(t, header("signs", "Ava", "Ben", "Cleo"))
	tab.play("C: shows rock", "A: shows paper")
	if err := os.Rename(tab.path, tab.path+".away"); err != nil {
		t.Fatal(err)
	}
	tab.late("B: shows scissors")
	tab.TakeBack(0) // it is on its way
	tab.wake()
	if last := tab.last(); last.Kind != session.Unwritten || last.Seat != engines.Table ||
		!errors.Is(last.Err, record.ErrChanged) || len(tab.Match().Steps()) > 0 {
		t.Fatalf("heard %+v", last)
	}
	_, first := tab.Sealed(0)
	_, dropped := tab.Sealed(1)
	if !first || dropped {
		t.Errorf("the answer of A is sealed %v, that of B %v; want A's alone", first, dropped)
	}
	if err := os.Rename(tab.path+".away", tab.path); err != nil {
		t.Fatal(err)
	}
	tab.late("B: shows scissors")
	tab.wake()
	tab.wants("A: shows paper", "B: shows scissors", "C: shows rock")
}

// Dice that lie on the table lie there still if the disk refuses what was rolled instead of them.
func TestARollThatTheDiskRefusesLateLeavesTheDiceThatLie(t *testing.T) {
	tab := beginAsleep(t, header("sowing", "Ava", "Ben"))
	tab.late("dice: 5")
	tab.wake()
	tab.late("table: undo")
	tab.wake()
	if err := os.Rename(tab.path, tab.path+".away"); err != nil {
		t.Fatal(err)
	}
	if _, err := tab.RollAgain(); !errors.Is(err, session.ErrWriting) {
		t.Errorf("got %v, want %v", err, session.ErrWriting)
	}
	tab.wake()
	if lies, ok := tab.UndoneRoll(); tab.last().Kind != session.Unwritten || !ok || lies.Args[0] != 5 {
		t.Errorf("heard %+v; %v %v lies there, want the 5", tab.last(), lies, ok)
	}
}

// A bot waits while something is written, and begins after it.
func TestABotBeginsAfterWhatIsBeingWritten(t *testing.T) {
	tab := beginAsleep(t, header("sowing", "bot:easy", "bot:easy"))
	if err := tab.Pieces.SetOnTable(true); err != nil {
		t.Fatal(err)
	}
	before := len(tab.timers)
	tab.Resume()
	if len(tab.timers) > before {
		t.Fatal("a bot begins while a remark is written")
	}
	tab.wake()
	if len(tab.timers) == before {
		t.Error("no bot begins after it was written")
	}
}

// A remark that could not be written is taken back.
func TestARemarkThatTheDiskRefusesLate(t *testing.T) {
	tab := beginAsleep(t, header("sowing", "Ava", "Ben"))
	if err := os.Remove(tab.path); err != nil {
		t.Fatal(err)
	}
	if err := tab.Pieces.SetOnTable(true); err != nil || !tab.Pieces.OnTable() {
		t.Fatalf("got %v", err)
	}
	if err := tab.Pieces.SetOnTable(false); !errors.Is(err, session.ErrWriting) || !tab.Pieces.OnTable() {
		t.Errorf("got %v while the first was on its way", err)
	}
	tab.wake()
	if tab.Pieces.OnTable() || tab.last().Kind != session.Unwritten {
		t.Errorf("heard %+v", tab.last())
	}
	if err := tab.Restore(); !errors.Is(err, session.ErrWriting) {
		t.Fatal(err)
	}
	tab.wake()
	tab.late("dice: 1")
	tab.Close()
	tab.wake()
	tab.wants("dice: 1")
}

// A file that is read again on a slow disk is there later, or it is told later what is wrong with it.
func TestAFileIsReadAgainWhenTheDiskHasWakenUp(t *testing.T) {
	tab := beginAsleep(t, header("sowing", "Ava", "Ben"))
	data, err := os.ReadFile(tab.path)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]session.ChangeKind{string(data) + "dice: 1\n": session.Reloaded,
		"no match": session.Unwritten} {
		if err := os.WriteFile(tab.path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := tab.Reload(); !errors.Is(err, session.ErrWriting) {
			t.Fatal(err)
		}
		tab.heard = nil
		tab.wake()
		if got := tab.heard[0]; got.Kind != want || (want == session.Unwritten) != errors.As(got.Err, new(session.Unread)) {
			t.Errorf("%.20q: heard %+v", text, tab.heard)
		}
	}
}

// A fault of the program while a line is written ends the line, and not the match.
func TestAFaultWhileALineIsWritten(t *testing.T) {
	tab := beginAsleep(t, header("sowing", "Ava", "Ben"))
	tab.late("dice: 1")
	write := tab.jobs[0]
	tab.jobs[0] = func() { panics.Try(write) }
	restore := files.StandIn(nil) // whatever is asked of it is a fault
	tab.jobs[0]()
	restore()
	tab.jobs = tab.jobs[1:]
	tab.wake()
	if on, _ := tab.Writing.On(); on || tab.last().Kind != session.Unwritten || len(tab.Match().Steps()) > 0 {
		t.Fatalf("on %v, heard %+v", on, tab.last())
	}
	tab.late("dice: 1")
	tab.wake()
	tab.wants("dice: 1")
}
