package sitters_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
)

// SIT-07, SIT-08, SIT-13: a delver walks around who and what is in the way, stops at the chest that it opens,
// and comes back on a start space.
func TestWaysOverSpaces(t *testing.T) {
	e, game := open(t, "standard")
	for _, c := range []struct{ what, position, line, want string }{
		{"straight on", `markers = { C1 = "a1" }
due = "move"
roll = 2`, "collectors: move C1 c1", "collectors a1>b1>c1"},
		{"around its own", `markers = { C1 = "a1", C2 = "b1" }
due = "move"
roll = 2`, "collectors: move C1 b2", "collectors a1>a2>b2"},
		{"to a chest that is nearer than the roll", `markers = { C1 = "c1" }
containers = ["d1"]
due = "move"
roll = 5`, "collectors: move C1 d1", "collectors c1>d1"},
		{"back on a start space", `markers = { C1 = "c1", C2 = "defeated" }
due = "move"
roll = 6`, "collectors: return C2 a3", "collectors a3"},
	} {
		p := tableautest.Stand(t, e, c.position)
		tableautest.Equal(t, c.what, tableautest.Ways(t, game, e, p, c.line), c.want)
	}
}
