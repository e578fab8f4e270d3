package qrcode

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
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

// Read returns the text of the one code in a picture.
func Read(picture image.Image) (string, error) {
	texts, err := read(picture, 1)
	if err != nil {
		return "", err
	}
	return texts[0], nil
}

func TestPhotographsAreRead(t *testing.T) {
	round.Long(t)
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

// screen is a photograph of a screen: its grid of red, green and blue dots is seen through the grid of the
// camera, the camera is held aslant, a lamp is mirrored in it, and there is little contrast.
func screen(c *Code, random *rand.Rand, pixels, tilt, contrast float64) image.Image {
	side := int(float64(c.Side()) * pixels * 1.4)
	out := image.NewRGBA(image.Rect(0, 0, side, side))
	sin, cos := math.Sincos(0.06)
	middle := float64(side) / 2
	for y := range side {
		for x := range side {
			var sum [3]float64
			for i := -1.0; i <= 1; i++ {
				for k := -1.0; k <= 1; k++ {
					px, py := float64(x)+0.5+i*0.6-middle, float64(y)+0.5+k*0.6-middle
					depth := 1 - tilt*px/float64(side) + tilt/2*py/float64(side)
					px, py = px/depth, py/depth
					u, v := (cos*px+sin*py)/pixels+float64(c.Side())/2, (cos*py-sin*px)/pixels+float64(c.Side())/2
					light := 0.5 + contrast/2
					if c.Dark(int(math.Floor(u))-Quiet, int(math.Floor(v))-Quiet) {
						light = 0.5 - contrast/2
					}
					const dots = 3.1 // of the screen in a module
					grid := 0.75 + 0.25*math.Sin(2*math.Pi*v*dots)
					for channel := range sum {
						dot := 0.7 + 0.3*math.Sin(2*math.Pi*(u*dots+float64(channel)/3))
						sum[channel] += light * dot * grid / 9
					}
				}
			}
			lamp := 0.35 * math.Exp(-(math.Pow(float64(x)-middle*1.3, 2)+math.Pow(float64(y)-middle*0.6, 2))/
				(middle*middle*0.08))
			var grey [3]uint8
			for channel := range grey {
				light := math.Pow(max(0, sum[channel]), 1/1.4) + lamp + random.NormFloat64()*0.02
				grey[channel] = uint8(255 * max(0, min(1, light)))
			}
			out.SetRGBA(x, y, color.RGBA{grey[0], grey[1], grey[2], 255})
		}
	}
	var file bytes.Buffer
	if err := jpeg.Encode(&file, out, &jpeg.Options{Quality: 75}); err != nil {
		panic(err)
	}
	photograph, err := jpeg.Decode(&file)
	if err != nil {
		panic(err)
	}
	return photograph
}

func TestPicturesOfAScreenAreRead(t *testing.T) {
	round.Long(t)
	random := rand.New(rand.NewPCG(3, 6))
	for _, s := range []struct {
		length                 int
		pixels, tilt, contrast float64
	}{{100, 4, 0.1, 0.8}, {100, 9, 0.25, 0.45}, {300, 6.3, 0.25, 0.8}, {100, 14, 0.4, 0.6}, {300, 9, 0.2, 0.4}} {
		text := words(random, s.length)
		picture := screen(newCode(t, text), random, s.pixels, s.tilt, s.contrast)
		if got, err := Read(picture); got != text {
			t.Errorf("%v: %q, %v", s, got, err)
			save(t, picture)
		}
	}
}

// save keeps a picture to look at, where a folder for it is named.
func save(t *testing.T, picture image.Image) {
	if folder := os.Getenv("SAMPLES"); folder != "" {
		f, err := os.CreateTemp(folder, "*.png")
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, picture); err != nil {
			t.Fatal(err)
		}
	}
}

// negative turns light and dark.
func negative(picture image.Image) image.Image {
	out := image.NewRGBA(picture.Bounds())
	for y := out.Rect.Min.Y; y < out.Rect.Max.Y; y++ {
		for x := out.Rect.Min.X; x < out.Rect.Max.X; x++ {
			r, g, b, _ := picture.At(x, y).RGBA()
			out.SetRGBA(x, y, color.RGBA{255 - uint8(r>>8), 255 - uint8(g>>8), 255 - uint8(b>>8), 255})
		}
	}
	return out
}

func TestLightOnDarkIsRead(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	for _, length := range []int{40, 400} {
		text := words(random, length)
		code := newCode(t, text)
		for _, s := range []shot{{pixels: 3, frame: 1}, {3, .1, .1, 1, 5, .3, 1.5}, {8, 1.6, .2, 4, 10, .5, 1.5}} {
			if got, err := Read(negative(s.of(code, random))); got != text {
				t.Errorf("version %d, %v: %q, %v", code.Version, s, got, err)
			}
		}
	}
}

// sheet lays codes out in rows on grey paper.
func sheet(codes []*Code, columns int, module func(i int) float64, gap int) image.Image {
	out := image.NewRGBA(image.Rect(0, 0, 1, 1))
	type place struct {
		picture *image.RGBA
		at      image.Point
	}
	var places []place
	at, high := image.Pt(gap, gap), 0
	for i, c := range codes {
		picture := raster.Page(c.Drawing(1), module(i))
		if i%columns == 0 && i > 0 {
			at, high = image.Pt(gap, at.Y+high+gap), 0
		}
		places = append(places, place{picture, at})
		at.X += picture.Rect.Dx() + gap
		high = max(high, picture.Rect.Dy())
		out.Rect.Max = image.Pt(max(out.Rect.Max.X, at.X), max(out.Rect.Max.Y, at.Y+high+gap))
	}
	out = image.NewRGBA(out.Rect)
	draw.Draw(out, out.Rect, image.NewUniform(color.Gray{0xDD}), image.Point{}, draw.Src)
	for _, p := range places {
		draw.Draw(out, p.picture.Rect.Add(p.at), p.picture, image.Point{}, draw.Src)
	}
	return out
}

func TestAllCodesOfAPictureAreRead(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 8))
	same := func(int) float64 { return 5 }
	for name, c := range map[string]struct {
		lengths []int
		columns int
		module  func(int) float64
		gap     int
	}{
		"side by side":      {[]int{100, 100}, 2, same, 10},
		"close together":    {[]int{100, 100}, 2, same, 0},
		"one above other":   {[]int{100, 140}, 1, same, 30},
		"of many sizes":     {[]int{60, 900, 300}, 3, same, 40},
		"large and small":   {[]int{100, 100}, 2, func(i int) float64 { return 2.5 + 12*float64(i) }, 60},
		"four":              {[]int{100, 100, 100, 100}, 2, same, 20},
		"six, close":        {[]int{80, 80, 80, 80, 80, 80}, 3, same, 0},
		"three in a column": {[]int{200, 200, 200}, 1, same, 5},
	} {
		var codes []*Code
		var want []string
		for _, length := range c.lengths {
			want = append(want, words(random, length))
			codes = append(codes, newCode(t, want[len(want)-1]))
		}
		picture := sheet(codes, c.columns, c.module, c.gap)
		for way, picture := range map[string]image.Image{"": picture, "light on dark": negative(picture)} {
			got, err := ReadAll(picture)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s %s: %d of %d, %v", name, way, len(got), len(want), err)
				save(t, picture)
			}
		}
	}
}
