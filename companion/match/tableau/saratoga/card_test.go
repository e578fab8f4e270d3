package saratoga_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/printables/drawing"
)

// look draws a piece so many pixels large.
func look(piece tableau.Thing, pixels float64) *drawing.Drawing {
	return piece.Look().Draw(tableau.Frame{Width: pixels * tableau.Overhang, Height: pixels * tableau.Overhang})[0].Drawing
}

// shown returns the names of the pictures on a drawing.
func shown(d *drawing.Drawing) (names []string) {
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok {
			names = append(names, use.Symbol.Name)
		}
	}
	return names
}

// Each wagon is another picture, and its sign and letter stand below it.
func TestAWagonStandsAboveItsSign(t *testing.T) {
	tab := sit(t, "standard", 6, nil)
	var pictures []string
	for _, piece := range tab.Scene(tab.p, engines.Table).Pieces {
		if piece.ID >= 6 || piece.Spot >= 1000 {
			continue
		}
		d := look(piece, 48)
		var picture drawing.Rectangle
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Use:
				side := m.Scale * m.Symbol.Drawing.Width
				picture = drawing.Box(m.At.X-side/2, m.At.Y-side/2, side, side*0.94) // the rest is air below wheels
			case drawing.Shape:
				if picture.Width > 0 && m.Path.Bounds().Overlaps(picture) {
					t.Errorf("%s: %v lies over the picture %v", piece.Name, m.Path.Bounds(), picture)
				}
			case drawing.Words:
				if m.Ink().Overlaps(picture) {
					t.Errorf("%s: %q lies over the picture", piece.Name, m.Text)
				}
			}
		}
		pictures = append(pictures, shown(d)...)
	}
	slices.Sort(pictures)
	tableautest.Equal(t, "pictures", strings.Join(slices.Compact(pictures), " "),
		"hay-wagon ox-cart peddler-wagon stagecoach wagon water-wagon")
}

// A card that is large enough shows the scene of what it does, a smaller one its icon, and that of a colour its
// wagon.
func TestCardsShowWhatTheyDo(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	for _, piece := range tab.Scene(tab.p, ava).Pieces {
		if piece.Spot != 2000 || piece.Faint {
			continue
		}
		for pixels, want := range map[float64]string{20: piece.Icon, 40: piece.Icon, 58: "vignette:" + piece.Icon} {
			switch {
			case piece.Colour != drawing.None && pixels == 20:
				want = ""
			case piece.Colour != drawing.None:
				want = piece.Icon
			}
			tableautest.Equal(t, piece.Label, strings.Join(shown(look(piece, pixels)), " "), want)
		}
	}
}
