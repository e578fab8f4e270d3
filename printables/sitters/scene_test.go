package sitters

import (
	"slices"
	"testing"

	"homespun/printables/drawing"
)

// Every theme has a scene of its own, and whatever stands in one is there.
func TestEveryThemeHasItsPlace(t *testing.T) {
	used := map[string]string{}
	for _, listed := range set(t, "standard", "plain", nil).Ruleset.Game.Themes() {
		theme := listed.Theme
		if scenes[theme.Scene] == nil || used[theme.Scene] != "" {
			t.Errorf("%s is set in %q, which is no place or that of %q", theme.ID, theme.Scene, used[theme.Scene])
		}
		used[theme.Scene] = theme.ID
	}
	for name, scene := range scenes {
		names := slices.Concat(append(scene.props, scene.margin)...)
		for _, things := range scene.things {
			names = append(names, things.names...)
		}
		for _, prop := range names {
			if drawing.Scenery(prop) == nil {
				t.Errorf("%s: there is no %q", name, prop)
			}
		}
	}
}
