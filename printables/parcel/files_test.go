package parcel_test

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/color/palette"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"

	"homespun/engines/common/files"
	"homespun/engines/enginetest/round"
	"homespun/printables/parcel"
)

const grandmas = "extends = \"sitters/standard\"\nname = \"Grandma's\"\nreturn_on = { collectors = [6], obstructors = [5, 6] }\n"

// Pictures of a code as other programs write them: qrencode, its drawings of squares, of a path and of light
// on dark; drawings of strokes and of copied blocks, as other libraries make; a scanner's and a fax's TIFF;
// WebP with and without loss.
func TestPicturesOfOtherProgramsAreRead(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.[swt][vei][gbf]*")
	if err != nil || len(paths) < 9 {
		t.Fatalf("%d pictures, %v", len(paths), err)
	}
	for _, path := range paths {
		if rules, err := parcel.ReadFile(path); !strings.Contains(string(rules), "Grandma's") {
			t.Errorf("%s: %q, %v", path, rules, err)
		}
	}
	if rules, err := parcel.ReadFile("testdata/telephone.heic"); !errors.Is(err, parcel.ErrHEIC) {
		t.Errorf("HEIC: %q, %v", rules, err)
	}
}

func of(t testing.TB, name string) parcel.Parcel {
	t.Helper()
	return parcel.Parcel{Game: "sitters", Name: name, Rules: []byte("extends = \"sitters/standard\"\nname = \"" + name + "\"\n")}
}

// encoded writes a picture.
func encoded(t testing.TB, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// moving is a GIF whose frames are pictures in a size that is that of the first.
func moving(t testing.TB, frames ...image.Image) []byte {
	t.Helper()
	all := &gif.GIF{}
	for _, frame := range frames {
		p := image.NewPaletted(frames[0].Bounds(), palette.WebSafe)
		draw.Draw(p, p.Rect, frame, frame.Bounds().Min, draw.Src)
		all.Image, all.Delay = append(all.Image, p), append(all.Delay, 10)
	}
	return encoded(t, func(b *bytes.Buffer) error { return gif.EncodeAll(b, all) })
}

// scanned is a PDF with a picture on its page, as a scanner makes it.
func scanned(picture []byte, lie string) []byte {
	return fmt.Appendf(nil, "%%PDF-1.4\n1 0 obj\n<</Type/XObject/Subtype/Image/Width 9/Height 9%s/Filter/DCTDecode/Length %d>>\n"+
		"stream\n%s\nendstream\nendobj\n%%%%EOF", lie, len(picture), picture)
}

func TestEveryFormatOfPicturesIsRead(t *testing.T) {
	p := of(t, "Ours")
	code := codeOf(t, p.Text())
	white := image.NewUniform(color.White)
	blank := image.NewGray(code.Bounds())
	draw.Draw(blank, blank.Rect, white, image.Point{}, draw.Src)
	photograph := encoded(t, func(b *bytes.Buffer) error { return jpeg.Encode(b, code, nil) })
	for name, content := range map[string][]byte{
		"PNG": asPNG(t, code), "JPEG": photograph,
		"BMP":            encoded(t, func(b *bytes.Buffer) error { return bmp.Encode(b, code) }),
		"TIFF":           encoded(t, func(b *bytes.Buffer) error { return tiff.Encode(b, code, &tiff.Options{Compression: tiff.Deflate}) }),
		"GIF":            moving(t, code),
		"moving GIF":     moving(t, blank, blank, code, blank, blank, blank),
		"scanned as PDF": scanned(photograph, ""),
	} {
		if rules, err := parcel.Open(content); err != nil || !bytes.Equal(rules, p.Rules) {
			t.Errorf("%s: %q, %v", name, rules, err)
		}
	}
}

// beside lays pictures side by side.
func beside(pictures ...image.Image) image.Image {
	size := image.Point{}
	for _, p := range pictures {
		size = image.Pt(size.X+p.Bounds().Dx(), max(size.Y, p.Bounds().Dy()))
	}
	out := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(out, out.Rect, image.White, image.Point{}, draw.Src)
	x := 0
	for _, p := range pictures {
		draw.Draw(out, p.Bounds().Add(image.Pt(x, 0)), p, p.Bounds().Min, draw.Src)
		x += p.Bounds().Dx()
	}
	return out
}

// Of two house rules in a picture nobody knows which one is meant; beside codes of other things, ours is.
func TestSeveralCodesInAPicture(t *testing.T) {
	one, other := of(t, "Ours"), of(t, "Theirs")
	ours, theirs := codeOf(t, one.Text()), codeOf(t, other.Text())
	address := codeOf(t, "https://example.org/")
	newer := codeOf(t, strings.Replace(one.Text(), "1", "2", 1))
	for name, c := range map[string]struct {
		picture image.Image
		found   int
		err     error
	}{
		"two":                  {beside(ours, theirs), 2, nil},
		"two and an address":   {beside(address, ours, theirs), 2, nil},
		"the same twice":       {beside(ours, ours), 1, nil},
		"ours and an address":  {beside(address, ours), 1, nil},
		"an address, ours":     {beside(ours, address), 1, nil},
		"ours and a newer one": {beside(newer, ours), 1, nil},
		"an address and newer": {beside(address, newer), 0, parcel.ErrNewer},
		"two addresses":        {beside(address, codeOf(t, "https://example.com/")), 0, parcel.ErrOther},
	} {
		rules, err := parcel.Open(asPNG(t, c.picture))
		several := new(parcel.SeveralError)
		found := 0
		if errors.As(err, &several) {
			found = len(several.Found)
		} else if err == nil {
			found = 1
		}
		if found != c.found || c.err != nil && !errors.Is(err, c.err) {
			t.Errorf("%s: %q, %v", name, rules, err)
		}
	}
}

// A PDF of ours, one that another program saved without the rules, a stranger's, and one that is locked: each
// is told what to do.
func TestPDFsSayWhatToDo(t *testing.T) {
	reader := func(path string) []byte {
		content, err := os.ReadFile(filepath.Join("../pdf/reader/testdata", path))
		if err != nil {
			t.Fatal(err)
		}
		return content
	}
	ours := reader("saved/ours.pdf")
	for name, c := range map[string]struct {
		content []byte
		want    error
	}{
		"ours": {ours, nil}, "saved anew": {reader("saved/qpdf-object-streams-linearized.pdf"), nil},
		"encrypted": {reader("saved/qpdf-aes-256.pdf"), nil}, "locked": {reader("locked/locked-aes-256.pdf"), parcel.ErrLocked},
		"printed to PDF": {reader("none/pdftocairo.pdf"), parcel.ErrPDF}, "a stranger's": {[]byte("%PDF-1.4\n%%EOF"), parcel.ErrPDF},
		"changed":    {bytes.Replace(ours, []byte("/Size 103"), []byte("/Size 104"), 1), parcel.ErrBroken},
		"a holiday":  {scanned(encoded(t, func(b *bytes.Buffer) error { return jpeg.Encode(b, image.NewGray(image.Rect(0, 0, 90, 90)), nil) }), ""), parcel.ErrPDF},
		"no picture": {scanned([]byte("\xff\xd8"), ""), parcel.ErrPDF},
	} {
		rules, err := parcel.Open(c.content)
		if !errors.Is(err, c.want) || (err == nil) != (string(rules) == grandmas) {
			t.Errorf("%s: %q, %v; want %v", name, rules, err, c.want)
		}
	}
}

// hostilePictures are small files that say that they are large, or that would take hours.
func hostilePictures(t testing.TB) map[string][]byte {
	frames := moving(t, image.NewGray(image.Rect(0, 0, 3000, 3000)))
	one := frames[bytes.Index(frames, []byte("!\xf9")) : len(frames)-1]
	svg := func(inner string) []byte {
		return []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">` + inner + `</svg>`)
	}
	return map[string][]byte{
		"a GIF of many frames":  append(bytes.Clone(frames[:len(frames)-1]), bytes.Repeat(one, 200)...),
		"half a GIF":            frames[:len(frames)/2],
		"a GIF of a head":       []byte("GIF89a\xff\xff\xff\xff\xff"),
		"a wide BMP":            []byte("BM\x00\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00\xff\xff\xff\x7f\xff\xff\xff\x7f\x01\x00\x18\x00" + strings.Repeat("\x00", 24)),
		"half a WebP":           []byte("RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\xff\xff\xff\xff\x07\x10\x11\x11\x88\x88\xfe\x07\x00"),
		"sound":                 []byte("RIFF\x1a\x00\x00\x00WAVEfmt "),
		"a TIFF of nothing":     []byte("II*\x00\x08\x00\x00\x00\x00\x00"),
		"a drawing of nothing":  svg(""),
		"half a drawing":        svg("<rect")[:70],
		"a drawing without end": svg(strings.Repeat("<g>", 100_000)),
		"copies of itself":      svg(`<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>`),
		"copies of copies": svg(`<defs><g id="a">` + strings.Repeat(`<rect width="1" height="1"/>`, 2000) + `</g></defs>` +
			strings.Repeat(`<use href="#a"/>`, 2000)),
		"far away": svg(strings.Repeat(`<path d="M-1e9 -1e9 L1e9 1e9 L-1e9 1e9 Z" transform="scale(1e9)"/>`, 2000)),
		"curves":   svg(strings.Repeat(`<path d="M-1e9 -1e9 C1e9 1e9 -1e9 1e9 1e9 0 A1e9 1e9 0 0 0 1e9 9"/>`, 2000)),
		"dashes":   svg(`<path d="M0 0 L1e9 0" stroke="#000" stroke-dasharray="0.0001"/>`),
		"no size":  []byte(`<svg viewBox="0 0 0 0"><rect width="1"/></svg>`),
		"endless":  []byte(`<svg viewBox="0 0 NaN Inf"><rect width="1"/></svg>`),
		"letters":  svg(`<text>HOMESPUN</text><image href="file:///etc/passwd"/>`),
	}
}

func TestHostilePicturesTakeLittle(t *testing.T) {
	round.Long(t)
	for name, content := range hostilePictures(t) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		rules, err := parcel.Open(content)
		runtime.ReadMemStats(&after)
		if !errors.Is(err, parcel.ErrPicture) && !errors.Is(err, parcel.ErrNoCode) && !errors.Is(err, parcel.ErrDetailed) {
			t.Errorf("%s: %q, %v", name, rules, err)
		}
		if taken := (after.TotalAlloc - before.TotalAlloc) >> 20; taken > 600 {
			t.Errorf("%s: %d MB", name, taken)
		}
	}
}

// A file that is too large is not read, and says how large one may be.
func TestAFileThatIsTooLargeSaysSo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "film.pdf")
	if err := os.WriteFile(path, []byte("%PDF-1.7\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, parcel.MostBytes+1); err != nil { // takes no room on the disk
		t.Fatal(err)
	}
	_, err := parcel.ReadFile(path)
	if large := new(files.LargeError); !errors.As(err, &large) || !strings.Contains(err.Error(), "at most 64 MB") {
		t.Errorf("%v", err)
	}
}
