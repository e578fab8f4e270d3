package adventure

import (
	"testing"

	"homespun/printables/drawing"
)

// Every theme has a scene of its own, and whatever stands in one is there.
func TestEveryThemeHasItsPlace(t *testing.T) {
	used := map[string]string{}
	for _, listed := range set(t, "standard", "blocks", nil).Ruleset.Game.Themes() {
		theme := listed.Theme
		if scenes[theme.Scene] == nil || used[theme.Scene] != "" {
			t.Errorf("%s is set in %q, which is no place or that of %q", theme.ID, theme.Scene, used[theme.Scene])
		}
		used[theme.Scene] = theme.ID
	}
	for name, scene := range scenes {
		for _, prop := range scene.margin {
			if drawing.Scenery(prop) == nil {
				t.Errorf("%s: there is no %q", name, prop)
			}
		}
	}
}
