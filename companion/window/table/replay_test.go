package table_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// sowing opens a match of the sowing toy in which Ava is about to sow a pit whose chain goes on three times:
// three things are told after the one she makes herself.
func sown(t *testing.T, set settings.Settings, o session.Options,
	change func(*evening.Match)) *tabletest.Driver {
	t.Helper()
	match := keptToy(t, "", o, "sowing", "Ava", "Ben")
	if change != nil {
		change(&match)
	}
	d := tabletest.Open(t, usual, set, match)
	for _, line := range []string{"table: fix pit p1 1", "table: fix pit p2 2", "table: fix pit p5 2",
		"dice: 3"} {
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatal(err)
		}
		d.Hear()
	}
	return d
}

// begin has Ava sow, and checks that the replay has begun.
func begin(t *testing.T, d *tabletest.Driver) {
	t.Helper()
	d.Input(d.Screen.Question().Next()[0])
	if at, of := d.Screen.Told(); at != 0 || of != 3 {
		t.Fatalf("thing %d of %d is told, want the first of 3:\n%s", at, of, d.Screen.Shown())
	}
}

// What a line brings about is told one thing after another, and only then the table goes on.
func TestThingsAreToldOneByOne(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{}, nil)
	d.Pictures = folder(t)
	begin(t, d)
	want := []string{"p2 is sown: 3 seeds.", "p5 is sown: 3 seeds.",
		"Ava takes 4 seeds from p8."}
	for i := range want {
		if got := d.Screen.Prompt(); got != want[i] {
			t.Errorf("thing %d is %q, want %q", i+1, got, want[i])
		}
		scene := d.Screen.Board().Scene()
		if i < 2 && len(scene.Arrows) != 1 || i == 2 && len(scene.Layers) != 1 {
			t.Errorf("thing %d has %d arrows and %d blasts", i+1, len(scene.Arrows), len(scene.Layers))
		}
		if d.Screen.Tray().Pending() || d.Screen.Question() != nil {
			t.Error("something is asked while it is told")
		}
		d.Picture(string(rune('1' + i)))
		d.Pass(1750 * time.Millisecond)
	}
	d.Pass(time.Second)
	if d.Screen.Replaying() || !d.Screen.Tray().Pending() {
		t.Errorf("after the last thing the roll is due:\n%s", d.Screen.Shown())
	}
}

// Escape skips the replay, and does not leave the match where it comes a moment after the last thing, or
// twice; later it does.
func TestEscapeAMomentLate(t *testing.T) {
	for name, ends := range map[string]func(*tabletest.Driver){
		"by itself": func(d *tabletest.Driver) {
			for waits := 0; d.Screen.Replaying() && waits < 200; waits++ {
				d.Pass(100 * time.Millisecond)
			}
		},
		"skipped": func(d *tabletest.Driver) { d.Key(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			d := sown(t, settings.Default(), session.Options{}, nil)
			begin(t, d)
			ends(d)
			if d.Screen.Replaying() {
				t.Fatal("it is still told")
			}
			escape := &fyne.KeyEvent{Name: fyne.KeyEscape}
			if d.Pass(400 * time.Millisecond); !d.Screen.Key(escape) {
				t.Error("Escape a moment after the telling leaves the match")
			}
			if d.Pass(time.Second); d.Screen.Key(escape) {
				t.Error("Escape does not leave the match long after the telling")
			}
		})
	}
}

// Quick is quicker than calm, and at once tells nothing.
func TestTheSpeedOfTheTelling(t *testing.T) {
	for speed, want := range map[string][2]int{"calm": {1, 3}, "quick": {0, 0}, "once": {0, 0}} {
		set := settings.Default()
		set.Telling = speed
		d := sown(t, set, session.Options{}, nil)
		d.Input(d.Screen.Question().Next()[0])
		d.Pass(2200 * time.Millisecond)
		if at, of := d.Screen.Told(); at != want[0] || of != want[1] {
			t.Errorf("%s: after two seconds thing %d of %d is told, want %d of %d", speed, at, of, want[0],
				want[1])
		}
	}
}

// Space, Enter and a press on the board tell the next thing, Escape and the button go to the end.
func TestTheTellingIsHurried(t *testing.T) {
	tap := func(d *tabletest.Driver) { d.TapIn(d.Screen.Board(), fyne.NewPos(3, 3)) }
	key := func(name fyne.KeyName) func(*tabletest.Driver) {
		return func(d *tabletest.Driver) { d.Key(name) }
	}
	press := func(text string) func(*tabletest.Driver) { return func(d *tabletest.Driver) { d.Press(text) } }
	for name, c := range map[string]struct {
		do   func(*tabletest.Driver)
		left int
	}{
		"space": {key(fyne.KeySpace), 2}, "enter": {key(fyne.KeyReturn), 2}, "tap": {tap, 2},
		"next":   {press("Next"), 2},
		"escape": {key(fyne.KeyEscape), 0}, "end": {press("Skip"), 0},
		"digit": {func(d *tabletest.Driver) { d.Rune('3') }, 3},
	} {
		t.Run(name, func(t *testing.T) {
			d := sown(t, settings.Default(), session.Options{}, nil)
			begin(t, d)
			steps := len(d.Screen.Session().Match().Steps())
			c.do(d)
			if at, of := d.Screen.Told(); of-at != c.left {
				t.Errorf("%d things are left, want %d", of-at, c.left)
			}
			if got := len(d.Screen.Session().Match().Steps()); got != steps {
				t.Errorf("%d lines were made", got-steps)
			}
			if d.Window.Canvas().Focused() != fyne.Focusable(d.Screen.Board()) {
				t.Errorf("the keys are on %T", d.Window.Canvas().Focused())
			}
		})
	}
}

// A paused replay stands still, also while a rule is read, and goes on when it is asked to.
func TestTheTellingStandsStill(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{}, nil)
	begin(t, d)
	d.Press("Pause")
	d.Pass(time.Minute)
	if at, _ := d.Screen.Told(); at != 0 {
		t.Error("a paused telling goes on")
	}
	d.Press("Next")
	d.Pass(time.Minute)
	if at, _ := d.Screen.Told(); at != 1 {
		t.Error("Next does not tell one thing more while it is paused")
	}
	d.Press("Go on")
	d.Press("Rules")
	d.Pass(time.Minute)
	if at, _ := d.Screen.Told(); at != 1 {
		t.Error("it goes on behind the rules")
	}
	d.Key(fyne.KeyEscape)
	d.Pass(time.Minute)
	if d.Screen.Replaying() {
		t.Error("it does not go on after the rules are closed")
	}
}

// With less motion each thing is shown still, and the next one comes by itself.
func TestLessMotionTellsStill(t *testing.T) {
	set := settings.Default()
	set.Motion = "less"
	d := sown(t, set, session.Options{}, nil)
	begin(t, d)
	if d.Screen.Board().Moving || d.Screen.Stage().Moving {
		t.Error("something moves")
	}
	d.Pass(time.Minute)
	if d.Screen.Replaying() {
		t.Error("it does not go on by itself")
	}
}

// The session stands at the end while things are told: whatever comes between, nothing is lost, and the
// screen shows what is the case then.
func TestNothingIsLostWhileThingsAreTold(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*testing.T, *tabletest.Driver)
		left int
	}{
		"undo":      {func(_ *testing.T, d *tabletest.Driver) { d.Press("Undo") }, 0},
		"put right": {func(_ *testing.T, d *tabletest.Driver) { d.Press("Put right") }, 0},
		"look back": {func(_ *testing.T, d *tabletest.Driver) { d.Screen.SelectLine(1) }, 0},
		"resize":    {func(_ *testing.T, d *tabletest.Driver) { d.Window.Resize(fyne.NewSize(800, 600)) }, 3},
		"another line": {func(t *testing.T, d *tabletest.Driver) {
			if _, err := d.Screen.Session().Roll(); err != nil {
				t.Error(err)
			}
		}, 4},
		"another telling": {func(t *testing.T, d *tabletest.Driver) {
			for _, line := range []string{"dice: 1", "B: sow p3"} {
				if err := d.Screen.Session().PlayText(line); err != nil {
					t.Error(err)
				}
			}
		}, 6},
	} {
		t.Run(name, func(t *testing.T) {
			d := sown(t, settings.Default(), session.Options{}, nil)
			begin(t, d)
			c.do(t, d)
			if at, of := d.Screen.Told(); of-at != c.left {
				t.Errorf("%d things are left to tell, want %d", of-at, c.left)
			}
			d.Pass(time.Minute)
			if d.Screen.Replaying() {
				t.Error("it never ends")
			}
			shown := d.Screen.Shown()
			if d.Screen.Update(); d.Screen.Shown() != shown {
				t.Errorf("the screen was stale:\n%s\nit should be\n%s", shown, d.Screen.Shown())
			}
		})
	}
}

// Who leaves the table while things are told comes back to all of it.
func TestTheTableIsLeftWhileThingsAreTold(t *testing.T) {
	path := t.TempDir() + "/a.match"
	d := tabletest.Open(t, usual, settings.Default(),
		keptToy(t, path, session.Options{}, "sowing", "Ava", "Ben"))
	d.PlayFile("table: fix pit p2 2\ndice: 3")
	d.Input(d.Screen.Question().Next()[0])
	d.Shell.Close()
	d.Pass(time.Minute)
	if data, _ := os.ReadFile(path); !strings.HasSuffix(string(data), "A: sow p1\n") {
		t.Errorf("the file ends with %q", data[max(0, len(data)-40):])
	}
}

// Another program writes the file while things are told: the screen shows what stands in it.
func TestTheFileIsReadAgainWhileThingsAreTold(t *testing.T) {
	path := t.TempDir() + "/a.match"
	d := tabletest.Open(t, usual, settings.Default(),
		keptToy(t, path, session.Options{}, "sowing", "Ava", "Ben"))
	d.PlayFile("table: fix pit p2 2\ndice: 3")
	d.Input(d.Screen.Question().Next()[0])
	data, _ := os.ReadFile(path)
	overwrite(t, path, append(data, "B: turn left\n"...))
	if err := d.Screen.Session().Reload(); err != nil {
		t.Fatal(err)
	}
	if q := d.Screen.Question(); d.Screen.Replaying() || q == nil || q.Seat != 1 {
		t.Errorf("after reading it again:\n%s", d.Screen.Shown())
	}
}

// Lines that stand in a file already are not told when it is opened.
func TestOldLinesAreNotTold(t *testing.T) {
	path := t.TempDir() + "/a.match"
	first := keptToy(t, path, session.Options{}, "sowing", "Ava", "Ben")
	for _, line := range []string{"table: fix pit p2 2", "dice: 3", "A: sow p1"} {
		if err := first.Session.PlayText(line); err != nil {
			t.Fatal(err)
		}
	}
	first.Session.Close()
	again := first
	var err error
	if again.Session, err = session.Open(path, gamestest.Toys().Options()); err != nil {
		t.Fatal(err)
	}
	if d := tabletest.Open(t, usual, settings.Default(), again); d.Screen.Replaying() {
		t.Errorf("it tells %q", d.Screen.Prompt())
	}
}

// A bot's line is told too, and the bot waits with its next one until the last thing is told.
func TestBotsWaitForTheTelling(t *testing.T) {
	s, err := session.Create("", record.Header{Game: "sowing", Ruleset: "standard", Dice: "app",
		Seats: []record.Seat{{ID: "A", Bot: "easy"}, {ID: "B", Bot: "easy"}}}, gamestest.Toys().Options())
	if err != nil {
		t.Fatal(err)
	}
	match, err := evening.Of(gamestest.Toys(), s)
	if err != nil {
		t.Fatal(err)
	}
	d := tabletest.Open(t, usual, settings.Default(), match)
	told := 0
	for range 400 {
		if !d.Screen.Replaying() {
			break
		}
		told++
		lines := len(s.Match().Steps())
		at, of := d.Screen.Told()
		d.Pass(300 * time.Millisecond)
		if got := len(s.Match().Steps()); got != lines && at < of-1 {
			t.Fatalf("the bots made %d lines while thing %d of %d was told", got-lines, at+1, of)
		}
		d.Key(fyne.KeySpace)
	}
	if told < 20 || !s.Over() {
		t.Errorf("%d things were told; over %v", told, s.Over())
	}
}

// A line of the log can be told once more, and ends where it was looked at.
func TestALineIsToldAgain(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{}, nil)
	begin(t, d)
	d.Hear()
	d.Screen.SelectLine(d.Screen.Lines() - 1)
	d.Press("Show it again")
	if at, of := d.Screen.Told(); at != 0 || of != 4 {
		t.Errorf("thing %d of %d is told, want the first of 4", at, of)
	}
	d.Pass(time.Minute)
	if _, past := d.Screen.Session().Looking(); !past || d.Screen.Replaying() {
		t.Error("after it the line is looked at no more")
	}
	d.Press("Back to now")
}

// The log does not run ahead of what is told.
func TestTheLogWaitsForTheTelling(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{}, nil)
	lines := d.Screen.Lines()
	begin(t, d)
	if d.Screen.Lines() != lines {
		t.Error("the log tells the end before it is told")
	}
	d.Hear()
	if log := d.Screen.Log(); len(log) != lines+1 || strings.Count(log[lines], "\n") != 3 {
		t.Errorf("the log ends with %q, want four things on lines of their own", log)
	}
}

// "Why?" says why each thing came about: in the replay, in the line that was made last, and in one that is
// looked at.
func TestWhyDidThatHappen(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{}, nil)
	begin(t, d)
	why := func(where string, want ...string) {
		t.Helper()
		if d.Window.Canvas().Overlays().Top() == nil {
			t.Fatalf("%s: nothing opens", where)
		}
		said := dialog(d)
		for _, text := range append(want, "SOW-04") {
			if !strings.Contains(said, text) {
				t.Errorf("%s: the dialog says %q, want %q in it", where, said, text)
			}
		}
		d.Pictures = folder(t)
		d.Picture(where)
		d.Pictures = ""
		d.Key(fyne.KeyEscape)
	}
	d.Press("Why that?")
	why("telling", "p2 is sown: 3 seeds.")
	d.Hear()
	d.Rune('?')
	why("last line", "p1 is sown: 1 seed.")
	d.Press("Why?")
	d.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyRight})
	d.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyRight})
	why("the third", "p5 is sown: 3 seeds.")
	d.Screen.SelectLine(d.Screen.Lines() - 1)
	d.Press("Why that?")
	why("looking back", "p1 is sown: 1 seed.")
}

// What is counted in icons and the order of the turn are said in words too.
func TestTracksAreSaidInWords(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{}, nil)
	begin(t, d)
	d.Hear()
	if got := d.Screen.Counts(); !strings.Contains(got, "The turn · roll") ||
		!strings.Contains(got, "of 24") {
		t.Errorf("it says %q", got)
	}
}
