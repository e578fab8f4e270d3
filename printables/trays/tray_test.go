package trays_test

import (
	"math"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/trays"
)

// corners returns the ends of the steps of an outline.
func corners(path drawing.Path) (points []drawing.Point) {
	for _, step := range path {
		if step.Verb == drawing.MoveTo || step.Verb == drawing.LineTo {
			points = append(points, step.End())
		}
	}
	return points
}

func TestWallsOfATrayMeetAtTheCornersAndTabsStayClearOfThem(t *testing.T) {
	for _, tray := range []trays.Tray{{Width: 150, Length: 212, Depth: 20}, {Width: 80, Length: 90, Depth: 40},
		{Width: 60, Length: 60, Depth: 14}} {
		wide, high := tray.Flat()
		floor := tray.Floor()
		if floor.Width != tray.Width || floor.Height != tray.Length || wide-floor.Width != 2*tray.Depth ||
			high-floor.Height != 2*tray.Depth {
			t.Errorf("%+v: floor %+v of %g × %g", tray, floor, wide, high)
		}
		inside := drawing.Box(-1e-9, -1e-9, wide+2e-9, high+2e-9)
		points := corners(tray.Outline())
		for _, p := range points {
			if !inside.Contains(drawing.Box(p.X, p.Y, 0, 0)) {
				t.Errorf("%+v: %v lies outside", tray, p)
			}
		}
		// Each wall is as high as its neighbour: their free edges meet when they are folded up.
		if long := edge(points, drawing.Point{X: tray.Depth}, drawing.Point{X: wide - tray.Depth}); long != tray.Width {
			t.Errorf("%+v: the short wall ends in an edge of %g", tray, long)
		}
		// What lies behind a wall may not be longer than that wall, nor higher than it.
		for i, p := range points {
			next := points[(i+1)%len(points)]
			if p.Y == next.Y && p.Y < tray.Depth && p.Y > 0 && math.Abs(p.X-next.X) > tray.Depth {
				t.Errorf("%+v: the tab from %v to %v is higher than the walls", tray, p, next)
			}
		}
	}
}

// edge returns how long the outline's edge between two points is, 0 where there is none.
func edge(points []drawing.Point, from, to drawing.Point) float64 {
	for i, p := range points {
		if next := points[(i+1)%len(points)]; p == from && next == to {
			return math.Hypot(to.X-from.X, to.Y-from.Y)
		}
	}
	return 0
}

func TestALidGoesOverItsTray(t *testing.T) {
	tray := trays.Tray{Width: 150, Length: 212, Depth: 20}
	const card = 0.3
	lid := tray.Lid(15)
	if air := lid.Width - tray.Width - 2*card; air < 0.5 || air > 2 || lid.Length-tray.Length != lid.Width-tray.Width ||
		lid.Depth != 15 {
		t.Errorf("%+v over %+v: %g mm of air", lid, tray, air)
	}
}
