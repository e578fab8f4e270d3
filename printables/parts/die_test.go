package parts

import (
	"math"
	"testing"

	"homespun/printables/drawing"
)

type vector [3]float64

func (v vector) plus(o vector) vector   { return vector{v[0] + o[0], v[1] + o[1], v[2] + o[2]} }
func (v vector) times(s float64) vector { return vector{v[0] * s, v[1] * s, v[2] * s} }
func (v vector) cross(o vector) vector {
	return vector{v[1]*o[2] - v[2]*o[1], v[2]*o[0] - v[0]*o[2], v[0]*o[1] - v[1]*o[0]}
}
func (v vector) near(o vector) bool {
	d := v.plus(o.times(-1))
	return math.Abs(d[0])+math.Abs(d[1])+math.Abs(d[2]) < 1e-9
}

// square is a face in space: its top left corner and the directions of its upper and of its left edge.
type square struct{ corner, right, down vector }

// ends returns the ends of a side, clockwise.
func (s square) ends(side Side) (from, to vector) {
	corners := [4]vector{s.corner, s.corner.plus(s.right), s.corner.plus(s.right).plus(s.down), s.corner.plus(s.down)}
	return corners[side], corners[(side+1)%4]
}

// fold folds the net along all its folds, away from the reader, with face 1 lying on the table.
func fold(n *Net) map[int]square {
	folded := map[int]square{1: {vector{0, 0, 0}, vector{1, 0, 0}, vector{0, 1, 0}}}
	for queue := []int{1}; len(queue) > 0; queue = queue[1:] {
		at := folded[queue[0]]
		back := at.right.cross(at.down) // away from the reader
		for side := range Side(4) {
			if !n.folded(queue[0], side) {
				continue
			}
			next := n.neighbour(queue[0], side)
			if _, done := folded[next]; done || next == 0 {
				continue
			}
			var square square
			switch side {
			case Top:
				square.right, square.down = at.right, back.times(-1)
				square.corner = at.corner.plus(back)
			case RightSide:
				square.right, square.down = back, at.down
				square.corner = at.corner.plus(at.right)
			case BottomSide:
				square.right, square.down = at.right, back
				square.corner = at.corner.plus(at.down)
			case LeftSide:
				square.right, square.down = back.times(-1), at.down
				square.corner = at.corner.plus(back)
			}
			folded[next] = square
			queue = append(queue, next)
		}
	}
	return folded
}

func TestTheNetFoldsIntoACube(t *testing.T) {
	folded := fold(&Cube)
	if len(folded) != 6 {
		t.Fatalf("%d faces hang together, want 6", len(folded))
	}
	// The middles of opposite faces lie on a line through the middle of the cube, and all six differ.
	middles := map[vector]int{}
	for face, square := range folded {
		middle := square.corner.plus(square.right.times(0.5)).plus(square.down.times(0.5))
		if other, taken := middles[middle]; taken {
			t.Errorf("faces %d and %d lie on each other", face, other)
		}
		middles[middle] = face
		opposite := folded[7-face]
		across := opposite.corner.plus(opposite.right.times(0.5)).plus(opposite.down.times(0.5))
		if centre := middle.plus(across).times(0.5); !centre.near(vector{0.5, 0.5, 0.5}) {
			t.Errorf("%d is not opposite of %d", 7-face, face)
		}
	}
}

func TestEveryTabMeetsItsEdge(t *testing.T) {
	folded := fold(&Cube)
	if len(Cube.Tabs) != 7 {
		t.Errorf("%d tabs: a cube has 14 edges around its net, so 7 need one", len(Cube.Tabs))
	}
	edges := map[[2]int]bool{}
	for i, tab := range Cube.Tabs {
		from, to := folded[tab.Face].ends(tab.Side)
		back, front := folded[tab.To].ends(tab.ToSide)
		if !(from.near(front) && to.near(back)) {
			t.Errorf("tab %s is at %v–%v, its edge at %v–%v", Cube.Letter(i), from, to, front, back)
		}
		for _, edge := range [][2]int{{tab.Face, int(tab.Side)}, {tab.To, int(tab.ToSide)}} {
			if edges[edge] {
				t.Errorf("side %d of face %d is glued twice", edge[1], edge[0])
			}
			edges[edge] = true
		}
	}
}

// The line to cut along encloses the squares and the tabs, and nothing else: no two overlap, no side of the net is left out.
func TestTheOutlineHoldsSquaresAndTabs(t *testing.T) {
	const edge = 25.0
	outline := cubeOutline(&Cube, edge)
	area := 0.0
	var points []drawing.Point
	for _, step := range outline {
		if step.Verb != drawing.Close {
			points = append(points, step.End())
		}
	}
	for i, p := range points {
		q := points[(i+1)%len(points)]
		area += (p.X*q.Y - q.X*p.Y) / 2
	}
	want := 6*edge*edge + 7*tabDeep*(edge-tabSlant)
	if math.Abs(area-want) > 1e-6 {
		t.Errorf("the outline holds %g mm², squares and tabs are %g", area, want)
	}
	width, height := Cube.size(edge)
	if box := outline.Bounds(); box.X < 0 || box.Y < 0 || box.Right() > width || box.Bottom() > height {
		t.Errorf("the outline %v leaves the drawing of %g × %g mm", box, width, height)
	}
}

func TestFacesOfADie(t *testing.T) {
	for faces, pieces := range map[int]string{2: "die", 3: "die", 6: "die", 4: "spinner", 5: "spinner", 12: "spinner"} {
		part := Die(faces)
		if part.Pieces[0].Name != pieces {
			t.Errorf("%d faces: a %s, want a %s", faces, part.Pieces[0].Name, pieces)
		}
		if out := part.Pieces[0].Front.Overflows(); len(out) > 0 {
			t.Errorf("%d faces: %q leaves its place", faces, out[0].Text)
		}
	}
}
