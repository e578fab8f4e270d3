package parts

import (
	"fmt"

	"homespun/printables/drawing"
)

// Net is a cube unfolded: six squares joined at folds, and a tab on one of each two edges that meet when it is folded.
//
//	      +---+
//	      | 2 |
//	+---+---+---+---+
//	| 3 | 1 | 4 | 6 |
//	+---+---+---+---+
//	      | 5 |
//	      +---+
type Net struct {
	// Cells are the places of the squares, in squares from the left and top, by face from 1 to 6.
	Cells [6]NetCell
	Tabs  []Tab
}

// NetCell is the place of a square.
type NetCell struct{ Column, Row int }

// Side is a side of a square.
type Side uint8

// The sides of a square.
const (
	Top Side = iota
	RightSide
	BottomSide
	LeftSide
)

// Tab is a flap on a face's side, glued under another face's. Tabs stand in gluing order.
type Tab struct {
	Face int
	Side Side
	// To and ToSide are the edge under which it goes.
	To     int
	ToSide Side
}

// Letter returns what the tab is called: a, b, … in gluing order.
func (n *Net) Letter(tab int) string { return string(rune('a' + tab)) }

// Cube is the net of a six-sided die whose opposite faces add up to seven: first the ring is closed, then the lids.
var Cube = Net{
	Cells: [6]NetCell{{1, 1}, {1, 0}, {0, 1}, {2, 1}, {1, 2}, {3, 1}},
	Tabs: []Tab{
		{6, RightSide, 3, LeftSide},
		{2, LeftSide, 3, Top},
		{2, RightSide, 4, Top},
		{2, Top, 6, Top},
		{5, LeftSide, 3, BottomSide},
		{5, RightSide, 4, BottomSide},
		{5, BottomSide, 6, BottomSide},
	},
}

// Die returns the fold-up die of a number of faces: a cube for 2, 3 and 6 faces, which stand on it as often as there is room; a spinner for others.
func Die(faces int) Part {
	part := Part{ID: "die", Kind: Pieces}
	const edge = 25.0
	if faces > 0 && 6%faces == 0 && faces > 1 {
		part.Title = "Fold-up die"
		part.Note = fmt.Sprintf("A die with the faces 1 to %d, for when no other is at hand.", faces)
		part.Steps = []string{
			"Die: score and fold all dashed lines away from you, then glue the tabs in the order of their letters; each goes under the edge with the same letter.",
		}
		part.Pieces = []Piece{{Name: "die", Copies: 1, Front: drawCube(&Cube, edge, faces), Outline: cubeOutline(&Cube, edge), Work: 300}}
		return part
	}
	part.Title = "Spinner"
	part.Note = fmt.Sprintf("Takes the place of a die with %d faces.", faces)
	part.Steps = []string{"Spinner: hold a paper clip in the middle with the tip of a pencil and flick it."}
	part.Pieces = []Piece{drawSpinner(faces)}
	return part
}

// Measures of the net, in millimetres; a tab's slanted sides keep it clear of its neighbours.
const (
	tabDeep  = 6.5
	tabSlant = 5.0
)

// corner returns a corner of a face's square, 0 to 3 clockwise from the top left, on a net with room for tabs around.
func (n *Net) corner(face, corner int, edge float64) drawing.Point {
	cell := n.Cells[face-1]
	x, y := float64(cell.Column), float64(cell.Row)
	if corner == 1 || corner == 2 {
		x++
	}
	if corner >= 2 {
		y++
	}
	return drawing.Point{X: tabDeep + x*edge, Y: tabDeep + y*edge}
}

// outward is the direction that leads out of a square over a side.
func (s Side) outward() (x, y float64) {
	switch s {
	case Top:
		return 0, -1
	case RightSide:
		return 1, 0
	case BottomSide:
		return 0, 1
	}
	return -1, 0
}

// tabPath returns the outline of a tab without the edge it hangs on.
func (n *Net) tabPath(tab Tab, edge float64) [4]drawing.Point {
	from, to := n.corner(tab.Face, int(tab.Side), edge), n.corner(tab.Face, int(tab.Side+1)%4, edge)
	x, y := tab.Side.outward()
	along := drawing.Point{X: (to.X - from.X) / edge, Y: (to.Y - from.Y) / edge}
	return [4]drawing.Point{
		from,
		from.Plus(along.X*tabSlant+x*tabDeep, along.Y*tabSlant+y*tabDeep),
		to.Plus(-along.X*tabSlant+x*tabDeep, -along.Y*tabSlant+y*tabDeep),
		to,
	}
}

// tabOn returns the tab on a side of a face, or -1.
func (n *Net) tabOn(face int, side Side) int {
	for i, tab := range n.Tabs {
		if tab.Face == face && tab.Side == side {
			return i
		}
	}
	return -1
}

// gluedTo returns the tab that goes under a side of a face, or -1.
func (n *Net) gluedTo(face int, side Side) int {
	for i, tab := range n.Tabs {
		if tab.To == face && tab.ToSide == side {
			return i
		}
	}
	return -1
}

// folded says whether a side is a fold to the next square of the net.
func (n *Net) folded(face int, side Side) bool {
	return n.tabOn(face, side) < 0 && n.gluedTo(face, side) < 0
}

// size returns how large the net is with its tabs.
func (n *Net) size(edge float64) (width, height float64) {
	columns, rows := 0, 0
	for _, cell := range n.Cells {
		columns, rows = max(columns, cell.Column+1), max(rows, cell.Row+1)
	}
	return float64(columns)*edge + 2*tabDeep, float64(rows)*edge + 2*tabDeep
}

// cubeOutline returns the line to cut along: from the top left corner of face 2 clockwise around all squares and tabs.
func cubeOutline(n *Net, edge float64) drawing.Path {
	var path drawing.Path
	face, side := 2, Top
	for {
		at := n.corner(face, int(side), edge)
		if path == nil {
			path = path.MoveTo(at)
		} else {
			path = path.LineTo(at)
		}
		if tab := n.tabOn(face, side); tab >= 0 {
			corners := n.tabPath(n.Tabs[tab], edge)
			path = path.LineTo(corners[1]).LineTo(corners[2])
		}
		side = (side + 1) % 4
		// Over a fold the outline goes on around the neighbour.
		for n.folded(face, side) {
			face, side = n.neighbour(face, side), (side+3)%4
		}
		if face == 2 && side == Top {
			return path.Close()
		}
	}
}

// neighbour returns the face on the other side of a fold.
func (n *Net) neighbour(face int, side Side) int {
	x, y := side.outward()
	cell := n.Cells[face-1]
	for i, other := range n.Cells {
		if other.Column == cell.Column+int(x) && other.Row == cell.Row+int(y) {
			return i + 1
		}
	}
	return 0
}

// drawCube draws the net with pips, dashed folds and lettered tabs. With fewer than six faces opposite sides of the cube still differ as much as
// they can: face f of the cube bears (f-1) mod faces + 1.
func drawCube(n *Net, edge float64, faces int) *drawing.Drawing {
	width, height := n.size(edge)
	d := drawing.New(width, height)
	fold := drawing.Stroke{Width: 0.2, Colour: drawing.Quiet, Dash: [2]float64{1.5, 1}}
	letter := drawing.Style{Face: drawing.Bold, Size: Smallest, Colour: drawing.Ink}
	for i, tab := range n.Tabs {
		corners := n.tabPath(tab, edge)
		d.Polygon(corners[:], drawing.Paint{Fill: drawing.Table})
		d.Line(corners[0], corners[3], fold)
		middle := drawing.Point{X: (corners[0].X + corners[1].X + corners[2].X + corners[3].X) / 4, Y: (corners[0].Y + corners[1].Y + corners[2].Y + corners[3].Y) / 4}
		d.Label(drawing.Box(middle.X-2.5, middle.Y-2.5, 5, 5), n.Letter(i), letter, letter.Size, drawing.Centre)
	}
	for face := 1; face <= 6; face++ {
		from := n.corner(face, 0, edge)
		box := drawing.Box(from.X, from.Y, edge, edge)
		d.RoundedRect(box.Inset(1), 3, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3, drawing.Rule)})
		pips(d, box, (face-1)%faces+1)
		for side := range Side(4) {
			if n.folded(face, side) && n.neighbour(face, side) > face {
				d.Line(n.corner(face, int(side), edge), n.corner(face, int(side+1)%4, edge), fold)
			}
			if tab := n.gluedTo(face, side); tab >= 0 {
				x, y := side.outward()
				reach := edge/2 - 2.8
				at := box.Centre().Plus(x*reach, y*reach)
				d.Label(drawing.Box(at.X-2, at.Y-2, 4, 4), n.Letter(tab), letter.In(drawing.Quiet), letter.Size, drawing.Centre)
			}
		}
	}
	return d
}

// pips draws the pips of a face of one to six.
func pips(d *drawing.Drawing, box drawing.Rectangle, count int) {
	centre, step, radius := box.Centre(), box.Width*0.22, box.Width*0.085
	paint := drawing.Paint{Fill: drawing.Ink, Keep: true}
	dot := func(x, y float64) { d.Circle(centre.Plus(x*step, y*step), radius, paint) }
	if count%2 == 1 {
		dot(0, 0)
	}
	if count >= 2 {
		dot(-1, -1)
		dot(1, 1)
	}
	if count >= 4 {
		dot(1, -1)
		dot(-1, 1)
	}
	if count == 6 {
		dot(-1, 0)
		dot(1, 0)
	}
}
