package drawing_test

import (
	"math"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

var plain = drawing.Style{Face: drawing.Text, Size: 10, Colour: drawing.Ink}

func TestSanitise(t *testing.T) {
	for in, want := range map[string]string{
		"Ava":                         "Ava",
		"  Ava\t\r\n  Bo ":            "Ava Bo",
		"Gyo\u030Bzo\u030B":           "Győző",
		"A\x00\x1b[31mva\u200B\u202E": "A[31mva",
		"A\xff\xfeva":                 "Ava",
		"a\u0301\u0301\u0301 \u0301b": "á b",
		"❤\uFE0F ♥\uFE0F ©\uFE0F 🎲\uFE0F": "❤\uFE0F ♥ © 🎲", // pictures only where there is one
		"👍🏽 1\uFE0F\u20E3 \uFE0F":         "👍 1",
		"👩🏿‍🚀🏴‍☠\uFE0F":                   "👩‍🚀🏴‍☠",
		"🧙🏼‍♂\uFE0F👵‍👵":                   "🧙👵‍👵", // a mage is one, man or woman
		"👵🏽‍🐕‍🦉":                          "👵‍🐕‍🦉",
		"no\u00A0break":                   "no\u00A0break",
		"":                                "",
		" \n ":                            "",
		strings.Repeat("x", 6000):         strings.Repeat("x", drawing.MaxText),
		strings.Repeat("漢", 60_000):       strings.Repeat("漢", drawing.MaxText),
		strings.Repeat("x ", 4000)[1:]:    strings.Repeat("x ", drawing.MaxText/2),
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
		"Ava 🎲":      true, "🎲": true, "❤\uFE0F": true, "Take 2 ★ →": true, "Ирина ∞": true,
		"🦩": false, "漢字": false, "سلام": false, "שלום": false, "हिन्दी": false, "Ava 漢": false,
		"":   false,
		"\n": false, "\u200B": false,
	} {
		if got := drawing.Settable(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// set writes runs as "Font:text|icon:text".
func set(runs drawing.Runs) string {
	var all []string
	for _, run := range runs {
		if run.Icon != nil {
			all = append(all, run.Icon.Name+":"+run.Text)
		} else {
			all = append(all, run.Font.String()+":"+run.Text)
		}
	}
	return strings.Join(all, "|")
}

// A text that one font for letters has is one run. Else words stay in one font, and what it lacks comes from others.
func TestATextIsSetInRuns(t *testing.T) {
	for _, test := range []struct {
		text string
		face drawing.Face
		set  string
	}{
		{"Dragon", drawing.Title, "Fredoka:Dragon"},
		{"Győző", drawing.Title, "AtkinsonBold:Győző"},
		{"Ирина", drawing.Title, "NotoSansBold:Ирина"},
		{"Győző", drawing.Text, "Atkinson:Győző"},
		{"Ava и Bo", drawing.Text, "NotoSans:Ava и Bo"},
		{"Ava и Bo", drawing.Bold, "NotoSansBold:Ava и Bo"},
		{"Take 2 ★ →.", drawing.Text, "Atkinson:Take 2 |NotoSymbols:★|Atkinson: |NotoSymbols:→|Atkinson:."},
		{"Swap ♥→", drawing.Title, "Fredoka:Swap |NotoSymbols:♥|NotoSymbolsBold:→"},
		{"Győző ★", drawing.Title, "AtkinsonBold:Győző |NotoSymbols:★"},
		{"∞ Ирина", drawing.Text, "Atkinson:∞|NotoSans: Ирина"},
		{"Ava 🎲", drawing.Title, "Fredoka:Ava |game-die:🎲"},
		{"❤❤\uFE0F⚡⚡\uFE0F", drawing.Text, "NotoSymbols:❤|red-heart:❤\uFE0F|NotoSymbols:⚡|high-voltage:⚡\uFE0F"},
		{"🧑‍🚀👩🏽‍🚀", drawing.Text, "astronaut:🧑‍🚀|astronaut:👩‍🚀"},
		{"漢字 Ava", drawing.Text, "Atkinson:… Ava"},
		{"漢字 ★ 漢 字", drawing.Text, "Atkinson:… |NotoSymbols:★|Atkinson: …"},
		{"House 🦩 العربية 家のルール no 2", drawing.Text, "Atkinson:House … no 2"},
		{"🦩", drawing.Text, ""},
		{"", drawing.Text, ""},
	} {
		if got := set(drawing.Set(test.text, test.face)); got != test.set {
			t.Errorf("%q: %q, want %q", test.text, got, test.set)
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
		letters := "AVgj0 …é"
		if !font.Has('A') {
			letters = "←①⑳♂⚔♫"
		}
		for _, r := range letters {
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
			"\u0301", "\u200d", "\uFE0F", "Donaudampfschiff", "…", "ỄẪǺ", "Çğ", "★", "→", "⚅", "❤", "🦩", "🏽", "🧑", "🚀", "и"})
	return rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(pieces, 0, 40).Draw(t, "pieces"), "")
	})
}

// runes returns the signs of a text, without what only says how they look.
func runes(text string) []rune {
	return []rune(strings.NewReplacer("\uFE0F", "", "\u200D", "").Replace(text))
}

func TestWrappedLinesFitAndLoseNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, width := texts().Draw(t, "text"), rapid.Float64Range(5, 80).Draw(t, "width")
		lines := drawing.Wrap(text, plain, width)
		set := drawing.Set(text, plain.Face).String()
		for _, line := range lines {
			if wide := drawing.Measure(line, plain); wide > width+1e-6 && len(runes(line)) > 1 {
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
			if words, is := mark.(drawing.Words); is && !box.Inset(-0.01).Contains(words.Box) {
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
	useScripts(f)
	for _, text := range []string{"Ava", "**Győző** stops", "🎲", "Take 2 ★ →", "❤\uFE0F🧑\u200D🚀", "🇩🇪", "\x00\xff", "á́", "a\u200Db", "سلام Ava", "לְכָל (3)", "नि\u200D你好。",
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
		high := d.Paragraph(box, text, plain, drawing.Right)
		if err := d.Check(); err != nil && high < drawing.Largest { // no drawing is longer
			t.Error(err)
		}
		for _, mark := range d.Marks {
			words, is := mark.(drawing.Words)
			if !is {
				continue
			}
			for _, r := range words.Text {
				if !words.Font.Has(r) {
					t.Errorf("%q has %q, which %s lacks", words.Text, r, words.Font)
				}
			}
		}
	})
}

// FuzzSet splits whatever bytes there may be into runs.
func FuzzSet(f *testing.F) {
	useScripts(f)
	for _, text := range []string{"Ava", "Take 2 ★ →", "❤\uFE0F🧑\u200D🚀 🧑🏽", "🇩🇪🇩", "漢字 ∞ Ирина", "\uFE0F\u200D", "א★ב", "👵\u200D👵", "नि\u200Dक्ष ที่", "ببب (3) ב\u05B0"} {
		f.Add(text, 0)
	}
	f.Fuzz(func(t *testing.T, text string, face int) {
		runs := drawing.Set(text, drawing.Face(uint(face)%3))
		clean := drawing.Sanitise(text)
		if again := drawing.Sanitise(clean); again != clean {
			t.Errorf("%q is clean, and then %q", clean, again)
		}
		if len(drawing.Missing(text)) == 0 && runs.String() != clean {
			t.Errorf("%q is set as %q", clean, runs)
		}
		if again := drawing.Set(runs.String(), drawing.Face(uint(face)%3)); again.String() != runs.String() {
			t.Errorf("%q is set as %q", runs, again)
		}
		wide := 0.0
		for _, run := range runs {
			if run.Text == "" || run.Icon == nil && strings.ContainsFunc(run.Text, func(r rune) bool { return !run.Font.Has(r) }) {
				t.Errorf("%q has a run %+v", runs, run)
			}
			one := drawing.Runs{run}.Width(10)
			if one < 0 {
				t.Errorf("%q is %g wide", run.Text, one)
			}
			wide += one
		}
		if math.Abs(wide-runs.Width(10)) > 1e-9 {
			t.Errorf("%q is %g wide, its runs %g", runs, runs.Width(10), wide)
		}
		head, rest := runs.Split(10, wide/2, true)
		if head.String()+rest.String() != runs.String() || len(runs) > 0 && len(head) == 0 {
			t.Errorf("%q is split into %q and %q", runs, head, rest)
		}
	})
}
