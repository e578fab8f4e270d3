package picture

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"
)

var card = Size{Width: 63, Height: 88}

// halves returns a picture, red at the left and blue at the right.
func halves(width, height int) *image.NRGBA {
	picture := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			colour := color.NRGBA{R: 0xFF, A: 0xFF}
			if x >= width/2 {
				colour = color.NRGBA{B: 0xFF, A: 0xFF}
			}
			picture.SetNRGBA(x, y, colour)
		}
	}
	return picture
}

func asPNG(t testing.TB, picture image.Image) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, picture); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

// asJPEG returns a JPEG that says how the camera was held, and has so many bytes of EXIF data besides.
func asJPEG(t testing.TB, picture image.Image, turn uint16, more int) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := jpeg.Encode(&file, picture, nil); err != nil {
		t.Fatal(err)
	}
	exif := []byte("Exif\x00\x00MM\x00\x2A\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01")
	exif = append(binary.BigEndian.AppendUint16(exif, turn), make([]byte, 6+more)...)
	segment := binary.BigEndian.AppendUint16([]byte{0xFF, 0xD8, 0xFF, 0xE1}, uint16(len(exif)+2))
	return append(append(segment, exif...), file.Bytes()[2:]...)
}

func asGIF(t testing.TB, frames int) []byte {
	t.Helper()
	var all gif.GIF
	for range frames {
		all.Image = append(all.Image, image.NewPaletted(image.Rect(0, 0, 30, 20), color.Palette{color.White, color.Black}))
		all.Delay = append(all.Delay, 10)
	}
	var file bytes.Buffer
	if err := gif.EncodeAll(&file, &all); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

// The same left half lies where the camera's number says, with the sides of the picture.
func TestPhotographsAreTurnedAsTheCameraSays(t *testing.T) {
	for turn, want := range map[uint16]struct {
		width  int
		red    image.Point
		yellow image.Point
	}{
		1: {400, image.Pt(50, 100), image.Pt(350, 100)}, 2: {400, image.Pt(350, 100), image.Pt(50, 100)},
		3: {400, image.Pt(350, 100), image.Pt(50, 100)}, 4: {400, image.Pt(50, 100), image.Pt(350, 100)},
		5: {200, image.Pt(100, 50), image.Pt(100, 350)}, 6: {200, image.Pt(100, 50), image.Pt(100, 350)},
		7: {200, image.Pt(100, 350), image.Pt(100, 50)}, 8: {200, image.Pt(100, 350), image.Pt(100, 50)},
	} {
		pixels, err := Decode(asJPEG(t, halves(400, 200), turn, 60_000), card)
		if err != nil {
			t.Fatal(err)
		}
		picture := pixels.Image(0)
		if pixels.Width != want.width || picture.RGBAAt(want.red.X, want.red.Y).R < 200 ||
			picture.RGBAAt(want.yellow.X, want.yellow.Y).B < 200 {
			t.Errorf("turned as %d: %d pixels wide, %v and %v", turn, pixels.Width,
				picture.RGBAAt(want.red.X, want.red.Y), picture.RGBAAt(want.yellow.X, want.yellow.Y))
		}
	}
}

func TestPicturesAreNoFinerThanPrinted(t *testing.T) {
	for _, c := range []struct {
		size          Size
		width, height int
	}{
		{Size{25.4, 25.4, false, false}, 300, 150}, {Size{25.4, 25.4, true, false}, 600, 300},
		{Size{254, 254, true, false}, 1000, 500}, {Size{25.4, 16.9333, true, true}, 300, 200},
	} {
		for name, file := range map[string][]byte{"PNG": asPNG(t, halves(1000, 500)),
			"JPEG": asJPEG(t, halves(1000, 500), 1, 0)} {
			pixels, err := Decode(file, c.size)
			if err != nil {
				t.Fatal(err)
			}
			if pixels.Width != c.width || pixels.Height != c.height || pixels.Photo != (name == "JPEG") {
				t.Errorf("%s for %v: %d × %d, photo %t", name, c.size, pixels.Width, pixels.Height, pixels.Photo)
			}
			if at := pixels.Image(0).RGBAAt(c.width/4, c.height/2); at.R < 240 || at.B > 20 {
				t.Errorf("%s for %v: its left is %v", name, c.size, at)
			}
		}
	}
}

func TestUnusualPicturesAreRead(t *testing.T) {
	for name, file := range map[string][]byte{
		"one pixel": asPNG(t, halves(1, 1)), "a stripe": asPNG(t, halves(3000, 1)), "animated": asGIF(t, 5),
		"plain SVG": []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1H8V8Z"/></svg>`),
	} {
		if pixels, err := Decode(file, card); err != nil || min(pixels.Width, pixels.Height) < 1 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The same red and blue halves come out of files of every kind.
func TestPicturesOfEveryKindHaveTheirColours(t *testing.T) {
	deep := image.NewNRGBA64(image.Rect(0, 0, 16, 8))
	draw.Draw(deep, deep.Rect, halves(16, 8), image.Point{}, draw.Src)
	for name, file := range map[string][]byte{
		"sixteen bits": asPNG(t, deep),
		// The others were made of the same picture by ImageMagick, as Go writes none of these kinds.
		"CMYK":           decoded(t, cmyk),
		"WebP":           decoded(t, "UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAgAAUAmJaACdLoAA5gA/vij//8QI//mwP/0uD8Ef+lwf/pcDh//S4GaAAAA"),
		"WebP, lossless": decoded(t, "UklGRiYAAABXRUJQVlA4TBkAAAAvD8ABAA8Q87//8x8OxILJ/KU7U4jof+QAAA=="),
	} {
		pixels, err := Decode(file, card)
		if err != nil || pixels.Width != 16 || pixels.Height != 8 {
			t.Errorf("%s: %v, %v", name, pixels, err)
			continue
		}
		red, blue := pixels.Image(0).RGBAAt(2, 4), pixels.Image(0).RGBAAt(13, 4)
		if red.R < 200 || red.B > 60 || blue.B < 200 || blue.R > 60 || red.A != 255 {
			t.Errorf("%s: %v and %v", name, red, blue)
		}
	}
}

const cmyk = "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwP" +
	"FxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU" +
	"/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAAHCAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAA" +
	"AAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AKIXMVTVM/QbmND/2Q=="

func decoded(t *testing.T, text string) []byte {
	t.Helper()
	file, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// What counts is the memory that decoding takes: grey takes a quarter of colours, but not where one grey is clear.
func TestTheMemoryOfAPictureIsKnownBefore(t *testing.T) {
	grey := asPNG(t, image.NewGray(image.Rect(0, 0, 6600, 6600)))
	if pixels, err := Decode(grey, card); err != nil || pixels.Width != 744 {
		t.Errorf("%v, %v", pixels, err)
	}
	at := bytes.Index(grey, []byte("IDAT")) - 4
	one := binary.BigEndian.AppendUint32([]byte("\x00\x00\x00\x02tRNS\x00\x00"), crc32.ChecksumIEEE([]byte("tRNS\x00\x00")))
	lucid := slices.Concat(grey[:at], one, grey[at:])
	if _, err := Decode(lucid, card); err == nil || !strings.Contains(err.Error(), "too many") {
		t.Errorf("with a clear grey: %v", err)
	}
}

func TestBadPicturesAreToldInOneLine(t *testing.T) {
	whole := asPNG(t, halves(400, 200))
	photo := asJPEG(t, halves(400, 200), 1, 0)
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"empty": {nil, "it is empty"}, "words": {[]byte("no picture"), "it is neither PNG"},
		"head only": {whole[:40], "its end is missing"}, "half a photo": {photo[:len(photo)/2], "it is damaged"},
		"script":     {[]byte(`<svg viewBox="0 0 9 9"><script>1</script></svg>`), "it has <script>"},
		"outside":    {[]byte(`<svg viewBox="0 0 9 9"><image href="file:///etc/passwd"/></svg>`), "it has <image>"},
		"entities":   {[]byte(`<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"/>`), "it has ENTITY"},
		"far lines":  {[]byte(`<svg viewBox="0 0 0 9"><path d="M0 0H1e30"/></svg>`), "it is no SVG"},
		"not closed": {[]byte(`<svg viewBox="0 0 9 9"><g>`), "it is no SVG"},
	} {
		_, err := Decode(c.file, card)
		var wrong *Error
		if !errors.As(err, &wrong) || !strings.HasPrefix(wrong.Error(), c.want) || strings.Contains(wrong.Error(), "\n") {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(asPNG(f, halves(20, 10)))
	f.Add(asJPEG(f, halves(20, 10), 6, 10))
	f.Add(asGIF(f, 2))
	f.Add([]byte(`<svg viewBox="0 0 9 9"><path d="M1 1H8V8Z" stroke="red" stroke-dasharray="1 2"/></svg>`))
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) > 1<<16 {
			t.Skip()
		}
		pixels, err := Decode(file, Size{Width: 10, Height: 10})
		var wrong *Error
		if err != nil && !errors.As(err, &wrong) {
			t.Fatal(err)
		}
		if err == nil && (pixels.Width < 1 || pixels.Height < 1) {
			t.Fatal("a picture without pixels")
		}
	})
}
