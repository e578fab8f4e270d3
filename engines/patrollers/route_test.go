package patrollers

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// route returns the way of the acting figure to a place as lines, for the tests.
func (t *table) route(x, y int) string {
	p := t.At
	g := t.Game
	var lines []string
	for _, m := range g.Route(&p, x, y) {
		lines = append(lines, g.Format(m))
	}
	return strings.Join(lines, ", ")
}

// PAT-10: a way that is free is gone straight, in twines of equal length.
func TestPAT10TheWholeWayStraight(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,8 3/2/2/2\nB1 ice-man 30,20", basic)
	tab.play("A: order A1")
	for to, want := range map[[2]int]string{
		{100, 95}:  "move A1 10,9.5",
		{100, 120}: "move A1 10,10, move A1 10,12",
		{130, 80}:  "move A1 11.5,8, move A1 13,8",
		{100, 400}: "", // over the edge
		{300, 200}: "", // too far, and somebody stands there
	} {
		if got := tab.route(to[0], to[1]); got != want {
			t.Errorf("to %v: %q, want %q", to, got, want)
		}
	}
}

// PAT-10: around a base that is in the way; the way takes a twine more and passes no base.
func TestPAT10TheWholeWayAround(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,8 3/2/2/2\nB1 ice-man 10,10", basic)
	tab.play("A: order A1")
	way := tab.route(100, 120)
	if n := strings.Count(way, "move"); n < 2 || n > 4 {
		t.Errorf("the way around takes %d twines: %s", n, way)
	}
	tab.play("A: " + strings.ReplaceAll(way, ", move", "\nA: move"))
	tab.at("A1", "10,12")
}

// PAT-10: a route is made of legal moves and ends where it should; where nothing stands in the way it takes no
// twine too many.
func TestPAT10RoutesAreLegal(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		at := func(label string) (int, int) {
			return rapid.IntRange(10, 350).Draw(r, label+" x"), rapid.IntRange(10, 230).Draw(r, label+" y")
		}
		var figures []string
		var places [][2]int
		for i, name := range []string{"A1 mad-dog", "A2 ice-man", "B1 ice-man", "B2 mad-dog"} {
			x, y := at(name)
			for _, other := range places {
				if math.Hypot(float64(x-other[0]), float64(y-other[1])) < 30 {
					r.Skip("they overlap")
				}
			}
			places = append(places, [2]int{x, y})
			dial := ""
			if i == 0 {
				dial = " 3/2/2/2"
			}
			figures = append(figures, fmt.Sprintf("%s %s%s", name, engines.PointText(int16(x), int16(y)), dial))
		}
		tab := scene(t, strings.Join(figures, "\n"), basic)
		tab.play("A: order A1")
		x, y := at("to")
		p, g := tab.At, tab.Game
		route := g.Route(&p, x, y)
		for _, m := range route {
			if v := g.Check(&p, m); !v.OK() {
				r.Fatalf("%s is refused on the way to %d,%d", g.Format(m), x, y)
			}
			g.Apply(&p, m, nil)
		}
		if f, _ := g.Figure(&p, 0); len(route) > 0 && (f.X != x || f.Y != y) {
			r.Fatalf("the way to %d,%d ends at %d,%d", x, y, f.X, f.Y)
		}
	})
}
