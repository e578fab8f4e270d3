package table_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// secrets are what Ava lays in matches that are the same in all else, a play of each kind and the most
// different cards.
var secrets = []string{"move self", "move white", "bullet green", "raid black", "defend raid", "defend self"}

// pixels is what the window shows.
func pixels(d *tabletest.Driver) []byte {
	picture := d.Window.Canvas().Capture()
	if rgba, ok := picture.(*image.NRGBA); ok {
		return slices.Clone(rgba.Pix)
	}
	var all []byte
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			r, g, b, _ := picture.At(x, y).RGBA()
			all = append(all, byte(r>>8), byte(g>>8), byte(b>>8))
		}
	}
	return all
}

// told is what a table says and means beside its pixels: what stands on the board and on the stage, and all
// that has been asked of the player and the voice.
func told(d *tabletest.Driver) []byte {
	var all bytes.Buffer
	scene := d.Screen.Board().Scene()
	fmt.Fprintln(&all, scene.Pieces, scene.Tracks, scene.Goals, scene.Tags, scene.Here, scene.Arrows, scene.Ways)
	if moment, outcome, open := d.Screen.Stage().Showing(); open {
		fmt.Fprintln(&all, moment, outcome)
	}
	fmt.Fprintln(&all, d.Screen.Shown(), strings.Join(d.Screen.Log(), "\n"), strings.Join(d.Heard, "\n"))
	return all.Bytes()
}

// everything is all that a table shows and tells.
func everything(d *tabletest.Driver) []byte { return append(pixels(d), told(d)...) }

// eachSecret has Ava lay one thing after another, each in a match of its own, and compares what a look at it
// finds.
func eachSecret(t *testing.T, change func(*record.Header),
	look func(t *testing.T, d *tabletest.Driver, path string) []byte) {
	t.Helper()
	same(t, round.Sample(t, 3, secrets), func(secret string) []byte {
		path := filepath.Join(t.TempDir(), "evening.match")
		d := keptWagons(t, path, usual, loud(), chosen, change)
		d.Play("A: lays " + secret)
		return look(t, d, path)
	})
}

// same checks that a look finds the same whatever is secret.
func same(t *testing.T, secrets []string, look func(secret string) []byte) {
	t.Helper()
	for _, secret := range discern(secrets, look) {
		t.Errorf("%s is to be seen", secret)
	}
}

// discern returns the secrets of which a look finds something else than of the first. A window may still be
// taking up the letters of the one before while it is looked at, so that what differs is looked at again, the
// first secret too: what is to be seen of one differs each time.
func discern(secrets []string, look func(secret string) []byte) (list []string) {
	first := look(secrets[0])
	for _, secret := range secrets[1:] {
		found := look(secret)
		for tries := 0; !bytes.Equal(found, first); tries++ {
			if tries == 3 {
				list = append(list, secret)
				break
			}
			if first = look(secrets[0]); !bytes.Equal(found, first) {
				found = look(secret)
			}
		}
	}
	return list
}

// The check finds what is to be seen, and lets pass what differs once by chance.
func TestWhatDiffersEachTimeIsToBeSeen(t *testing.T) {
	for _, c := range []struct {
		name  string
		looks map[string]string // what is seen one look after another, the last from then on
		seen  bool
	}{
		{"nothing", map[string]string{"a": "x", "b": "x"}, false},
		{"the secret", map[string]string{"a": "x", "b": "y"}, true},
		{"the first look is off", map[string]string{"a": "zx", "b": "x"}, false},
		{"the second look is off", map[string]string{"a": "x", "b": "zx"}, false},
		{"both are off", map[string]string{"a": "zx", "b": "wx"}, false},
	} {
		found := discern([]string{"a", "b"}, func(secret string) []byte {
			look := c.looks[secret]
			if len(look) > 1 {
				c.looks[secret] = look[1:]
			}
			return []byte(look[:1])
		})
		if len(found) > 0 != c.seen {
			t.Errorf("%s: found %q, want %v", c.name, found, c.seen)
		}
	}
}

// What others have laid is not to be seen in a single pixel: on the cover, with the laptop in Ben's hands
// while he picks, on the open table, and with the pointer over every piece.
func TestNoPixelOfASecret(t *testing.T) {
	round.Long(t)
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, _ string) (all []byte) {
		all = everything(d)
		d.Lift()
		all = append(all, everything(d)...)
		for _, in := range d.Screen.Everything() {
			d.Hover(in)
			all = append(all, d.Screen.Shown()...)
		}
		d.Input(card(t, d, "raid"))
		d.Input(card(t, d, "green"))
		all = append(all, everything(d)...)
		d.Press("Cover the table")
		all = append(all, everything(d)...)
		d.Press("See the table")
		return append(all, everything(d)...)
	})
}

// Nor where somebody plays by the keys alone, and has left the cursor on the last card: it is on none of them
// when the next one has the laptop. Nor does the pointer say what it was last over.
func TestNoCursorOnASecret(t *testing.T) {
	for hand, name := range map[tabletest.Hand]string{tabletest.Keys: "keys", tabletest.Taps: "pointer"} {
		t.Run(name, func(t *testing.T) {
			same(t, []string{"move self", "raid white", "bullet green"}, func(secret string) (all []byte) {
				d := wagons(t, usual, loud(), chosen, nil)
				d.Hand = hand
				d.Lift()
				words := strings.Fields(secret)
				d.Input(card(t, d, words[0]))
				d.Hover(card(t, d, words[1]))
				d.Input(card(t, d, words[1]))
				d.Input(tableau.AChoice(1))
				d.Lift()
				if q := d.Screen.Question(); q == nil || q.Seat != 1 {
					t.Fatalf("the screen asks %v", q)
				}
				if at := d.Screen.Board().Cursor(); at != (tableau.Input{}) || d.Screen.Board().Pointing() {
					t.Errorf("Ava has laid %s, and before Ben the cursor is on %v", secret, at)
				}
				all = everything(d)
				d.Key(fyne.KeyTab)
				return append(all, everything(d)...)
			})
		})
	}
}

// Nor does a pointer say it that rests on the last card, and that nobody touches while the laptop is handed
// on by keys alone.
func TestNoPointerRestsOnASecret(t *testing.T) {
	same(t, []string{"move self", "raid white", "bullet green"}, func(secret string) []byte {
		d := wagons(t, usual, loud(), chosen, nil)
		words := strings.Fields(secret)
		d.Lift()
		d.Input(card(t, d, words[0]))
		d.Input(card(t, d, words[1]))
		at, _ := d.Screen.Board().Where(card(t, d, words[1]))
		rests := func() {
			d.Screen.Board().MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
		}
		rests()
		d.Hand = tabletest.Keys
		d.Rune('1')
		all := everything(d)
		d.Lift()
		if q := d.Screen.Question(); q == nil || q.Seat != 1 {
			t.Fatalf("the screen asks %v", q)
		}
		rests() // the window tells where it is once more
		return append(all, everything(d)...)
	})
}

// Nor with only one left to lay, where the record itself holds what the others have laid.
func TestNoPixelOfASecretInARecord(t *testing.T) {
	round.Long(t)
	same(t, round.Sample(t, 3, secrets), func(secret string) []byte {
		d := wagons(t, usual, loud(),
			chosen+"\nlaid = { red = \""+secret+
				"\", white = \"raid green\", black = \"raid green\" }\ndue = \"lay\"", nil)
		all := everything(d)
		d.Lift()
		d.Input(card(t, d, "defend"))
		for _, in := range d.Screen.Everything() {
			d.Hover(in)
			all = append(append(all, d.Screen.Shown()...), said(d)...)
		}
		d.Input(card(t, d, "bullet"))
		return append(all, everything(d)...)
	})
}

// The log says nothing before all have laid.
func TestNoSecretInTheLog(t *testing.T) {
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, _ string) []byte {
		if lines := d.Screen.Lines(); lines != 0 {
			t.Errorf("the log has %d lines", lines)
		}
		d.Lift()
		log := strings.Join(d.Screen.Log(), "\n")
		d.Play("B: lays raid green")
		d.Play("C: lays raid white")
		return []byte(log + strings.Join(d.Screen.Log(), "\n"))
	})
}

// The title of the window says nothing.
func TestNoSecretInTheTitle(t *testing.T) {
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, _ string) []byte {
		titles := d.Window.Title() + d.Screen.Title()
		d.Lift()
		return []byte(titles + d.Window.Title() + d.Screen.Title())
	})
}

// The record holds nothing before all have laid; then all lays stand in it at once, in seat order.
func TestNoSecretInTheRecord(t *testing.T) {
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, path string) []byte {
		d.Play("B: lays raid green")
		d.Play("C: lays move self")
		files, err := os.ReadDir(filepath.Dir(path))
		if err != nil || len(files) != 1 {
			t.Fatalf("beside the match lie %v, %v", files, err)
		}
		before, err := os.ReadFile(path)
		if err != nil || strings.Contains(string(before), "lays") {
			t.Fatalf("the record says %q, %v", before, err)
		}
		d.Play("D: lays raid green")
		after, err := os.ReadFile(path)
		if lines := strings.Split(strings.TrimSpace(strings.TrimPrefix(string(after), string(before))),
			"\n"); err != nil || len(lines) != 4 ||
			!strings.HasPrefix(lines[0], "A: lays") || !strings.HasPrefix(lines[3], "D: lays") {
			t.Errorf("at the reveal the record gets %q, %v", lines, err)
		}
		return []byte("")
	})
}

// Undo takes back what has been laid without showing it; redo does not bring it back.
func TestNoSecretInAnUndo(t *testing.T) {
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, path string) []byte {
		d.Screen.Undo()
		all := append(everything(d), d.Screen.Shown()...)
		if _, laid := d.Screen.Session().Sealed(0); laid || d.Screen.Session().CanRedo() {
			t.Error("undo does not take back what Ava has laid, or redo would bring it back")
		}
		d.Screen.Redo()
		if file, err := os.ReadFile(path); err != nil || strings.Contains(string(file), "lays") {
			t.Errorf("the record says %q, %v", file, err)
		}
		return append(all, everything(d)...)
	})
}

// Somebody's own pair is not shown again either once it is laid and the laptop comes back.
func TestWhatIsLaidIsGoneFromTheHand(t *testing.T) {
	d := wagons(t, usual, loud(), chosen, nil)
	d.Play("A: lays raid green")
	d.Press("Ava takes it back")
	if seat, ok := d.Screen.Session().Sealed(0); ok {
		t.Fatalf("Ava has still laid %v", seat)
	}
	d.Press("Ava is here")
	if q := d.Screen.Question(); q == nil || q.Seat != 0 || len(q.Inputs()) != 0 {
		t.Errorf("the screen asks %v", q)
	}
	d.Play("A: lays move self")
	d.Press("Dan first")
	d.Press("Dan is here")
	if q := d.Screen.Question(); q == nil || q.Seat != 3 {
		t.Errorf("Dan wanted to lay before Ben, and the screen asks %v", q)
	}
}

// Bots choose from what their seat may know, and lay while somebody has the laptop without taking it away;
// what they lay is not to be seen.
func TestBotsLayUnseen(t *testing.T) {
	same(t, []string{"move self", "raid red"}, func(lays string) []byte {
		h := record.Header{Game: "saratoga", Ruleset: "standard", Dice: "app",
			Seats: []record.Seat{{ID: "A", Names: []string{"Ava"}}, {ID: "B", Names: []string{"Ben"}},
				{ID: "C", Bot: "easy"}, {ID: "D", Bot: "easy"}},
			Position: map[string]any{"colours": []any{"red", "white", "green", "black"}}}
		later := make(chan func(), 8)
		s, err := session.Create("", h,
			session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
				Random: rand.New(rand.NewPCG(1, 2)), Post: func(do func()) { later <- do },
				Think: func(_ context.Context, _ string, e engines.Engine, p engines.Position,
					seat engines.Seat,
					_ *rand.Rand) (engines.Move, error) {
					if p != e.View(p, seat) {
						t.Error("a bot sees more than its seat")
					}
					return e.Parse(seat, "lays "+lays)
				}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := evening.Of(games.All(), s)
		if err != nil {
			t.Fatal(err)
		}
		d := tabletest.Open(t, usual, loud(), m)
		d.Lift()
		d.Input(card(t, d, "raid"))
		for range 2 {
			watchdog.Receive(t, "a bot has chosen", later)()
		}
		if q := d.Screen.Question(); q == nil || q.Seat != 0 || len(q.Inputs()) != 1 || d.Screen.Covered() {
			t.Fatalf("a bot that lays takes the laptop from Ava: %v", q)
		}
		return everything(d)
	})
}

// With open entry nothing is covered; what lies turned up is entered in seat order, each pair can be taken
// back until all are in, and the record still has all of a turn at once.
func TestOpenEntry(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening.match")
	d := keptWagons(t, path, usual, loud(), chosen, open)
	if q := d.Screen.Question(); d.Screen.Covered() || q == nil || q.Seat != 0 {
		t.Fatalf("the table is covered, or the screen asks %v", q)
	}
	d.Play("A: lays raid green")
	d.Play("B: lays raid green")
	d.Press("Take back Ava: Raid against Green")
	if q := d.Screen.Question(); q == nil || q.Seat != 0 {
		t.Fatalf("after taking back what Ava has laid the screen asks %v", q)
	}
	if _, laid := d.Screen.Session().Sealed(1); !laid {
		t.Error("what Ben has laid is gone with it")
	}
	d.Play("A: lays move self")
	if file, err := os.ReadFile(path); err != nil || strings.Contains(string(file), "lays") {
		t.Errorf("the record says %q, %v", file, err)
	}
	if !d.Screen.Session().Match().Pending().Secret {
		t.Error("what is due is not secret any more")
	}
	d.Play("C: lays defend self")
	d.Play("D: lays bullet self")
	if got := len(d.Screen.Session().Match().Steps()); got != 4 || d.Screen.Covered() {
		t.Errorf("%d lines after the reveal, want 4", got)
	}
}

// What is put right in the middle of a turn asks first, as what has been laid goes back; nothing of it is
// shown, and the log says that it went back.
func TestAFixAsksBeforeItDropsWhatIsLaid(t *testing.T) {
	d := wagons(t, usual, loud(), chosen, nil)
	d.Play("A: lays raid green")
	d.Press("See the table")
	laid := func() bool { _, ok := d.Screen.Session().Sealed(0); return ok }
	fix := func(answer string) {
		t.Helper()
		d.Screen.PutRight()
		d.Input(tableau.APiece(1))
		d.Input(tableau.ASpot(7))
		if d.Window.Canvas().Overlays().Top() == nil || !laid() {
			t.Fatal("nothing is asked before what has been laid goes back")
		}
		d.Press(answer)
	}
	fix("Cancel")
	if !laid() || len(d.Screen.Session().Match().Steps()) != 0 || d.Screen.Session().Pending().Who.Has(0) {
		t.Errorf("after Cancel there are %d lines, and Ava has laid: %v",
			len(d.Screen.Session().Match().Steps()), laid())
	}
	d.Screen.PutRight()
	fix("Put right")
	if laid() || len(d.Screen.Session().Match().Steps()) != 1 {
		t.Errorf("there are %d lines, and Ava has laid: %v", len(d.Screen.Session().Match().Steps()), laid())
	}
	if log := strings.Join(d.Screen.Log(), "\n"); !strings.Contains(log, "go back, and everyone lays again") ||
		strings.Contains(strings.ToLower(log), "raid") {
		t.Errorf("the log says %q", log)
	}
	// Where nobody has laid, nothing is asked.
	d.Input(tableau.APiece(1))
	d.Input(tableau.ASpot(8))
	if d.Window.Canvas().Overlays().Top() != nil || len(d.Screen.Session().Match().Steps()) != 2 {
		t.Errorf("there are %d lines, and something is asked", len(d.Screen.Session().Match().Steps()))
	}
}

// While Ben holds the laptop, nothing that can be done at the table shows what Ava has laid or takes it from
// her: the window is made smaller and larger, everything is shown in another look, the rules are opened, and
// why; keys are pressed, and putting right begins and ends. Who goes away is asked first.
func TestNothingDoneWhileSomebodyHoldsIt(t *testing.T) {
	same(t, secrets[1:3], func(secret string) (all []byte) {
		d := wagons(t, usual, loud(), chosen, nil)
		d.Play("A: lays " + secret)
		d.Lift()
		d.Input(card(t, d, "raid"))
		look := func() { all = append(append(all, d.Screen.Shown()...), said(d)...) }
		for _, size := range []fyne.Size{fyne.NewSize(800, 600), fyne.NewSize(500, 900), usual} {
			d.Window.Resize(size)
			look()
		}
		dark := loud()
		dark.Look, dark.Text = "dark", 150
		for _, set := range []settings.Settings{dark, d.Shell.Settings()} {
			d.Shell.SetSettings(set)
			look()
		}
		for _, do := range []func(){d.Screen.ShowWhy, func() { d.Press("Rules") }} {
			do()
			all = append(all, everything(d)...)
			d.Key(fyne.KeyEscape)
			look()
		}
		for _, key := range []fyne.KeyName{fyne.KeyF11, fyne.KeyF11, fyne.KeyTab, fyne.KeyUp,
			fyne.KeyBackspace} {
			d.Key(key)
			look()
		}
		d.Screen.PutRight()
		look()
		d.Screen.PutRight()
		left := false
		if !d.Screen.Hold(func() { left = true }) {
			t.Error("nothing is asked before what Ava has laid is lost")
		}
		look()
		d.Press("Cancel")
		d.Screen.Hold(func() { left = !left })
		d.Press("Leave")
		if !left {
			t.Error("Leave does not leave, or Cancel does")
		}
		if _, laid := d.Screen.Session().Sealed(0); !laid {
			t.Error("what Ava has laid is gone")
		}
		if q := d.Screen.Question(); q == nil || q.Seat != 1 {
			t.Errorf("the screen asks %v", q)
		}
		return append(all, everything(d)...)
	})
}

// A match that is left and opened again in the middle of a turn has everyone lay again, and neither its file
// nor its picture knows what had been laid.
func TestLeavingInTheMiddleOfATurn(t *testing.T) {
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, path string) []byte {
		d.Screen.Leave()
		s, err := session.Open(path, games.All().Options())
		if err != nil {
			t.Fatal(err)
		}
		if who := s.Pending().Who; who.Len() != 4 {
			t.Errorf("%v have yet to lay", who.List())
		}
		m, err := evening.Of(games.All(), s)
		if err != nil {
			t.Fatal(err)
		}
		return everything(tabletest.Open(t, usual, loud(), m))
	})
}
