package partstest

import (
	"slices"
	"testing"

	"homespun/printables/drawing"
)

// WordsAreRead checks that every word of a drawing stands out from the area below it, at least by a contrast ratio of
// WCAG 2. A dark look keeps the ratios of paper.
func WordsAreRead(t testing.TB, d *drawing.Drawing, least float64) {
	t.Helper()
	for i, mark := range d.Marks {
		words, ok := mark.(drawing.Words)
		if !ok || words.Colour == drawing.None {
			continue
		}
		ground := below(d.Marks[:i], words.Ink().Centre())
		if got := drawing.Contrast(words.Colour, ground); got < least {
			t.Errorf("%q in %v on %v: contrast %.2f, want %g", words.Text, words.Colour, ground, got, least)
		}
	}
}

// below returns the colour of the last area of some marks at a point.
func below(marks []drawing.Mark, at drawing.Point) drawing.Colour {
	const flat = 0.05 // mm
	for _, mark := range slices.Backward(marks) {
		shape, ok := mark.(drawing.Shape)
		if ok && shape.Paint.Fill != drawing.None && shape.Path.Bounds().Overlaps(drawing.Box(at.X, at.Y, flat, flat)) &&
			drawing.Inside(shape.Path.Flatten(flat), at) {
			return shape.Paint.Fill
		}
	}
	return drawing.White
}

// IsCalm checks that the ground of spaces is light and that its lightness differs by so little, in L*, that pieces
// are seen first. Words and the outermost tenth of each space do not count.
func IsCalm(t testing.TB, d *drawing.Drawing, spaces []drawing.Rectangle, darkest, most float64) {
	t.Helper()
	bare := drawing.New(d.Width, d.Height)
	for _, mark := range d.Marks {
		if _, words := mark.(drawing.Words); !words {
			bare.Add(mark)
		}
	}
	var inner []drawing.Rectangle
	for _, space := range spaces {
		inner = append(inner, space.Inset(space.Width*0.1))
	}
	var light []float64
	for _, picture := range Printed(bare, inner...) {
		light = append(light, picture.light...)
	}
	slices.Sort(light)
	// A hundredth may be darker: the ends of a crack, the foot of a tree.
	low, high := light[len(light)/100], light[len(light)-1]
	if low < darkest || high-low > most {
		t.Errorf("the ground is from %.1f to %.1f, want %g or lighter and at most %g apart", low, high, darkest, most)
	}
}
