package raster

import (
	"bytes"
	"context"
	"image/png"
	"testing"

	"homespun/engines/common/panics"
	"homespun/printables/drawing"
)

// A line that comes from far above is, in a band far below, where it would be on the whole page, however
// narrow it is.
func TestALineFromFarAboveIsWhereItWouldBe(t *testing.T) {
	page := drawing.New(200, 300)
	page.Polygon([]drawing.Point{{X: 10, Y: 5}, {X: 14, Y: 5}, {X: 34, Y: 295}, {X: 30, Y: 295}},
		drawing.Filled(drawing.Ink))
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
			// a tenth of a pixel
			if want := int(whole.RGBAAt(x, y).R); max(int(r>>8)-want, want-int(r>>8)) > 24 {
				t.Fatalf("at %d,%d it is %d, want %d", x, y, r>>8, want)
			}
		}
	}
}

// What a panic has left half drawn is on no other page.
func TestWhatAPanicLeavesIsOnNoOtherPage(t *testing.T) {
	half := drawing.New(20, 20)
	half.Rect(half.Area(), drawing.Filled(drawing.Ink))
	half.Rect(half.Area(), drawing.Filled(drawing.Ink))
	w := NewPNGWriter(1 << 16)
	for range 20 {
		stop := &stopping{}
		if fault := panics.Try(func() { w.Page(stop, half, 100) }); fault == nil {
			t.Fatal("nothing has ended the page")
		}
		file, err := w.Page(context.Background(), drawing.New(20, 20), 100)
		if err != nil {
			t.Fatal(err)
		}
		read, err := png.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		if r, g, b, _ := read.At(40, 40).RGBA(); r+g+b != 3*0xFFFF {
			t.Fatal("an empty page shows what was on the one before")
		}
	}
}

// stopping is a context that is asked between two bands whether it has ended, and panics.
type stopping struct{ context.Context }

func (*stopping) Err() error { panic("nobody foresaw this") }
