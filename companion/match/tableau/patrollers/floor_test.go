package patrollers

import (
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// Every floor is calm where figures stand, in the middle of the table.
func TestFloorsAreCalm(t *testing.T) {
	const wide, deep, foot = 360, 240, 10
	for name, floor := range floors {
		ground := drawing.Colour(cloth)
		d := drawing.New(wide, deep)
		d.Rect(d.Area(), drawing.Filled(ground))
		floor(d, ground)
		var feet []drawing.Rectangle
		for x := 40.0; x < wide-40; x += 2 * foot {
			for y := 60.0; y < deep-60; y += 2 * foot {
				feet = append(feet, drawing.Box(x, y, foot, foot))
			}
		}
		t.Run(name, func(t *testing.T) { partstest.IsCalm(t, d, feet, 70, 14) })
	}
}
