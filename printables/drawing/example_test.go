package drawing_test

import (
	"fmt"

	"homespun/printables/drawing"
)

// A drawing is a sheet of marks in millimetres; the same one goes onto paper and onto the screen.
func Example() {
	card := drawing.New(63, 88)
	card.RoundedRect(card.Area().Inset(2), 4, drawing.Outlined(drawing.Paper, 0.5, drawing.Ink))
	title := drawing.Style{Face: drawing.Title, Size: 14, Colour: drawing.Ink}
	card.Label(drawing.Box(6, 6, 51, 10), "Dragon", title, 7, drawing.Centre)

	fmt.Println(len(card.Marks), "marks on", card.Width, "by", card.Height, "mm")
	fmt.Println("all words fit:", len(card.Overflows()) == 0, "nothing is wrong:", card.Check() == nil)
	// Output:
	// 2 marks on 63 by 88 mm
	// all words fit: true nothing is wrong: true
}
