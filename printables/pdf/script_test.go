package pdf

import (
	"bytes"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/pdf/pdftest"
	"homespun/printables/script"
)

// scripts is a page in many scripts, with the few letters that the fonts for tests have.
func scripts(t *testing.T) Document {
	script.Use(func() []string { return []string{"../script/testdata"} })
	t.Cleanup(func() { script.Use(nil) })
	page := drawing.New(100, 100)
	style := drawing.Style{Size: 14, Colour: drawing.Ink}
	for i, text := range []string{"שלום לכם (3)", "السلام كل لاعب", "नमस्ते दुनिया", "น้ำใจ", "你好，世界。", "質問カード", "안녕하세요"} {
		page.Label(drawing.Box(5, 5+float64(i)*12, 90, 10), text, style, 6, drawing.Left)
	}
	return Document{Pages: []Page{{Drawing: page}}}
}

// Words that are drawn as outlines are read, found and copied as if they were set.
func TestOutlinedWordsAreText(t *testing.T) {
	d := scripts(t)
	content := must(t, d)
	if err := sound(t, content); err != nil {
		t.Error(err)
	}
	if !bytes.Equal(content, must(t, d)) {
		t.Error("other bytes the second time")
	}
	said := pdftest.Tool(t, "pdftotext", pdftest.File(t, content), "-")
	for _, word := range []string{"שלום", "לכם", "السلام", "لاعب", "नमस्ते", "दुनिया", "น้ำใจ", "你好，世界。", "質問カード", "안녕하세요"} {
		if !strings.Contains(said, word) {
			t.Errorf("%q is not read in\n%s", word, said)
		}
	}
}

func TestOutlinedWordsAreTheSameOnPaperAndAsPixels(t *testing.T) {
	d := scripts(t)
	page := d.Pages[0].Drawing
	const cell, much, most = 4, 40, 100 // as in TestPaperAndPixelsAgree
	paper := render(t, d, 8)
	moved := drawing.New(page.Width, page.Height)
	moved.Use(&drawing.Symbol{Name: "moved", Drawing: page}, page.Area().Centre().Plus(0.5, 0), 1, 0)
	agree, err := pdftest.Compare(paper, pdftest.Draw(page, 8), cell, much)
	apart, movedErr := pdftest.Compare(paper, pdftest.Draw(moved, 8), cell, much)
	if err != nil || movedErr != nil || len(agree) > most || len(apart) < 3*most {
		t.Errorf("%d places differ, and %d where it is drawn half a millimetre to the right: %v, %v", len(agree),
			len(apart), err, movedErr)
	}
}

func TestHostileTextInAllScriptsBreaksNothing(t *testing.T) {
	scripts(t)
	TestHostileTextBreaksNothing(t)
}
