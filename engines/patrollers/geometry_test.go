package patrollers

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines/enginetest"
)

// somewhere draws a place on the table.
func somewhere(t *rapid.T, name string) point {
	return point{rapid.Int16Range(0, 360).Draw(t, name+" across"), rapid.Int16Range(0, 240).Draw(t, name+" down")}
}

// away returns the exact square of the distance from a place to a stretch, worked out with fractions.
func away(from, to, other point) *big.Rat {
	rat := func(n int16) *big.Rat { return big.NewRat(int64(n), 1) }
	minus := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }
	times := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }
	plus := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) }
	vx, vy := minus(rat(to.x), rat(from.x)), minus(rat(to.y), rat(from.y))
	wx, wy := minus(rat(other.x), rat(from.x)), minus(rat(other.y), rat(from.y))
	share := new(big.Rat)
	if length := plus(times(vx, vx), times(vy, vy)); length.Sign() > 0 {
		share.Quo(plus(times(wx, vx), times(wy, vy)), length)
	}
	if share.Sign() < 0 {
		share.SetInt64(0)
	} else if share.Cmp(rat(1)) > 0 {
		share.SetInt64(1)
	}
	dx, dy := minus(wx, times(share, vx)), minus(wy, times(share, vy))
	return plus(times(dx, dx), times(dy, dy))
}

// PAT-10: a base passes another where the nearest point of its way is no nearer than they are wide.
func TestPassesAgreesWithFractions(t *testing.T) {
	g := compile(t)
	rapid.Check(t, func(t *rapid.T) {
		from, other := somewhere(t, "from"), somewhere(t, "other")
		to := point{from.x + rapid.Int16Range(-20, 20).Draw(t, "across"), from.y + rapid.Int16Range(-20, 20).Draw(t, "down")}
		if rapid.IntRange(0, 4).Draw(t, "far") > 0 { // about as far from some place on the way as two bases that touch
			share, dx := rapid.Int16Range(-1, 11).Draw(t, "share"), rapid.Int16Range(-15, 15).Draw(t, "aside")
			dy := (int16(root(15*15-int(dx)*int(dx))) + rapid.Int16Range(-1, 1).Draw(t, "more")) * (1 - 2*rapid.Int16Range(0, 1).Draw(t, "below"))
			other = point{from.x + (to.x-from.x)*share/10 + dx, from.y + (to.y-from.y)*share/10 + dy}
		}
		want := away(from, to, other).Cmp(big.NewRat(15*15, 1)) >= 0
		if got := g.passes(from, to, other); got != want {
			t.Fatalf("from %v to %v past %v: got %t, want %t", from, to, other, got, want)
		}
		if g.passes(to, from, other) != want {
			t.Fatalf("from %v to %v past %v: not so the other way", to, from, other)
		}
	})
}

// A Psychic Blast pushes along the line from the centre, rounded towards it: as far as an exact root says.
func TestPushedAgreesWithExactRoots(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		centre, at := somewhere(t, "centre"), somewhere(t, "figure")
		steps := rapid.IntRange(0, 180).Draw(t, "tenths")
		if centre == at {
			return
		}
		dx, dy := int64(at.x)-int64(centre.x), int64(at.y)-int64(centre.y)
		length := new(big.Float).SetPrec(200).SetInt64(dx*dx + dy*dy)
		length.Sqrt(length)
		along := func(d int64) int16 {
			f := new(big.Float).SetPrec(200).SetInt64(d * int64(steps))
			n, _ := f.Quo(f, length).Int64() // rounds towards 0
			return int16(n)
		}
		want := point{at.x + along(dx), at.y + along(dy)}
		if got := pushed(centre, at, steps); got != want {
			t.Fatalf("from %v, %v by %d: got %v, want %v", centre, at, steps, got, want)
		}
	})
}

func TestRootIsTheWholePart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64Range(0, 1<<40).Draw(t, "n")
		if r := int64(root(n)); r*r > n || (r+1)*(r+1) <= n {
			t.Fatalf("root of %d: got %d", n, r)
		}
	})
	for n := range 1000 {
		if r := root(n * n); r != n {
			t.Errorf("root of %d: got %d", n*n, r)
		}
	}
}

// Half bases are counted double, so that no rounding helps anybody: a base of 1.6 inches fits nearer the edge than one of 1.7.
func TestHalfBases(t *testing.T) {
	for _, c := range []struct {
		base string
		at   int16
		fits bool
	}{{"1.5", 7, false}, {"1.5", 8, true}, {"1.6", 8, true}, {"1.7", 8, false}, {"1.7", 9, true}} {
		g := compile(t, "base = "+c.base)
		enginetest.Equal(t, "on the table", g.onTable(point{c.at, 100}), c.fits)
		enginetest.Equal(t, "at the other edge", g.onTable(point{360 - c.at, 100}), c.fits)
		enginetest.Equal(t, "in the strip of A", g.inStrip(0, point{100, 40 - c.at}), c.fits)
		enginetest.Equal(t, "in the strip of B", g.inStrip(1, point{100, 200 + c.at}), c.fits)
	}
}

// PAT-01: a position is to a tenth of an inch, and lengths are compared exactly: a twine of 2 inches reaches 1.2 across and 1.6 down, and no tenth more.
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
				if unit := &p.units[u]; unit.placed && (!g.onTable(unit.at) || g.overlaps(&p, u, unit.at) >= 0) {
					t.Fatalf("seed %d: after %q %s stands wrong in\n%s\nbefore\n%s", seed, g.Format(m), nameOf(u), g.Draw(p), g.Draw(before))
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
