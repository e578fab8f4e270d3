package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/record"
)

// dungeonMatch returns a match of Adventure Mode Awesome that is kept nowhere.
func dungeonMatch(t testing.TB, ruleset string, seats int, change func(*record.Header)) evening.Match {
	t.Helper()
	h := dungeonHeader(ruleset, seats)
	if change != nil {
		change(&h)
	}
	return begun(t, "", h,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))})
}

// dungeonHeader returns the front matter of a match of Adventure Mode Awesome.
func dungeonHeader(ruleset string, seats int) record.Header {
	h := record.Header{Game: "adventure", Ruleset: ruleset, Dice: "app", Theme: "blocks"}
	for i, name := range []string{"Ava", "Ben", "Cleo", "Dan"}[:seats] {
		h.Seats = append(h.Seats, record.Seat{ID: string(rune('A' + i)), Names: []string{name}})
	}
	return h
}

// crowdedDungeon is a position with monsters of all kinds all over the board.
func crowdedDungeon(t testing.TB) map[string]any {
	t.Helper()
	position := map[string]any{}
	if _, err := toml.Decode(dungeon+crowded, &position); err != nil {
		t.Fatal(err)
	}
	return position
}

// The app deals all tiles at once and shows eight at a time where they lie, or one; the table enters what it
// dealt by tapping a tile and a space.
func TestTheTilesAreDealt(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), dungeonMatch(t, "standard", 2, nil))
	s := d.Screen.Session()
	tiles := func() int { return len(s.Match().Steps()) }
	d.Press("Deal one")
	if tiles() != 1 || !d.Screen.Replaying() {
		t.Errorf("Deal one makes %d lines; telling %v", tiles(), d.Screen.Replaying())
	}
	d.Hear()
	q := d.Screen.Question()
	if q == nil || q.Seat != engines.Table {
		t.Fatal("the table is not asked where a tile lies")
	}
	d.Input(q.Next()[0])
	space := q.Next()[0]
	d.Input(space)
	if tiles() != 2 || d.Screen.Replaying() {
		t.Errorf("a tile that was tapped makes %d lines; telling %v", tiles()-1, d.Screen.Replaying())
	}
	q = d.Screen.Question()
	d.Input(q.Next()[0])
	d.Input(space)
	if tiles() != 2 || d.Screen.RefusedBy() != "ADV-02" {
		t.Errorf("two tiles on one space are answered by %q", d.Screen.Prompt())
	}
	d.Key(fyne.KeyEscape)
	d.Key(fyne.KeyEscape)
	d.Press("Deal all")
	if at, of := d.Screen.Told(); at != 0 || of != 14 || tiles() != 16 {
		t.Errorf("Deal all makes %d lines and tells %d of %d", tiles()-2, at, of)
	}
	if got := d.Screen.Lines(); got != 2 {
		t.Errorf("the log has %d lines while the first is told, want 2", got)
	}
	d.Press("Next")
	if got := d.Screen.Lines(); got != 3 {
		t.Errorf("the log has %d lines while the second is told, want 3", got)
	}
	d.Hear()
	if q := d.Screen.Question(); q == nil || q.Seat != 0 {
		t.Error("the first king is not placed next")
	}
	if d.Screen.Lines() != 16 {
		t.Errorf("the log has %d lines, want one a tile", d.Screen.Lines())
	}
}

// A die of 20 faces is typed in digits, or tapped.
func TestADieOfTwentyFaces(t *testing.T) {
	for hand, how := range map[tabletest.Hand]string{tabletest.Taps: "taps", tabletest.Keys: "keys"} {
		t.Run(how, func(t *testing.T) {
			d := tabletest.Open(t, usual, settings.Default(),
				dungeonMatch(t, "standard", 2, func(h *record.Header) {
					h.Rules = map[string]any{"event_die": int64(20)}
					h.Position = map[string]any{"tiles": map[string]any{"a1": "P", "c3": "T", "p16": "Z"},
						"kings": map[string]any{"A": "a2", "B": "b1"}}
				}))
			d.Hand = hand
			for _, face := range []string{"1", "2", "20", "10", "7", "15"} {
				d.Play("dice: " + face)
				d.Play("table: undo")
			}
		})
	}
}

// While the monsters' ways are told, the column shows the arrow's monster, and "Why?" says by which rule it
// went there.
func TestWhyAMonsterWentThere(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), dungeonMatch(t, "standard", 2, func(h *record.Header) {
		h.Position = map[string]any{"tiles": map[string]any{"a1": "P", "c3": "T", "p16": "Z", "h3": "Z"},
			"kings":    map[string]any{"A": "a2", "B": "b1"},
			"monsters": map[string]any{"Z1": "a9", "Z2": "f1"}}
	}))
	d.PlayFile("dice: 5")
	d.Play("A: done")
	entry := d.Screen.Log()[d.Screen.Lines()-1]
	if !strings.Contains(entry, "Zombie 1") || !strings.Contains(entry, "Zombie 2") {
		t.Fatalf("the monsters did not go: %q", entry)
	}
	d.Press("Undo")
	d.Input(d.Screen.Question().Next()[len(d.Screen.Question().Next())-1])
	for !strings.Contains(d.Screen.Prompt(), "Zombie 1") {
		d.Key(fyne.KeySpace)
	}
	if arrows := d.Screen.Board().Scene().Arrows; len(arrows) != 1 || !arrows[0].Strong {
		t.Errorf("the arrows are %v, want one strong one", arrows)
	}
	d.Press("Why that?")
	if said := dialog(d); !strings.Contains(said, "Zombie 1") ||
		!strings.Contains(said, "Ava, the nearest it sees") || !strings.Contains(said, "ADV-16") {
		t.Errorf("the dialog says %q", said)
	}
}

// What the table looks like while tiles are dealt, a crowd of monsters goes, its reasons are asked for, and
// the line is looked at later.
func TestTheDungeonIsTold(t *testing.T) {
	set := settings.Default()
	for name, size := range map[string]fyne.Size{"usual": usual, "small": fyne.NewSize(800, 600)} {
		t.Run(name, func(t *testing.T) {
			d := tabletest.Open(t, size, set, dungeonMatch(t, "standard", 2, nil))
			pictures := folder(t)
			see := func(name string, buttons ...string) {
				t.Helper()
				for _, want := range buttons {
					if !slices.Contains(d.Screen.Buttons(), want) {
						t.Errorf("%s: the buttons are %q, want %q", name, d.Screen.Buttons(), want)
					}
				}
				if d.Pictures = pictures; pictures != "" {
					d.Picture(name)
				}
				d.Pictures = ""
			}
			d.Press("Deal all")
			see("1-dealing", "Pause", "Next", "Skip")

			d = tabletest.Open(t, size, set, dungeonMatch(t, "standard", 2, func(h *record.Header) {
				h.Position, h.Rules = crowdedDungeon(t),
					map[string]any{"ambiguity": "auto", "event_die": int64(20)}
			}))
			see("2-a-die-of-twenty")
			d.Rune('1')
			see("3-a-digit")
			d.Rune('1')
			d.Hear()
			if err := d.Screen.Session().PlayText("A: done"); err != nil {
				t.Fatal(err)
			}
			for range 5 {
				d.Key(fyne.KeySpace)
			}
			see("4-a-monster-goes", "Pause", "Next", "Skip", "Why that?")
			d.Rune('?')
			see("5-why")
			d.Key(fyne.KeyEscape)
			d.Press("Pause")
			see("6-paused", "Go on")
			d.Hear()
			see("7-the-log")
			d.Screen.SelectLine(d.Screen.Lines() - 1)
			see("8-looking-back", "Show it again", "Why that?")
		})
	}
}
