package raster_test

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"homespun/assets"
	"homespun/engines/enginetest/growth"
	"homespun/engines/enginetest/watchdog"
	"homespun/printables/drawing"
	"homespun/printables/drawing/drawingtest"
	"homespun/printables/raster"
)

// TestSamples draws the sample sheets; with SAMPLES naming a folder they are kept there for the eye.
func TestSamples(t *testing.T) {
	for name, sheet := range drawingtest.Sheets() {
		saver := &drawing.InkSaver{}
		for suffix, d := range map[string]*drawing.Drawing{"": sheet, "-saver": saver.Drawing(sheet)} {
			picture := raster.Page(d, 4)
			if got := picture.Bounds().Dx(); got != int(4*d.Width) {
				t.Errorf("%s%s: %d pixels wide", name, suffix, got)
			}
			if folder := os.Getenv("SAMPLES"); folder != "" {
				file, err := os.Create(filepath.Join(folder, "raster-"+name+suffix+".png"))
				if err != nil {
					t.Fatal(err)
				}
				if err := png.Encode(file, picture); err != nil {
					t.Error(err)
				}
				file.Close()
			}
		}
	}
}

// opaque counts the covered pixels of a row and says where the first is.
func opaque(picture *image.RGBA, y int) (from, count int) {
	from = -1
	for x := range picture.Rect.Dx() {
		if picture.RGBAAt(x, y).A > 0x80 {
			if from < 0 {
				from = x
			}
			count++
		}
	}
	return from, count
}

func TestABarOf100mmMeasures1000Pixels(t *testing.T) {
	bar := drawing.New(120, 10)
	drawingtest.Bar(bar, 10, 3)
	symbol := &drawing.Symbol{Name: "bar", Drawing: bar}
	page := drawing.New(130, 150)
	page.UseAt(symbol, drawing.Point{X: 2, Y: 0})
	page.Use(symbol, drawing.Point{X: 65, Y: 20}, 1, 180)
	page.Use(symbol, drawing.Point{X: 30, Y: 90}, 1, 90)
	page.Add(drawing.Use{Symbol: symbol, At: drawing.Point{X: 62, Y: 30}, Scale: 1,
		Clip: drawing.Box(20, 20, 50, 20)})
	picture := raster.Image(page, 10)
	for _, want := range []struct{ y, from, count int }{{45, 120, 1000}, {205, 150, 1000}, {305, 200, 500},
		{900, 290, 30}, {0, -1, 0}} {
		if from, count := opaque(picture, want.y); from != want.from || count != want.count {
			t.Errorf("row %d: %d pixels from %d, want %d from %d", want.y, count, from, want.count, want.from)
		}
	}
}

func TestThinLinesAndDotsDoNotDisappear(t *testing.T) {
	d := drawing.New(50, 50)
	d.Line(drawing.Point{X: 0, Y: 10}, drawing.Point{X: 50, Y: 10}, drawing.Line(0.05, drawing.Black))
	d.Rect(drawing.Box(5, 20, 40, 25),
		drawing.Paint{Hatch: drawing.Hatch{Pattern: drawing.Dots, Colour: drawing.Black, Gap: 4}})
	picture := raster.Page(d, 1)
	line, dots := 0, 0
	for y := range 50 {
		for x := range 50 {
			if picture.RGBAAt(x, y).R < 0xE0 {
				if y < 15 {
					line++
				} else {
					dots++
				}
			}
		}
	}
	if line < 50 || dots < 40 {
		t.Errorf("%d pixels of a line, %d of dots", line, dots)
	}
}

func TestPixelsAreThoseOfTheColour(t *testing.T) {
	d := drawing.New(10, 10)
	d.Rect(drawing.Box(2, 2, 5.05, 6), drawing.Filled(drawing.PlayerA))
	picture := raster.Image(d, 10)
	for _, test := range []struct {
		x, y int
		want color.RGBA
	}{
		{0, 0, color.RGBA{}}, {20, 20, color.RGBA{0x00, 0x72, 0xB2, 0xFF}},
		{69, 79, color.RGBA{0x00, 0x72, 0xB2, 0xFF}},
		{70, 50, color.RGBA{0x00, 0x39, 0x59, 0x80}}, {71, 50, color.RGBA{}}, {50, 80, color.RGBA{}},
	} {
		got := picture.RGBAAt(test.x, test.y)
		if abs(got.R, test.want.R) > 2 || abs(got.G, test.want.G) > 2 || abs(got.B, test.want.B) > 2 ||
			abs(got.A, test.want.A) > 2 {
			t.Errorf("pixel %d,%d: %v, want %v", test.x, test.y, got, test.want)
		}
	}
}

func abs(a, b uint8) uint8 { return max(a, b) - min(a, b) }

func TestDrawStaysInThePictureItIsGiven(t *testing.T) {
	whole := image.NewRGBA(image.Rect(0, 0, 100, 100))
	part := whole.SubImage(image.Rect(20, 30, 60, 70)).(*image.RGBA)
	d := drawing.New(100, 100)
	d.Rect(drawing.Box(-50, -50, 300, 300), drawing.Outlined(drawing.PlayerB, 3, drawing.Ink))
	if err := raster.Draw(part, d, 10, 10, 1); err != nil {
		t.Fatal(err)
	}
	for y := range 100 {
		for x := range 100 {
			if inside := (image.Point{X: x, Y: y}).In(part.Rect); inside != (whole.RGBAAt(x, y).A > 0) {
				t.Fatalf("pixel %d,%d is wrong", x, y)
			}
		}
	}
	dot := drawing.New(1, 1)
	dot.Rect(dot.Area(), drawing.Filled(drawing.White))
	if err := raster.Draw(part, dot, 5, 6, 1); err != nil || whole.RGBAAt(25, 36).R != 0xFF ||
		whole.RGBAAt(24, 36).R == 0xFF {
		t.Errorf("the offset does not count from the picture's corner: %v", err)
	}
}

func TestWhatCannotBeDrawnIsNotDrawn(t *testing.T) {
	bad := drawing.New(10, 10)
	bad.Rect(bad.Area(), drawing.Filled(drawing.Ink))
	bad.Circle(drawing.Point{X: math.NaN()}, 3, drawing.Filled(drawing.Ink))
	picture := image.NewRGBA(image.Rect(0, 0, 10, 10))
	if fault := new(drawing.Fault); !errors.As(raster.Draw(picture, bad, 0, 0, 1), &fault) ||
		picture.RGBAAt(5, 5).A != 0 {
		t.Errorf("drawn, or no fault: %v", fault)
	}
	for name, d := range map[string]*drawing.Drawing{"NaN": bad, "no size": {},
		"huge": drawing.New(9000, 9000), "negative": drawing.New(-5, 5)} {
		if size := raster.Image(d, 100).Bounds().Size(); size != (image.Point{X: 1, Y: 1}) {
			t.Errorf("%s: a picture of %v", name, size)
		}
	}
	for _, scale := range []float64{0, -1, math.NaN(), math.Inf(1)} {
		if size := raster.Page(drawing.New(5, 5), scale).Bounds().Size(); size != (image.Point{X: 1, Y: 1}) {
			t.Errorf("scale %v: a picture of %v", scale, size)
		}
	}
}

func TestSeveralMayDrawAtOnce(t *testing.T) {
	sheet := drawingtest.Shapes()
	want := raster.Image(sheet, 2)
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if got := raster.Image(sheet, 2); !bytes.Equal(got.Pix, want.Pix) {
				t.Error("another picture")
			}
		})
	}
	watchdog.Do(t, "all pictures are drawn", group.Wait)
}

// A page is drawn once, on one picture: drawn twice over, the pixels that an edge covers half would be
// darker.
func TestAPageIsDrawnOnce(t *testing.T) {
	page := drawing.New(200, 300)
	page.Rect(drawing.Box(10.05, 10, 100, 100), drawing.Filled(drawing.Black))
	var picture *image.RGBA
	draw := func() { picture = raster.Page(page, 10) }
	draw() // what is made only once does not count
	if got, want := growth.Of(draw).Bytes, uint64(len(picture.Pix)); got > want*5/4 {
		t.Errorf("a page takes %d bytes, and its picture has %d", got, want)
	}
	if edge := picture.RGBAAt(100, 500); edge.R < 0x70 || edge.R > 0x90 {
		t.Errorf("a pixel that is half black is %#x", edge.R)
	}
}

// BenchmarkBoard draws a board of 440 × 280 mm at 3 pixels to the millimetre.
func BenchmarkBoard(b *testing.B) {
	board := drawingtest.Board().Marks[0].(drawing.Use).Symbol.Drawing
	for b.Loop() {
		raster.Image(board, 3)
	}
}

// BenchmarkIcons draws a board of 16 × 16 spaces with an icon on each, at 3 pixels to the millimetre.
func BenchmarkIcons(b *testing.B) {
	names := assets.IconNames()
	board := drawing.New(320, 320)
	for i := range 256 {
		icon, err := drawing.Icon(names[i%20])
		if err != nil {
			b.Fatal(err)
		}
		board.UseIn(icon, drawing.Box(20*float64(i%16), 20*float64(i/16), 20, 20).Inset(1))
	}
	for b.Loop() {
		raster.Image(board, 3)
	}
}
