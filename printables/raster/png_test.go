package raster_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"math"
	"testing"

	"homespun/engines/enginetest/growth"
	"homespun/printables/drawing"
	"homespun/printables/drawing/drawingtest"
	"homespun/printables/raster"
)

// decoded returns the pixels of a file.
func decoded(t *testing.T, file []byte) *image.RGBA {
	t.Helper()
	read, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	picture := image.NewRGBA(read.Bounds())
	draw.Draw(picture, picture.Rect, read, read.Bounds().Min, draw.Src)
	return picture
}

// alike reports whether pixels are the same for the eye: how much of one an outline covers is rounded
// otherwise where it is counted from another corner.
func alike(a, b []uint8) bool {
	const slack = 4
	for k := range a {
		if int(a[k])-int(b[k]) > slack || int(b[k])-int(a[k]) > slack {
			return false
		}
	}
	return len(a) == len(b)
}

// A file holds the pixels of the page that is drawn at once, however few rows of it are drawn at a time, and
// one writer makes one after another.
func TestAFileHasThePixelsOfThePage(t *testing.T) {
	sheets := drawingtest.Sheets()
	sheets["wide"] = wideShapes()
	for _, test := range []struct {
		dpi    float64
		pixels int
	}{{10, 1}, {30, 900}, {60, 25_000}, {60, 100_000_000}} {
		w := raster.NewPNGWriter(test.pixels)
		for name, sheet := range sheets {
			file, err := w.Page(context.Background(), sheet, test.dpi)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := decoded(t, file), raster.Page(sheet, test.dpi/25.4); got.Rect != want.Rect ||
				!alike(got.Pix, want.Pix) {
				t.Errorf("%s at %g dots per inch, %d pixels at a time: another picture", name, test.dpi,
					test.pixels)
			}
		}
	}
}

// wideShapes is a page of shapes that go over many bands: hatches, rings, frames, long words, and what is cut
// off on all sides.
func wideShapes() *drawing.Drawing {
	d := drawing.New(170, 190)
	d.Rect(drawing.Box(-20, -20, 300, 300),
		drawing.Paint{Fill: drawing.PlayerB,
			Hatch: drawing.Hatch{Pattern: drawing.Diamonds, Colour: drawing.Ink, Gap: 3}})
	for k := range 6 {
		d.Circle(drawing.Point{X: 85 + float64(k), Y: 95}, 10+14*float64(k),
			drawing.Paint{Stroke: drawing.Stroke{Width: 1.3, Colour: drawing.PlayerA,
				Dash: [2]float64{3, 1.1 * float64(k)}, Round: k%2 == 0}})
	}
	d.Polygon([]drawing.Point{{X: 3.3, Y: 2.1}, {X: 169, Y: 81.7}, {X: 12, Y: 189}},
		drawing.Paint{Hatch: drawing.Hatch{Pattern: drawing.Dots, Colour: drawing.PlayerC}})
	words := drawing.New(150, 20)
	words.Text(drawing.Point{X: 2, Y: 14}, "Rainy Sunday dares",
		drawing.Style{Face: drawing.Title, Size: 44, Colour: drawing.Black}, drawing.Left)
	symbol := &drawing.Symbol{Name: "words", Drawing: words}
	d.Use(symbol, drawing.Point{X: 85, Y: 30}, 1, 0)
	d.Use(symbol, drawing.Point{X: 30, Y: 95}, 1, 90)
	d.Add(drawing.Use{Symbol: symbol, At: drawing.Point{X: 100, Y: 100}, Scale: 1.3, Turn: 33,
		Clip: drawing.Box(40, 60, 90, 90)})
	return d
}

// A page of twelve million pixels, which take 50 MB, takes a third of that at most (the race detector lets no
// buffer be kept).
func TestAPageTakesNoMoreMemoryThanABand(t *testing.T) {
	const pixels = 1 << 18
	page, w := wideShapes(), raster.NewPNGWriter(pixels)
	made := func() {
		file, err := w.Page(context.Background(), page, 500)
		if err != nil {
			t.Fatal(err)
		}
		if size, err := png.DecodeConfig(bytes.NewReader(file)); err != nil ||
			size.Width*size.Height < 12_000_000 {
			t.Fatalf("%d × %d pixels, %v", size.Width, size.Height, err)
		}
	}
	made()
	if took := growth.Of(made).Bytes; took > 6<<20 {
		t.Errorf("a page takes %d bytes", took)
	}
}

// A picture's file says how large it is: 300 dots per inch are 11811 per metre.
func TestPicturesSayHowFineTheyAre(t *testing.T) {
	file, err := raster.NewPNGWriter(1000).Page(context.Background(), drawing.New(5, 7), 300)
	if err != nil {
		t.Fatal(err)
	}
	if size := decoded(t, file).Rect.Size(); size != (image.Point{X: 60, Y: 83}) {
		t.Errorf("%v pixels", size)
	}
	at := bytes.Index(file, []byte("pHYs"))
	if at < 0 || binary.BigEndian.Uint32(file[at+4:]) != 11811 ||
		binary.BigEndian.Uint32(file[at+8:]) != 11811 || file[at+12] != 1 {
		t.Errorf("the size of a pixel is not there: % x", file[:60])
	}
}

// What cannot be drawn makes no file, nor does a page whose drawing is called off.
func TestNoFileIsMadeOfWhatCannotBeDrawn(t *testing.T) {
	w := raster.NewPNGWriter(1000)
	bad := drawing.New(10, 10)
	bad.Circle(drawing.Point{X: math.NaN()}, 3, drawing.Filled(drawing.Ink))
	fault := new(drawing.Fault)
	for name, d := range map[string]*drawing.Drawing{"NaN": bad, "no size": {},
		"huge": drawing.New(9000, 9000), "negative": drawing.New(-5, 5)} {
		if file, err := w.Page(context.Background(), d, 300); !errors.As(err, &fault) || file != nil {
			t.Errorf("%s: %d bytes, %v", name, len(file), err)
		}
	}
	ended, end := context.WithCancel(context.Background())
	end()
	if file, err := w.Page(ended, drawing.New(10, 10), 300); !errors.Is(err, context.Canceled) ||
		file != nil {
		t.Errorf("called off: %d bytes, %v", len(file), err)
	}
	if _, err := w.Page(context.Background(), drawing.New(10, 10), 300); err != nil {
		t.Errorf("after that: %v", err)
	}
}
