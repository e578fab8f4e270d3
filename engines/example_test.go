package engines_test

import (
	"fmt"

	"homespun/engines"
	"homespun/engines/enginetest/toys"
)

// An engine answers questions about positions: who owes a decision, whether a move may be made and why not,
// and what it brings about.
func ExampleEngine() {
	sowing := toys.New(&toys.Sowing, 2)
	p := sowing.Start()

	roll, _ := sowing.Parse(engines.Dice, "2")
	p = sowing.Apply(p, roll, nil)
	fmt.Println("A owes the decision:", sowing.Pending(p).Who.Only() == 0)

	stranger, _ := sowing.Parse(1, "sow p1")
	verdict := sowing.Check(p, stranger)
	fmt.Println("B may sow:", verdict.OK(), verdict.Message.Clause.ID(sowing.Info().Prefix))

	sow, _ := sowing.Parse(0, "sow p1")
	sowing.Apply(p, sow, func(n engines.Message) {
		fmt.Println(sowing.Info().Reasons[n.Reason].Name, n.Clause.ID(sowing.Info().Prefix))
	})
	// Output:
	// A owes the decision: true
	// B may sow: false SOW-01
	// sown SOW-03
	// fork SOW-05
}

// A walker moves on in place, for loops that make many moves; nothing is told where nobody listens.
func ExampleWalker() {
	sowing := toys.New(&toys.Sowing, 2)
	walker := sowing.Walk(sowing.Start())
	moves := 0
	for !walker.Pending().Over() {
		walker.Apply(walker.Moves(nil)[0])
		moves++
	}
	fmt.Println("the match is over:", walker.Outcome().Over, "after some moves:", moves > 3)
	// Output: the match is over: true after some moves: true
}
