package cubed

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// wholeCube is a cube of 4 × 4 × 4 with all its cubes.
const wholeCube = `
	bbby bbbr bbbr bbby
	rrbb bbbb bbbb rrbb
	rrbb bbbb bbbb rrbb
	bbby rrbb rrbb rrbb`

const take = `due = "take"`

// whole sets up a whole cube that is to be taken apart.
func whole(t testing.TB, rules ...string) *table {
	t.Helper()
	return drawn(t, compile(t, rules...), "a1", wholeCube, take)
}

// The first cube goes to the first pile, the second to the second, then the other player takes.
func TestCUB07TwoCubesATurn(t *testing.T) {
	tab := whole(t).play("A: take a1")
	tab.Hears("CUB-07 taken-first seat=A piece=yellow space=a1 points=5")
	tab.due("take A")
	tab.Asks("CUB-07 prompt-take-second seat=A")
	tab.play("A: take a1")
	tab.Hears("CUB-07 taken-second seat=A piece=black space=a1 points=1")
	tab.due("take B")
	tab.Asks("CUB-07 prompt-take-first seat=B turns=16")
	enginetest.Equal(t, "first pile", tab.At.InPile(0, First, Yellow), 1)
	enginetest.Equal(t, "second pile", tab.At.InPile(0, Second, Black), 1)
	tab.Refuses("A: take d1", "CUB-07 other-takes seat=B")
	tab.play("B: take d4", "B: take d1")
	enginetest.Equal(t, "points", tab.Game.Points(&tab.At, 1), 0)
	enginetest.Equal(t, "points", tab.Game.Points(&tab.At, 0), 6)
}

// The worked example: of the full cube the four top corners can go, whatever the colours.
func TestCUB08TheFullCube(t *testing.T) {
	const free = "take a1, take a4, take d1, take d4"
	tab := whole(t)
	tab.Lists(free)
	for square := range Squares {
		column, row := square%Columns, square/Columns
		if column > 3 || row > 3 {
			continue
		}
		sides, edges := 1, 0
		for _, end := range []bool{column == 0, column == 3, row == 0, row == 3} {
			if end {
				sides++
				edges++
			}
		}
		enginetest.Equal(t, "sides of a top cube", tab.At.Exposed(square, 3), sides)
		enginetest.Equal(t, "sides of a cube on the table", tab.At.Exposed(square, 0), edges)
		enginetest.Equal(t, "cubes against it", len(tab.At.Against(square, 3)), 5-sides)
	}
	rapid.Check(t, func(t *rapid.T) {
		// Any random match comes to a full cube: its corners are those of the footprint.
		g := tab.Game
		p, r := g.Start(), rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		for p.Stacking() {
			g.Apply(&p, g.Sample(&p, r), nil)
		}
		box, _ := g.Footprint(&p)
		want := []int{box.Top*Columns + box.Left, box.Top*Columns + box.Right, box.Bottom*Columns + box.Left,
			box.Bottom*Columns + box.Right}
		if got := p.free().squares(); !slices.Equal(got, want) || p.Standing() != g.Total() {
			t.Errorf("free %v of %d cubes, want %v", got, p.Standing(), want)
		}
	})
}

// The worked example: after a corner the cube under it can go, and its two neighbours on top.
func TestCUB08AfterACorner(t *testing.T) {
	tab := whole(t).play("A: take a1")
	tab.Lists("take a1, take a2, take a4, take b1, take d1, take d4")
	enginetest.Equal(t, "the cube under it", tab.At.Exposed(0, 2), 3)
	enginetest.Equal(t, "the neighbour", tab.At.Exposed(1, 3), 3)
}

// A cube with another one on top stays, and so does one between others; the table exposes nothing.
func TestCUB08ThreeSidesExposed(t *testing.T) {
	tab := drawn(t, compile(t), "c3", ". b .\nb rr b\n. b .", take)
	tab.Lists("take c4, take d3, take d4, take d5, take e4")
	tab.play("A: take d4")
	tab.Hears("CUB-07 taken-first seat=A piece=red space=d4 points=3")
	tab.Refuses("A: take d4", "CUB-08 too-few-sides piece=red space=d4 sides=1", "c4", "d3", "d4", "d5", "e4")
	tab.Refuses("A: take a1", "CUB-08 no-cube-there space=a1", "a1")
	tab.Refuses("A: take z9", "CUB-08 take-unknown-square space=z9")
	tab.play("A: take c4", "B: take d3")
	tab.Allows("B: take d4")
}

// Points by pile, under the rules of the page and in the race.
func TestCUB09Points(t *testing.T) {
	for _, c := range []struct {
		rules         string
		first, second int
	}{{"", 5*1 + 3*2, 4}, {pointsRace, 7*1 + 2*2, 4}} {
		tab := drawn(t, compile(t, c.rules), "a1", "b", take,
			"piles.A = { first = { yellow = 1, red = 2, black = 3 }, second = { yellow = 2, red = 5, black = 4 } }")
		enginetest.Equal(t, "first pile", tab.Game.PilePoints(&tab.At, 0, First), c.first)
		enginetest.Equal(t, "second pile", tab.Game.PilePoints(&tab.At, 0, Second), c.second)
		enginetest.Equal(t, "points", tab.Game.Points(&tab.At, 0), c.first+c.second)
		enginetest.Equal(t, "points of the other", tab.Game.Points(&tab.At, 1), 0)
	}
}

// piled are the cubes of the standard rules but for those of the picture, in piles.
const piled = "piles.A = { first = { yellow = 2, red = 10, black = 4 }, second = { red = 1, black = 15 } " +
	"}\npiles.B = { first = { yellow = 1, red = 4, black = 10 }, second = { black = 15 } }"

func TestCUB10AfterTheLastCubeTheHigherScoreWins(t *testing.T) {
	tab := drawn(t, compile(t), "d4", "br", take, piled, `turn = "B"`)
	tab.play("B: take d4")
	tab.Refuses("B: done", "CUB-07 wants-take seat=B")
	tab.play("B: take d4")
	tab.Hears("CUB-07 taken-second seat=B piece=black space=d4 points=1",
		"CUB-10 wins seat=A points=55 against=36")
	tab.ends("A", 55, 36)
	tab.due("over")
	tab.Asks("CUB-10 prompt-over points=55 against=36")
	tab.Refuses("A: take d4", "CUB-10 over")
	tab.Refuses("B: stack green z9", "CUB-10 over")
	tab.Lists("")
}

func TestCUB10EqualIsADraw(t *testing.T) {
	tab := drawn(t, compile(t, tiny,
		"first = { yellow = 5, red = 3, black = 1 }\nsecond = { yellow = 1, red = 0, black = 1 }"), "d4", "b",
		take, "taken = 1",
		"piles.A = { first = { red = 1, black = 1 }, second = { black = 1 } }\npiles.B = { first = { red "+
			"= 1, black = 1 }, second = { yellow = 1, black = 1 } }")
	tab.play("A: take d4")
	tab.Hears("CUB-07 taken-second seat=A piece=black space=d4 points=1", "CUB-10 draw points=6")
	tab.ends("draw", 6, 6)
	enginetest.Equal(t, "winners", tab.Game.Outcome(&tab.At), engines.Outcome{Over: true})
}

// With the standard numbers the two scores add up to an odd number, and each player has 16 turns; in mini the
// last turn takes one cube, for the first pile.
func TestCUB10EveryMatch(t *testing.T) {
	for _, c := range []struct {
		rules string
		turns int
		odd   bool
	}{{"", 32, true}, {exact, 32, true}, {mini, 14, false}, {tiny, 4, false}} {
		g := compile(t, c.rules)
		rapid.Check(t, func(t *rapid.T) {
			p, r := g.Start(), rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
			for p.Stacking() {
				g.Apply(&p, g.Sample(&p, r), nil)
			}
			var turns [Players]int
			last := 0
			for !p.Over() {
				if p.Made() == 0 {
					left := c.turns - turns[0] - turns[1]
					if a, b := g.TurnsLeft(&p, p.Turn()), g.TurnsLeft(&p, 1-p.Turn()); a+b != left || a < b ||
						a > b+1 {
						t.Fatalf("%d and %d turns are left after %v of %d", a, b, turns, c.turns)
					}
					turns[p.Turn()]++
					last = 0
				}
				last++
				g.Apply(&p, g.Sample(&p, r), nil)
			}
			if turns[0] != c.turns/2 || turns[1] != c.turns/2 {
				t.Fatalf("turns %v, want %d each", turns, c.turns/2)
			}
			if want := TurnTakes - g.Total()%2; last != want {
				t.Fatalf("the last turn takes %d, want %d", last, want)
			}
			if sum := g.Points(&p, 0) + g.Points(&p, 1); c.odd && sum%2 == 0 {
				t.Fatalf("scores of %d and %d", g.Points(&p, 0), g.Points(&p, 1))
			}
		})
	}
}
