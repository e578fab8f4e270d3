package drawing_test

import (
	"math"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"
	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

var plain = drawing.Style{Face: drawing.Text, Size: 10, Colour: drawing.Ink}

func TestSanitise(t *testing.T) {
	for in, want := range map[string]string{
		"Ava":                          "Ava",
		"  Ava\t\r\n  Bo ":             "Ava Bo",
		"Gyo\u030Bzo\u030B":            "Győző",
		"A\x00\x1b[31mva\u200B\u202E":  "A[31mva",
		"A\xff\xfeva":                  "Ava",
		"a\u0301\u0301\u0301 \u0301b":  "á b",
		"❤\uFE0F":                      "❤",
		"no\u00A0break":                "no\u00A0break",
		"":                             "",
		" \n ":                         "",
		strings.Repeat("x", 6000):      strings.Repeat("x", drawing.MaxText),
		strings.Repeat("漢", 60_000):    strings.Repeat("漢", drawing.MaxText),
		strings.Repeat("x ", 4000)[1:]: strings.Repeat("x ", drawing.MaxText/2),
	} {
		want = strings.TrimSpace(want)
		if got := drawing.Sanitise(in); got != want {
			t.Errorf("%.40q: %.40q (%d), want %.40q (%d)", in, got, len(got), want, len(want))
		}
	}
}

// A sentence about a text that somebody wrote stays short, on one line and without signs that steer a
// terminal.
func TestATextIsQuotedShortAndOnOneLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                           `""`,
		"Ava":                        `"Ava"`,
		"two\nlines \"here\"":        `"two\nlines \"here\""`,
		"\x1b[31mred\u202E":          `"\x1b[31mred\u202e"`,
		strings.Repeat("é", 40):      `"` + strings.Repeat("é", 40) + `"`,
		strings.Repeat("é", 41):      `"` + strings.Repeat("é", 40) + `…"`,
		strings.Repeat("ab ", 5000):  `"` + strings.Repeat("ab ", 13) + `a…"`,
		strings.Repeat("abc ", 5000): `"` + strings.Repeat("abc ", 9) + `abc…"`,
		"\xff":                       `"\xff"`,
	} {
		if got := drawing.Quoted(text); got != want {
			t.Errorf("%.40q is quoted %s, want %s", text, got, want)
		}
	}
}

func TestSettable(t *testing.T) {
	for text, want := range map[string]bool{
		"Ava": true, "Győző": true, "Şule": true, "Łukasz": true, "Ελένη": true, "Ирина": true,
		"Nguyễn Thị": true,
		"Ava 🎲":      false, "漢字": false, "سلام": false, "שלום": false, "हिन्दी": false, "🎲": false,
		"":   false,
		"\n": false, "\u200B": false,
	} {
		if got := drawing.Settable(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

func TestAStringIsSetWholeInTheFirstFontThatHasAllOfIt(t *testing.T) {
	for _, test := range []struct {
		text string
		face drawing.Face
		set  string
		font drawing.Font
	}{
		{"Dragon", drawing.Title, "Dragon", drawing.Fredoka},
		{"Győző", drawing.Title, "Győző", drawing.AtkinsonBold},
		{"Ирина", drawing.Title, "Ирина", drawing.NotoSansBold},
		{"Győző", drawing.Text, "Győző", drawing.Atkinson},
		{"Ava и Bo", drawing.Text, "Ava и Bo", drawing.NotoSans},
		{"Ava и Bo", drawing.Bold, "Ava и Bo", drawing.NotoSansBold},
		{"Ava 🎲", drawing.Title, "Ava", drawing.Fredoka},
		{"漢字 Ava", drawing.Text, "… Ava", drawing.Atkinson},
		{"House 👑 العربية 家のルール no 2", drawing.Text, "House … no 2", drawing.Atkinson},
		{"🎲", drawing.Text, "", drawing.Atkinson},
	} {
		if set, font := drawing.Set(test.text, test.face); set != test.set || font != test.font {
			t.Errorf("%q: %q in %s, want %q in %s", test.text, set, font, test.set, test.font)
		}
	}
}

func TestWidthIsTheSumOfTheAdvances(t *testing.T) {
	// The advances are in the font file: A is 664 of 1000 and V 628 in Atkinson Hyperlegible Next. No kerning
	// pulls them together.
	if got, want := drawing.Measure("AVAV", plain),
		2*(drawing.Measure("A", plain)+drawing.Measure("V", plain)); math.Abs(got-want) > 1e-9 {
		t.Errorf("AVAV is %.4f mm wide, its letters %.4f", got, want)
	}
	parsed, err := sfnt.Parse(drawing.Atkinson.Data())
	if err != nil {
		t.Fatal(err)
	}
	if parsed.UnitsPerEm() != 1000 {
		t.Errorf("%d units: a PDF counts widths in thousandths, which would round", parsed.UnitsPerEm())
	}
	for _, font := range drawing.Fonts {
		for _, r := range "AVgj0 …é" {
			if advance := font.Advance(r) * 1000; math.Abs(advance-math.Round(advance)) > 1e-6 ||
				advance <= 0 {
				t.Errorf("%s %q: an advance of %v thousandths", font, r, advance)
			}
		}
	}
}

// texts draws text as players might type it.
func texts() *rapid.Generator[string] {
	pieces := rapid.SampledFrom(
		[]string{"Ava", "Győző", "a", "-", " ", "  ", "🎲", "漢", "ف", "\n", "\x00", "\xff", "**", "i", "W",
			"\u0301", "\u200d", "Donaudampfschiff", "…", "ỄẪǺ", "Çğ"})
	return rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(pieces, 0, 40).Draw(t, "pieces"), "")
	})
}

func TestWrappedLinesFitAndLoseNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, width := texts().Draw(t, "text"), rapid.Float64Range(5, 80).Draw(t, "width")
		lines := drawing.Wrap(text, plain, width)
		set, font := drawing.Set(text, plain.Face)
		for _, line := range lines {
			if wide := font.Width(line, plain.Size); wide > width+1e-6 && utf8.RuneCountInString(line) > 1 {
				t.Errorf("%q is %.2f mm wide, more than %.2f", line, wide, width)
			}
		}
		if got, want := strings.ReplaceAll(strings.Join(lines, ""), " ", ""),
			strings.ReplaceAll(set, " ", ""); got != want {
			t.Errorf("%q became %q", want, got)
		}
	})
}

func TestWhatIsDrawnInABoxStaysInIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := texts().Draw(t, "text")
		box := drawing.Box(10, 10, rapid.Float64Range(4, 80).Draw(t, "width"),
			rapid.Float64Range(5, 30).Draw(t, "height"))
		face := rapid.SampledFrom([]drawing.Face{drawing.Text, drawing.Bold, drawing.Title}).Draw(t, "face")
		align := rapid.SampledFrom([]drawing.Align{drawing.Left, drawing.Centre, drawing.Right}).Draw(t,
			"align")
		style := drawing.Style{Face: face, Size: rapid.Float64Range(6, 30).Draw(t, "size"),
			Colour: drawing.Ink}
		d := drawing.New(200, 100)
		d.Label(box, text, style, 4, align)
		d.ParagraphIn(box, text, style, 4, align)
		for _, words := range d.Overflows() {
			t.Errorf("%q at %.1f pt, %v leaves %v", words.Text, words.Size, words.Ink(), words.Box)
		}
		for _, mark := range d.Marks {
			if words := mark.(drawing.Words); !box.Inset(-0.01).Contains(words.Box) {
				t.Errorf("%q stands in %v, outside of %v", words.Text, words.Box, box)
			}
		}
	})
}

func TestOverflowsFindsWordsThatLeaveTheirBox(t *testing.T) {
	d := drawing.New(100, 50)
	d.Label(drawing.Box(10, 10, 30, 8), "inside", plain, 6, drawing.Left)
	if found := d.Overflows(); len(found) != 0 {
		t.Fatalf("words inside: %v", found)
	}
	for name, change := range map[string]func(*drawing.Words){
		"right":  func(w *drawing.Words) { w.At.X += 25 },
		"left":   func(w *drawing.Words) { w.At.X -= 2 },
		"bottom": func(w *drawing.Words) { w.At.Y += 4 },
		"top":    func(w *drawing.Words) { w.At.Y -= 4 },
		"size":   func(w *drawing.Words) { w.Size *= 4 },
		"page":   func(w *drawing.Words) { w.Box = drawing.Rectangle{}; w.At.X = 95 },
	} {
		words := d.Marks[0].(drawing.Words)
		change(&words)
		out := drawing.New(100, 50)
		out.Add(words)
		within := drawing.New(200, 200)
		within.UseAt(&drawing.Symbol{Name: "card", Drawing: out}, drawing.Point{})
		if len(out.Overflows()) != 1 || len(within.Overflows()) != 1 {
			t.Errorf("%s: not found", name)
		}
	}
}

func TestParagraphsSetBoldBetweenStars(t *testing.T) {
	d := drawing.New(100, 50)
	height := d.Paragraph(drawing.Box(0, 0, 100, 50), "It stops **(SIT-08)**, and that is **it**.", plain,
		drawing.Left)
	var got []string
	for _, mark := range d.Marks {
		words := mark.(drawing.Words)
		got = append(got, words.Font.String()+":"+words.Text)
	}
	want := "Atkinson:It stops |AtkinsonBold:(SIT-08)|Atkinson:, and that is |AtkinsonBold:it|Atkinson:."
	if strings.Join(got, "|") != want {
		t.Errorf("%s, want %s", strings.Join(got, "|"), want)
	}
	if height != plain.LineHeight() || height != drawing.Height("It **stops**", plain, 100) {
		t.Errorf("one line is %.2f mm high", height)
	}
	first, second := d.Marks[0].(drawing.Words), d.Marks[1].(drawing.Words)
	if math.Abs(first.At.X+first.Width()-second.At.X) > 1e-9 {
		t.Errorf("a gap before the bold")
	}
}

// BenchmarkLongText fits the longest text there can be into a small box.
func BenchmarkLongText(b *testing.B) {
	for name, text := range map[string]string{"words": strings.Repeat("word ", 1000),
		"one": strings.Repeat("W", 5000)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				d := drawing.New(100, 100)
				d.ParagraphIn(drawing.Box(0, 0, 5, 5), text, plain, 4, drawing.Left)
			}
		})
	}
}

// FuzzText draws whatever bytes somebody's file may hold.
func FuzzText(f *testing.F) {
	for _, text := range []string{"Ava", "**Győző** stops", "🎲", "\x00\xff", "á́", "a\u200Db", "سلام Ava",
		strings.Repeat("W", 300)} {
		f.Add(text, 20.0, 10.0)
	}
	f.Fuzz(func(t *testing.T, text string, width, height float64) {
		if !(width >= 3 && width <= 300 && height >= 3 && height <= 300) {
			t.Skip()
		}
		d := drawing.New(300, 300)
		box := drawing.Box(0, 0, width, height)
		d.Label(box, text, plain, 4, drawing.Centre)
		d.ParagraphIn(box, text, plain, 4, drawing.Left)
		for _, words := range d.Overflows() {
			// Beyond the letters of names there are signs that hang far over.
			if !strings.ContainsFunc(words.Text, func(r rune) bool { return r >= 0x180 && r != '…' }) {
				t.Errorf("%q leaves %v", words.Text, words.Box)
			}
		}
		d.Paragraph(box, text, plain, drawing.Right)
		if err := d.Check(); err != nil {
			t.Error(err)
		}
		for _, mark := range d.Marks {
			words := mark.(drawing.Words)
			for _, r := range words.Text {
				if !words.Font.Has(r) {
					t.Errorf("%q has %q, which %s lacks", words.Text, r, words.Font)
				}
			}
		}
	})
}
