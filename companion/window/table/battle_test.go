package table_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// battleHeader returns the front matter of a match of Patrollers; position is TOML, "" for its own start.
func battleHeader(t testing.TB, ruleset, position string, house map[string]any) record.Header {
	t.Helper()
	h := record.Header{Game: "patrollers", Ruleset: ruleset, Dice: "app", Rules: house,
		Seats: []record.Seat{{ID: "A", Names: []string{"Ava"}}, {ID: "B", Names: []string{"Ben"}}}}
	if position != "" {
		if _, err := toml.Decode(position, &h.Position); err != nil {
			t.Fatal(err)
		}
	}
	return h
}

// inBattle opens a match of Patrollers.
func inBattle(t testing.TB, size fyne.Size, set settings.Settings, h record.Header) *tabletest.Driver {
	t.Helper()
	return tabletest.Open(t, size, set,
		begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))}))
}

// duel is a whole battle of one against one.
const duel = `A: pick ice-man
B: pick sarge
A: deploy A1 18,2
B: deploy B1 18,22
A: dial A1 6 1 3 3
B: dial B1 4 3 1 1
dice: R2-B2
dice: R3-R1
A: order A1
A: move A1 18,4
A: move A1 18,6
A: move A1 17,7.7
A: move A1 18,9.3
A: end
B: order B1
B: move B1 18,20
B: move B1 18.5,18.1
B: end
dice: R2-R1
A: order A1
A: move A1 18,11
A: attack A1 B1
dice: R1-B3
A: end
B: order B1
B: end
dice: Y4-R1
A: order A1
A: attack A1 B1
dice: R3-B1
`

// hands are the ways to play.
var hands = map[tabletest.Hand]string{tabletest.Taps: "taps", tabletest.Keys: "keys"}

// A duel is played through the window, by taps and by keys.
func TestADuel(t *testing.T) {
	for hand, how := range hands {
		t.Run(how, func(t *testing.T) {
			d := inBattle(t, usual, settings.Default(),
				battleHeader(t, "basic", "", map[string]any{"team_size": int64(1)}))
			d.Hand, d.Pictures = hand, folder(t)
			d.PlayFile(duel)
			if s := d.Screen.Session(); !s.Over() || !s.Engine().Outcome(s.Position()).Winners.Has(0) {
				t.Errorf("Ava has not won: %q", d.Screen.Prompt())
			}
		})
	}
}

// Battles at random come through the screen to where the record leads: every variant, tracked and measured.
func TestBattlesThroughTheScreen(t *testing.T) {
	round.Long(t)
	measured := map[string]any{"positions": "measured"}
	for i, c := range round.Sample(t, 2, []struct {
		ruleset string
		house   map[string]any
	}{{"standard", nil}, {"basic", nil}, {"duel", nil}, {"big-guns", measured}, {"standard", measured}}) {
		t.Run(fmt.Sprint(c.ruleset, " ", c.house), func(t *testing.T) {
			d := inBattle(t, usual, settings.Default(), battleHeader(t, c.ruleset, "", c.house))
			s := d.Screen.Session()
			lines := randomMatch(s.Engine(), uint64(i), 90)
			d.PlayFile(lines)
			p := s.Engine().Start()
			for _, text := range strings.Split(lines, "\n") {
				line, _ := s.Match().ReadLine(text)
				p = s.Engine().Apply(p, line.Move, nil)
			}
			if diff := cmp.Diff(s.Engine().Save(p), s.Engine().Save(s.Position())); diff != "" {
				t.Errorf("the screen came elsewhere than the record (-record +screen):\n%s", diff)
			}
		})
	}
}

// drag pulls from one place of the mat to another, in inches.
func drag(d *tabletest.Driver, from, to drawing.Point) {
	b := d.Screen.Board()
	pull(b, b.WherePoint(drawing.Point{X: from.X * 10, Y: from.Y * 10}),
		b.WherePoint(drawing.Point{X: to.X * 10, Y: to.Y * 10}))
}

// pull drags from one place of a board to another.
func pull(b *board.Board, at, end fyne.Position) {
	const steps = 6
	step := fyne.NewDelta((end.X-at.X)/steps, (end.Y-at.Y)/steps)
	for range steps {
		at = at.Add(step)
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: step})
	}
	b.DragEnd()
}

// A figure that is dragged gets the turn and goes one twine that way; dragged on it lays the next; dropped on
// an enemy in range it attacks, and a tap on one out of range says how far that is.
func TestAFigureIsDragged(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	drag(d, at(14, 9), at(14, 11))
	if got := last(d); got != "A: move A1 14,11" {
		t.Fatalf("dragged from where it stood: %q", got)
	}
	drag(d, at(14, 11), at(16, 11))
	if got := last(d); got != "A: move A1 16,11" {
		t.Errorf("dragged across the mat: %q", got)
	}
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(tableau.APiece(7))))
	if got := d.Screen.Refusal(); d.Screen.RefusedBy() != "PAT-12" || strings.Contains(got, "PAT-") {
		t.Errorf("a tap on one out of range is told %q", got)
	}
	drag(d, at(16, 11), at(15.5, 14))
	if got := last(d); got != "A: attack A1 B1" {
		t.Errorf("dropped on an enemy: %q", got)
	}
	d.PlayFile("dice: R1-B3")
	d.Key(fyne.KeyEscape)
	if drag(d, at(16, 11), at(16, 9)); last(d) == "A: move A1 16,9" {
		t.Error("it moves after its attack")
	}
}

// A figure that is dragged far goes its whole way: a line of the record for each twine, one entry of the log,
// and one undo. Dragged too far it goes as far as it can.
func TestTheWholeWayInOneDrag(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	s := d.Screen.Session()
	drag(d, at(14, 9), at(20, 9))
	d.Hear()
	if got := last(d); got != "A: move A1 20,9" {
		t.Fatalf("dragged six inches: %q", got)
	}
	lines := len(s.Match().Steps())
	if lines != 4 { // the order and three twines
		t.Errorf("the record has %d lines", lines)
	}
	said := d.Screen.Log()
	if got := said[len(said)-1]; len(said) != 2 || !strings.Contains(got, "6 inches") {
		t.Errorf("the log says %q", said)
	}
	d.Press("Undo")
	d.Hear()
	if n := len(s.Match().Active()); n != 1 {
		t.Errorf("%d lines stand after one undo, want the order", n)
	}
	d.Press("Redo")
	d.Hear()
	if n := len(s.Match().Active()); n != 4 {
		t.Errorf("%d lines stand after the redo", n)
	}
	drag(d, at(20, 9), at(35, 9))
	d.Hear()
	if got := last(d); got != "A: move A1 26,9" {
		t.Errorf("dragged too far it goes %q", got)
	}
}

// A waiting figure is dragged from the tray onto the mat.
func TestAFigureIsDraggedFromTheTray(t *testing.T) {
	d := inBattle(t, usual, settings.Default(),
		battleHeader(t, "basic", "", map[string]any{"team_size": int64(1)}))
	d.PlayFile("A: pick ice-man\nB: pick sarge")
	piece, _ := d.Screen.Board().Scene().Piece(0)
	drag(d, drawing.Point{X: piece.At.X / 10, Y: piece.At.Y / 10}, drawing.Point{X: 20, Y: 2.5})
	if got := last(d); got != "A: deploy A1 20,2.5" {
		t.Errorf("dragged from the tray: %q, the screen says %q", got, d.Screen.Prompt())
	}
}

// A fix moves a figure to a place, or sets something about the picked one. Each is a line that can be undone.
func TestPuttingABattleRight(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
	for _, c := range []struct{ press, want string }{
		{"", "table: fix put A1 20,10"}, {"Turn to near death", "table: fix side A1 near-death"},
		{"Order marker", "table: fix mark A1 on"}, {"Gas marker", "table: fix gas A1 on"},
		{"Lay it down", "table: fix off A1"},
	} {
		if !d.Screen.Fixing() {
			d.Press("Put right")
		}
		d.Hear() // with the last marker a round ends
		d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(tableau.APiece(0))))
		if c.press == "" {
			d.TapIn(d.Screen.Board(), d.Screen.Board().WherePoint(drawing.Point{X: 200, Y: 100}))
		} else {
			d.Press(c.press)
		}
		if got := last(d); got != c.want {
			t.Errorf("got %q, want %q; the screen says %q", got, c.want, d.Screen.Prompt())
		}
	}
	d.Hear()
	d.Press("Ben")
	if got := last(d); got != "table: fix turn B" {
		t.Errorf("the turn: %q", got)
	}
}

// A berserker's second turn has a button of its own beside what the other side is asked.
func TestTheBerserkerIsAsked(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "duel", `
round = 2
due = "order"
turn = "A"
initiative = "A"
patrollers.A1 = { who = "mad-dog", dial = [3, 2, 2, 2], at = "10,6" }
patrollers.B1 = { who = "sarge", dial = [3, 3, 1, 1], at = "20,16" }
`, map[string]any{"tokens": false}))
	d.PlayFile("A: order A1\nA: end")
	if q := d.Screen.Question(); q == nil || q.Seat != 1 {
		t.Fatalf("Ben is not asked: %q", d.Screen.Prompt())
	}
	d.Press("Ava's Mad Dog takes a second turn")
	if got := last(d); got != "A: special A1" {
		t.Errorf("got %q, the screen says %q", got, d.Screen.Prompt())
	}
}

// While dog-tags are being set, fixes are made on the mat with the figures.
func TestPuttingRightWhileDialling(t *testing.T) {
	d := inBattle(t, usual, settings.Default(),
		battleHeader(t, "basic", "", map[string]any{"team_size": int64(1)}))
	d.PlayFile("A: pick ice-man\nB: pick sarge\nA: deploy A1 18,2\nB: deploy B1 18,22")
	if _, there := d.Screen.Board().Scene().Piece(0); there {
		t.Fatal("the mat lies there, not the tags")
	}
	d.Press("Put right")
	d.Input(tableau.APiece(0))
	d.TapIn(d.Screen.Board(), d.Screen.Board().WherePoint(drawing.Point{X: 100, Y: 20}))
	if got := last(d); got != "table: fix put A1 10,2" {
		t.Errorf("put right: %q", got)
	}
	d.Press("Done")
	if _, there := d.Screen.Board().Scene().Spot(1000); !there || d.Screen.Fixing() {
		t.Error("after it the tags do not lie there again")
	}
}
