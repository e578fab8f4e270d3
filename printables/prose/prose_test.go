package prose_test

import (
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/prose"
)

func none(string) *drawing.Symbol { return nil }

// drawn returns the words of a text with marks in a box, from the top, by their places.
func drawn(text string, box drawing.Rectangle) (said []drawing.Words, dots int) {
	d := drawing.New(100, 100)
	s := prose.Measured(text, drawing.Text, none).Set(drawing.Style{Size: 10, Colour: drawing.Ink}, box.Width)
	s.Draw(d, box, drawing.Centre)
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			said = append(said, m)
		case drawing.Shape:
			dots++
		}
	}
	return said, dots
}

// An item of a list has its dot at the side, and all its lines stand in by the same; an empty line leaves a gap, a line
// end none.
func TestListsStandInAndParagraphsApart(t *testing.T) {
	box := drawing.Box(10, 10, 30, 80)
	said, dots := drawn("one\ntwo\n\nthree\n- four four four four four four four four\n- five", box)
	if len(said) < 7 || dots != 2 {
		t.Fatalf("%d lines, %d dots", len(said), dots)
	}
	first, next := said[1].At.Y-said[0].At.Y, said[2].At.Y-said[1].At.Y
	if next <= first+0.5 || said[0].At.X != box.X {
		t.Errorf("lines are %.2f apart, paragraphs %.2f; they begin at %.1f", first, next, said[0].At.X)
	}
	if item, rest := said[3].At.X, said[4].At.X; item != rest || item <= box.X+1 {
		t.Errorf("an item begins at %.2f, its second line at %.2f", item, rest)
	}
	for _, words := range said {
		if ink := words.Ink(); ink.Right() > box.Right()+0.2 {
			t.Errorf("%q goes to %.1f", words.Text, ink.Right())
		}
	}
}

// Without marks a star is a star, and a line end begins a paragraph.
func TestWithoutMarksAllIsWords(t *testing.T) {
	s := prose.Measured("**a**\nb", drawing.Text, nil)
	marked := prose.Measured("**a**\nb", drawing.Text, none)
	style := drawing.Style{Size: 10, Colour: drawing.Ink}
	if plain, other := s.Set(style, 50).Height(), marked.Set(style, 50).Height(); plain <= other {
		t.Errorf("%.2f mm with a paragraph, %.2f with a line end", plain, other)
	}
}
