package assembly

import (
	"image"
	"image/color"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// A picture on a face leans with it: its corners come to lie where those of the face do.
func TestPicturesAreSeenInTheRound(t *testing.T) {
	picture := image.NewRGBA(image.Rect(0, 0, 20, 20))
	for i := range 400 {
		colour := color.RGBA{R: 0xFF, A: 0xFF}
		if i%20 >= 10 {
			colour = color.RGBA{B: 0xFF, A: 0xFF}
		}
		picture.SetRGBA(i%20, i/20, colour)
	}
	pixels, err := drawing.NewPixels(picture, false)
	if err != nil {
		t.Fatal(err)
	}
	flat, d := drawing.New(20, 20), drawing.New(40, 40)
	flat.UseIn(pixels.Symbol("halves"), flat.Area())
	Face(d, flat, drawing.Point{X: 5, Y: 20}, drawing.Point{X: 35, Y: 5}, drawing.Point{X: 5, Y: 35})
	seen := raster.Page(d, 10)
	for at, want := range map[drawing.Point]color.RGBA{{X: 8, Y: 20}: {255, 0, 0, 255}, {X: 8, Y: 32}: {255, 0, 0, 255},
		{X: 32, Y: 8}: {0, 0, 255, 255}, {X: 32, Y: 20}: {0, 0, 255, 255}, {X: 8, Y: 10}: {255, 255, 255, 255},
		{X: 32, Y: 35}: {255, 255, 255, 255}} {
		if got := seen.RGBAAt(int(at.X*10), int(at.Y*10)); got != want {
			t.Errorf("at %v: %v, want %v", at, got, want)
		}
	}
}
