package cubed

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// cell is a place for a cube: a column and a row, as letter and number are counted from 1, and a level, 1 being the table's.
type cell struct{ column, row, level int }

// world is a match as the page tells it, slowly and with words: it knows nothing of the engine. It is a table beside the engine's, for all that counts.
type world struct {
	size        int
	exact       bool
	place, left map[string]int
	first       map[string]int
	second      map[string]int
	cubes       map[cell]string
	turn        string
	colour      string
	made        int
	lastRed     string
	unstacking  bool
	points      map[string]int
}

// newWorld begins a match under some rules.
func newWorld(r Rules) *world {
	return &world{
		size: r.Size, exact: r.Exact, place: r.Place, left: maps.Clone(r.Cubes), first: r.First, second: r.Second,
		cubes: map[cell]string{}, turn: "A", points: map[string]int{},
	}
}

func (w *world) clone() *world {
	c := *w
	c.left, c.cubes, c.points = maps.Clone(w.left), maps.Clone(w.cubes), maps.Clone(w.points)
	return &c
}

func (w *world) has(c cell) bool { return w.cubes[c] != "" }

// columns and rows are how many of them some cubes span.
func span(cubes map[cell]string) (columns, rows int) {
	var x, y []int
	for c := range cubes {
		x, y = append(x, c.column), append(y, c.row)
	}
	return slices.Max(x) - slices.Min(x) + 1, slices.Max(y) - slices.Min(y) + 1
}

// mayLie reports whether a cube may be laid in a cell (CUB-03, CUB-04).
func (w *world) mayLie(c cell) bool {
	if w.has(c) || c.level > w.size {
		return false
	}
	if len(w.cubes) == 0 {
		return c == cell{4, 4, 1}
	}
	if c.level > 1 {
		if !w.has(cell{c.column, c.row, c.level - 1}) {
			return false
		}
	} else if !w.has(cell{c.column - 1, c.row, 1}) && !w.has(cell{c.column + 1, c.row, 1}) && !w.has(cell{c.column, c.row - 1, 1}) && !w.has(cell{c.column, c.row + 1, 1}) {
		return false
	}
	with := maps.Clone(w.cubes)
	with[c] = "this one"
	columns, rows := span(with)
	return columns <= w.size && rows <= w.size
}

// mayGo reports whether a cube may be removed (CUB-08).
func (w *world) mayGo(c cell) bool {
	if !w.has(c) || w.has(cell{c.column, c.row, c.level + 1}) {
		return false
	}
	exposed := 0
	for _, d := range []cell{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}} {
		if !w.has(cell{c.column + d.column, c.row + d.row, c.level + d.level}) {
			exposed++
		}
	}
	if c.level > 1 && !w.has(cell{c.column, c.row, c.level - 1}) {
		exposed++ // never, as nothing floats
	}
	return exposed >= 3
}

func name(c cell) string { return fmt.Sprintf("%c%d", 'a'+c.column-1, c.row) }

// eachCell looks at every cell of the table.
func (w *world) eachCell(look func(cell)) {
	for column := 1; column <= 7; column++ {
		for row := 1; row <= 7; row++ {
			for level := 1; level <= w.size; level++ {
				look(cell{column, row, level})
			}
		}
	}
}

// lines are all that whose turn it is may say, sorted.
func (w *world) lines() (list []string) {
	if w.unstacking {
		w.eachCell(func(c cell) {
			if w.mayGo(c) {
				list = append(list, "take "+name(c))
			}
		})
		slices.Sort(list)
		return list
	}
	w.eachCell(func(c cell) {
		if !w.mayLie(c) {
			return
		}
		for colour, left := range w.left {
			if left > 0 && (w.colour == "" || w.colour == colour) {
				list = append(list, "stack "+colour+" "+name(c))
			}
		}
	})
	if w.made > 0 && !w.exact {
		list = append(list, "done")
	}
	slices.Sort(list)
	return list
}

func (w *world) endTurn() {
	w.turn = map[string]string{"A": "B", "B": "A"}[w.turn]
	w.colour, w.made = "", 0
}

// say plays a line.
func (w *world) say(line string) {
	words := strings.Fields(line)
	if words[0] == "done" {
		w.endTurn()
		return
	}
	square := words[len(words)-1]
	row, _ := strconv.Atoi(square[1:])
	on := cell{int(square[0]-'a') + 1, row, 1}
	for w.has(on) {
		on.level++
	}
	if words[0] == "take" {
		on.level--
		colour := w.cubes[on]
		delete(w.cubes, on)
		w.made++
		if w.made == 1 {
			w.points[w.turn] += w.first[colour]
			return
		}
		w.points[w.turn] += w.second[colour]
		w.endTurn()
		return
	}
	w.colour = words[1]
	w.cubes[on] = w.colour
	w.left[w.colour]--
	w.made++
	if w.colour == "red" {
		w.lastRed = w.turn
	}
	if w.left["red"] == 0 && w.left["yellow"] == 0 {
		w.fillIn()
	} else if w.made == w.place[w.colour] || w.left[w.colour] == 0 {
		w.endTurn()
	}
}

// fillIn fills the footprint in, which runs on to the right and down, and begins unstacking (CUB-05, CUB-06).
func (w *world) fillIn() {
	columns, rows := 7, 7
	for c := range w.cubes {
		columns, rows = min(columns, c.column), min(rows, c.row)
	}
	w.eachCell(func(c cell) {
		if !w.has(c) && c.column >= columns && c.column < columns+w.size && c.row >= rows && c.row < rows+w.size {
			w.cubes[c] = "black"
			w.left["black"]--
		}
	})
	w.unstacking, w.turn = true, w.lastRed
	w.endTurn()
}

// count returns in how many ways the next lines can be said.
func (w *world) count(depth int) int {
	if depth == 0 {
		return 1
	}
	ways := 0
	for _, line := range w.lines() {
		next := w.clone()
		next.say(line)
		ways += next.count(depth - 1)
	}
	return ways
}

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

// TestPerft counts in how many ways the next three lines can be said, from the start and from later on, with the engine and with the page.
func TestPerft(t *testing.T) {
	for _, c := range []struct {
		name, rules string
		until       func(*Position) bool
		want        [3]int
	}{
		{"the start", "", func(*Position) bool { return true }, [3]int{3, 27, 378}},
		{"stacking, in mid-turn", "", func(p *Position) bool { return p.Standing() >= 12 && p.Made() > 0 }, [3]int{17, 304, 9242}},
		{"before the filling in", "", func(p *Position) bool { return p.left[Red]+p.left[Yellow] <= 2 }, [3]int{30, 480, 5395}},
		{"the start of unstacking", "", func(p *Position) bool { return p.unstacking }, [3]int{4, 24, 168}},
		{"unstacking, in mid-turn", "", func(p *Position) bool { return p.unstacking && p.Standing() == 39 }, [3]int{10, 101, 1024}},
		{"near the end", "", func(p *Position) bool { return p.unstacking && p.Standing() == 7 }, [3]int{4, 14, 43}},
		{"the last cubes of mini", mini, func(p *Position) bool { return p.unstacking && p.Standing() == 3 }, [3]int{3, 6, 6}},
		{"exact", exact, func(p *Position) bool { return p.Standing() >= 20 && p.Made() > 0 }, [3]int{15, 448, 6656}},
	} {
		w, p := lead(compile(t, c.rules), 7, c.until)
		g := compile(t, c.rules)
		for depth := 1; depth <= 3; depth++ {
			slow, fast := w.count(depth), countWays(g, &p, depth)
			if slow != fast || fast != c.want[depth-1] {
				t.Errorf("%s: %d lines: the page says %d, the engine %d, and they have always said %d", c.name, depth, slow, fast, c.want[depth-1])
			}
		}
	}
}

// TestMatchesAreAsThePageSays plays random matches line by line with the page: what may be said, whose turn it is, and the points.
func TestMatchesAreAsThePageSays(t *testing.T) {
	games := []*Game{compile(t), compile(t, mini), compile(t, exact), compile(t, pointsRace), compile(t, tiny), compile(t, mini, exact, "place = { yellow = 2, red = 5, black = 9 }")}
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
				t.Fatalf("%s in\n%s\nthe page   %s %v\nthe engine %s %v", g.ids[p.turn], g.Draw(p), w.turn, want, g.ids[p.turn], listed)
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

// A table's exports say what the lists say.
func TestWhatATableNeeds(t *testing.T) {
	g := compile(t)
	rapid.Check(t, func(t *rapid.T) {
		w, p := anywhere(t, g)
		for square := range Squares {
			column, row := square%Columns+1, square/Columns+1
			height := 0
			for level := range g.Size() {
				if got, want := p.At(square, level), w.cubes[cell{column, row, level + 1}]; got != 0 && got.Word() != want || got == 0 && want != "" {
					t.Fatalf("%d on %d is %d, by the page %q", level, square, got, want)
				}
				if p.At(square, level) != 0 {
					height++
				}
			}
			if p.Height(square) != height || height > 0 && p.Top(square) != p.At(square, height-1) || height == 0 && p.Top(square) != 0 {
				t.Fatalf("square %d is %d high with %d on top", square, p.Height(square), p.Top(square))
			}
			if free := slices.Contains(p.Free(), square); height > 0 && free != (p.Exposed(square, height-1) >= NeededSides) {
				t.Fatalf("square %d is free: %t, with %d sides exposed", square, free, p.Exposed(square, height-1))
			}
		}
		reach, ok := g.Reach(&p), true
		for _, square := range g.Places(&p) {
			column, row := square%Columns, square/Columns
			ok = ok && column >= reach.Left && column <= reach.Right && row >= reach.Top && row <= reach.Bottom
		}
		if !ok && p.Stacking() {
			t.Fatalf("places %v lie outside of the reach %v", g.Places(&p), reach)
		}
		if p.Standing() != len(w.cubes) {
			t.Fatalf("%d cubes, by the page %d", p.Standing(), len(w.cubes))
		}
	})
}
