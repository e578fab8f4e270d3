package qrcode

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

// words returns a text of so many signs by chance.
func words(random *rand.Rand, length int) string {
	var b strings.Builder
	for range length {
		b.WriteByte(signs[random.IntN(len(signs))])
	}
	return b.String()
}

// A shot says how a photograph of a code is taken: how many pixels a module has, how the page is turned and tilted, how
// many pixels it is blurred by, how noisy it is, how much darker it is at the right, and how much larger it is than the
// code.
type shot struct{ pixels, turn, tilt, blur, noise, shade, frame float64 }

// of takes the photograph.
func (s shot) of(c *Code, random *rand.Rand) image.Image {
	modules := float64(c.Side())
	side := int(modules * s.pixels * s.frame)
	picture := image.NewGray(image.Rect(0, 0, side, side))
	sin, cos := math.Sincos(s.turn)
	middle := float64(side) / 2
	light := func(x, y float64) float64 {
		x, y = x-middle, y-middle
		depth := 1 - s.tilt*y/float64(side)
		x, y = x/depth, y/depth
		u, v := (cos*x+sin*y)/s.pixels+modules/2, (cos*y-sin*x)/s.pixels+modules/2
		if c.Dark(int(math.Floor(u))-Quiet, int(math.Floor(v))-Quiet) {
			return 30
		}
		return 230
	}
	for y := range side {
		for x := range side {
			sum := 0.0
			for i := -1.0; i <= 1; i++ {
				for k := -1.0; k <= 1; k++ {
					sum += light(float64(x)+0.5+i*s.blur/2, float64(y)+0.5+k*s.blur/2)
				}
			}
			grey := sum/9*(1-s.shade*float64(x)/float64(side)) + random.NormFloat64()*s.noise
			picture.SetGray(x, y, color.Gray{Y: uint8(max(0, min(255, grey)))})
		}
	}
	var file bytes.Buffer
	if err := jpeg.Encode(&file, picture, &jpeg.Options{Quality: 70}); err != nil {
		panic(err)
	}
	out, err := jpeg.Decode(&file)
	if err != nil {
		panic(err)
	}
	return out
}

// newCode returns the code of a text.
func newCode(t testing.TB, text string) *Code {
	t.Helper()
	code, err := New(text)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

func TestPhotographsAreRead(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 9))
	shots := []struct {
		name string
		shot
	}{
		{"a screenshot", shot{pixels: 3, frame: 1}},
		{"a small screenshot", shot{pixels: 2, frame: 2}},
		{"a little aslant", shot{3, .1, .1, 1, 5, .3, 1.5}},
		{"dark at one side", shot{5, .1, .2, 2, 8, .5, 1.5}},
		{"blurred and noisy", shot{8, .1, .3, 3, 10, .6, 1.5}},
		{"on its side", shot{8, 1.6, .2, 4, 10, .6, 1.5}},
		{"upside down", shot{6, 3.1, .1, 2, 8, .4, 1.5}},
		{"from afar", shot{2.2, .05, .05, 1, 5, .2, 3}},
		{"as a telephone takes", shot{12, .2, .2, 6, 15, .6, 1.5}},
	}
	for _, length := range []int{150, 1400} {
		text := words(random, length)
		code := newCode(t, text)
		for _, s := range shots {
			if got, err := Read(s.of(code, random)); got != text {
				t.Errorf("version %d, %s: %q, %v", code.Version, s.name, got, err)
			}
		}
	}
}

// What is drawn is what is read, whatever the text, its length and the size of a module.
func TestDrawingsAreRead(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 2))
	for version := 1; version <= Largest; version++ {
		var text string
		var code *Code
		for length := 1; ; length += 1 + length/30 {
			longer := words(random, length)
			if next, err := New(longer); err != nil || next.Version > version {
				break
			} else {
				text, code = longer, next
			}
		}
		if code.Version != version {
			t.Fatalf("version %d of %d signs, not %d", code.Version, len(text), version)
		}
		if got, err := Read(raster.Page(code.Drawing(0.4), 8)); got != text {
			t.Errorf("version %d: %q, %v; want %q", version, got, err, text)
		}
	}
}

func TestCodesAreBlackOnWhiteWhereInkIsSaved(t *testing.T) {
	code := newCode(t, "HELLO")
	var saver drawing.InkSaver
	plain, saved := raster.Page(code.Drawing(0.5), 10), raster.Page(saver.Drawing(code.Drawing(0.5)), 10)
	if !bytes.Equal(plain.Pix, saved.Pix) {
		t.Error("they differ")
	}
	if want := float64(code.Side()) * 0.5; code.Drawing(0.5).Width != want || code.Side() != 21+8 {
		t.Errorf("%d modules, %v mm wide, want %v", code.Side(), code.Drawing(0.5).Width, want)
	}
}

func TestTooLongTextsHaveNoCode(t *testing.T) {
	for length, want := range map[int]string{1451: "25 M", 1452: "22 L", 1853: "25 L"} { // table 7 of the standard
		code := newCode(t, strings.Repeat("A", length))
		if got := fmt.Sprint(code.Version, " ", code.Correction); got != want {
			t.Errorf("%d signs: version %s, want %s", length, got, want)
		}
	}
	for _, text := range []string{strings.Repeat("A", 1854), strings.Repeat("é", 5000), ""} {
		if code, err := New(text); (err == nil) != (text == "") {
			t.Errorf("%d bytes: %v, %v", len(text), code, err)
		}
	}
}

func TestPicturesWithoutACodeHaveNone(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	noise := image.NewGray(image.Rect(0, 0, 640, 480))
	for i := range noise.Pix {
		noise.Pix[i] = byte(random.Uint32())
	}
	corners := newCode(t, words(random, 200)).Drawing(0.5)
	corners.Rect(drawing.Box(8, 8, 12, 30), drawing.Filled(drawing.White))
	for name, picture := range map[string]image.Image{
		"nothing": image.NewGray(image.Rect(0, 0, 0, 0)), "one pixel": image.NewGray(image.Rect(5, 5, 6, 6)),
		"black": image.NewGray(image.Rect(0, 0, 300, 200)), "noise": noise,
		"a line": image.NewRGBA(image.Rect(0, 0, 3000, 21)), "half of it": raster.Page(corners, 8),
	} {
		if text, err := Read(picture); err == nil {
			t.Errorf("%s: %q", name, text)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte{0, 255, 0, 255}, uint8(60), uint8(60))
	f.Add([]byte{0, 0, 0, 255, 0}, uint8(200), uint8(33))
	f.Fuzz(func(t *testing.T, pixels []byte, wide, high uint8) {
		picture := image.NewGray(image.Rect(0, 0, int(wide), int(high)))
		for i := range picture.Pix {
			if len(pixels) > 0 {
				picture.Pix[i] = pixels[i%len(pixels)]
			}
		}
		Read(picture) // does not panic
	})
}
