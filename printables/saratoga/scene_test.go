package saratoga

import (
	"slices"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/partstest"
	stage "homespun/printables/scene"
)

// Every theme is set in a place of its own, whatever stands there is drawn, words are read on it and spaces are calm.
func TestEveryThemeHasItsPlace(t *testing.T) {
	used := map[string]string{}
	for _, listed := range set(t, "standard", "trail", nil).Ruleset.Game.Themes() {
		theme := listed.Theme
		place := scenes[theme.Scene]
		if place == nil || used[theme.Scene] != "" {
			t.Fatalf("%s is set in %q, which is no place or that of %q", theme.ID, theme.Scene, used[theme.Scene])
		}
		used[theme.Scene] = theme.ID
		names, find := slices.Concat(place.corners, place.margin, []string{place.first, place.last}), drawing.Scenery
		if place == &country {
			names, find = slices.Concat(growth[:]...), stage.Landmark
			for _, noun := range []string{wordGoal, wordWagon, wordLand} {
				names = append(names, theme.Icon(noun, 1)) // drawn in the same hand
			}
		}
		for _, name := range names {
			if find(name) == nil {
				t.Errorf("%s: there is no %q", theme.Scene, name)
			}
		}
		mat, spaces := BoardSpaces(game(set(t, "standard", theme.ID, nil)), theme, DefaultSpace)
		partstest.WordsAreRead(t, mat, 4.5)
		// Not those with a picture: the start and the goal.
		partstest.IsCalm(t, mat, slices.Concat(spaces[:1], spaces[2:4]), 78, 14)
	}
}
