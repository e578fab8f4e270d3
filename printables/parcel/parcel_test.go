package parcel_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"

	"homespun/companion/match/games"
	"homespun/engines/common/text"
	"homespun/printables/parcel"
	"homespun/printables/qrcode"
	"homespun/printables/raster"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// Whatever a file says comes back from its code, scanned or copied, wrapped into lines or not.
func TestEveryTextComesBack(t *testing.T) {
	alphabet := regexp.MustCompile(`^[0-9A-Z $%*+\-./:]+$`)
	rapid.Check(t, func(t *rapid.T) {
		p := parcel.Parcel{Game: rapid.StringMatching(`[a-z]{1,12}`).Draw(t, "game"),
			Name:  rapid.String().Draw(t, "name"),
			Rules: rapid.SliceOfN(rapid.Byte(), 0, 3000).Draw(t, "rules")}
		if rapid.Bool().Draw(t, "words") {
			p.Rules = []byte(rapid.String().Draw(t, "text"))
		}
		packed := p.Text()
		if !alphabet.MatchString(packed) || !strings.HasPrefix(packed, "HOMESPUN1 "+strings.ToUpper(p.Game)) {
			t.Fatalf("the text is %q", packed)
		}
		lines := regexp.MustCompile(`.{1,30}`).ReplaceAllString(p.Copied(), "$0 \r\n > \t"[:rapid.IntRange(2, 5).Draw(t, "lines")])
		for form, written := range map[string]string{"scanned": packed, "copied": p.Copied(),
			"with a line's end": packed + "\r\n",
			"in lines":          lines} {
			if rules, err := parcel.Unpack(written); err != nil || !bytes.Equal(rules, p.Rules) {
				t.Fatalf("%s: %q, %v; want %q", form, rules, err, p.Rules)
			}
		}
	})
}

// One sign more, less or other than there were is noticed.
func TestNoSignIsLost(t *testing.T) {
	p := parcel.Parcel{Game: "sitters", Name: "Grandma's", Rules: []byte("extends = \"sitters/standard\"\npar = 30\n")}
	for _, written := range []string{p.Text(), p.Copied()} {
		begin := strings.LastIndexAny(written[:len("HOMESPUN1 SITTERS/GRANDMAS ")], " =") + 1
		for i := begin; i < len(written); i++ {
			for _, other := range []string{"", "0", "Z", written[i:i+1] + written[i:i+1]} {
				changed := written[:i] + other + written[i+1:]
				if rules, err := parcel.Unpack(changed); !strings.HasPrefix(changed, written) && err == nil {
					t.Errorf("%q gives %q", changed, rules)
				}
			}
		}
	}
}

// This code was made when codes began, and stays readable for ever.
func TestOldCodesAreRead(t *testing.T) {
	const old = "HOMESPUN1 SITTERS/GRANDMAS WMR +T3NKT$LU-257T-$SSML9N54/U-NL.RFBLQAIMPBD4FP$MAJW0Q8B1IB448000FGW."
	rules, err := parcel.Unpack(old)
	if want := "# House rules for SiTTeRS.\nextends = \"sitters/standard\"\nname    = \"Grandma's\"\n" +
		"return_on = { collectors = [6], obstructors = [5, 6] }\n"; err != nil || string(rules) != want {
		t.Errorf("%q, %v", rules, err)
	}
}

// fenced are the examples of rules on a page.
var fenced = regexp.MustCompile("(?s)```toml\n(extends.*?)```")

// The house rules that the pages show fit a code that a simple camera can read, with the better correction.
func TestTheExamplesOfThePagesFit(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	var examples [][][]byte
	for _, page := range []string{"../../README.md", "../../rulesets/README.md"} {
		packed, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		examples = append(examples, fenced.FindAllSubmatch(packed, -1)...)
	}
	examples = slices.DeleteFunc(examples, func(example [][]byte) bool {
		return bytes.Contains(example[1], []byte("/themes/"))
	})
	if len(examples) != 4 {
		t.Fatalf("%d examples on the pages", len(examples))
	}
	for i, example := range examples {
		taken, err := games.All().Take("the pages", example[1])
		if err != nil {
			t.Fatal(err)
		}
		p, err := parcel.Of(taken.Ruleset)
		if err != nil {
			t.Fatal(err)
		}
		code, err := p.Code()
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d bytes, %d signs, version %d %s", p.Name, len(p.Rules), len(p.Text()), code.Version, code.Correction)
		if code.Version > 12 || code.Correction != "M" {
			t.Errorf("example %d: version %d %s", i+1, code.Version, code.Correction)
		}
		path := filepath.Join(t.TempDir(), "code.png")
		var picture bytes.Buffer
		if err := png.Encode(&picture, raster.Page(code.Drawing(0.4), 10)); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, picture.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		if rules, err := parcel.ReadFile(path); err != nil || !bytes.Equal(rules, p.Rules) {
			t.Errorf("example %d comes back as %q, %v", i+1, rules, err)
		}
	}
}

// packed returns the text of a code with bytes of our own.
func packed(content []byte) string {
	const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
	var b strings.Builder
	for i := 0; i < len(content); i += 2 {
		n, count := int(content[i]), 2
		if i+1 < len(content) {
			n, count = n<<8|int(content[i+1]), 3
		}
		for range count {
			b.WriteByte(signs[n%45])
			n /= 45
		}
	}
	return "HOMESPUN1 SITTERS " + b.String() + "."
}

// bomb is a small text that would become very large.
func bomb(t testing.TB, size int) string {
	t.Helper()
	var content bytes.Buffer
	zeros := make([]byte, size)
	content.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(zeros)))
	w, err := flate.NewWriter(&content, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(zeros); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return packed(content.Bytes())
}

func asPNG(t testing.TB, picture image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func codeOf(t testing.TB, written string) image.Image {
	t.Helper()
	code, err := qrcode.New(written)
	if err != nil {
		t.Fatal(err)
	}
	return raster.Page(code.Drawing(0.5), 8)
}

// huge is the head of a picture that says it is very large.
func huge(t testing.TB) []byte {
	content := asPNG(t, image.NewGray(image.Rect(0, 0, 8, 8)))
	binary.BigEndian.PutUint32(content[16:], 60_000)
	binary.BigEndian.PutUint32(content[20:], 60_000)
	binary.BigEndian.PutUint32(content[29:], crc32.ChecksumIEEE(content[12:29]))
	return content
}

func TestOtherThingsSayWhatIsWrong(t *testing.T) {
	good := parcel.Parcel{Game: "sitters", Name: "Ours", Rules: []byte("par = 3\n")}.Text()
	photo := func(picture image.Image) []byte {
		var b bytes.Buffer
		if err := jpeg.Encode(&b, picture, nil); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	white := image.NewGray(image.Rect(0, 0, 300, 300))
	for i := range white.Pix {
		white.Pix[i] = 255
	}
	for name, c := range map[string]struct {
		content []byte
		want    error
	}{
		"nothing":                  {nil, parcel.ErrOther},
		"blanks":                   {[]byte("\ufeff \n"), parcel.ErrOther},
		"a program":                {[]byte("\x7fELF\x00\x01"), parcel.ErrOther},
		"a letter":                 {[]byte("Dear Ava,\nthis is none."), parcel.ErrOther},
		"no text":                  {[]byte("par = \xff"), parcel.ErrOther},
		"only the sign":            {[]byte("HOMESPUN"), parcel.ErrOther},
		"a text of its sign":       {[]byte("HOMESPUN is a nice program."), parcel.ErrOther},
		"a newer one":              {[]byte(strings.Replace(good, "1", "2", 1)), parcel.ErrNewer},
		"cut off":                  {[]byte(good[:len(good)-1]), parcel.ErrCutOff},
		"small letters":            {[]byte(good[:24] + strings.ToLower(good[24:])), parcel.ErrDamaged},
		"too few":                  {[]byte("HOMESPUN1 SITTERS 00."), parcel.ErrDamaged},
		"numbers too large":        {[]byte("HOMESPUN1 SITTERS :::::::::."), parcel.ErrDamaged},
		"a bomb":                   {[]byte(bomb(t, 50<<20)), parcel.ErrLarge},
		"a long text":              {[]byte("HOMESPUN1 A " + strings.Repeat("0", 400_000) + "."), parcel.ErrLarge},
		"more after the end":       {[]byte(strings.TrimSuffix(good, ".") + "000."), parcel.ErrDamaged},
		"somebody's address":       {asPNG(t, codeOf(t, "https://example.org/")), parcel.ErrOther},
		"a network's password":     {photo(codeOf(t, "WIFI:S:home;T:WPA;P:secret;;")), parcel.ErrOther},
		"a vaccination":            {asPNG(t, codeOf(t, "HC1:6BFOXN%TSMAHN-H")), parcel.ErrOther},
		"a picture without a code": {photo(white), parcel.ErrNoCode},
		"a huge picture":           {huge(t), parcel.ErrDetailed},
		"half a picture":           {asPNG(t, white)[:60], parcel.ErrPicture},
		"a picture of none":        {[]byte("\xff\xd8\xff"), parcel.ErrPicture},
		"a telephone's own":        {[]byte("\x00\x00\x00\x20ftypheic0000"), parcel.ErrHEIC},
		"another PDF":              {[]byte("%PDF-1.4\n%%EOF"), parcel.ErrPDF},
	} {
		rules, err := parcel.Open(c.content)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %.40q, %v; want %v", name, rules, err, c.want)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q is not one line", name, err)
		}
	}
	if rules, err := parcel.Open([]byte("\ufeff" + good + "\n")); err != nil || string(rules) != "par = 3\n" {
		t.Errorf("%q, %v", rules, err)
	}
	if rules, err := parcel.Unpack(bomb(t, rulesets.MaxFile)); err == nil && len(rules) > rulesets.MaxFile {
		t.Errorf("%d bytes", len(rules))
	}
}

// People paste a whole message: what stands before and behind the code is passed over.
func TestACodeAmongOtherWords(t *testing.T) {
	p := parcel.Parcel{Game: "sitters", Name: "Ours", Rules: []byte(strings.Repeat("extends = \"sitters/standard\"\n", 9))}
	for _, code := range []string{p.Copied(), p.Text(), p.Copied()[:30] + "\n" + p.Copied()[30:]} {
		for _, message := range []string{"Oma: %s", "%s\nHave fun!", "Here it is.\n\n%s. See you = soon. Oma", "> %s Bye.",
			"[26.11., 15:30] Oma: \"%s\".", "I like HOMESPUN 1. %s\n\n-- \nv. = Oma"} {
			message = strings.Replace(message, "%s", code, 1)
			if rules, err := parcel.Open([]byte(message)); err != nil || !bytes.Equal(rules, p.Rules) {
				t.Errorf("%q: %.40q, %v", message, rules, err)
			}
		}
	}
	cut := p.Copied()
	for message, want := range map[string]error{"Oma: " + cut[:len(cut)-9]: parcel.ErrCutOff, "Oma: " + cut[:40] + "0" + cut[40:]: parcel.ErrDamaged,
		"Oma: " + strings.Replace(cut, "1", "2", 1) + " Bye": parcel.ErrNewer} {
		if rules, err := parcel.Open([]byte(message)); !errors.Is(err, want) {
			t.Errorf("%q: %.40q, %v; want %v", message, rules, err, want)
		}
	}
	// What looks like thousands of ends does not keep anybody waiting: it is given up soon.
	if _, err := parcel.Open([]byte("HOMESPUN1=A=" + strings.Repeat("0. ", 90_000))); !errors.Is(err, parcel.ErrDamaged) {
		t.Errorf("%v", err)
	}
	// A file of rules stays one, whatever it says.
	file := []byte("# I like HOMESPUN1 very much.\nextends = \"sitters/standard\"\npar = 40\n")
	if rules, err := parcel.Open(file); err != nil || !bytes.Equal(rules, file) {
		t.Errorf("%q, %v", rules, err)
	}
}

// A code may be light on dark, in colours, or lie on something transparent.
func TestScreenshotsOfEveryLookAreRead(t *testing.T) {
	p := parcel.Parcel{Game: "geyser", Name: "Ours", Rules: []byte("extends = \"geyser/standard\"\n")}
	code, err := p.Code()
	if err != nil {
		t.Fatal(err)
	}
	picture := raster.Page(code.Drawing(0.5), 8)
	plain := raster.Image(code.Drawing(0.5), 8)
	around := image.NewRGBA(image.Rect(0, 0, 900, 700))
	for i := range around.Pix {
		around.Pix[i] = [4]byte{0x22, 0x1D, 0x19, 0xFF}[i%4]
	}
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			around.Set(x+300, y+100, picture.At(x, y))
			if r, _, _, _ := picture.At(x, y).RGBA(); r > 0x8000 {
				plain.Set(x, y, color.Transparent)
			}
		}
	}
	for name, shown := range map[string]image.Image{"in a dark window": around, "transparent": plain} {
		if rules, err := parcel.Open(asPNG(t, shown)); err != nil || !bytes.Equal(rules, p.Rules) {
			t.Errorf("%s: %q, %v", name, rules, err)
		}
	}
}

func FuzzOpen(f *testing.F) {
	for _, seed := range []string{"HOMESPUN1 SITTERS/X 0000000.", "HOMESPUN1=A=00.", "%PDF-1.7\n", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff",
		bomb(f, 1<<20), parcel.Parcel{Game: "cubed", Rules: []byte("x = 1")}.Text()} {
		f.Add([]byte(seed))
	}
	picture, err := base64.StdEncoding.DecodeString("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(picture)
	for _, content := range hostilePictures(f) {
		f.Add(content[:min(len(content), 1000)])
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		rules, err := parcel.Open(content)
		if err != nil && (rules != nil || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%.40q and %q", rules, err)
		}
	})
}

// Rules and codes that an editor has saved as UTF-16 are read; a code page is told.
func TestTextsInOtherEncodingsAreTaken(t *testing.T) {
	rules := "extends = \"sitters/standard\"\nname = \"Küche\"\n"
	little, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(rules)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := parcel.Open([]byte(little)); err != nil || string(got) != rules {
		t.Errorf("got %q, %v", got, err)
	}
	ansi, err := charmap.Windows1252.NewEncoder().String(rules)
	if err != nil {
		t.Fatal(err)
	}
	var foreign *text.EncodingError
	if _, err := parcel.Open([]byte(ansi)); !errors.As(err, &foreign) || foreign.Word != "Küche" {
		t.Errorf("got %v", err)
	}
}
