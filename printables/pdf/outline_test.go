package pdf

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/pdf/pdftest"
)

// page is a page with a title, and a picture with a letter that is seen and not read.
func page(title string) *drawing.Drawing {
	d := drawing.New(100, 100)
	picture := drawing.New(50, 50)
	style := drawing.Style{Face: drawing.Bold, Size: 20, Colour: drawing.Ink}
	picture.Label(picture.Area(), "Qq", style, 20, drawing.Centre)
	symbol := &drawing.Symbol{Name: "picture", Drawing: picture}
	for i := range 6 { // often enough for a template too
		d.Add(drawing.Use{Symbol: symbol, At: drawing.Point{X: 15 + 14*float64(i), Y: 30}, Scale: 0.25, Silent: true})
	}
	d.Add(drawing.Use{Symbol: symbol, At: drawing.Point{X: 50, Y: 75}, Scale: 0.9, Silent: true,
		Clip: drawing.Box(40, 60, 20, 30)})
	d.Label(drawing.Box(5, 5, 90, 12), title, style, 20, drawing.Left)
	return d
}

// The outline is a tree: groups of pages, pages, headings. What the page before says is not said again.
func TestTheOutlineIsATree(t *testing.T) {
	d := Document{Title: "Tree", Pages: []Page{
		{Drawing: page("Cover"), Bookmark: "Cover"},
		{Drawing: page("A1"), Group: "Board", Bookmark: "Board A1"},
		{Drawing: drawing.New(100, 100)},
		{Drawing: page("B1"), Group: "Board", Bookmark: "Board B1"},
		{Drawing: page("One"), Bookmark: "Rulebook", Headings: []string{"Aim", "A turn"}},
		{Drawing: page("Two"), Bookmark: "Rulebook", Headings: []string{"A turn", "Examples", "Examples"}},
	}, Attachments: []Attachment{{Name: "a.txt", Content: []byte("a")}}}
	var told []string
	for _, e := range d.outline() {
		told = append(told, fmt.Sprintf("%s%s %d", strings.Repeat(">", e.level), e.text, e.page+1))
	}
	const want = "Cover 1, Board 2, >Board A1 2, >Board B1 4, Rulebook 5, >Aim 5, >A turn 5, >Examples 6"
	if got := strings.Join(told, ", "); got != want {
		t.Errorf("the outline is %s, want %s", got, want)
	}
	content := must(t, d)
	if err := sound(t, content); err != nil {
		t.Error(err)
	}
	if !bytes.Equal(content, must(t, d)) {
		t.Error("other bytes the second time")
	}
	if n := bytes.Count(content, []byte("/Dest [")); n != 8 {
		t.Errorf("%d entries have a page, of 8", n)
	}
}

// The words of a picture are drawn, and are no text: neither where it is clipped nor where it is used often.
func TestTheWordsOfAPictureAreNoText(t *testing.T) {
	d := Document{Pages: []Page{{Drawing: page("Title")}}}
	path := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(path, must(t, d), 0o644); err != nil {
		t.Fatal(err)
	}
	if said := strings.TrimSpace(pdftest.Tool(t, "pdftotext", path, "-")); said != "Title" {
		t.Errorf("what is read is %q", said)
	}
	dark := func(x, y float64) (n int) {
		picture := render(t, d, 4)
		for i := range 24 {
			for j := range 24 {
				if r, _, _, _ := picture.At(int(4*x)+i-12, int(4*y)+j-12).RGBA(); r < 0x8000 {
					n++
				}
			}
		}
		return n
	}
	if dark(15, 30) < 10 || dark(50, 75) < 10 {
		t.Errorf("the letters of the pictures are not drawn: %d and %d dark points", dark(15, 30), dark(50, 75))
	}
}
