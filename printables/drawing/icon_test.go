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

// The darker edge below a layer of an icon has no outline in ink-saver; every layer has one.
func TestEdgesHaveNoOutline(t *testing.T) {
	for name, edges := range map[string]int{"mage": 10, "penguin": 7, "coin": 0, "toy-robot": 0} {
		saved, open := new(drawing.InkSaver).Symbol(drawing.Picture(name)).Drawing, 0
		for i, mark := range saved.Marks {
			if mark.(drawing.Shape).Paint.Stroke.Width > 0 {
				continue
			}
			if open++; i+1 == len(saved.Marks) || saved.Marks[i+1].(drawing.Shape).Paint.Stroke.Width == 0 {
				t.Errorf("%s: path %d has no outline, and is no edge", name, i)
			}
		}
		if open != edges {
			t.Errorf("%s: %d edges, want %d", name, open, edges)
		}
	}
}
