package record_test

import (
	"fmt"

	"homespun/engines"
	"homespun/engines/enginetest/toys"
	"homespun/engines/record"
)

// A match file says what was played and by whom; verifying plays it again.
func ExampleVerify() {
	file := `+++
format  = 1
game    = "sowing"
ruleset = "standard"
started = 2026-11-23T15:00:00Z
seats   = [ { id = "A", names = ["Ava"] }, { id = "B", names = ["Ben"] } ]
+++
dice: 2
A: sow p1
B: sow p2
`
	resolve := func(record.Header) (engines.Engine, error) { return toys.New(&toys.Sowing, 2), nil }
	report := record.Verify("evening.match", []byte(file), resolve, nil)
	fmt.Println(report.OK, report.Moves, "moves")
	fmt.Println("line", report.Error.Line, report.Error.Clause)
	// Output:
	// false 2 moves
	// line 10 SOW-05
}
