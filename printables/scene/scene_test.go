package scene

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/pdf"
	"homespun/printables/raster"
)

// shapes are a page of a booklet, a shelf's box, a square, a postcard on its side and a strip.
var shapes = [...][2]float64{{128, 180}, {180, 70}, {100, 100}, {150, 105}, {160, 90}, {160, 75}, {210, 60},
	{25, 35}}

// page is that of a booklet.
var page = Frame{Width: 128, Height: 180}

func framed(size [2]float64) Frame { return Frame{Width: size[0], Height: size[1]} }

// games returns those that have a scene.
func games() []string { return slices.Sorted(maps.Keys(painters)) }

// count returns how many shapes a drawing has, in its symbols too.
func count(d *drawing.Drawing) (shapes int) {
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok {
			shapes += count(use.Symbol.Drawing)
			continue
		}
		shapes++
	}
	return shapes
}

// file returns the size of a PDF of a drawing and its bytes.
func file(t *testing.T, d *drawing.Drawing) []byte {
	t.Helper()
	content, err := pdf.Document{Pages: []pdf.Page{{Drawing: d}}}.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// What goes round the corners of a lid has no gap.
func TestBleedIsFull(t *testing.T) {
	const over = 30
	for _, game := range games() {
		picture := raster.Image(Of(game, Frame{Width: 138, Height: 184, Bleed: over}), 1)
		if picture.Rect.Dx() != 138+2*over || picture.Rect.Dy() != 184+2*over {
			t.Errorf("%s: %v", game, picture.Rect)
		}
		for y := range picture.Rect.Dy() {
			for x := range picture.Rect.Dx() {
				if picture.RGBAAt(x, y).A != 0xFF {
					t.Fatalf("%s: nothing is drawn at %d, %d", game, x, y)
				}
			}
		}
	}
}

// A scene fills its size to the corners in every shape, draws nothing beyond, is small, and is the same
// twice.
func TestEveryShape(t *testing.T) {
	const most, heaviest = 400, 20 << 10
	for _, game := range games() {
		for _, size := range shapes {
			d := Of(game, framed(size))
			if n := count(d); n > most {
				t.Errorf("%s %v: %d shapes, more than %d", game, size, n, most)
			}
			once, again := file(t, d), file(t, Of(game, framed(size)))
			if !bytes.Equal(once, again) {
				t.Errorf("%s %v: not the same twice", game, size)
			}
			if over := len(once) - len(file(t, drawing.New(size[0], size[1]))); over > heaviest {
				t.Errorf("%s %v: %d bytes of PDF, more than %d", game, size, over, heaviest)
			}
			const around, dots = 20, 1.0
			sheet := drawing.New(size[0]+2*around, size[1]+2*around)
			sheet.UseAt(&drawing.Symbol{Drawing: d}, drawing.Point{X: around, Y: around})
			picture := raster.Image(sheet, dots)
			for y := range picture.Rect.Dy() {
				for x := range picture.Rect.Dx() {
					inside := x >= around && y >= around && x < around+int(size[0]) && y < around+int(size[1])
					if drawn := picture.RGBAAt(x, y).A == 0xFF; drawn != inside {
						t.Fatalf("%s %v: drawn at %d, %d is %v", game, size, x-around, y-around, drawn)
					}
				}
			}
		}
	}
}

// Where the title stands it is calm: what is there differs little in lightness from its neighbours.
func TestTitleBandIsCalm(t *testing.T) {
	const rough = 12.0 // L*, the mean difference of one millimetre from the mean of the band
	for _, game := range games() {
		for _, size := range shapes {
			band := framed(size).TitleBand()
			if !drawing.New(size[0], size[1]).Area().Contains(band) {
				t.Fatalf("%v: the band %v is not inside", size, band)
			}
			picture := raster.Page(Of(game, framed(size)), 1)
			var all []float64
			mean, apart := 0.0, 0.0
			for y := int(band.Y) + 1; y < int(band.Bottom()); y++ {
				for x := int(band.X) + 1; x < int(band.Right()); x++ {
					at := picture.RGBAAt(x, y)
					light := drawing.RGB(uint32(at.R)<<16 | uint32(at.G)<<8 | uint32(at.B)).Lightness()
					all, mean = append(all, light), mean+light
				}
			}
			mean /= float64(len(all))
			for _, light := range all {
				apart += max(light-mean, mean-light) / float64(len(all))
			}
			if apart > rough {
				t.Errorf("%s %v: L* of the title's band strays by %.1f", game, size, apart)
			}
		}
	}
}

// focal are what is looked at first, at a part of the width and height of a tall scene, and what is behind
// it.
var focal = map[string][]struct{ figure, behind drawing.Point }{
	"adventure": {{drawing.Point{X: 0.36, Y: 0.6}, drawing.Point{X: 0.28, Y: 0.55}}, // the wizard, the light
		{drawing.Point{X: 0.175, Y: 0.6}, drawing.Point{X: 0.25, Y: 0.61}}, // the knight, the wall
		{drawing.Point{X: 0.5, Y: 0.91}, drawing.Point{X: 0.85, Y: 0.86}}}, // the dragon, the ground
	"patrollers": {{drawing.Point{X: 0.57, Y: 0.74}, drawing.Point{X: 0.53, Y: 0.79}}, // the robot, the light
		{drawing.Point{X: 0.36, Y: 0.62}, drawing.Point{X: 0.5, Y: 0.45}},   // the bear, the moon
		{drawing.Point{X: 0.75, Y: 0.92}, drawing.Point{X: 0.55, Y: 0.95}}}, // the snowman, the cloth
	"saratoga": {{drawing.Point{X: 0.42, Y: 0.76}, drawing.Point{X: 0.7, Y: 0.66}}, // the cover, the plain
		{drawing.Point{X: 0.17, Y: 0.92}, drawing.Point{X: 0.5, Y: 0.88}}}, // the thief, the ground
	"sitters": {{drawing.Point{X: 0.38, Y: 0.54}, drawing.Point{X: 0.45, Y: 0.62}}, // its eye, its fur
		{drawing.Point{X: 0.8, Y: 0.84}, drawing.Point{X: 0.67, Y: 0.86}},   // the witch, the road
		{drawing.Point{X: 0.53, Y: 0.87}, drawing.Point{X: 0.63, Y: 0.86}}}, // the knight, the road
	"cubed": {{drawing.Point{X: 0.5, Y: 0.72}, drawing.Point{X: 0.85, Y: 0.72}}, // the cube, the table
		{drawing.Point{X: 0.15, Y: 0.39}, drawing.Point{X: 0.3, Y: 0.39}}}, // her hair, the light
	"geyser": {{drawing.Point{X: 0.44, Y: 0.32}, drawing.Point{X: 0.2, Y: 0.33}}, // the steam, the sky
		{drawing.Point{X: 0.2, Y: 0.84}, drawing.Point{X: 0.4, Y: 0.86}}}, // the one on the shore, the sea
}

// What is looked at first is told from what is behind it without colour.
func TestFiguresInGrey(t *testing.T) {
	const least, dots = 12.0, 2.0 // L*
	for _, game := range games() {
		if len(focal[game]) == 0 {
			t.Errorf("%s: nothing is looked at", game)
		}
		picture := raster.Page(Of(game, page), dots)
		lightness := func(p drawing.Point) float64 {
			at := picture.RGBAAt(int(p.X*128*dots), int(p.Y*180*dots))
			return drawing.RGB(uint32(at.R)<<16 | uint32(at.G)<<8 | uint32(at.B)).Lightness()
		}
		for _, pair := range focal[game] {
			a, b := lightness(pair.figure), lightness(pair.behind)
			if max(a-b, b-a) < least {
				t.Errorf("%s: L* %.0f at %v is too near to %.0f at %v", game, a, pair.figure, b, pair.behind)
			}
		}
	}
}

// In ink-saver a scene is a picture to colour in: nearly all of it is white.
func TestInkSaver(t *testing.T) {
	const most = 0.12 // of the ink of a black page
	for _, game := range games() {
		var saver drawing.InkSaver
		picture := raster.Page(saver.Drawing(Of(game, page)), 2)
		ink := 0.0
		for i := 0; i < len(picture.Pix); i += 4 {
			ink += 1 - float64(picture.Pix[i])/255
		}
		if part := ink / float64(len(picture.Pix)/4); part > most {
			t.Errorf("%s: ink-saver takes %.2f of a black page", game, part)
		}
	}
}

// BenchmarkScene draws a scene as large as on a screen.
func BenchmarkScene(b *testing.B) {
	for b.Loop() {
		raster.Page(Of("geyser", Frame{Width: 180, Height: 70}), 4)
	}
}

// A game without a scene has none, nor has a size that is nothing.
func TestNoScene(t *testing.T) {
	if Of("chess", page) != nil || Of("geyser", Frame{Height: 100}) != nil {
		t.Error("a scene where there is none")
	}
}
