package drawing_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/printables/script"
)

// useScripts makes a test set texts with the few letters of many scripts in the fonts for tests.
func useScripts(t testing.TB) {
	script.Use(func() []string { return []string{"../script/testdata"} })
	t.Cleanup(func() { script.Use(nil) })
}

func TestEachScriptIsSetInAFontForIt(t *testing.T) {
	if drawing.Settable("שלום") {
		t.Fatal("without a font Hebrew can be printed")
	}
	useScripts(t)
	for text, want := range map[string]string{
		"שלום, Ava 🎲":     "Noto Sans Hebrew:שלום|Atkinson:, Ava |game-die:🎲",
		"السلام؟":         "Noto Sans Arabic:السلام؟",
		"नमस्ते दुनिया।":  "Noto Sans Devanagari:नमस्ते|NotoSans: |Noto Sans Devanagari:दुनिया|NotoSans:।",
		"น้ำใจ":           "Noto Sans Thai:น้ำใจ",
		"你好，A。":           "Noto Sans CJK SC:你好，|Atkinson:A|Noto Sans CJK SC:。",
		"質問カード直":          "Noto Sans CJK JP:質問カード直",
		"안녕 გ":            "Noto Sans CJK KR:안녕|Atkinson: …",
		"e\u05B0 ב\u05B0": "Atkinson:e |Noto Sans Hebrew:ב\u05B0",
	} {
		if got := set(drawing.Set(text, drawing.Text)); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if missing := drawing.Missing("שלום გ"); !slices.Equal(missing, []string{"გ"}) {
		t.Errorf("missing is %q", missing)
	}
}

// shown returns the words of a drawing line by line, from left to right as they are seen.
func shown(d *drawing.Drawing) (lines []string) {
	var all []drawing.Words
	for _, mark := range d.Marks {
		if words, ok := mark.(drawing.Words); ok {
			all = append(all, words)
		}
	}
	slices.SortStableFunc(all, func(a, b drawing.Words) int {
		return cmp.Or(cmp.Compare(a.At.Y, b.At.Y), cmp.Compare(a.At.X, b.At.X))
	})
	for i, words := range all {
		if i == 0 || words.At.Y != all[i-1].At.Y {
			lines = append(lines, "")
		}
		lines[len(lines)-1] += words.Seen()
	}
	return lines
}

// A paragraph from right to left is broken in the order in which it is read, and each line is seen from the right.
func TestAParagraphFromRightToLeft(t *testing.T) {
	useScripts(t)
	const text = "לכל שחקן יש 3 קלפים (אחד גלוי). ABC הוא שם, 45% מהזמן"
	for align, name := range []string{"left", "centred", "right"} {
		d := drawing.New(60, 60)
		box := drawing.Box(5, 5, 40, 50)
		d.Paragraph(box, text, plain, drawing.Align(align))
		got, want := shown(d), []string{"םיפלק 3 שי ןקחש לכל", ",םש אוה ABC .(יולג דחא)", "ןמזהמ 45%"}
		if !slices.Equal(got, want) {
			t.Errorf("%s: it reads %q, want %q", name, got, want)
		}
		left, right := 100.0, 0.0
		for _, mark := range d.Marks {
			if ink := mark.(drawing.Words).Ink(); mark.(drawing.Words).At.Y > 12 && !ink.Empty() { // the last line
				left, right = min(left, ink.X), max(right, ink.Right())
			}
		}
		atRight, centred := box.Right()-right < 1, (left+right)/2-box.Centre().X < 0.5
		if align != int(drawing.Centre) && !atRight || align == int(drawing.Centre) && !centred {
			t.Errorf("%s: the last line stands from %.1f to %.1f", name, left, right)
		}
	}
	// A line of its own keeps the direction of its paragraph.
	lines := drawing.Wrap("שם ABC ABC ABC ABC.", plain, 18)
	if len(lines) < 2 {
		t.Fatalf("lines are %q", lines)
	}
	d := drawing.New(60, 60)
	d.Label(drawing.Box(0, 0, 30, 8), lines[len(lines)-1], plain, 4, drawing.Left)
	if got := shown(d); got[0] != ".ABC" && got[0] != ".ABC ABC" {
		t.Errorf("the last line reads %q", got)
	}
}

// A sentence of the program runs from left to right also where a name in Hebrew stands first, in each of its lines.
func TestASentenceThatBeginsWithANameIsFromLeftToRight(t *testing.T) {
	useScripts(t)
	const sentence = "שלום: put it on ABC ABC שלום: it stays"
	for _, said := range []string{sentence, "**שלום**" + sentence[len("שלום"):]} {
		d := drawing.New(60, 60)
		d.Paragraph(drawing.Box(0, 0, 55, 50), script.LeftToRight+said, plain, drawing.Left)
		if got := shown(d); got[0] != "םולש: put it on ABC ABC םולש: it" {
			t.Errorf("%q reads %q", said, got)
		}
	}
	lines := drawing.Wrap(script.LeftToRight+sentence, plain, 33)
	for i, want := range []string{"םולש: put it on ABC", "ABC םולש: it stays"} {
		d := drawing.New(60, 60)
		d.Label(drawing.Box(0, 0, 55, 8), lines[i], plain, 4, drawing.Left)
		if got := shown(d); got[0] != want {
			t.Errorf("line %d reads %q, want %q", i, got, want)
		}
	}
	lines = drawing.Wrap("ABC ABC שלום: it", plain, 18) // a line that begins with a name, in a text that does not
	d := drawing.New(60, 60)
	d.Label(drawing.Box(0, 0, 55, 8), lines[len(lines)-1], plain, 4, drawing.Left)
	if got := shown(d); got[0] != "םולש: it" {
		t.Errorf("the last of %q reads %q", lines, got)
	}
	d = drawing.New(60, 60)
	d.Paragraph(drawing.Box(0, 0, 55, 50), sentence, plain, drawing.Left) // of a player
	if got := shown(d); strings.HasPrefix(got[0], "םולש") {
		t.Errorf("a player's own text reads %q", got)
	}
}

// Whatever is written in whatever scripts: each letter is printed once, no line is wider than its room, and all stays
// within what the checks of pages allow.
func TestMixedScriptsAreSetWhole(t *testing.T) {
	useScripts(t)
	words := rapid.SliceOfN(rapid.SampledFrom([]string{"שלום", "לְכָל", "(אבג)", "السلام", "كل", "٣", "नमस्ते", "दुनिया", "น้ำใจ", "ประตู",
		"你好，世界。", "（一）！", "質問カード", "「いう」", "안녕하세요", "Ava", "12.5", "[a-b]", "★", "🎲", "«ab»"}), 1, 14)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(words.Draw(t, "words"), rapid.SampledFrom([]string{" ", "", " "}).Draw(t, "between"))
		width := rapid.Float64Range(12, 60).Draw(t, "width")
		style := plain.Sized(rapid.Float64Range(8, 14).Draw(t, "size"))
		d := drawing.New(100, 400)
		box := drawing.Box(10, 10, width, 380)
		d.Paragraph(box, text, style, drawing.Align(rapid.IntRange(0, 2).Draw(t, "align")))
		if got, want := letters(strings.Join(shown(d), "")), letters(strings.ReplaceAll(drawing.Sanitise(text), "🎲", "")); got != want {
			t.Fatalf("%q: the letters are %q, want %q", text, got, want)
		}
		for _, line := range drawing.Wrap(text, style, width) {
			if wide := drawing.Measure(line, style); wide > width+1e-6 {
				t.Fatalf("%q: the line %q is %.2f mm wide, not %.2f", text, line, wide, width)
			}
		}
		turned := 0.1 * style.Size * drawing.PointMM // brackets from right to left are a little wider in some fonts
		for _, mark := range d.Marks {
			if words, ok := mark.(drawing.Words); ok && (words.At.X < box.X-turned || words.At.X+words.Width() > box.Right()+turned) {
				t.Fatalf("%q: %q leaves its line", text, words.Text)
			}
		}
		for _, words := range d.Overflows() {
			t.Fatalf("%q: %q leaves its box %v with %v", text, words.Text, words.Box, words.Ink())
		}
	})
}

// letters returns the characters of a text in a fixed order, where brackets of both directions are one.
func letters(text string) string {
	list := []rune(strings.NewReplacer(" ", "", ")", "(", "]", "[", "»", "«", "）", "（", "」", "「").Replace(text))
	slices.Sort(list)
	return string(list)
}

// What is seen on the screen are the same shapes.
func TestOutlinedWordsAreSeen(t *testing.T) {
	useScripts(t)
	d := drawing.New(20, 10)
	d.Label(d.Area(), "שלום", plain, 4, drawing.Left)
	ink, dark := d.Marks[0].(drawing.Words).Ink(), 0
	picture := raster.Page(d, 10)
	for x := range picture.Rect.Dx() {
		for y := range picture.Rect.Dy() {
			if picture.RGBAAt(x, y).G < 128 {
				if dark++; float64(x) < ink.X*10-1 || float64(x) > ink.Right()*10+1 {
					t.Fatalf("ink at %d, %d outside of %v", x, y, ink)
				}
			}
		}
	}
	if dark < 100 || strings.ContainsFunc(d.Marks[0].(drawing.Words).Text, unicode.IsSpace) {
		t.Errorf("%d dark pixels", dark)
	}
}
