package drawing_test

import (
	"testing"

	"homespun/printables/drawing"
)

// A black chessman is lost on dark paper, and a wizard or a red heart is not.
func TestWhatIsLostOnADarkGround(t *testing.T) {
	dark := drawing.RGB(0x2E2722)
	for name, want := range map[string]bool{"chess-king": true, "chess-pawn": true, "mage": false,
		"red-heart": false, "treasure-chest": false} {
		if got := drawing.Picture(name).LostOn(dark); got != want {
			t.Errorf("%s: lost %v, want %v", name, got, want)
		}
	}
}
