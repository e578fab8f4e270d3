package patrollers

import (
	"math/rand/v2"
	"testing"

	"homespun/engines/enginetest"
)

// PAT-01: a position is to a tenth of an inch, and lengths are compared exactly: a twine of 2 inches reaches
// 1.2 across and 1.6 down, and no tenth more.
func TestPAT01LengthsAreExact(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,10 2/1/2/2\nB1 sarge 20,20", basic)
	tab.play("A: order A1")
	tab.Allows("A: move A1 11.2,11.6", "A: move A1 8.8,8.4")
	tab.Refuses("A: move A1 11.2,11.7", "PAT-10 twine-too-short")
	tab.Refuses("A: move A1 11.3,11.6", "PAT-10 twine-too-short")
	if _, err := tab.Game.Parse(0, "move A1 11.25,11.6"); err == nil {
		t.Error("a place to a hundredth of an inch is read")
	}
}

// PAT-11: bases that touch are head-to-head, and within a tenth of an inch counts.
func TestPAT11HeadToHead(t *testing.T) {
	for _, c := range []struct {
		at   string
		head bool
	}{{"11.5,10", true}, {"11.6,10", true}, {"11.7,10", false}, {"11.1,11.1", true}, {"11.2,11.1", false}} {
		tab := scene(t, "A1 blue-spider 10,10\nB1 ice-man "+c.at, basic)
		tab.play("A: order A1")
		enginetest.Equal(t, "head-to-head at "+c.at, len(tab.Game.Targets(&tab.At, 0)) == 1, c.head)
	}
}

// However a battle goes, no base overlaps another, and all lie on the table.
func TestNoBaseEverOverlaps(t *testing.T) {
	g := compile(t, "team_size = 5\ntoken_sum = 20\nwidth = 24\ndepth = 12")
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 9))
		p := g.Start()
		for line := 0; line < 600 && !p.Over(); line++ {
			before := p
			m := g.Sample(&p, r)
			g.Apply(&p, m, nil)
			for u := range int8(units) {
				if unit := &p.units[u]; unit.placed &&
					(!g.table.Holds(unit.at) || g.overlaps(&p, u, unit.at) >= 0) {
					t.Fatalf("seed %d: after %q %s stands wrong in\n%s\nbefore\n%s", seed, g.Format(m),
						nameOf(u), g.Draw(p), g.Draw(before))
				}
			}
		}
	}
}

// Where there is no room to hide on the whole table, the one who comes in secret waits for the next round.
func TestNoRoomToComeInSecret(t *testing.T) {
	const far = "width = 12\ndepth = 12\nstrip = 3"
	const field = "A1 riptide -\nA2 sarge 2,2\nB1 captain-dwayne 6,6 3/1/2/4 marked\nB2 sarge 10,10 marked"
	tab := scene(t, field, far)
	tab.play("A: order A2", "A: end")
	tab.due("initiative")
	tab.play("dice: R3-R1", "A: order A2", "A: end", "table: fix off B1", "B: order B2", "B: end")
	tab.due("secret-deployment A")
}
