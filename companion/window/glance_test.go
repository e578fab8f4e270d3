package window_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/engines/record"
	"homespun/rulesets"
)

// glances are the windows in which the shelf is looked at.
var glances = []struct {
	name string
	size fyne.Size
	set  settings.Settings
}{
	{"1280", usual, look("light", 100)},
	{"1280-dark", usual, look("dark", 100)},
	{"1024", fyne.NewSize(1024, 600), look("light", 100)},
	{"1024-dark", fyne.NewSize(1024, 600), look("dark", 100)},
	{"1280-twice", usual, look("light", 200)},
	{"1024-twice", fyne.NewSize(1024, 600), look("dark", 200)},
	{"1920", fyne.NewSize(1920, 1080), look("light", 100)},
	{"2560", fyne.NewSize(2560, 1440), look("light", 100)},
}

func TestGlance(t *testing.T) {
	for _, c := range glances {
		t.Run(c.name, func(t *testing.T) {
			d := open(t, c.size, c.set, func(folder rulesets.Folder) {
				keep(t, folder, 30, 0, seated("Ava"), seated("Ben"))
				keep(t, folder, 47, 1, seated("Cleo"), record.Seat{Bot: "easy"})
				keep(t, folder, 5000, 10, seated("Ava", "Cleo"), seated("Ben"))
			})
			d.picture("shelf")
		})
	}
}
