package window_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/engines/record"
	"homespun/rulesets"
)

// Whoever has played before is ready in three taps in every game: the game's Play, the same as last time, and
// the set-up. Then the first die can be tapped, or the first choice where there is none.
func TestReadyInThreeTapsInEveryGame(t *testing.T) {
	for i, game := range games.All().All() {
		t.Run(game.ID, func(t *testing.T) {
			d := open(t, usual, settings.Default(), func(folder rulesets.Folder) {
				rules, err := game.Standard()
				if err != nil {
					t.Fatal(err)
				}
				_, _, usual := rules.Seats()
				engine, err := rules.Compile(usual)
				if err != nil {
					t.Fatal(err)
				}
				var seats []record.Seat
				for n, id := range engine.SeatIDs() {
					seats = append(seats, record.Seat{ID: id, Names: []string{[]string{"Ava", "Ben", "Cleo", "Dan",
						"Eva", "Finn"}[n]}})
				}
				h := session.HeaderOf(rules, seats)
				h.Dice = "app"
				s, err := session.CreateIn(folder.Matches(), h, games.All().Options())
				if err != nil {
					t.Fatal(err)
				}
				s.Close()
			})
			taps := 0
			tap := func() {
				d.key(fyne.KeySpace)
				taps++
			}
			if !d.find("Play", i+1) {
				t.Fatal("the shelf has too few games")
			}
			tap()
			if focused := label(d.shell.Window.Canvas().Focused()); !strings.HasPrefix(focused, "Same as last time") {
				t.Fatalf("%q has the keys", focused)
			}
			tap()
			s := d.shell.Screen().(*table.Screen).Session()
			if s.SettingUp() {
				if !d.find("Set up for us", 1) {
					t.Fatalf("nothing sets up; asked is %q", d.shell.Screen().(*table.Screen).Prompt())
				}
				tap()
			}
			if s.SettingUp() || s.Over() {
				t.Errorf("after %d taps %q is asked", taps, d.shell.Screen().(*table.Screen).Prompt())
			}
			if taps > 3 {
				t.Errorf("it takes %d taps", taps)
			}
			t.Logf("%d taps, then: %s", taps, d.shell.Screen().(*table.Screen).Prompt())
		})
	}
}
