package kit

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"homespun/printables/drawing"
)

// blemishes counts ways that cross and those that lead over a place.
func blemishes(at []drawing.Point, ways [][2]int) (crossed, covered int) {
	c := &chart{ways: ways, at: at}
	for i, way := range ways {
		for _, other := range ways[:i] {
			if c.crosses(way, other) {
				crossed++
			}
		}
		for place := range at {
			if c.over(way, place) {
				covered++
			}
		}
	}
	return crossed, covered
}

func TestWaysOfAMapDoNotCrossWhereThatIsEasy(t *testing.T) {
	ring := func(n int) (ways [][2]int) {
		for i := range n {
			ways = append(ways, [2]int{i, (i + 1) % n})
		}
		return ways
	}
	grid := func(columns, rows int) (ways [][2]int) {
		for i := range columns * rows {
			if i%columns > 0 {
				ways = append(ways, [2]int{i - 1, i})
			}
			if i >= columns {
				ways = append(ways, [2]int{i - columns, i})
			}
		}
		return ways
	}
	star := func(n int) (ways [][2]int) {
		for i := range n - 1 {
			ways = append(ways, [2]int{0, i + 1})
		}
		return ways
	}
	for name, m := range map[string]struct {
		places, crossed int
		ways            [][2]int
	}{
		"two": {2, 0, ring(2)[:1]}, "three": {3, 0, ring(3)}, "ring of 8": {8, 0, ring(8)}, "ring of 20": {20, 0, ring(20)},
		"3 x 4": {12, 0, grid(3, 4)}, "5 x 5": {25, 0, grid(5, 5)}, "star of 7": {7, 0, star(7)}, "all four": {4, 1,
			[][2]int{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}},
		"apart": {6, 0, [][2]int{{0, 1}, {2, 3}}},
	} {
		began := time.Now()
		at := mapped(m.places, m.ways)
		if crossed, covered := blemishes(at, m.ways); crossed > m.crossed || covered > 0 {
			t.Errorf("%s: %d ways cross, %d lead over a place", name, crossed, covered)
		}
		t.Log(name, time.Since(began))
		if again := laid(m.places, m.ways); !slices.Equal(at, again) {
			t.Errorf("%s lies otherwise the next time", name)
		}
	}
	began := time.Now()
	large := grid(16, 8)
	crossed, covered := blemishes(mapped(128, large), large)
	t.Log("128 places:", time.Since(began), crossed, covered, fmt.Sprint(len(large)))
}
