package raster

import (
	"bytes"
	"context"
	"image/png"
	"testing"

	"homespun/engines/panics"
	"homespun/printables/drawing"
)

// A line that comes from far above is, in a band far below, where it would be on the whole page, however narrow it is.
func TestALineFromFarAboveIsWhereItWouldBe(t *testing.T) {
	page := drawing.New(200, 300)
	page.Polygon([]drawing.Point{{X: 10, Y: 5}, {X: 14, Y: 5}, {X: 34, Y: 295}, {X: 30, Y: 295}}, drawing.Filled(drawing.Ink))
	const perMM = 300 / 25.4
	file, err := NewPNGWriter(200*12*100).Page(context.Background(), page, 300) // some hundred rows
	if err != nil {
		t.Fatal(err)
	}
	banded, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	whole := Page(page, perMM)
	for y := range whole.Rect.Dy() {
		for x := range whole.Rect.Dx() {
			r, _, _, _ := banded.At(x, y).RGBA()
			if want := int(whole.RGBAAt(x, y).R); max(int(r>>8)-want, want-int(r>>8)) > 24 { // a tenth of a pixel
				t.Fatalf("at %d,%d it is %d, want %d", x, y, r>>8, want)
			}
		}
	}
}

// What a panic has left half drawn is on no other page.
func TestWhatAPanicLeavesIsOnNoOtherPage(t *testing.T) {
	bad := drawing.New(20, 20)
	bad.Rect(bad.Area(), drawing.Filled(drawing.Ink))
	bad.Marks = append(bad.Marks, drawing.Use{Symbol: &drawing.Symbol{Name: "without a drawing"}, Scale: 1})
	for range 50 { // whichever ink comes next
		if fault := panics.Try(func() { (&PNGWriter{}).Page(context.Background(), bad, 100) }); fault == nil {
			t.Skip("nothing that is checked can end in a panic")
		}
		empty := Page(drawing.New(20, 20), 4)
		for i, v := range empty.Pix {
			if v != 0xFF {
				t.Fatalf("byte %d of an empty page is %d", i, v)
			}
		}
	}
}
