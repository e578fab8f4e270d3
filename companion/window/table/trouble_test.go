package table_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	engine "homespun/engines/sitters"
)

// kept opens a match that is set up and kept in a file.
func kept(t *testing.T) (*tabletest.Driver, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.match")
	h := sittersHeader()
	h.Dice = "" // real ones
	d := tabletest.Open(t, usual, settings.Default(),
		begun(t, path, h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))}))
	d.PlayFile(setUp)
	return d, path
}

// dialog returns what the open dialog says, "" for none.
func dialog(d *tabletest.Driver) string { return tabletest.Said(d.Window.Canvas()) }

func overwrite(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// Another program writes the file, by other rules and with another name too: the screen says so, reads it
// again, and is that match from then on.
func TestTheFileIsWrittenByAnotherProgram(t *testing.T) {
	d, path := kept(t)
	data, _ := os.ReadFile(path)
	data = bytes.ReplaceAll(data, []byte(`"Ava"`), []byte(`"Zoe"`))
	data = bytes.ReplaceAll(data, []byte(`"standard"`), []byte(`"delve"`))
	data = bytes.ReplaceAll(data, []byte("container d3"), []byte("container d1"))
	overwrite(t, path, data)
	lines := len(d.Screen.Session().Match().Steps())
	d.Key(fyne.KeySpace)
	if len(d.Screen.Session().Match().Steps()) != lines || !strings.Contains(dialog(d), "Another program") {
		t.Fatalf("the screen says %q", dialog(d))
	}
	d.Key(fyne.KeyReturn)
	if got := d.Screen.Shown(); !strings.Contains(got, "Zoe") || strings.Contains(got, "Ava") ||
		strings.Contains(got, "d3") ||
		!strings.Contains(got, "Board 1") && !strings.Contains(got, "board 1") {
		t.Errorf("after reading it again the screen shows %s", got)
	}
	d.Key(fyne.KeySpace)
	if len(d.Screen.Session().Match().Steps()) != lines+1 || dialog(d) != "" {
		t.Errorf("it does not go on: %q", dialog(d))
	}
}

// A file that has become something that is no match stays as it is, and the match too, which can go on in a
// file beside it.
func TestTheFileIsRuined(t *testing.T) {
	d, path := kept(t)
	overwrite(t, path, []byte("shopping list"))
	d.Key(fyne.KeySpace)
	d.Key(fyne.KeyReturn)
	if got := dialog(d); got == "" || strings.Contains(got, "%!") {
		t.Errorf("the screen says %q", got)
	}
	d.Key(fyne.KeyEscape)
	if data, _ := os.ReadFile(path); string(data) != "shopping list" || d.Screen.Tray().Pending() != true ||
		d.Window.Canvas().Focused() != fyne.Focusable(d.Screen.Board()) {
		t.Error("something was changed")
	}
	lines := len(d.Screen.Session().Match().Steps())
	d.Key(fyne.KeySpace)
	d.Key(fyne.KeyReturn)
	d.Key(fyne.KeyReturn)
	d.Key(fyne.KeySpace)
	beside := strings.TrimSuffix(path, ".match") + " 2.match"
	if file, _, err := record.Open(beside); err != nil || len(file.Lines) != lines+1 ||
		d.Screen.Session().Path() != beside {
		t.Errorf("the match does not go on beside: %v, %q, %q", err, d.Screen.Session().Path(), dialog(d))
	}
	if data, _ := os.ReadFile(path); string(data) != "shopping list" {
		t.Error("the file was changed")
	}
}

// A file that is gone can be written again, whole.
func TestTheFileIsGone(t *testing.T) {
	d, path := kept(t)
	before, _ := os.ReadFile(path)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	d.Key(fyne.KeySpace)
	if got := dialog(d); !strings.Contains(got, "gone") {
		t.Fatalf("the screen says %q", got)
	}
	d.Key(fyne.KeyReturn)
	if after, _ := os.ReadFile(path); !bytes.Equal(before, after) {
		t.Errorf("written again it is\n%s\nnot\n%s", after, before)
	}
	d.Key(fyne.KeySpace)
	if got := dialog(d); got != "" || !strings.HasPrefix(last(d), "dice: ") {
		t.Errorf("it does not go on: %q, %q", last(d), got)
	}
}

// Where the disk fails nothing happens on the screen, it says so, what was picked stays picked, and the same
// tap goes once the disk is well again.
func TestTheDiskFails(t *testing.T) {
	d, path := kept(t)
	d.Play("dice: 5")
	d.Input(tableau.APiece(engine.MarkerOf(0, 0)))
	lines := len(d.Screen.Session().Match().Steps())
	away := path + ".away"
	if err := errors.Join(os.Rename(path, away), os.Mkdir(path, 0o755)); err != nil {
		t.Fatal(err)
	}
	d.Input(space(t, d, "d3"))
	if got := dialog(d); got == "" || len(d.Screen.Session().Match().Steps()) != lines {
		t.Fatalf("the screen says %q", got)
	}
	d.Key(fyne.KeyEscape)
	if err := errors.Join(os.Remove(path), os.Rename(away, path)); err != nil {
		t.Fatal(err)
	}
	if got := d.Screen.Question().Inputs(); len(got) != 1 {
		t.Errorf("picked is %v", got)
	}
	d.Input(space(t, d, "d3"))
	if last(d) != "collectors: move C1 d3" {
		t.Errorf("it does not go on: %q, %q", last(d), dialog(d))
	}
}

// A file whose last line is torn goes on, and keeps what was torn as a remark.
func TestTheFileIsTorn(t *testing.T) {
	d, path := kept(t)
	d.Screen.Leave()
	data, _ := os.ReadFile(path)
	overwrite(t, path, append(data, "dice: "...))
	s, err := session.Open(path,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))})
	if err != nil {
		t.Fatal(err)
	}
	m, err := evening.Of(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	d = tabletest.Open(t, usual, settings.Default(), m)
	d.Play("dice: 4")
	if data, _ := os.ReadFile(path); !strings.Contains(string(data), "# cut off: ") ||
		!strings.HasSuffix(string(data), "dice: 4\n") {
		t.Errorf("the file is\n%s", data)
	}
}

// A last line that lacks its end but could be a move: the screen asks whether it is whole. Yes gives it its
// end, No and no answer leave it out, and nobody plays before.
func TestTheLastLineMayBeTheLastMove(t *testing.T) {
	open := func(last string) (*tabletest.Driver, string, string) {
		d, path := kept(t)
		d.Screen.Leave()
		data, _ := os.ReadFile(path)
		overwrite(t, path, append(data, last...))
		s, err := session.Open(path, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))})
		if err != nil {
			t.Fatal(err)
		}
		m, err := evening.Of(games.All(), s)
		if err != nil {
			t.Fatal(err)
		}
		d = tabletest.Open(t, usual, settings.Default(), m)
		if d.Pictures = folder(t); dialog(d) != "" {
			d.Picture("last-move")
		}
		return d, path, string(data)
	}
	for _, last := range []string{"dice: 4", "dice：4  # Ben cried"} {
		d, path, before := open(last)
		if got := dialog(d); !strings.Contains(got, "Is this the last move?") || !strings.Contains(got, "“"+last[:4]) {
			t.Fatalf("%q: the screen says %q", last, got)
		}
		d.Key(fyne.KeyReturn)
		if data, _ := os.ReadFile(path); string(data) != before+last+"\n" || last != "" && d.Screen.Tray().Pending() {
			t.Errorf("%q: after yes the file is\n%s", last, data)
		}
		d.Play("collectors: move C1 d3")
		if data, _ := os.ReadFile(path); string(data) != before+last+"\ncollectors: move C1 d3\n" {
			t.Errorf("%q: it goes on as\n%s", last, data)
		}

		d, path, before = open(last)
		d.Press("No, leave it out")
		d.Play("dice: 5")
		if data, _ := os.ReadFile(path); string(data) != before+"# cut off: "+last+"\ndice: 5\n" {
			t.Errorf("%q: after no the file is\n%s", last, data)
		}

		d, path, before = open(last)
		d.Key(fyne.KeyEscape)
		if data, _ := os.ReadFile(path); string(data) != before+last || dialog(d) != "" {
			t.Errorf("%q: without an answer the file is\n%s", last, data)
		}
	}
	for _, last := range []string{"dice: ", "dice: 9", "collectors: move C1 d3", "# Ben cried"} { // can be no move now
		if d, _, _ := open(last); dialog(d) != "" {
			t.Errorf("%q: the screen asks %q", last, dialog(d))
		}
	}
}

// Every tap that does nothing says why: with the clause, about what was tapped, and with what is in the way
// lit where something is.
func TestEveryRefusedTapIsAnswered(t *testing.T) {
	round.Long(t)
	for _, ruleset := range []string{"standard", "delve"} {
		d := tabletest.Open(t, usual, settings.Default(),
			sitters(t, func(h *record.Header) { h.Ruleset = ruleset }))
		s := d.Screen.Session()
		r := rand.New(rand.NewPCG(4, 4))
		silent := map[string]int{}
		for range 24 {
			if s.Over() {
				break
			}
			q := d.Screen.Question()
			firsts := []tableau.Input{{}}
			if q != nil {
				firsts = append(firsts, q.Next()...)
			}
			for _, first := range firsts {
				for range 3 {
					all := d.Screen.Everything()
					in := all[r.IntN(len(all))]
					for d.Screen.Refused() || q != nil && len(q.Inputs()) > 0 {
						d.Key(fyne.KeyEscape)
					}
					if first.Kind == tableau.Piece {
						d.Input(first)
					}
					if q != nil {
						_, verdict, ok := q.Judge(in)
						clause := verdict.Message.Clause
						if ok && !verdict.OK() && (clause == 8 || clause == 9) && len(verdict.Spaces) == 0 {
							t.Errorf("%v, %v: refused by SIT-0%d and nothing is lit", first, in, clause)
						}
					}
					before := len(s.Match().Steps())
					shown := d.Screen.Shown()
					at, _ := d.Screen.Board().Where(in)
					d.TapIn(d.Screen.Board(), at)
					if len(s.Match().Steps()) != before {
						d.Hear()
						d.Screen.Undo()
						d.Pass(2 * time.Second)
						q = d.Screen.Question()
						continue
					}
					if d.Screen.Shown() == shown {
						silent[d.Screen.Prompt()+" "+in.Kind.String()+" "+nameOf(d, in)]++
					} else if d.Screen.Refused() && !strings.HasPrefix(d.Screen.RefusedBy(), "SIT-") {
						t.Errorf("%v: %q has no clause", in, d.Screen.Prompt())
					}
				}
			}
			m := s.Engine().Sample(s.Position(), r)
			err := s.Play(m)
			d.Hear()
			d.Pass(2 * time.Second)
			if err != nil {
				t.Fatal(err)
			}
		}
		for what, n := range silent {
			t.Errorf("%s: %d taps were not answered: %s", ruleset, n, what)
		}
	}
}

func nameOf(d *tabletest.Driver, in tableau.Input) string {
	scene := d.Screen.Board().Scene()
	if piece, ok := scene.Piece(in.ID); ok && in.Kind == tableau.Piece {
		return piece.Name
	}
	spot, _ := scene.Spot(in.ID)
	return spot.Name
}

// Whatever somebody has laid in secret, the screen, the log and the title are the same to the others until
// all have laid, after an undo too.
func TestNothingOfASecretIsShown(t *testing.T) {
	var seen []string
	for _, sign := range []string{"rock", "paper", "scissors"} {
		d := tabletest.Open(t, usual, settings.Default(), toy(t, "signs", "Ava", "Ben", "Cleo"))
		var all strings.Builder
		see := func() {
			all.WriteString(d.Window.Title() + d.Screen.Title() + said(d) + d.Screen.Shown() + "\n")
		}
		d.PlayFile("A: shows rock\nB: shows rock\nC: shows paper")
		d.Play("A: shows " + sign)
		see()
		// nothing below the cover has the keys, only it and the title bar
		for _, want := range []string{"Cleo first", "Ava takes it back", "See the table", "Big view",
			"This match", "Sound",
			"Ben is here"} {
			d.Window.Canvas().FocusNext()
			if focused, ok := d.Window.Canvas().Focused().(*widgets.Button); !ok || focused.Text != want {
				t.Errorf("below the cover the keys come to %v, want %q", focused, want)
			}
		}
		d.Lift()
		see()
		d.Play("B: shows paper")
		d.Lift()
		see()
		d.Screen.Undo()
		see()
		d.Screen.Session().Look(1)
		see()
		seen = append(seen, all.String())
	}
	if seen[0] != seen[1] || seen[0] != seen[2] {
		t.Errorf("what Ava has laid can be told:\n%s\n%s\n%s", seen[0], seen[1], seen[2])
	}
}

// said is all text in the window.
func said(d *tabletest.Driver) string { return saidIn(d.Window.Content()) }

// saidIn returns all words below an object.
func saidIn(root fyne.CanvasObject) string {
	var all []string
	for _, o := range test.LaidOutObjects(root) {
		switch o := o.(type) {
		case *widget.Label:
			all = append(all, o.Text)
		case *canvas.Text:
			all = append(all, o.Text)
		}
	}
	return strings.Join(all, "\n")
}

// With less motion nothing moves: neither dice nor pieces.
func TestLessMotion(t *testing.T) {
	for motion, want := range map[string]bool{"full": true, "less": false} {
		set := settings.Default()
		set.Motion = motion
		d := tabletest.Open(t, usual, set, sitters(t, nil))
		if d.Screen.Board().Moving != want || d.Screen.Tray().Moving != want {
			t.Errorf("motion %s: the board moves: %v, the dice: %v", motion, d.Screen.Board().Moving,
				d.Screen.Tray().Moving)
		}
	}
}

// After a tap on bare ground the keys still work: Space rolls, digits are real dice.
func TestTheKeysAreNeverLost(t *testing.T) {
	d := atPlay(t, nil)
	for _, press := range []func(){
		func() { d.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeySpace}) },
		func() { d.Window.Canvas().OnTypedRune()('3') },
	} {
		lines := len(d.Screen.Session().Match().Steps())
		d.Window.Canvas().Unfocus()
		press()
		if len(d.Screen.Session().Match().Steps()) != lines+1 {
			t.Error("the key did nothing")
		}
		d.Play("table: undo")
	}
	d.Press("Put right") // a stepper can be pressed again and again
	plus := d.Button("+")
	d.Window.Canvas().Focus(plus)
	for range 3 {
		d.Key(fyne.KeySpace)
	}
	if last(d) != "table: fix loot 3" {
		t.Errorf("three times + made %q", last(d))
	}
}

// The log says that an answer was given that stays hidden, and what it was only once the match is over.
func TestTheLogKeepsWhatIsHidden(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), toy(t, "lots", "Ava", "Ben"))
	d.PlayFile("table: deal A 3\ntable: deal B 4\nA: hides red\nB: hides blue")
	if log := strings.Join(d.Screen.Log(), "\n"); !strings.Contains(log, "Ava has answered.") ||
		strings.Contains(log, "hid") {
		t.Errorf("before the end the log is\n%s", log)
	}
	d.PlayFile("dice: R")
	if log := strings.Join(d.Screen.Log(), "\n"); strings.Contains(log, "answered") {
		t.Errorf("after the end the log is\n%s", log)
	}
}
