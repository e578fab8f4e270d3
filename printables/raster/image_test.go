package raster

import (
	"image"
	"image/color"
	"testing"

	"homespun/printables/drawing"
)

func TestAPictureOfPixelsIsPaintedInItsBox(t *testing.T) {
	from := image.NewNRGBA(image.Rect(0, 0, 400, 200))
	for y := range 200 {
		for x := range 400 {
			from.SetNRGBA(x, y, color.NRGBA{R: 0xFF, A: 0xFF})
			if x >= 200 {
				from.SetNRGBA(x, y, color.NRGBA{B: 0xFF, A: 0xFF})
			}
		}
	}
	pixels, err := drawing.NewPixels(from, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range []float64{0, 180} {
		d := drawing.New(40, 40)
		d.Use(pixels.Symbol("halves"), drawing.Point{X: 20, Y: 20}, 1, turn)
		page := Page(d, 2)
		left, right := color.RGBA{R: 0xFF, A: 0xFF}, color.RGBA{B: 0xFF, A: 0xFF}
		if turn == 180 {
			left, right = right, left
		}
		for at, want := range map[image.Point]color.RGBA{{X: 25, Y: 40}: left, {X: 55, Y: 40}: right,
			{X: 25, Y: 20}: {0xFF, 0xFF, 0xFF, 0xFF}, {X: 10, Y: 40}: {0xFF, 0xFF, 0xFF, 0xFF}} {
			if got := page.RGBAAt(at.X, at.Y); got != want {
				t.Errorf("turned by %g°, at %v: %v, want %v", turn, at, got, want)
			}
		}
	}
}
