package table_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/engines/enginetest/round"
)

// eachLook walks through the states of a game's table at every size and in every look, with HOMESPUN_PICTURES
// as pictures to look at. But for the whole round one of them is drawn.
func eachLook(t *testing.T, walk func(t *testing.T, size fyne.Size, set settings.Settings)) {
	t.Helper()
	dark, contrast, twice := settings.Default(), settings.Default(), settings.Default()
	dark.Look, contrast.Look, twice.Text, twice.Motion = "dark", "contrast", 200, "less"
	small := fyne.NewSize(800, 600)
	looks := map[string]struct {
		size fyne.Size
		set  settings.Settings
	}{
		"light": {usual, settings.Default()}, "dark": {usual, dark}, "contrast": {usual, contrast},
		"low": {fyne.NewSize(1366, 708), settings.Default()}, "low-dark": {fyne.NewSize(1366, 708), dark},
		"large": {fyne.NewSize(1920, 1080), settings.Default()}, "large-dark": {fyne.NewSize(1920, 1080), dark},
		"huge": {fyne.NewSize(2560, 1440), settings.Default()}, "huge-dark": {fyne.NewSize(2560, 1440), dark},
		"small": {small, settings.Default()}, "small-dark": {small, dark}, "twice": {usual, twice},
	}
	if pictures == "" {
		looks = round.SampleMap(t, 1, looks)
	}
	for name, look := range looks {
		t.Run(name, func(t *testing.T) { walk(t, look.size, look.set) })
	}
}
