package kit

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// Two programs that know nothing of each other play the same ladders, line by line, legal and illegal.
func TestLaddersByHand(t *testing.T) {
	g := compile(t, 2, ladders)
	r := rand.New(rand.NewPCG(1, 2))
	jumps := map[int]int{3: 11, 17: 4}
	for lines := 0; lines < round.Many(2_000, 20_000, 1_000_000); {
		p := g.Start()
		at, misses, mover, over := [2]int{}, [2]bool{}, 0, false
		for ; !over; lines++ {
			face := 1 + r.IntN(8) // no die has 7 or 8
			m := engines.NewMove(engines.Dice, engines.VerbRoll, int16(face))
			if legal := g.Check(&p, m).OK(); legal != (face <= 6) {
				t.Fatalf("a %d is allowed: %v", face, legal)
			} else if !legal {
				continue
			}
			g.Apply(&p, m, nil)
			at[mover] += face
			if at[mover] > 20 {
				at[mover] = 40 - at[mover]
			}
			if to := jumps[at[mover]]; to > 0 {
				at[mover] = to
			}
			misses[mover] = misses[mover] || at[mover] == 9
			over = at[mover] == 20
			if winner := mover; over {
				if p.Winners != engines.Seats(engines.Seat(winner)) {
					t.Fatalf("%d has won, and the kit says %v", winner, p.Winners)
				}
			} else if at[mover] != 14 {
				for mover = 1 - mover; misses[mover]; mover = 1 - mover {
					misses[mover] = false
				}
			}
			if over != p.Over || int(p.Place[0][0]) != at[0] || int(p.Place[1][0]) != at[1] ||
				!over && int(p.mover()) != mover {
				t.Fatalf("after a %d: %v, %d's turn, and the kit says %s", face, at, mover, told(g, &p))
			}
		}
	}
}
