package companion_test

import (
	"testing"

	"homespun/companion/settings"
)

// The rulebook with its pictures is read on the screen, where how to play is explained.
func TestTheRulebookIsReadOnTheScreen(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Play")
	d.press("How to play")
	d.press("With pictures")
	d.picture("rulebook")
	if !d.says("How to play SiTTeRS") {
		t.Error("the rulebook is not open")
	}
	d.press("Close")
	if !d.says("New match") {
		t.Error("closing does not lead back")
	}
}
