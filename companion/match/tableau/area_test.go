package tableau

import (
	"math"
	"testing"

	"homespun/printables/drawing"
)

// size returns what a closed line surrounds, below 0 where it goes the other way round.
func size(line []drawing.Point) (sum float64) {
	for i, a := range line {
		b := line[(i+1)%len(line)]
		sum += (a.X*b.Y - b.X*a.Y) / 2
	}
	return sum
}

// A disc with a hole has a line around it and one the other way round the hole, both about where they belong.
func TestAnAreaIsOutlined(t *testing.T) {
	a := Outlined(100, 60, func(x, y int) bool {
		far := math.Hypot(float64(x-40), float64(y-30))
		return far <= 25 && far > 10
	}, "words")
	lines := a.Outline.Flatten(0.1)
	if len(lines) != 2 || a.Words != "words" {
		t.Fatalf("%d lines, words %q", len(lines), a.Words)
	}
	for i, want := range []struct{ radius, sign float64 }{{25.5, 1}, {10.5, -1}} {
		for _, at := range lines[i] {
			if far := math.Hypot(at.X-40, at.Y-30); math.Abs(far-want.radius) > 1 {
				t.Errorf("line %d goes through %v, %.1f from the middle, want %.1f", i, at, far, want.radius)
			}
		}
		if got := size(lines[i]); got*want.sign <= 0 {
			t.Errorf("line %d surrounds %.0f", i, got)
		}
	}
	if box := a.Outline.Bounds(); math.Abs(box.X-14.5) > 1 || math.Abs(box.Bottom()-55.5) > 1 ||
		math.Abs(a.Top().Y-4.5) > 1 {
		t.Errorf("the box is %v, the top %v", box, a.Top())
	}
}

// At the edge of the mat an area ends there; two parts have a line each, and nothing has none.
func TestAreasAtTheEdge(t *testing.T) {
	all := Outlined(20, 10, func(int, int) bool { return true }, "")
	if box := all.Outline.Bounds(); len(all.Outline.Flatten(0.1)) != 1 || box.X < -0.5 || box.Right() > 20.5 {
		t.Errorf("the whole mat is %v", box)
	}
	two := Outlined(20, 10, func(x, _ int) bool { return x < 5 || x > 15 }, "")
	if lines := two.Outline.Flatten(0.1); len(lines) != 2 {
		t.Errorf("two parts have %d lines", len(lines))
	}
	if none := Outlined(20, 10, func(int, int) bool { return false }, ""); len(none.Outline) != 0 {
		t.Errorf("nothing has the outline %v", none.Outline)
	}
}
