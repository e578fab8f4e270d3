package cubed

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// countWays is count by the engine.
func countWays(g *Game, p *Position, depth int) int {
	if depth == 0 {
		return 1
	}
	ways := 0
	for _, m := range g.Moves(p, nil) {
		q := *p
		g.Apply(&q, m, nil)
		ways += countWays(g, &q, depth-1)
	}
	return ways
}

// lead plays a random match in both, up to where until says so.
func lead(g *Game, seed uint64, until func(*Position) bool) (*world, Position) {
	w, p, r := newWorld(g.rules), g.Start(), rand.New(rand.NewPCG(seed, 1))
	for !until(&p) {
		m := g.Sample(&p, r)
		w.say(g.Format(m))
		g.Apply(&p, m, nil)
	}
	return w, p
}

// anywhere plays a random match to anywhere in it.
func anywhere(t *rapid.T, g *Game) (*world, Position) {
	seed := rapid.Uint64().Draw(t, "seed")
	lines := rand.New(rand.NewPCG(seed, 2)).IntN(130)
	return lead(g, seed, func(p *Position) bool { lines--; return lines < 0 || p.Over() })
}

// TestPerft counts in how many ways the next three lines can be said, from the start and from later on, with
// the engine and with the page.
func TestPerft(t *testing.T) {
	for _, c := range []struct {
		name, rules string
		until       func(*Position) bool
		want        [3]int
	}{
		{"the start", "", func(*Position) bool { return true }, [3]int{3, 27, 378}},
		{"stacking, in mid-turn", "", func(p *Position) bool {
			return p.Standing() >= 12 && p.Made() > 0
		}, [3]int{17, 304, 9242}},
		{"before the filling in", "", func(p *Position) bool {
			return p.left[Red]+p.left[Yellow] <= 2
		}, [3]int{30, 480, 5395}},
		{"the start of unstacking", "", func(p *Position) bool { return p.unstacking }, [3]int{4, 24, 168}},
		{"unstacking, in mid-turn", "", func(p *Position) bool {
			return p.unstacking && p.Standing() == 39
		}, [3]int{10, 101, 1024}},
		{"near the end", "", func(p *Position) bool {
			return p.unstacking && p.Standing() == 7
		}, [3]int{4, 14, 43}},
		{"the last cubes of mini", mini, func(p *Position) bool {
			return p.unstacking && p.Standing() == 3
		}, [3]int{3, 6, 6}},
		{"exact", exact, func(p *Position) bool {
			return p.Standing() >= 20 && p.Made() > 0
		}, [3]int{15, 448, 6656}},
	} {
		w, p := lead(compile(t, c.rules), 7, c.until)
		g := compile(t, c.rules)
		for depth := 1; depth <= 3; depth++ {
			slow, fast := w.count(depth), countWays(g, &p, depth)
			if slow != fast || fast != c.want[depth-1] {
				t.Errorf("%s: %d lines: the page says %d, the engine %d, and they have always said %d",
					c.name, depth, slow, fast, c.want[depth-1])
			}
		}
	}
}

// TestMatchesAreAsThePageSays plays random matches line by line with the page: what may be said, whose turn
// it is, and the points.
func TestMatchesAreAsThePageSays(t *testing.T) {
	games := []*Game{compile(t), compile(t, mini), compile(t, exact), compile(t, pointsRace),
		compile(t, tiny), compile(t, mini, exact, "place = { yellow = 2, red = 5, black = 9 }")}
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		w, p := newWorld(g.rules), g.Start()
		for !p.Over() {
			var listed []string
			for _, m := range g.Moves(&p, nil) {
				listed = append(listed, g.Format(m))
			}
			slices.Sort(listed)
			if want := w.lines(); !slices.Equal(listed, want) || g.ids[p.turn] != w.turn {
				t.Fatalf("%s in\n%s\nthe page   %s %v\nthe engine %s %v", g.ids[p.turn], g.Draw(p), w.turn,
					want, g.ids[p.turn], listed)
			}
			m := g.Sample(&p, r)
			w.say(g.Format(m))
			g.Apply(&p, m, nil)
		}
		for seat, id := range g.ids {
			if got := g.Points(&p, engines.Seat(seat)); got != w.points[id] {
				t.Fatalf("%s has %d points, and by the page %d", id, got, w.points[id])
			}
		}
		if len(w.cubes) > 0 || len(w.lines()) > 0 {
			t.Fatalf("by the page %d cubes are left", len(w.cubes))
		}
	})
}

// TestCheckAsThePageSays holds Check on every colour and square against the page.
func TestCheckAsThePageSays(t *testing.T) {
	games := []*Game{compile(t), compile(t, mini), compile(t, tiny, exact)}
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		w, p := anywhere(t, g)
		var allowed []string
		try := func(m engines.Move) {
			if g.Check(&p, m).OK() {
				allowed = append(allowed, g.Format(m))
			}
		}
		try(DoneMove(p.Turn()))
		for square := range Squares {
			try(TakeMove(p.Turn(), square))
			for _, c := range Colours {
				try(StackMove(p.Turn(), c, square))
			}
		}
		slices.Sort(allowed)
		if want := w.lines(); !slices.Equal(allowed, want) {
			t.Fatalf("in\n%s\nthe page  %v\nallowed   %v", g.Draw(p), want, allowed)
		}
	})
}

// TestRefusalsNameTheClauseOfThePage says all lines there are, and some of squares and a colour that there
// are not, in the mouth of both players (CUB-11).
func TestRefusalsNameTheClauseOfThePage(t *testing.T) {
	lines := []string{"done"}
	for column := 'a'; column <= 'h'; column++ {
		for row := range 9 {
			square := fmt.Sprintf("%c%d", column, row)
			lines = append(lines, "take "+square)
			for _, colour := range []string{"yellow", "red", "black", "green"} {
				lines = append(lines, "stack "+colour+" "+square)
			}
		}
	}
	games := []*Game{compile(t), compile(t, mini), compile(t, tiny, exact)}
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		w, p := anywhere(t, g)
		may := w.lines()
		for seat, id := range g.ids {
			for _, line := range lines {
				m, err := g.Parse(engines.Seat(seat), line)
				if err != nil {
					t.Fatalf("%s: %v", line, err)
				}
				want := engines.Clause(0)
				if id != w.turn || !slices.Contains(may, line) {
					want = w.breaks(id, line)
				}
				if got := g.Check(&p, m).Message.Clause; got != want {
					t.Fatalf("%s: %s breaks %d, by the page %d, in\n%s", id, line, got, want, g.Draw(p))
				}
			}
		}
	})
}

// A table's exports say what the lists say.
func TestWhatATableNeeds(t *testing.T) {
	g := compile(t)
	rapid.Check(t, func(t *rapid.T) {
		w, p := anywhere(t, g)
		for square := range Squares {
			column, row := square%Columns+1, square/Columns+1
			height := 0
			for level := range g.Size() {
				if got, want := p.At(square, level),
					w.cubes[cell{column, row, level + 1}]; got != 0 && got.Word() != want ||
					got == 0 && want != "" {
					t.Fatalf("%d on %d is %d, by the page %q", level, square, got, want)
				}
				if p.At(square, level) != 0 {
					height++
				}
			}
			if p.Height(square) != height || height > 0 && p.Top(square) != p.At(square, height-1) ||
				height == 0 && p.Top(square) != 0 {
				t.Fatalf("square %d is %d high with %d on top", square, p.Height(square), p.Top(square))
			}
			if free := slices.Contains(p.free().squares(), square); height > 0 &&
				free != (p.Exposed(square, height-1) >= NeededSides) {
				t.Fatalf("square %d is free: %t, with %d sides exposed", square, free,
					p.Exposed(square, height-1))
			}
		}
		reach, ok := g.Reach(&p), true
		for _, square := range g.Places(&p) {
			column, row := square%Columns, square/Columns
			ok = ok && column >= reach.Left && column <= reach.Right && row >= reach.Top &&
				row <= reach.Bottom
		}
		if !ok && p.Stacking() {
			t.Fatalf("places %v lie outside of the reach %v", g.Places(&p), reach)
		}
		if p.Standing() != len(w.cubes) {
			t.Fatalf("%d cubes, by the page %d", p.Standing(), len(w.cubes))
		}
	})
}
