package table_test

import (
	"math/rand/v2"
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
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// Islands of house rules: the largest, with four beaches and rings all over it, and the smallest.
const (
	wideIsland = `S.....2.2.....S
..3.........3..
.....1...1.....
....4.....4....
.3...........3.
......5.5......
..1....4....1..
2....5.M.5....2
..1....4....1..
......5.5......
.3...........3.
....4.....4....
.....1...1.....
..3.........3..
S.....2.2.....S
`
	tinyIsland = `S.5.4
.....
3.M.3
.....
4.5.S
`
)

// Islands of every size come through a battle and a ring that fires, in small windows and in large ones.
func TestIslandsOfEverySize(t *testing.T) {
	dark, contrast := settings.Default(), settings.Default()
	dark.Look, contrast.Look = "dark", "contrast"
	large, small := fyne.NewSize(1920, 1080), fyne.NewSize(800, 600)
	wide := isle{wideIsland, []string{"Ava", "Ben", "Cleo", "Dan"},
		`tokens = { g6 = ["A1", "A4"], i6 = ["A2"], h7 = ["A3", "A5"], h6 = ["B1", "B2", "B3"], f8 = ["B4"], j8 = ["C1"], o8 = ["D1", "D2", "D3"] }`,
		[]string{"A: move A5 h6", "dice: 6-1", "A: back", "B: move B2 h5", "C: pass", "D: move D3 n8",
			"dice: 4-4"}}
	tiny := isle{tinyIsland, []string{"Ava", "Ben"},
		`tokens = { c1 = ["A1", "A2", "A3"], c2 = ["B1"], e3 = ["B2"] }`,
		[]string{"A: move A3 c2", "dice: 2-5", "B: move B1 b2", "dice: 6-2"}}
	for name, c := range round.SampleMap(t, 2, map[string]struct {
		isle
		size fyne.Size
		set  settings.Settings
	}{
		"15-large": {wide, large, settings.Default()}, "15-small": {wide, small, settings.Default()},
		"15-usual": {wide, usual, dark},
		"5-large":  {tiny, large, contrast}, "5-small": {tiny, small, settings.Default()},
		"5-usual": {tiny, usual, settings.Default()},
	}) {
		t.Run(name, func(t *testing.T) {
			h := islandHeader("standard", c.players...)
			h.Rules = map[string]any{"board": c.board, "mother_fires_on": []any{int64(7)},
				"seats": map[string]any{"max": int64(len(c.players)), "default": int64(len(c.players))}}
			if _, err := toml.Decode(c.position+"\ndue = \"turn\"\n", &h.Position); err != nil {
				t.Fatal(err)
			}
			d := tabletest.Open(t, c.size, c.set,
				begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
			d.Pictures = folder(t)
			d.PlayFile(strings.Join(c.lines, "\n"))
			d.Picture("the-end")
			if got := len(d.Screen.Session().Match().Steps()); got != len(c.lines) {
				t.Errorf("played %d of %d lines", got, len(c.lines))
			}
		})
	}
}

// isle is an island of house rules with who plays on it, and what happens there.
type isle struct {
	board    string
	players  []string
	position string
	lines    []string
}

// With nothing but Tab, Return, Space and a number key two players land, fight and have the geysers fire:
// each key belongs to what is due.
func TestAnIslandByKeysAlone(t *testing.T) {
	h := islandHeader("standard", "Ava", "Ben")
	h.Rules = map[string]any{"board": "SS123\n.....\n..M..\n..45.\n.....\n",
		"seats": map[string]any{"max": int64(2), "default": int64(2)}}
	d := tabletest.Open(t, usual, settings.Default(),
		begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(4, 2))}))
	board, canvas, s := d.Screen.Board(), d.Window.Canvas(), d.Screen.Session()
	pick := func(in tableau.Input) {
		t.Helper()
		for range 60 {
			if canvas.Focused() == fyne.Focusable(board) && board.Pointing() && board.Cursor() == in {
				d.Key(fyne.KeyReturn)
				return
			}
			if canvas.Focused() == fyne.Focusable(board) {
				d.Key(fyne.KeyTab)
			} else { // as the window does with what does not take Tab itself
				canvas.FocusNext()
			}
		}
		t.Fatalf("Tab does not come to %v: %s", in, d.Screen.Prompt())
	}
	other := map[engines.Seat]string{0: "b1", 1: "a1"}
	for range 60 {
		switch q := d.Screen.Question(); {
		case s.Over():
		case d.Screen.Replaying(), s.Pending().Rolling():
			d.Key(fyne.KeySpace)
			d.Pass(time.Second)
		case q == nil:
			t.Fatalf("nothing can be done: %s", d.Screen.Prompt())
		case len(d.Screen.Buttons()) > 0 && !s.SettingUp():
			d.Rune('1') // again
		case len(s.Match().Steps()) < 2:
			pick(q.Next()[0])
		default:
			pick(q.Next()[0])
			pick(square(t, d, other[q.Seat]))
		}
	}
	var rolled int
	for _, step := range s.Match().Steps() {
		if strings.Contains(record.FormatLine(s.Engine(), step.Line), "-") {
			rolled++
		}
	}
	if !s.Over() || rolled < 2 {
		t.Errorf("over %v, with %d rolls of two dice, a battle and a firing at least: %s", s.Over(), rolled,
			d.Screen.Prompt())
	}
}

// With the largest text a square board still has the height of a small window, and the dice that are due can
// be tapped beside it.
func TestASquareBoardStaysLargeBesideLargeText(t *testing.T) {
	twice := settings.Default()
	twice.Text = 200
	d := onIsland(t, fyne.NewSize(800, 600), twice, "standard", island, "Ava", "Ben", "Cleo")
	d.Play("A: move A3 e4")
	board := d.Screen.Board()
	a1, _ := d.Where(square(t, d, "a1"))
	k11, _ := d.Where(square(t, d, "k11"))
	if high := k11.Y - a1.Y; high < 250 {
		t.Errorf("from a1 to k11 there are %v pixels of %v", high, board.Size())
	}
	if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Screen.Tray()); at.Y > 400 {
		t.Errorf("the dice lie at %v", at)
	}
}
