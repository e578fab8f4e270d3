package table_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/settings"
)

// eachLook walks through the states of a game's table at every size and in every look, with HOMESPUN_PICTURES as pictures to look at. Without them it is
// walked with words twice as large, where there is least room, and but for short runs in the usual look: the other looks differ in colours.
func eachLook(t *testing.T, walk func(t *testing.T, size fyne.Size, set settings.Settings)) {
	t.Helper()
	dark, contrast, twice := settings.Default(), settings.Default(), settings.Default()
	dark.Look, contrast.Look, twice.Text, twice.Motion = "dark", "contrast", 200, "less"
	small := fyne.NewSize(800, 600)
	for name, look := range map[string]struct {
		size fyne.Size
		set  settings.Settings
	}{
		"light": {usual, settings.Default()}, "dark": {usual, dark}, "contrast": {usual, contrast}, "large": {fyne.NewSize(1920, 1080), settings.Default()},
		"small": {small, settings.Default()}, "small-dark": {small, dark}, "twice": {usual, twice},
	} {
		if pictures == "" && name != "twice" && (name != "light" || testing.Short()) {
			continue
		}
		t.Run(name, func(t *testing.T) { walk(t, look.size, look.set) })
	}
}
