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

// fits says whether a net lies on an area, upright or across.
func fits(n Net, width, height float64) bool {
	return n.Width <= width && n.Height <= height || n.Width <= height && n.Height <= width
}

// choose returns the smallest box for some contents whose nets lie on an area: a tuck box, else a tray with a lid,
// else several of these. It reports false where there is none.
func choose(c Contents, width, height float64) (Choice, bool) {
	if len(c.Largest) == 0 {
		return Choice{}, false
	}
	for count := 0; count <= mostBoxes; count++ {
		best, found := math.Inf(1), Choice{}
		for d := leastDepth; d <= mostDepth; d += step {
			for w := leastSide; w <= max(width, height); w += step {
				nets := func(h float64) []Net {
					if count == 0 {
						return []Net{Tuck(w, h, d)}
					}
					return []Net{Tray("tray", Back, w, h, d), Lid(w, h, d)}
				}
				boxes := max(1, count)
				// the lowest front that holds the volume
				least := c.Volume/(loose*float64(boxes)*(w-walls)*(d-walls)) + walls
				for h := max(w, step*math.Ceil(least/step)); ; h += step {
					made := nets(h)
					paper := made[0].Width * made[0].Height * float64(boxes)
					if paper >= best || !allFit(made, width, height) {
						break
					}
					if holds(made[0].Inner, c, boxes) {
						best, found = paper, Choice{made, boxes, c}
						break
					}
				}
			}
		}
		if found.Count > 0 {
			return found, true
		}
	}
	return Choice{}, false
}

// allFit says whether all of some nets lie on an area.
func allFit(nets []Net, width, height float64) bool {
	return !slices.ContainsFunc(nets, func(n Net) bool { return !fits(n, width, height) })
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
