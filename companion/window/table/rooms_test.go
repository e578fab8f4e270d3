package table_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
)

// inTheMiddle opens a match of a game on the screen, some lines after its beginning, where a person decides or
// rolls.
func inTheMiddle(t *testing.T, size fyne.Size, set settings.Settings, game string, lines int) *tabletest.Driver {
	t.Helper()
	h := gamestest.Header(t, game, "standard")
	for i := range h.Seats {
		h.Seats[i].Names = []string{relatives[i].Name}
	}
	random := rand.New(rand.NewPCG(40, 4))
	match := begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: random})
	match.People = relatives
	s := match.Session
	for range lines {
		for !s.Over() && s.Play(s.Engine().Sample(s.Position(), random)) != nil {
			continue // who has laid already lays no more
		}
	}
	d := tabletest.Open(t, size, set, match)
	d.Hear()
	return d
}

// rowOfButtons are the texts of the buttons below the board.
var rowOfButtons = []string{words.Undo, words.Redo, words.PutRight, words.Why, words.Rules, words.SoFar,
	words.Owl}

// In every game, in the smallest windows and with the largest text, the row of buttons is whole, in two lines
// at most, the board keeps much of the height, and what happened is one tap away. A display of 1024 x 600 at a
// scale of 1.5 is 682 x 400.
func TestTheRowOfButtonsIsWhole(t *testing.T) {
	twice, dark := settings.Default(), settings.Default()
	twice.Text, dark.Look = 200, "dark"
	rooms := map[string]struct {
		size fyne.Size
		set  settings.Settings
	}{
		"1024-twice": {fyne.NewSize(1024, 600), twice}, "682": {fyne.NewSize(682, 400), settings.Default()},
		"1024": {fyne.NewSize(1024, 600), dark}, "1280-twice": {usual, twice}, "1280": {usual, dark},
		"2560": {fyne.NewSize(2560, 1440), settings.Default()},
	}
	all := map[string]int{"sitters": 14, "adventure": 24, "geyser": 50, "saratoga": 9, "cubed": 30, "patrollers": 20}
	if pictures == "" {
		all = round.SampleMap(t, 2, all)
	}
	for game, lines := range all {
		for name, room := range rooms {
			if pictures == "" && name != "1024-twice" && name != "682" {
				continue
			}
			t.Run(game+"/"+name, func(t *testing.T) {
				d := inTheMiddle(t, room.size, room.set, game, lines)
				d.Pictures = folder(t)
				d.Picture("row")
				if least := d.Window.Content().MinSize(); least.Height > room.size.Height || least.Width > room.size.Width {
					t.Errorf("the window cannot be smaller than %v", least)
				}
				tops := map[float32]bool{}
				for _, text := range rowOfButtons {
					b := d.Button(text)
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
					if at.X < 0 || at.X+b.Size().Width > room.size.Width || at.Y+b.Size().Height > room.size.Height ||
						b.Size().Width < b.MinSize().Width {
						t.Errorf("%s lies at %v, %v large", text, at, b.Size())
					}
					tops[at.Y] = true
				}
				if len(tops) > 2 {
					t.Errorf("the buttons are in %d lines", len(tops))
				}
				if !d.Screen.LogInSight() {
					d.Press(words.SoFar)
					d.Picture("so far")
				}
				if !d.Screen.LogInSight() {
					t.Errorf("what happened is not in sight: %v", d.Screen.Places())
				}
				if high := d.Screen.Board().Size().Height; high < 0.35*room.size.Height {
					t.Errorf("the board is %v high", high)
				}
			})
		}
	}
}

// Cubed is one composition in the smallest window too: nothing beside the cube is out of sight, neither while it is
// stacked nor while it is taken apart.
func TestCubedIsWholeInASmallWindow(t *testing.T) {
	for _, lines := range []int{0, 1, 30, 31, 60, 75, 90} {
		d := inTheMiddle(t, fyne.NewSize(1024, 600), settings.Default(), "cubed", lines)
		d.Pictures = folder(t)
		d.Picture(fmt.Sprint("cubed-", lines))
		if hidden := d.Screen.Hidden(); hidden > 1 {
			t.Errorf("after %d lines %.0f px of the column are out of sight", lines, hidden)
		}
	}
}
