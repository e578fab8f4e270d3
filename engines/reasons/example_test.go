package reasons_test

import (
	"fmt"

	"homespun/engines"
	"homespun/engines/reasons"
)

var all reasons.List

// The reasons of a small game: a refusal and an event.
var (
	Taken = reasons.Two[reasons.Space, engines.Seat](&all, "taken", "space", "seat")
	Moved = reasons.Three[reasons.Piece, reasons.Space, reasons.Number](&all, "moved", "piece", "space",
		"steps")
)

// A reason is declared in one line. It makes messages from arguments of the right kinds, and reads them back.
func Example() {
	verdict := Taken.Refuse(4, 12, 1)
	fmt.Println(verdict.OK(), all.Infos()[verdict.Message.Reason].Name, "in the way:", verdict.Spaces)

	Moved.Emit(func(n engines.Message) {
		piece, space, steps := Moved.Args(n)
		fmt.Println(all.Infos()[n.Reason].Name, piece, space, steps, n.Clause.ID("TOY"))
	}, 3, 7, 12, 2)
	Moved.Emit(nil, 3, 7, 12, 2) // nobody listens
	// Output:
	// false taken in the way: [12]
	// moved 7 12 2 TOY-03
}
