package parts

import "homespun/printables/drawing"

// A Sequence shows in a few pictures how something is made by hand.
type Sequence struct {
	// Title is what is made.
	Title string
	Steps []Step
}

// A Step is one picture of a sequence: Draw draws it in a box of a page, and the caption below it is one short
// sentence.
type Step struct {
	Caption string
	Draw    func(d *drawing.Drawing, box drawing.Rectangle)
}
