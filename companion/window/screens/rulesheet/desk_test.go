package rulesheet

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// later keeps what is to be done in the background until a test comes to it.
type later struct {
	*bench
	jobs []func() func()
}

// slowly opens the sheet of a game on a computer that does nothing in the background until it is told to.
func slowly(t *testing.T, game string) *later {
	l := &later{bench: open(t, standardOf(t, game), false)}
	l.screen.desk.queue.Work = func(job func() func()) { l.jobs = append(l.jobs, job) }
	return l
}

// one does the first job, and all that comes of it in the window; false if there is none.
func (l *later) one() bool {
	if len(l.jobs) == 0 {
		return false
	}
	job := l.jobs[0]
	l.jobs = l.jobs[1:]
	if done := job(); done != nil {
		done()
	}
	return true
}

func (l *later) all() {
	for l.one() {
	}
}

// field opens the dialog of a field.
func (l *later) field(key string) {
	l.Helper()
	l.screen.open([]string{key})
	if l.all(); l.dialog() == nil {
		l.Fatalf("%s opens nothing", key)
	}
}

// more taps the button of the open dialog that makes a number larger, and returns what its control shows
// then.
func (b *bench) more() string {
	b.Helper()
	for _, f := range b.dialog() {
		if button, ok := f.(*widgets.Button); ok && strings.HasSuffix(button.Name, " +") {
			button.OnTapped()
		}
	}
	for _, f := range b.dialog() {
		if entry, ok := f.(*widgets.Entry); ok {
			return entry.Text
		}
	}
	b.Fatal("no number is open")
	return ""
}

func change(key string, to any) rulesets.Change {
	return rulesets.Change{Key: []string{key}, Value: to}
}

func (b *bench) par() any { v, _ := b.now().rules.Value("par"); return v }

// said returns all words of the dialog in front.
func (b *bench) said() string {
	top := b.shell.Window.Canvas().Overlays().Top()
	if top == nil {
		return ""
	}
	return strings.Join(textsIn(top), "\n")
}

// A control shows what it is set to before anything is read or written; taps that come meanwhile are made one
// after the other, and each is a step of its own to take back.
func TestTapsAnswerBeforeTheyAreWritten(t *testing.T) {
	l := slowly(t, "sitters")
	was := l.par().(int64)
	l.field("par")
	for n, want := range []string{"51", "52", "53"} {
		if got := l.more(); got != want {
			t.Fatalf("after %d taps the control shows %s, not %s", n+1, got, want)
		}
	}
	if l.par() != was || l.now().path != "" {
		t.Fatal("something has been read or written in the window")
	}
	l.screen.Undo() // comes after the taps
	l.more()
	l.all()
	if l.par() != was+4 {
		t.Errorf("par is %v, %d before", l.par(), was)
	}
	for _, want := range []int64{was + 2, was + 1, was} {
		l.screen.Undo()
		l.all()
		if l.par() != want {
			t.Errorf("taken back, par is %v, not %d", l.par(), want)
		}
	}
	if l.now().canUndo {
		t.Error("there is more to take back than was done")
	}
}

// What another program writes to a field is kept, whatever had been tapped on before it was seen; what was
// tapped on of other fields is made.
func TestAnotherProgramWritesMeanwhile(t *testing.T) {
	l := slowly(t, "sitters")
	l.field("par")
	l.more()
	l.all()
	for range 2 {
		l.more()
	}
	l.screen.desk.change(func(string) {}, change("loot_rows", []any{int64(1)}))
	l.writes("par = 51", "par = 30")
	l.one()
	l.more() // of a control that holds what it held before
	l.all()
	if l.par() != int64(30) {
		t.Errorf("par is %v, and another program has written 30", l.par())
	}
	if rows, _ := l.now().rules.Value("loot_rows"); len(rows.([]any)) != 1 {
		t.Errorf("the rows are %v", rows)
	}
	if !strings.Contains(l.said(), words.SheetChanged("Points for a draw")) {
		t.Errorf("it is not said that another program has changed it, but\n%s", l.said())
	}
	if got := l.more(); got != "31" {
		t.Errorf("the control goes on from %s", got)
	}
	if l.all(); l.par() != int64(31) {
		t.Errorf("par is %v", l.par())
	}
}

// Whoever leaves the sheet, or closes the window, loses nothing that was tapped on before, neither what waits
// nor what has been done and not been shown.
func TestNothingIsLostWhenTheSheetIsLeft(t *testing.T) {
	for name, begun := range map[string]bool{"waiting": false, "on its way": true} {
		t.Run(name, func(t *testing.T) {
			l := slowly(t, "sitters")
			l.field("par")
			l.more()
			l.more()
			shown := func() {}
			if begun {
				shown = l.jobs[0]()
				l.jobs = nil
			}
			l.shell.Close()
			shown()
			l.all()
			files, _ := filepath.Glob(filepath.Join(l.shell.Folder, "*", "*.toml"))
			if len(files) != 1 {
				t.Fatalf("there are %q", files)
			}
			if text, err := os.ReadFile(files[0]); err != nil || !strings.Contains(string(text),
				"\npar = 52\n") {
				t.Errorf("it says, with %v\n%s", err, text)
			}
		})
	}
}

// A disk that fails is told of, in the dialog or, if that has been closed, instead of it; the next tap is
// written when the disk is well again.
func TestADiskThatFailsIsToldOf(t *testing.T) {
	l := slowly(t, "sitters")
	l.field("par")
	l.more()
	l.all()
	path, text := l.now().path, l.now().written
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	l.more()
	l.all()
	lost := words.SheetLost(path)
	if !strings.Contains(l.said(), lost) || l.par() != int64(51) {
		t.Errorf("par is %v, and the dialog says\n%s", l.par(), l.said())
	}
	l.more()
	l.close()
	if l.all(); !strings.Contains(l.said(), lost) {
		t.Error("nobody says that what was tapped on is not written")
	}
	l.close()
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	l.field("par")
	l.more()
	if l.all(); l.par() != int64(52) {
		t.Errorf("the disk is well, and par is %v", l.par())
	}
}

// Of two fields that are tapped on before the first one opens, the last one does; what comes of a change
// after its dialog has been closed is shown on the sheet.
func TestAnswersThatComeLate(t *testing.T) {
	l := slowly(t, "sitters")
	l.screen.open([]string{"par"})
	l.screen.open([]string{"turns"})
	l.all()
	if n := len(l.shell.Window.Canvas().Overlays().List()); n != 1 || l.screen.opened.key[0] != "turns" {
		t.Fatalf("%d dialogs are open, the last for %s", n, l.screen.opened.key)
	}
	l.close()
	l.field("par")
	l.more()
	l.close()
	l.screen.open([]string{"loot_rows"})
	l.all()
	if key := l.screen.opened.key[0]; key != "loot_rows" || l.par() != int64(51) || !l.now().canUndo {
		t.Errorf("%s is open, and par is %v", key, l.par())
	}
	l.close()
	gone := false
	l.screen.desk.change(func(string) {}, change("par", int64(60)))
	l.screen.desk.settled(func() { gone = l.par() == int64(60) })
	if gone {
		t.Fatal("somebody goes on before all is written")
	}
	if l.all(); !gone {
		t.Error("nobody goes on")
	}
}

// The page of a thing follows what is tapped on there, also after somebody has left it.
func TestThePageOfAThingIsLeftBeforeItsAnswer(t *testing.T) {
	l := slowly(t, "patrollers")
	for _, key := range [][]string{{"death_tokens"}, {"death_tokens", "med-pack"}} {
		l.screen.open(key)
		l.all()
	}
	at := slices.IndexFunc(inside(l.screen.page), func(f fyne.Focusable) bool {
		button, ok := f.(*widgets.Button)
		return ok && strings.HasSuffix(button.Name, "points +")
	})
	key := []string{"death_tokens", "med-pack", "points"}
	was, _ := l.now().rules.ValueIn(key)
	inside(l.screen.page)[at].(*widgets.Button).OnTapped()
	l.screen.tables.up()
	l.screen.tables.up()
	l.all()
	if now, _ := l.now().rules.ValueIn(key); now != was.(int64)+1 || l.screen.place.at != nil {
		t.Errorf("the points are %v, before %v, and %v is shown", now, was, l.screen.place.at)
	}
	if card := l.cardOf("death_tokens"); !card.says.changed() {
		t.Error("the sheet does not show the change")
	}
}

// apart lets the sheet work in the background on goroutines of their own, and returns what waits in the
// window until nothing is on its way.
func (b *bench) apart() (wait func()) {
	posts := make(chan func(), 1024)
	b.screen.desk.queue.Work = func(job func() func()) {
		go func() {
			if done := job(); done != nil {
				posts <- done
			}
		}()
	}
	return func() {
		for !b.screen.desk.queue.Idle() {
			(<-posts)()
		}
	}
}

// Taps, looks at the file, and undo in between: on goroutines all of it ends where it would have one after
// the other.
func TestTheBackgroundKeepsTheOrder(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	wait := b.apart()
	b.screen.open([]string{"par"})
	wait()
	was := b.par().(int64)
	for n := range 30 {
		b.more()
		if n%5 == 0 {
			b.screen.reread()
		}
		if n%10 == 9 {
			b.screen.Undo()
		}
	}
	if wait(); b.par() != was+30 && b.par() != was+29 {
		t.Errorf("par is %v, %d before", b.par(), was)
	}
	b.screen.desk.change(func(string) {}, change("par", was))
	b.close()
	b.shell.Close()
	text, err := manuscript.Open(b.now().game, b.now().path)
	if err != nil {
		t.Fatal(err)
	}
	if now, _ := text.Rules.Value("par"); now != was {
		t.Errorf("in the file par is %v", now)
	}
}

// BenchmarkTap is a hundred taps on a number in the dialog of its field, by each game: how long the control
// takes to answer, and how long it takes until the sheet, the dialog and the file say what that means, at the
// ninety-ninth of a hundred; what the system takes to show them is not in it.
func BenchmarkTap(b *testing.B) {
	fields := map[string]string{"sitters": "par", "adventure": "hearts", "geyser": "mother_needs",
		"saratoga": "goal", "cubed": "size", "patrollers": "team_size"}
	for _, game := range games.All().All() {
		b.Run(game.ID, func(b *testing.B) {
			desk := open(b, standardOf(b, game.ID), false)
			desk.shell.Window.Resize(fyne.NewSize(1280, 800))
			wait := desk.apart()
			desk.screen.open([]string{fields[game.ID]})
			wait()
			var answers, effects []time.Duration
			for b.Loop() {
				for n := range 100 {
					sign := []string{" −", " +"}[n%2]
					at := slices.IndexFunc(desk.dialog(), func(f fyne.Focusable) bool {
						button, ok := f.(*widgets.Button)
						return ok && strings.HasSuffix(button.Name, sign)
					})
					button := desk.dialog()[at].(*widgets.Button)
					began := time.Now()
					button.OnTapped()
					answers = append(answers, time.Since(began))
					wait()
					effects = append(effects, time.Since(began))
				}
			}
			if !desk.now().canUndo {
				b.Fatal("nothing has changed")
			}
			for name, list := range map[string][]time.Duration{"answer": answers, "effect": effects} {
				slices.Sort(list)
				b.ReportMetric(float64(list[len(list)*99/100-1].Microseconds())/1000, "p99-ms/"+name)
			}
		})
	}
}
