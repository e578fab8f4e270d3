package window_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/engines/enginetest/round"
)

// find gives the keys to the nth thing of a name, counted from 1 by Tab from the first thing on the screen,
// and reports whether there is one.
func (d *desk) find(name string, number int) bool {
	c := d.shell.Window.Canvas()
	c.Unfocus()
	var first fyne.Focusable
	for range 200 {
		c.FocusNext()
		f := c.Focused()
		if f == nil || f == first {
			break
		}
		if first == nil {
			first = f
		}
		if label(f) == name {
			if number--; number == 0 {
				return true
			}
		}
	}
	return false
}

// From the shelf every game has a new match, a print shop and house rules of its own.
func TestEveryGameHasItsScreens(t *testing.T) {
	round.Long(t)
	for _, c := range []struct {
		name string
		size fyne.Size
		set  settings.Settings
	}{
		{"light", usual, look("light", 100)},
		{"dark", fyne.NewSize(800, 600), look("dark", 100)},
		{"contrast", usual, look("contrast", 150)},
	} {
		if c.name != "light" && pictures == "" {
			continue // they differ in what is seen
		}
		t.Run(c.name, func(t *testing.T) {
			d := open(t, c.size, c.set, nil)
			d.picture("shelf")
			for i, game := range games.All().All() {
				enter := func(button, title string) {
					t.Helper()
					if !d.find(button, i+1) {
						t.Fatalf("%s has no %q", game.Title, button)
					}
					d.picture(game.ID)
					d.key(fyne.KeySpace)
					if got := d.shell.Screen().Title(); got != game.Title+": "+title {
						t.Fatalf("%s of %s led to %q", button, game.Title, got)
					}
					d.picture(game.ID + "-" + title)
				}
				enter("Play", "New match")
				for range 2 {
					if !d.find("The fox", 1) {
						t.Errorf("%s has no bot", game.Title)
					}
					d.key(fyne.KeySpace)
				}
				d.picture(game.ID + "-foxes")
				d.key(fyne.KeyEscape)

				enter("Print", "Print")
				d.press("Full")
				// Without a board there is nothing to be made smaller.
				if got := d.find(words.FitSize, 1); got != (game.ID != "patrollers") {
					t.Errorf("%s offers %q: %v", game.Title, words.FitSize, got)
				}
				d.key(fyne.KeyEscape)

				if !d.find("House rules", i+1) {
					t.Fatalf("%s has no house rules", game.Title)
				}
				d.key(fyne.KeySpace)
				d.title("Standard: House rules")
				d.picture(game.ID + "-sheet")
				d.press("All rules of " + game.Title)
				d.title(game.Title + ": House rules")
				d.key(fyne.KeyDown)
				d.key(fyne.KeyDown)
				d.picture(game.ID + "-variant")
				d.key(fyne.KeyEscape)
				d.key(fyne.KeyEscape)
			}
		})
	}
}

// A game that stands in the list and nowhere else has its box, its new match, its table, its sheets and its
// house rules.
func TestASeventhGameIsALineOfTheList(t *testing.T) {
	d := openWith(t, gamestest.Seven(), fyne.NewSize(1280, 1400), settings.Default(), nil)
	enter := func(button, title string) {
		t.Helper()
		if !d.find(button, 7) {
			t.Fatalf("the seventh game has no %q", button)
		}
		d.picture("shelf")
		d.key(fyne.KeySpace)
		d.title(title)
		d.picture(button)
	}
	enter("House rules", "Standard: House rules")
	d.key(fyne.KeyEscape)
	enter("Print", "Sowing: Print")
	d.key(fyne.KeyEscape)
	enter("Play", "Sowing: New match")
	d.press("Play")
	d.title("Sowing")
	match := d.shell.Screen().(*table.Screen)
	d.key(fyne.KeySpace) // rolls
	d.tick()
	if got := match.Prompt(); !strings.HasPrefix(got, "A sows, ") {
		t.Errorf("after the roll it asks %q", got)
	}
	d.picture("table")
	list := d.matches()
	if len(list) != 1 || list[0].Header.Game != "sowing" || list[0].Lines != 1 {
		t.Errorf("the matches kept are %+v", list)
	}
}
