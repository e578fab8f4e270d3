package companion_test

import (
	"testing"

	"homespun/companion/settings"
)

// The rulebook with its pictures is read on the screen, where how to play is explained, in every look and with large
// letters.
func TestTheRulebookIsReadOnTheScreen(t *testing.T) {
	large := settings.Default()
	large.Text = 200
	looks := map[string]settings.Settings{"large": large}
	for _, look := range settings.Looks {
		set := settings.Default()
		set.Look = look
		looks[look] = set
	}
	for name, set := range looks {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, set, nil)
			d.press("Play")
			d.press("How to play")
			d.press("With pictures")
			d.picture("rulebook-" + name)
			if !d.says("How to play SiTTeRS") {
				t.Error("the rulebook is not open")
			}
			d.press("Close")
			if !d.says("New match") {
				t.Error("closing does not lead back")
			}
		})
	}
}
