package scene

import (
	"maps"
	"slices"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// ink returns how much of a drawing is dark, from 0 to 1.
func ink(d *drawing.Drawing) float64 {
	page, sum := raster.Page(d, 2), 0
	for i := 0; i < len(page.Pix); i += 4 {
		sum += 255 - int(page.Pix[i+1])
	}
	return float64(sum) / 255 / float64(len(page.Pix)/4)
}

// A vignette fills its size to the corners, is small and shared, and takes little ink where that is saved.
func TestEveryVignette(t *testing.T) {
	const most, heaviest, darkest = 260, 14 << 10, 0.12
	for _, icon := range slices.Sorted(maps.Keys(vignettes)) {
		symbol := Vignette(icon)
		if symbol != Vignette(icon) {
			t.Errorf("%s is drawn twice", icon)
		}
		if n := count(symbol.Drawing); n > most {
			t.Errorf("%s: %d shapes, more than %d", icon, n, most)
		}
		d := drawing.New(symbol.Drawing.Width, symbol.Drawing.Height)
		d.Add(drawing.Use{Symbol: symbol, At: d.Area().Centre(), Scale: 1, Clip: d.Area()})
		if n := len(file(t, d)) - len(file(t, drawing.New(d.Width, d.Height))); n > heaviest {
			t.Errorf("%s: %d bytes of PDF, more than %d", icon, n, heaviest)
		}
		page := raster.Page(d, 1)
		for _, x := range [...]int{0, page.Rect.Dx() - 1} {
			for _, y := range [...]int{0, page.Rect.Dy() - 1} {
				if at := page.RGBAAt(x, y); at.R == 255 && at.G == 255 && at.B == 255 {
					t.Errorf("%s: white at %d, %d", icon, x, y)
				}
			}
		}
		if part := ink((&drawing.InkSaver{}).Drawing(d)); part > darkest {
			t.Errorf("%s: %.3f of it is ink in ink-saver, more than %g", icon, part, darkest)
		}
	}
	if Vignette("dragon") != nil {
		t.Error("there is a vignette of a dragon")
	}
	for place, want := range map[string]bool{"country": true, "sea-chart": true, "dungeon": false, "": false} {
		if land, _ := Land(place, drawing.PlayerA); (land != nil) != want {
			t.Errorf("a land for %q: %v", place, land != nil)
		}
	}
}
