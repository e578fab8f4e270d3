package tabletop

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// table is 36 by 24 inches, with the bases, the twine and the strips of the standard rules.
var table = Table{Width: 360, Depth: 240, Base: 15, Twine: 20, Strip: 40}

// somewhere draws a place on the table.
func somewhere(t *rapid.T, name string) Point {
	return Point{rapid.Int16Range(0, 360).Draw(t, name+" across"),
		rapid.Int16Range(0, 240).Draw(t, name+" down")}
}

// away returns the exact square of the distance from a place to a stretch, worked out with fractions.
func away(from, to, other Point) *big.Rat {
	rat := func(n int16) *big.Rat { return big.NewRat(int64(n), 1) }
	minus := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }
	times := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }
	plus := func(a, b *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) }
	vx, vy := minus(rat(to.X), rat(from.X)), minus(rat(to.Y), rat(from.Y))
	wx, wy := minus(rat(other.X), rat(from.X)), minus(rat(other.Y), rat(from.Y))
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

// A base passes another where the nearest point of its way is no nearer than they are wide.
func TestPassesAgreesWithFractions(t *testing.T) {
	g := table
	rapid.Check(t, func(t *rapid.T) {
		from, other := somewhere(t, "from"), somewhere(t, "other")
		to := Point{from.X + rapid.Int16Range(-20, 20).Draw(t, "across"),
			from.Y + rapid.Int16Range(-20, 20).Draw(t, "down")}
		// about as far from some place on the way as two bases that touch
		if rapid.IntRange(0, 4).Draw(t, "far") > 0 {
			share, dx := rapid.Int16Range(-1, 11).Draw(t, "share"), rapid.Int16Range(-15, 15).Draw(t, "aside")
			dy := (int16(root(15*15-int(dx)*int(dx))) + rapid.Int16Range(-1, 1).Draw(t, "more")) * (1 -
				2*rapid.Int16Range(0, 1).Draw(t, "below"))
			other = Point{from.X + (to.X-from.X)*share/10 + dx, from.Y + (to.Y-from.Y)*share/10 + dy}
		}
		want := away(from, to, other).Cmp(big.NewRat(15*15, 1)) >= 0
		if got := g.Passes(from, to, other); got != want {
			t.Fatalf("from %v to %v past %v: got %t, want %t", from, to, other, got, want)
		}
		if g.Passes(to, from, other) != want {
			t.Fatalf("from %v to %v past %v: not so the other way", to, from, other)
		}
	})
}

// A figure is moved along the line from the centre, rounded towards it: as far as an exact root says.
func TestAwayAgreesWithExactRoots(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		centre, at := somewhere(t, "centre"), somewhere(t, "figure")
		steps := rapid.IntRange(0, 180).Draw(t, "tenths")
		if centre == at {
			return
		}
		dx, dy := int64(at.X)-int64(centre.X), int64(at.Y)-int64(centre.Y)
		length := new(big.Float).SetPrec(200).SetInt64(dx*dx + dy*dy)
		length.Sqrt(length)
		along := func(d int64) int16 {
			f := new(big.Float).SetPrec(200).SetInt64(d * int64(steps))
			n, _ := f.Quo(f, length).Int64() // rounds towards 0
			return int16(n)
		}
		want := Point{at.X + along(dx), at.Y + along(dy)}
		if got := Away(centre, at, steps); got != want {
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

// Half bases are counted double, so that no rounding helps anybody: a base of 1.6 inches fits nearer the edge
// than one of 1.7.
func TestHalfBases(t *testing.T) {
	for _, c := range []struct {
		base int
		at   int16
		fits bool
	}{{15, 7, false}, {15, 8, true}, {16, 8, true}, {17, 8, false}, {17, 9, true}} {
		g := table
		g.Base = c.base
		for where, got := range map[string]bool{
			"on the table": g.Holds(Point{c.at, 100}), "at the other edge": g.Holds(Point{360 - c.at, 100}),
			"in the strip of A": g.InStrip(0, Point{100, 40 - c.at}),
			"in the strip of B": g.InStrip(1, Point{100, 200 + c.at}),
		} {
			if got != c.fits {
				t.Errorf("a base of %d %s, %d from its end: got %t, want %t", c.base, where, c.at, got,
					c.fits)
			}
		}
	}
}
