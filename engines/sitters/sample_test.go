package sitters

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// TestEveryMoveIsDrawnAsOften compares Sample with the list of moves, on boards where many ways are blocked,
// with markers to bring back and with the pass.
func TestEveryMoveIsDrawnAsOften(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := randomTable(t)
		side := g.turns[p.turn]
		g.rules.MayPass = rapid.Bool().Draw(t, "may pass")
		if rapid.Bool().Draw(t, "may return") {
			g.returns[side] = math.MaxUint32
			p.take(MarkerOf(side, 1), defeated)
		}
		list := g.Moves(&p, nil)
		if len(list) > 12 {
			t.Skip("too many moves to draw each often")
		}
		const each = 300
		count := map[engines.Move]int{}
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		for range each * len(list) {
			count[g.Sample(&p, r)]++
		}
		chi := 0.0
		for _, m := range list {
			d := float64(count[m] - each)
			chi += d * d / each
		}
		// About one in a million fair draws exceeds this limit.
		if free := float64(len(list) - 1); chi > free+6*math.Sqrt(2*free)+15 || len(count) != len(list) {
			t.Fatalf("on\n%s%+v\nof %d draws each move should be about %d, and they are %v", g.rules.Board,
				*g.Save(&p).(*Saved), each*len(list), each, count)
		}
	})
}
