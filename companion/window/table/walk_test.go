package table_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// tapAt taps a place of the mat, in inches.
func tapAt(d *tabletest.Driver, x, y float64) {
	d.TapIn(d.Screen.Board(), d.Screen.Board().WherePoint(drawing.Point{X: x * 10, Y: y * 10}))
}

// wantLines checks the lines that count.
func wantLines(t *testing.T, what string, d *tabletest.Driver, want ...string) {
	t.Helper()
	var got []string
	for _, step := range d.Screen.Session().Match().Active() {
		got = append(got, step.Text)
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: %q, want %q; the screen says %q", what, got, want, d.Screen.Prompt())
	}
}

// wantLog checks what the log shows.
func wantLog(t *testing.T, what string, d *tabletest.Driver, want ...string) {
	t.Helper()
	if got := d.Screen.Log(); !slices.Equal(got, want) {
		t.Errorf("%s: the log is %q, want %q", what, got, want)
	}
}

const gets = "Ice Man gets an order marker and goes."

// PAT-10: a point far away is the whole way there, by the pointer and by keys: a line a twine, one entry of
// the log, and one undo. Another tap is another way.
func TestAPointFarAwayIsTheWholeWay(t *testing.T) {
	for hand, how := range hands {
		t.Run(how, func(t *testing.T) {
			d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
			d.Hand = hand
			d.PlayFile("A: order A1")
			d.Input(tableau.APoint(90, 90))
			way := []string{"A: order A1", "A: move A1 12,9", "A: move A1 10,9", "A: move A1 9,9"}
			wantLines(t, "walked", d, way...)
			wantLog(t, "walked", d, gets, "Ice Man walks 5 inches.")
			d.Screen.Undo()
			wantLines(t, "taken back", d, "A: order A1")
			d.Screen.Redo()
			wantLines(t, "made again", d, way...)
			wantLog(t, "made again", d, gets, "Ice Man walks 5 inches.")
			d.Input(tableau.APoint(90, 100))
			wantLog(t, "gone on", d, gets, "Ice Man walks 5 inches.", "Ice Man walks 1 inch.")
		})
	}
}

// A walk in the log opens to its twines, at each of which the match can be looked at; another tap closes it.
func TestAWalkInTheLogOpens(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
	d.PlayFile("A: order A1")
	tapAt(d, 9, 9)
	where := func(what string, want drawing.Point, ends int) {
		t.Helper()
		piece, _ := d.Screen.Board().Scene().Piece(0)
		ways := d.Screen.Board().Scene().Ways
		if piece.At != want || len(ways) != 1 || len(ways[0].Points) != ends {
			t.Errorf("%s: Ice Man stands at %v after %+v", what, piece.At, ways)
		}
	}
	d.Screen.SelectLine(1)
	opened := []string{gets, "Ice Man walks 5 inches.", "Ice Man walks 2 inches.", "Ice Man walks 2 inches.",
		"Ice Man walks 1 inch."}
	wantLog(t, "opened", d, opened...)
	where("after the walk", drawing.Point{X: 90, Y: 90}, 4)
	d.Screen.SelectLine(2)
	wantLog(t, "still open", d, opened...)
	where("after its first twine", drawing.Point{X: 120, Y: 90}, 2)
	d.Screen.SelectLine(1)
	d.Screen.SelectLine(1)
	if _, past := d.Screen.Session().Looking(); past {
		t.Error("another tap does not come back to the present")
	}
	wantLog(t, "closed", d, gets, "Ice Man walks 5 inches.")
}

// PAT-10: a way that cannot be gone is not begun, and says why: it is too far, or somebody is in the way.
func TestAWayThatCannotBeGone(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
	d.Hand = tabletest.Keys // the pointer comes no farther than the figure
	d.PlayFile("A: order A1")
	for _, c := range []struct {
		at   tableau.Input
		says string
	}{
		{tableau.APoint(300, 90), "Too far: Ice Man has 6 twines left."},
		{tableau.APoint(180, 55), "Patches is in the way of Ice Man. Go round, or stop before."},
		{tableau.APoint(140, 3), "Ice Man would stand over the edge there."},
	} {
		d.Input(c.at)
		if got := d.Screen.Refusal(); got != c.says || d.Screen.RefusedBy() != "PAT-10" {
			t.Errorf("to %v: %q by %s, want %q", c.at, got, d.Screen.RefusedBy(), c.says)
		}
	}
	wantLines(t, "refused", d, "A: order A1")
}

// PAT-10: where the players measure, one tap says all twines of a turn; a line is one move.
func TestAWholeWayMeasured(t *testing.T) {
	d := inBattle(t, usual, settings.Default(),
		battleHeader(t, "standard", measuredFight, map[string]any{"positions": "measured"}))
	d.PlayFile("A: order A1")
	d.Press("5")
	wantLines(t, "5 twines", d, "A: order A1", "A: move A1 3", "A: move A1 2")
	wantLog(t, "5 twines", d, gets, "Ice Man walks 5 twines.")
	d.Screen.Undo()
	wantLines(t, "taken back", d, "A: order A1")
}

// byABot opens a match with a bot for the first seat, which makes these lines.
func byABot(t *testing.T, game, position string, lines ...string) *tabletest.Driver {
	t.Helper()
	o := session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: rand.New(rand.NewPCG(1, 2)),
		Think: func(_ context.Context, _ string, e engines.Engine, p engines.Position, seat engines.Seat,
			r *rand.Rand) (engines.Move, error) {
			if len(lines) == 0 {
				return e.Sample(p, r), nil
			}
			m, err := e.Parse(seat, lines[0])
			lines = lines[1:]
			return m, err
		}}
	h := record.Header{Game: game, Ruleset: "standard", Dice: "app",
		Seats: []record.Seat{{ID: "A", Bot: "easy"}, {ID: "B", Names: []string{"Ben"}}}}
	if _, err := toml.Decode(position, &h.Position); err != nil {
		t.Fatal(err)
	}
	d := tabletest.Open(t, fyne.NewSize(1280, 800), settings.Default(), begun(t, "", h, o))
	d.Patient = true
	return d
}

// A bot goes its whole way at once: it is shown as one thing with one sentence, along the whole way, and the
// log has one entry.
func TestABotWalksAtOnce(t *testing.T) {
	d := byABot(t, "patrollers", fight, "order A1", "move A1 12,9", "move A1 10,9", "move A1 9,9", "end")
	var told []string
	for d.Screen.Replaying() {
		if told = append(told, d.Screen.Prompt()); strings.Contains(d.Screen.Prompt(), "walks") {
			if ways := d.Screen.Board().Scene().Ways; len(ways) != 1 || len(ways[0].Points) != 4 {
				t.Fatalf("the way shown is %+v", ways)
			}
		}
		d.Pass(100 * time.Millisecond)
	}
	walks := slices.DeleteFunc(slices.Compact(told), func(s string) bool { return !strings.Contains(s, "walks") })
	if !slices.Equal(walks, []string{"Ice Man walks 5 inches."}) {
		t.Errorf("told was %q", told)
	}
	wantLog(t, "walked", d, gets, "Ice Man walks 5 inches.", "Ice Man is done.")
	wantLines(t, "walked", d, "A: order A1", "A: move A1 12,9", "A: move A1 10,9", "A: move A1 9,9", "A: end")
}

// ADV-10: two steps of a king whom a bot moves are one entry of the log.
func TestABotStepsAtOnce(t *testing.T) {
	d := byABot(t, "adventure", `
tiles = { b14 = "P", n14 = "T", c2 = "Z" }
kings = { A = "f8", B = "k9" }
hearts = { A = 9, B = 9 }
due = "action"`, "step f7", "step f6")
	d.Hear()
	log := d.Screen.Log()
	if len(log) == 0 || !strings.Contains(log[0], "steps to f6.") {
		t.Errorf("the log has %q", log)
	}
	if steps := d.Screen.Session().Match().Steps(); len(steps) < 2 || steps[1].Text != "A: step f6" {
		t.Errorf("the record has %v", steps)
	}
}
