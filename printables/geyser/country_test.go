package geyser

import (
	"math"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/printables/raster"
)

// inGrey returns what a printer without colour makes of a colour.
func inGrey(c drawing.Colour) drawing.Colour {
	r, g, b := c.Parts()
	return drawing.RGB(uint32(math.Round(0.299*float64(r)+0.587*float64(g)+0.114*float64(b))) * 0x010101)
}

// The line round a token stands out from whatever the country shows in a space, and so does the line round a space,
// also on grey paper.
func TestPiecesStandOutFromTheCountry(t *testing.T) {
	for name, s := range scenes {
		grounds := append([]drawing.Colour{s.low, s.clear, s.wood, s.hill, s.slope, s.steep, s.water, s.bank, s.flow},
			s.trees[:]...)
		seen := func(what string, line, on drawing.Colour, least float64) {
			if got := min(drawing.Contrast(line, on), drawing.Contrast(inGrey(line), inGrey(on))); got < least {
				t.Errorf("%s: %s has a contrast of %.2f to %v, want %g", name, what, got, on, least)
			}
		}
		for i, on := range grounds {
			seen("a token", drawing.Ink, on, 3)
			if i < 5 { // where most of the spaces are
				seen("the line", s.line, on, 1.7)
			}
		}
	}
}

// The country takes no ink in ink-saver: a board is printed with as little as when its spaces were plain.
func TestTheCountryTakesNoInkInInkSaver(t *testing.T) {
	for theme, most := range map[string]float64{"island": 0.0693, "dragons": 0.074, "fire-moon": 0.0695} {
		s := set(t, "standard", theme, nil)
		board, _ := BoardSpaces(game(s), s.Theme, DefaultSpace)
		page := raster.Page(partstest.In(true, board), 2)
		ink := 0.0
		for i := 0; i < len(page.Pix); i += 4 {
			ink += 1 - float64(page.Pix[i])/255
		}
		if part := ink / float64(len(page.Pix)/4); part > most || part < most/2 {
			t.Errorf("%s: %.2f %% of the board is ink, want %.2f %% at most", theme, 100*part, 100*most)
		}
	}
}

// A contour goes round all that is higher than its edge and round nothing else: hills, lakes in them, islands in these,
// and what reaches the end of the land.
func TestAContourGoesRoundWhatIsHigh(t *testing.T) {
	b := &island{Mat: parts.BareMat(9, 7, 20, 5, drawing.Ink, drawing.White)}
	ring := func(x, y, inner, outer float64) height {
		return func(px, py float64) float64 {
			far := math.Hypot(px-x, py-y)
			return min(far-inner, outer-far)
		}
	}
	ridge, isle, bay := ring(4, 3.5, 1.4, 2.6), ring(4, 3.5, -1, 0.7), ring(9, 0, -1, 2.2)
	land := func(x, y float64) float64 { return max(ridge(x, y), isle(x, y), bay(x, y)) }
	polygons := b.contour(land).Flatten(0.05)
	if len(polygons) != 4 {
		t.Errorf("%d edges, want 4", len(polygons))
	}
	for i := range 90 * 70 {
		x, y := float64(i%90)/10+0.05, float64(i/90)/10+0.05
		want := 0
		if land(x, y) > 0 {
			want = 1
		}
		if got := around(polygons, b.place(x, y)); math.Abs(land(x, y)) > 0.08 && got != want {
			t.Fatalf("the contour goes %d times round %.2f, %.2f at a height of %.2f", got, x, y, land(x, y))
		}
	}
}
