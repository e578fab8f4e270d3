package parts

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
	"homespun/printables/script"
)

// Whatever runs down the columns is set once, in order, inside the page, and no two lines on one place.
func TestAFlowLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns := Columns{Count: rapid.IntRange(1, 3).Draw(t, "columns"),
			Width:  rapid.Float64Range(100, 300).Draw(t, "width"),
			Height: rapid.Float64Range(60, 300).Draw(t, "height"), Gutter: 7,
			Top: rapid.Float64Range(0, 30).Draw(t, "top")}
		flow := &Flow{}
		count := rapid.IntRange(0, 40).Draw(t, "paragraphs")
		var want []string
		for range count {
			if rapid.Bool().Draw(t, "break") {
				flow.Break()
			}
			flow.Space(rapid.Float64Range(0, 10).Draw(t, "space"))
			flow.Heading("H", BoldStyle)
			text := strings.Repeat("word ", rapid.IntRange(1, 80).Draw(t, "words"))
			flow.Paragraph(text, TextStyle, Dress{Indent: 3, Mark: "•"}, columns.ColumnWidth())
			want = append(want, "H", "•", text)
		}
		var got, boxes []string
		for _, page := range flow.Pages(columns) {
			var last drawing.Rectangle
			for _, mark := range page.Marks {
				words, ok := mark.(drawing.Words)
				if !ok { // a heading, which is for the outline alone
					continue
				}
				got = append(got, words.Text)
				boxes = append(boxes, words.Box.String())
				if !page.Area().Contains(words.Ink()) {
					t.Fatalf("%q at %v leaves the page %v", words.Text, words.Ink(), page.Area())
				}
				if words.Text != "•" && last != (drawing.Rectangle{}) &&
					words.Box.Inset(0.01).Overlaps(last) {
					t.Fatalf("%q lies on the line before", words.Text)
				}
				last = words.Box
			}
			if len(page.Marks) == 0 && count > 0 {
				t.Fatal("an empty page")
			}
		}
		squeeze := func(list []string) string {
			return strings.Join(strings.Fields(strings.Join(list, " ")), " ")
		}
		if squeeze(got) != squeeze(want) {
			t.Fatalf("set %d runs, not what was given: %v", len(got), boxes)
		}
	})
}

func TestAHeadingStaysWithItsText(t *testing.T) {
	flow := &Flow{}
	columns := Columns{Count: 1, Width: 100, Height: 30}
	flow.Paragraph("one two three", TextStyle, Dress{}, 100)
	flow.Space(18)
	flow.Heading("heading", BoldStyle)
	flow.Paragraph("text", TextStyle, Dress{}, 100)
	if pages := flow.Pages(columns); len(pages) != 2 || len(pages[0].Marks) != 1 {
		t.Errorf("%d pages", len(pages))
	}
}

// A paragraph from right to left has its mark, its bar and its indent at the right.
func TestAFlowFromRightToLeft(t *testing.T) {
	script.Use(func() []string { return []string{"../script/testdata"} })
	t.Cleanup(func() { script.Use(nil) })
	flow := &Flow{}
	const width = 60.0
	flow.Paragraph("לכל שחקן 3 קלפים, ABC, לכל שחקן שלום שלום ABC ABC ABC ABC ABC", TextStyle,
		Dress{Indent: 5, Mark: "•", Bar: drawing.Ink}, width)
	d := flow.Column(width)
	lines := map[float64]float64{} // where each ends at the right
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			if m.Text == "•" {
				if m.At.X < width-5 {
					t.Errorf("the mark stands at %.1f", m.At.X)
				}
			} else if m.Text != " " {
				lines[m.At.Y] = max(lines[m.At.Y], m.At.X+m.Width())
			}
		case drawing.Shape:
			if m.Path.Bounds().X < width-1 {
				t.Errorf("the bar stands at %.1f", m.Path.Bounds().X)
			}
		}
	}
	if len(lines) < 2 {
		t.Fatalf("there are %d lines", len(lines))
	}
	for y, end := range lines {
		if end < width-5-0.01 || end > width-5+0.2 {
			t.Errorf("the line at %.1f ends at %.2f", y, end)
		}
	}
}
