package parts

import (
	"strings"
	"testing"

	"homespun/printables/drawing"
)

var hostile = []string{"", "C1", "🐉🐉🐉", "محمد", "骰子", strings.Repeat("W", 5000), "a\nb\x00", "Győző"}

func TestFiguresOfAnySizeAndNameKeepTheirWords(t *testing.T) {
	for _, name := range hostile {
		for _, icon := range []string{"dragon", "no such icon", ""} {
			for side := range 6 {
				figure := Figure{Name: name, Side: side, Icon: icon}
				for _, size := range []float64{14, 28, 60} {
					for _, piece := range []Piece{figure.Token(size), figure.Standee(size, size*1.6), Counter(name, icon, drawing.PlayerE, size, 3)} {
						if err := piece.Front.Check(); err != nil {
							t.Fatalf("%.20q, %g mm: %v", name, size, err)
						}
						if out := piece.Front.Overflows(); len(out) > 0 {
							t.Fatalf("%.20q, %g mm, side %d: %.20q of %g pt leaves %v", name, size, side, out[0].Text, out[0].Size, out[0].Box)
						}
					}
				}
			}
		}
	}
}

// Folded at the top, both faces of a standee stand upright: one of the two is turned by half, and they mirror each other in the fold.
func TestBothFacesOfAStandeeStandUpright(t *testing.T) {
	figure := Figure{Name: "C1", Icon: "mage"}
	front := figure.Standee(25, 40).Front
	var uses []drawing.Use
	for _, mark := range front.Marks {
		if use, ok := mark.(drawing.Use); ok {
			uses = append(uses, use)
		}
	}
	if len(uses) != 2 || uses[0].Symbol != uses[1].Symbol || uses[0].Turn+uses[1].Turn != 180 {
		t.Fatalf("%+v", uses)
	}
	if middle := (uses[0].At.Y + uses[1].At.Y) / 2; middle != front.Height/2 {
		t.Errorf("the fold is at %g mm, the middle of the faces at %g", front.Height/2, middle)
	}
}

func TestColoursAreRead(t *testing.T) {
	for text, want := range map[string]drawing.Colour{"#3E7C8C": drawing.Sitters, "#3e7c8c": drawing.Sitters, "": drawing.Ink, "#12345": drawing.Ink, "#GGGGGG": drawing.Ink, "red": drawing.Ink} {
		if got := Colour(text, drawing.Ink); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
