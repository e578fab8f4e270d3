package parts

import (
	"testing"

	"homespun/printables/drawing"
)

// Without colour, art that goes on beyond the cut has no outline there: it would look like the line to cut
// along.
func TestBleedHasNoOutlineInInkSaver(t *testing.T) {
	saver := &drawing.InkSaver{}
	piece, _ := NewCardDesign(63, 88, drawing.None).Piece("1", &Card{Title: "Fox", Text: "Runs."},
		&CardBack{Title: "Foxes"}, 1)
	var look func(d *drawing.Drawing)
	look = func(d *drawing.Drawing) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Use:
				look(m.Symbol.Drawing)
			case drawing.Shape:
				if m.Paint.Stroke.Width > 0 && m.Path.Bounds().Width >= piece.Front.Width-1 &&
					m.Path.Bounds().Height >= piece.Front.Height-1 {
					t.Errorf("a line of %g mm around %v", m.Paint.Stroke.Width, m.Path.Bounds())
				}
			}
		}
	}
	look(saver.Drawing(piece.Front))
	look(saver.Drawing(piece.Back))
}

// A word that has no room on a counter is left away rather than cut short, as long as there is a picture.
func TestSmallCountersShowTheirPicture(t *testing.T) {
	for _, test := range []struct {
		name, icon string
		size       float64
		words      bool
	}{{"control panel", "control-knobs", 16, false}, {"control panel", "control-knobs", 28, true},
		{"chest", "crown", 28, true}, {"box", "", 16, true}} {
		piece := Counter(test.name, test.icon, drawing.PlayerE, test.size, 1)
		if got := len(texts(piece.Front)) > 0; got != test.words || piece.Name != test.name {
			t.Errorf("%s of %g mm with %q: words %q", test.name, test.size, test.icon, texts(piece.Front))
		}
	}
}
