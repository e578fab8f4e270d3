package cubed

import (
	"slices"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// Every theme is set in a place of its own, whatever lies there is drawn, words are read on it and squares are calm.
func TestEveryThemeHasItsPlace(t *testing.T) {
	used := map[string]string{}
	for _, listed := range set(t, "standard", "cubes", nil).Ruleset.Game.Themes() {
		theme := listed.Theme
		place := SceneOf(theme)
		if place == nil || used[theme.Scene] != "" {
			t.Fatalf("%s is set in %q, which is no place or that of %q", theme.ID, theme.Scene, used[theme.Scene])
		}
		used[theme.Scene] = theme.ID
		for _, name := range slices.Concat(place.margin, place.corners, place.Beside[:]) {
			if drawing.Scenery(name) == nil {
				t.Errorf("%s: there is no %q", theme.Scene, name)
			}
		}
		s := set(t, "standard", theme.ID, nil)
		mat, spaces := BoardSpaces(game(s), theme, DefaultSpace)
		partstest.WordsAreRead(t, mat, 7.8) // a look of high contrast keeps nine tenths of it
		middle := len(spaces) / 2           // it has a picture
		// A cube covers its square, so that the ground may have steps.
		partstest.IsCalm(t, mat, slices.Concat(spaces[:middle], spaces[middle+1:]), 70, 25)
	}
}
