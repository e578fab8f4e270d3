package tabletop

import (
	"testing"

	"pgregory.net/rapid"
)

// small is a table on which all ways can be tried one by one.
var small = Table{Width: 40, Depth: 30, Base: 6, Twine: 7, Strip: 8}

// byHand returns the fewest twines to every place, found by laying every twine from every place.
func byHand(t *Table, from Point, twines int, others []Point, stops func(Point) bool) map[Point]int {
	passes := func(a, b Point) bool {
		for _, other := range others {
			if !t.Passes(a, b, other) {
				return false
			}
		}
		return t.Holds(b)
	}
	found, edge := map[Point]int{from: 0}, []Point{from}
	for n := 1; n <= twines; n++ {
		var next []Point
		for _, at := range edge {
			if stops(at) {
				continue
			}
			for y := range int16(t.Depth + 1) {
				for x := range int16(t.Width + 1) {
					to := Point{x, y}
					if _, known := found[to]; !known && Square(at, to) <= t.Twine*t.Twine && passes(at, to) {
						found[to] = n
						next = append(next, to)
					}
				}
			}
		}
		edge = next
	}
	return found
}

// PAT-10: a place is in reach where twines lead there, and takes the fewest that do. The way to it is made of
// that many, each of them no longer than a twine and past every base, and nothing stops it before its end.
func TestWalksAgreeWithEveryTwineTried(t *testing.T) {
	g := small
	rapid.Check(t, func(t *rapid.T) {
		place := func(name string) Point {
			return Point{rapid.Int16Range(3, 37).Draw(t, name+" across"),
				rapid.Int16Range(3, 27).Draw(t, name+" down")}
		}
		from := place("from")
		var others []Point
		for range rapid.IntRange(0, 5).Draw(t, "others") {
			if other := place("other"); g.Apart(from, other) {
				others = append(others, other)
			}
		}
		held := rapid.Int16Range(0, 60).Draw(t, "held")
		stops := func(at Point) bool { return at != from && at.X > held }
		twines := rapid.IntRange(0, 5).Draw(t, "twines")
		w, want := g.Walks(from, twines, others, stops), byHand(&g, from, twines, others, stops)
		most := 0
		for y := range int16(g.Depth + 1) {
			for x := range int16(g.Width + 1) {
				to := Point{x, y}
				n, ok := w.Twines(to)
				if fewest, reached := want[to]; ok != reached || n != fewest {
					t.Fatalf("to %v: %d twines, %t; want %d, %t", to, n, ok, fewest, reached)
				}
				most = max(most, n)
			}
		}
		if w.Most() != most {
			t.Errorf("the farthest place takes %d twines, want %d", w.Most(), most)
		}
		to := place("to")
		way, at := w.Way(to), from
		if len(way) != want[to] {
			t.Fatalf("the way to %v has %d twines, want %d", to, len(way), want[to])
		}
		for i, next := range way {
			if Square(at, next) > g.Twine*g.Twine || !g.Holds(next) || at != from && stops(at) {
				t.Fatalf("twine %d of %v from %v cannot be laid", i, way, from)
			}
			for _, other := range others {
				if !g.Passes(at, next, other) {
					t.Fatalf("twine %d of %v from %v goes over %v", i, way, from, other)
				}
			}
			if at = next; i+1 == len(way) && at != to {
				t.Fatalf("the way %v does not lead to %v", way, to)
			}
		}
	})
}

// In the open the way is straight, and all its twines but the last are full.
func TestAWayInTheOpen(t *testing.T) {
	g := table
	w := g.Walks(Point{100, 100}, 6, nil, func(Point) bool { return false })
	for _, c := range []struct {
		to   Point
		want []Point
	}{
		{Point{150, 100}, []Point{{120, 100}, {140, 100}, {150, 100}}},
		{Point{100, 41}, []Point{{100, 80}, {100, 60}, {100, 41}}},
		{Point{136, 148}, []Point{{112, 116}, {124, 132}, {136, 148}}},
	} {
		way := w.Way(c.to)
		for i := range way {
			if len(way) != len(c.want) || way[i] != c.want[i] {
				t.Errorf("to %v: %v, want %v", c.to, way, c.want)
				break
			}
		}
	}
	if _, ok := w.Twines(Point{220, 100}); !ok {
		t.Error("six full twines do not lead twelve inches far")
	}
	if _, ok := w.Twines(Point{221, 100}); ok {
		t.Error("six twines lead more than twelve inches far")
	}
}

// A way around a base is tight: it is hardly longer than the shortest one there is.
func TestAWayAroundABase(t *testing.T) {
	g := table
	w := g.Walks(Point{100, 100}, 8, []Point{{130, 100}}, func(Point) bool { return false })
	way, length, at := w.Way(Point{160, 100}), 0, Point{100, 100}
	for _, next := range way {
		length, at = length+Length(at, next), next
	}
	// two tangents of 26 and an arc of 15.7 between them
	if len(way) != 4 || length > 74 {
		t.Errorf("around the base leads %v, %d tenths long", way, length)
	}
}

func BenchmarkWalks(b *testing.B) {
	g := table
	others := []Point{{130, 100}, {160, 120}, {90, 140}, {200, 60}, {210, 130}, {140, 60}, {180, 20}}
	for b.Loop() {
		g.Walks(Point{150, 90}, 8, others, func(Point) bool { return false })
	}
}

func BenchmarkWay(b *testing.B) {
	g := table
	others := []Point{{130, 100}, {160, 120}, {90, 140}, {200, 60}, {210, 130}, {140, 60}, {180, 20}}
	w := g.Walks(Point{150, 90}, 8, others, func(Point) bool { return false })
	for b.Loop() {
		w.Way(Point{100, 190})
	}
}
