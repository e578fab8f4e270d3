package companion_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/games"
	"homespun/companion/settings"
	"homespun/companion/words"
	"homespun/engines/enginetest/round"
)

// find gives the keys to the nth thing of a name, counted from 1 by Tab from the first thing on the screen, and reports whether there is one.
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
				if !d.find("Bot: medium", 2) {
					t.Errorf("%s has no second chair for a bot", game.Title)
				}
				d.key(fyne.KeySpace)
				d.shell.Window.Canvas().FocusPrevious()
				d.key(fyne.KeyEscape)

				enter("Print", "Print")
				// Without a board there is nothing to be made smaller.
				if got := d.find(words.FitSize, 1); got != (game.ID != "patrollers") {
					t.Errorf("%s offers %q: %v", game.Title, words.FitSize, got)
				}
				d.key(fyne.KeyEscape)

				enter("House rules", "House rules")
				d.key(fyne.KeyDown)
				d.key(fyne.KeyDown)
				d.picture(game.ID + "-variant")
				d.key(fyne.KeyEscape)
			}
		})
	}
}
