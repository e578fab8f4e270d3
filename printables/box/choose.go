package box

import (
	"math"
	"slices"
)

// A Choice is the box that holds some contents: its nets, and how many boxes of it there are.
type Choice struct {
	Nets     []Net
	Count    int
	Contents Contents
}

// The bounds of a box that anybody can handle, and the steps in which it is looked for, in millimetres.
const (
	leastSide, leastDepth = 50.0, 12.0
	mostDepth             = 70.0
	step                  = 2.0
	mostBoxes             = 4
)

// fits says whether a net of a size lies on an area, upright or across.
func fits(wide, high, width, height float64) bool {
	return wide <= width && high <= height || wide <= height && high <= width
}

// choose returns the smallest box for some contents whose nets lie on an area: a tuck box, else a tray with a lid,
// else several of these. It reports false where there is none.
func choose(c Contents, width, height float64) (Choice, bool) {
	if len(c.Largest) == 0 {
		return Choice{}, false
	}
	for count := 0; count <= mostBoxes; count++ {
		if found, ok := smallest(c, count, width, height); ok {
			return found, true
		}
	}
	return Choice{}, false
}

// smallest returns the box that takes the least paper: a tuck box for a count of 0, else so many trays with lids.
func smallest(c Contents, count int, width, height float64) (Choice, bool) {
	best, w0, h0, d0 := math.Inf(1), 0.0, 0.0, 0.0
	boxes := max(1, count)
	for d := leastDepth; d <= mostDepth; d += step {
		for w := leastSide; w <= max(width, height); w += step {
			// the lowest front that holds the volume
			least := c.Volume/(loose*float64(boxes)*(w-walls)*(d-walls)) + walls
			for h := max(w, step*math.Ceil(least/step)); ; h += step {
				wide, high := tuckSize(w, h, d)
				if count > 0 {
					wide, high = traySize(w+clearance, h+clearance, d) // a lid is no larger
				}
				if wide*high >= best || !fits(wide, high, width, height) {
					break
				}
				if holds(Solid{w - walls, h - walls, d - walls}, c, boxes) {
					best, w0, h0, d0 = wide*high, w, h, d
					break
				}
			}
		}
	}
	switch {
	case math.IsInf(best, 1):
		return Choice{}, false
	case count == 0:
		return Choice{[]Net{Tuck(w0, h0, d0)}, 1, c}, true
	}
	return Choice{[]Net{Tray("tray", Back, w0, h0, d0), Lid(w0, h0, d0)}, count, c}, true
}

// holds says whether some boxes with so much room inside hold the contents.
func holds(inner Solid, c Contents, boxes int) bool {
	if inner.Volume()*loose*float64(boxes) < c.Volume {
		return false
	}
	return !slices.ContainsFunc(c.Largest, func(piece Solid) bool { return !inner.Holds(piece) })
}

// choice returns the box for the parts of a set. Parts that are too long for any box are left outside.
func choice(contents func(longest float64) Contents, width, height float64) (Choice, bool) {
	for longest := max(width, height); longest >= leastSide; longest -= 10 {
		if found, ok := choose(contents(longest), width, height); ok {
			return found, true
		}
	}
	return Choice{}, false
}
