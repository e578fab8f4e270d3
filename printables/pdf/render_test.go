package pdf

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
	"homespun/printables/drawing/drawingtest"
	"homespun/printables/pdf/pdftest"
)

// render returns the first page of a document as poppler draws it, in grey, at so many pixels to the
// millimetre.
func render(t *testing.T, d Document, pixelsPerMM float64) *image.Gray {
	t.Helper()
	return pdftest.Render(t, pdftest.File(t, must(t, d)), 0, pixelsPerMM)
}

// TestABarOf100mmMeasures1000Pixels is the test of true size: a page drawn by another program, at 10 pixels
// to the millimetre, along and across, on the page and within a symbol.
func TestABarOf100mmMeasures1000Pixels(t *testing.T) {
	bar := drawing.New(110, 10)
	drawingtest.Bar(bar, 5, 3)
	symbol := &drawing.Symbol{Name: "bar", Drawing: bar}
	outer := drawing.New(110, 10)
	outer.UseAt(symbol, drawing.Point{})
	page := drawing.New(210, 297)
	drawingtest.Bar(page, 50, 20)
	page.Use(symbol, drawing.Point{X: 100, Y: 60}, 1, 0)
	page.Use(&drawing.Symbol{Name: "outer", Drawing: outer}, drawing.Point{X: 100, Y: 150}, 1, 90)
	page.Use(symbol, drawing.Point{X: 100, Y: 250}, 0.5, 180)
	picture := render(t, Document{Pages: []Page{{Drawing: page}}}, 10)
	across := func(y float64) (from, length int) {
		return dark(picture, func(i int) (int, int) { return i, int(10 * y) }, picture.Bounds().Dx())
	}
	for _, want := range []struct {
		y            float64
		from, length int
	}{{21.5, 500, 1000}, {59.5, 500, 1000}, {250.25, 750, 500}} {
		if from, length := across(want.y); abs(from-want.from) > 1 || abs(length-want.length) > 1 {
			t.Errorf("at %.1f mm: %d pixels from %d, want %d from %d", want.y, length, from, want.length,
				want.from)
		}
	}
	from, length := dark(picture, func(i int) (int, int) { return 1005, 900 + i }, 1200)
	if abs(from-100) > 1 || abs(length-1000) > 1 {
		t.Errorf("down: %d pixels from %d, want 1000 from 100", length, from)
	}
}

// dark returns where along a line the first dark pixel is, and how many there are.
func dark(picture image.Image, at func(int) (int, int), n int) (from, length int) {
	from = -1
	for i := range n {
		x, y := at(i)
		if r, _, _, _ := picture.At(x, y).RGBA(); r < 0x8000 {
			if from < 0 {
				from = i
			}
			length++
		}
	}
	return from, length
}

func abs(n int) int { return max(n, -n) }

// A placed word is a word, where its baseline begins, and where it ends, in millimetres.
type placed struct {
	text      string
	x, end, y float64
}

// expected lists the words of a drawing where drawing says they are; those in turned symbols are left out.
func expected(d *drawing.Drawing, place func(drawing.Point) drawing.Point) []placed {
	var all []placed
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			at := 0
			for _, word := range strings.Split(m.Text, " ") {
				start := m.At.Plus(m.Font.Width(m.Text[:at], m.Size), 0)
				from, to := place(start), place(start.Plus(m.Font.Width(word, m.Size), 0))
				if word != "" {
					all = append(all, placed{word, from.X, to.X, from.Y})
				}
				at += len(word) + 1
			}
		case drawing.Use:
			if m.Turn == 0 {
				all = append(all, expected(m.Symbol.Drawing,
					func(p drawing.Point) drawing.Point { return place(m.Place(p)) })...)
			}
		}
	}
	return all
}

// misplaced lists the words of a drawing that the PDF has not at their place, to a tenth of a millimetre.
func misplaced(want []placed, got []pdftest.Word) []string {
	var missing []string
	for _, w := range want {
		found := false
		for _, g := range got {
			// Words that stand close together may be read as one.
			same := g.Text == w.text && math.Abs(g.Box.Right()-w.end) < 0.1 ||
				strings.HasPrefix(g.Text, w.text)
			found = found || same && math.Abs(g.Box.X-w.x) < 0.1 && g.Box.Y < w.y && w.y < g.Box.Bottom()
		}
		if !found {
			missing = append(missing, fmt.Sprintf("%q at %.2f to %.2f, %.2f", w.text, w.x, w.end, w.y))
		}
	}
	return missing
}

func TestWordsStandWhereTheDrawingSays(t *testing.T) {
	whole := func(p drawing.Point) drawing.Point { return p }
	for _, name := range []string{"types", "shapes", "icons", "board"} {
		d := drawingtest.Sheets()[name]
		// Runs in two fonts that touch are read as one word; the bold in paragraphs is checked by the
		// pictures.
		var want []placed
		for _, w := range expected(d, whole) {
			if !strings.ContainsAny(w.text, "(),.") {
				want = append(want, w)
			}
		}
		got := pdftest.Words(t, pdftest.File(t, must(t, Document{Pages: []Page{{Drawing: d}}})))[0]
		if len(want) < 5 {
			t.Fatalf("%s: only %d words", name, len(want))
		}
		for _, missing := range misplaced(want, got) {
			t.Errorf("%s: not on the page: %s", name, missing)
		}
		// The checker must see a shift, a wider face and a lost letter.
		for what, change := range map[string]func(*placed){
			"shift":  func(p *placed) { p.x, p.end = p.x+0.3, p.end+0.3 },
			"down":   func(p *placed) { p.y += 8 },
			"letter": func(p *placed) { p.text = "X" + p.text },
		} {
			broken := append([]placed(nil), want...)
			change(&broken[3])
			if len(misplaced(broken, got)) != 1 {
				t.Errorf("%s: %s of a word was not noticed", name, what)
			}
		}
	}
}

func TestPaperAndPixelsAgree(t *testing.T) {
	round.Long(t)
	// half a millimetre, at 8 pixels to the millimetre; of a million cells
	const cell, much, most = 4, 40, 100
	for _, name := range []string{"shapes", "types", "board"} {
		d := drawingtest.Sheets()[name]
		paper := render(t, Document{Pages: []Page{{Drawing: d}}}, 8)
		moved := drawing.New(d.Width, d.Height)
		moved.Use(&drawing.Symbol{Name: name, Drawing: d}, d.Area().Centre().Plus(0.5, 0), 1, 0)
		agree, err := pdftest.Compare(paper, pdftest.Draw(d, 8), cell, much)
		apart, movedErr := pdftest.Compare(paper, pdftest.Draw(moved, 8), cell, much)
		if err != nil || movedErr != nil || len(agree) > most || len(apart) < 20*most {
			t.Errorf("%s: %d places differ, and %d where it is drawn half a millimetre to the right: %v, %v",
				name, len(agree), len(apart), err, movedErr)
		}
	}
}

// hostile are texts that players type, by accident or not.
var hostile = []string{
	"🎲🎲🎲", "سلام", "漢字かな", "\x00\x01\x1b[0m", "\xff\xfe\xfd", "a\nb\r\nc\td", ")) Tj ET Q (", `\) \\`, "%PDF",
	"<</Type>>", "é", "é́́́",
	"\u202Eabc", "a\u200Db", "\U0010FFFF", "\uFFFF\uFFFE", "\uFEFFx", "**", "", strings.Repeat("long ", 1000),
	strings.Repeat("W", 5000), strings.Repeat("🎲", 5000),
}

func TestHostileTextBreaksNothing(t *testing.T) {
	for _, text := range append(hostile, strings.Join(hostile, " ")) {
		page := drawing.New(100, 100)
		for _, face := range []drawing.Face{drawing.Text, drawing.Bold, drawing.Title} {
			style := drawing.Style{Face: face, Size: 9, Colour: drawing.Ink}
			page.Label(drawing.Box(5, 5, 50, 8), text, style, 6, drawing.Left)
			page.ParagraphIn(drawing.Box(5, 20, 50, 40), text, style, 6, drawing.Left)
			page.Text(drawing.Point{X: 5, Y: 90}, text, style, drawing.Left)
		}
		// Words that did not come through drawing's own sanitiser.
		page.Add(drawing.Words{Text: text, Font: drawing.Fredoka, Size: 9, At: drawing.Point{X: 5, Y: 95},
			Colour: drawing.Ink})
		d := Document{Title: text, Author: text, Subject: text, Language: text,
			Pages:       []Page{{Drawing: page, Bookmark: text}, {Drawing: page, Bookmark: text}},
			Attachments: []Attachment{{text, text, []byte(text)}}}
		content, err := d.Bytes()
		if err != nil {
			t.Errorf("%.30q: %v", text, err)
			continue
		}
		if err := sound(t, content); err != nil {
			t.Errorf("%.30q: %v", text, err)
		}
		if again, _ := d.Bytes(); !bytes.Equal(content, again) {
			t.Errorf("%.30q: other bytes the second time", text)
		}
	}
}

func TestWhatCannotBeDrawnIsAnErrorThatSaysWhere(t *testing.T) {
	bad := drawing.New(50, 50)
	bad.Circle(drawing.Point{X: math.NaN(), Y: 5}, 3, drawing.Filled(drawing.Ink))
	page := drawing.New(100, 100)
	page.UseAt(&drawing.Symbol{Name: "token", Drawing: bad}, drawing.Point{})
	good := drawing.New(100, 100)
	for want, d := range map[string]Document{
		`page 2: symbol "token": mark 1 has a number that cannot be drawn`: {Pages: []Page{{Drawing: good},
			{Drawing: page}}},
		"page 1 has no drawing":                                 {Pages: []Page{{}}},
		"a PDF needs a page: choose at least one part to print": {},
	} {
		if content, err := d.Bytes(); err == nil || err.Error() != want || content != nil {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
