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
					stand := Stand{Width: size, Height: size * 1.6, Foot: size * 0.56}
					for _, piece := range []Piece{figure.Token(size), stand.Slotted(&figure),
						stand.Tent(&figure), stand.SlottedFoot(&figure, name, 1),
						Counter(name, icon, drawing.PlayerE, size, 3)} {
						if err := piece.Front.Check(); err != nil {
							t.Fatalf("%.20q, %g mm: %v", name, size, err)
						}
						if out := piece.Front.Overflows(); len(out) > 0 {
							t.Fatalf("%.20q, %g mm, side %d: %.20q of %g pt leaves %v", name, size, side,
								out[0].Text, out[0].Size, out[0].Box)
						}
					}
				}
			}
		}
	}
}

// Spares have no side, no name and no picture.
func TestSparesAreEmpty(t *testing.T) {
	spare := Figure{Side: Nobody}
	stand := Stand{25, 40, 14}
	for _, piece := range []Piece{spare.Token(28), stand.Slotted(&spare),
		Counter("", "", drawing.Paper, 28, 1)} {
		if got := texts(piece.Front); len(got) > 0 {
			t.Errorf("%q stands on a spare", got)
		}
		if err := piece.Front.Check(); err != nil {
			t.Error(err)
		}
	}
}

func TestSwallowablePiecesAreTold(t *testing.T) {
	for _, test := range []struct {
		width, height, bleed float64
		want                 bool
	}{{27, 27, 0, true}, {25, 100, 0, true}, {45, 45, 0, false}, {31.7, 40, 0, false}, {34, 40, 2, true},
		{38, 38, 3, false}} {
		piece := Piece{Front: drawing.New(test.width, test.height), Bleed: test.bleed}
		if got := Swallowable(piece); got != test.want {
			t.Errorf("%g × %g mm with a bleed of %g: %v", test.width, test.height, test.bleed, got)
		}
	}
}

func TestColoursAreRead(t *testing.T) {
	for text, want := range map[string]drawing.Colour{"#3E7C8C": drawing.RGB(0x3E7C8C),
		"#3e7c8c": drawing.RGB(0x3E7C8C), "": drawing.Ink, "#12345": drawing.Ink, "#GGGGGG": drawing.Ink,
		"red": drawing.RGB(0xFF0000), "reddish": drawing.Ink} {
		if got := Colour(text, drawing.Ink); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
