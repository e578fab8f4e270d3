package parts

import (
	"fmt"
	"slices"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// A DieSide is the content of one side of a die: an icon, else a text, else a number.
type DieSide struct {
	// Number is drawn as pips if no side of the die has more than six.
	Number int
	// Text is a word or letters: "R2".
	Text string
	// Icon is the name of an icon of package assets. If there is none of that name, the text or the number is
	// used.
	Icon string
	// Colour is the colour of the side; None means white paper. Each colour of a die also gets its own hatch.
	Colour drawing.Colour
	// Face, if not nil, replaces all other content. It is drawn in the middle of the side, on the side's
	// colour.
	Face *drawing.Symbol
}

// Numbers returns the sides of a die with the numbers from 1 on.
func Numbers(count int) []DieSide {
	sides := make([]DieSide, max(0, count))
	for i := range sides {
		sides[i].Number = i + 1
	}
	return sides
}

// Edge lengths of dice, in millimetres. A large die is at least [LargeSide] from face to face.
const (
	cubeEdge       = 25.0
	octahedronEdge = 30.0
)

// Die returns a die as a part. Two, three and six sides make a cube to fold, four and eight an octahedron; if
// there are fewer sides than faces, each is repeated. Other numbers make a spinner. A large die comes in two
// halves, so that it fits on small paper.
func Die(sides []DieSide, large bool) Part {
	part := Part{ID: "die", Kind: Pieces, Rare: true, Use: Usual}
	net, edge, word := netOf(len(sides), large)
	if net == nil {
		part.Title = "Spinner"
		part.Note = words.SpinnerNote(len(sides))
		part.Steps = []string{words.SpinnerStep}
		part.Tools = []string{words.SpinnerTools}
		part.Pieces = []Piece{drawSpinner(sides)}
		part.Made = []Sequence{spinnerSequence(part.Title, part.Pieces[0].Front)}
		blank := drawSpinner(make([]DieSide, len(sides)))
		blank.Name = "blank spinner"
		part.Blank = &blank
		return part
	}
	part.Title = "Fold-up die"
	part.Note = words.DieNote(sidesText(sides))
	part.Tools = []string{words.GlueStick, words.Scorer}
	part.Pieces = net.Draw("die", edge, tabDeep, sides)
	if len(part.Pieces) == 1 { // half a die is no spare
		part.Blank = &net.Draw("die", edge, tabDeep, make([]DieSide, len(sides)))[0]
		part.Blank.Name = "blank die"
	}
	part.Made = []Sequence{net.Sequence(part.Title, edge, tabDeep, sides)}
	fold := words.DieStepCut
	if len(part.Pieces) > 1 {
		fold = words.DieStepHalves
	}
	part.Steps = []string{
		fold + ".",
		words.DieStepGlue(net.Letter(len(net.Tabs)-1), word),
	}
	return part
}

// netOf returns the net for a die with a number of sides, its edge length in millimetres, and the name of the
// solid. The net is nil if there is no such solid.
func netOf(sides int, large bool) (net *Net, edge float64, word string) {
	switch {
	case sides == 2 || sides == 3 || sides == 6:
		net, edge, word = &Cube, cubeEdge, "cube"
		if large {
			net = &CubeHalves
		}
	case sides == 4 || sides == 8:
		net, edge, word = &Octahedron, octahedronEdge, "octahedron"
		if large {
			net = &OctahedronHalves
		}
	default:
		return nil, 0, ""
	}
	if large {
		edge = LargeSide / net.Height
	}
	return net, edge, word
}

// sidesText lists the sides of a die in words: "1 to 6", "R1, R2, R3".
func sidesText(sides []DieSide) string {
	counted, text := true, ""
	seen := map[string]bool{}
	for i, side := range sides {
		counted = counted && side == DieSide{Number: i + 1}
		if sign := side.sign(); sign != "" && !seen[sign] {
			if text != "" {
				text += ", "
			}
			seen[sign] = true
			text += sign
		}
	}
	if counted {
		return fmt.Sprintf("1 to %d", len(sides))
	}
	return text
}

// sign returns the side in letters.
func (s *DieSide) sign() string {
	switch {
	case s.Text != "":
		return s.Text
	case s.Number != 0:
		return strconv.Itoa(s.Number)
	}
	return s.Icon
}

// Measures of a printed net, in millimetres.
const (
	tabDeep = 6.5
	// rimWide is the distance of a face's panel from the edges. It leaves room for the letter of the tab that
	// is glued under the face.
	rimWide = 3.2
	// groundGap keeps the coloured ground of a face away from its edges, so that cuts and folds can be seen.
	// GroundRim keeps the content away from them; the letters of the tabs are in between.
	groundGap, groundRim = 0.7, 3.8
)

// Draw draws each piece of a net true to size: panels with the sides of the die, dashed folds, and tabs with
// their letters. Edge is the length of an edge and deep the depth of the tabs, in millimetres. Face f shows
// side (f-1) mod sides + 1. So if there are fewer sides than faces, the sums of opposite faces are still
// equal.
func (n *Net) Draw(name string, edge, deep float64, sides []DieSide) []Piece {
	var pieces []Piece
	groups := n.Pieces()
	for i, faces := range groups {
		drawn := &drawnNet{Net: n, edge: edge, deep: deep, sides: sides}
		drawn.place(faces)
		for k, tab := range n.Tabs {
			if slices.Contains(faces, tab.On.Face) {
				drawn.drawTab(k)
			}
		}
		for _, face := range faces {
			drawn.drawFace(face)
		}
		drawn.drawFolds(faces)
		piece := Piece{Name: name, Copies: 1, Front: drawn.Drawing,
			Outline: drawing.PolygonPath(drawn.outline...), Thick: n.Height * edge,
			Work: 300 / float64(len(groups))}
		if len(groups) > 1 {
			piece.Kit, piece.Name = name, fmt.Sprintf("%s, half %d", name, i+1)
		}
		pieces = append(pieces, piece)
	}
	return pieces
}

// A drawnNet is a piece of a net while it is being drawn true to size.
type drawnNet struct {
	*Net
	*drawing.Drawing
	edge    float64
	deep    float64 // of tabs
	sides   []DieSide
	corner  drawing.Point // what lies in the drawing's corner, in edges
	outline []drawing.Point
}

// place sets the size of the drawing to that of a piece with its tabs.
func (n *drawnNet) place(faces []int) {
	corners := n.Outline(faces, n.deep/n.edge)
	box := drawing.PolygonPath(corners...).Bounds()
	n.corner = drawing.Point{X: box.X, Y: box.Y}
	n.Drawing = drawing.New(box.Width*n.edge, box.Height*n.edge)
	for _, corner := range corners {
		n.outline = append(n.outline, n.at(corner))
	}
}

// at converts a point of the net to the drawing.
func (n *drawnNet) at(p drawing.Point) drawing.Point {
	return drawing.Point{X: (p.X - n.corner.X) * n.edge, Y: (p.Y - n.corner.Y) * n.edge}
}

func (n *drawnNet) fold(from, to drawing.Point) {
	n.Line(from, to, drawing.Stroke{Width: 0.2, Colour: drawing.Quiet, Dash: [2]float64{1.5, 1}})
}

func (n *drawnNet) drawTab(index int) {
	corners := n.tab(n.Tabs[index], n.deep/n.edge)
	var middle drawing.Point
	for i := range corners {
		corners[i] = n.at(corners[i])
		middle = middle.Plus(corners[i].X/4, corners[i].Y/4)
	}
	// a line around it would hide the dashes of its fold
	n.Polygon(corners[:], drawing.Paint{Fill: drawing.Table, Open: true})
	n.fold(corners[0], corners[3])
	letter := drawing.Style{Face: drawing.Bold, Size: Smallest, Colour: drawing.Ink}
	n.Label(drawing.Box(middle.X-2.5, middle.Y-2.5, 5, 5), n.Letter(index), letter, letter.Size,
		drawing.Centre)
}

// drawFolds draws each fold of a piece once.
func (n *drawnNet) drawFolds(faces []int) {
	for _, face := range faces {
		for side := range n.Faces[face-1].Corners {
			if next, fold := n.across(Edge{face, side}); fold && next.Face > face {
				from, to := n.ends(Edge{face, side})
				n.fold(n.at(from), n.at(to))
			}
		}
	}
}

// drawFace draws a face's panel with its content, and at its rim the letters of the tabs that are glued under
// it.
func (n *drawnNet) drawFace(number int) {
	face := &n.Faces[number-1]
	middle, radius := face.centre()
	centre := n.at(middle)
	side := n.sides[(number-1)%len(n.sides)]
	if side.Face != nil {
		n.Polygon(n.inset(face, groundGap), drawing.Paint{Fill: side.Colour, Open: true})
		n.Use(side.Face, centre, 2*(radius*n.edge-groundRim)/side.Face.Drawing.Width, face.Up())
		n.letters(number, groundGap+0.2, groundRim-0.2, drawing.TextOn(side.Colour))
		return
	}
	inner, panel := radius*n.edge-rimWide, n.inset(face, rimWide)
	paint := drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3, drawing.Rule)}
	hatch := hatchOf(n.sides, side.Colour)
	if hatch != drawing.Plain {
		paint = drawing.Paint{Fill: side.Colour,
			Hatch:  drawing.Hatch{Pattern: hatch, Colour: drawing.White, Gap: 1.6},
			Stroke: drawing.Line(0.3, drawing.Ink)}
	}
	n.Polygon(panel, paint)
	// A square in the circle that touches all sides would waste the corners of a cube's face.
	room := inner * 1.55
	if len(face.Corners) == 4 {
		room = inner * 1.7
	}
	if picture := side.picture(room, hatch != drawing.Plain, pipped(n.sides)); picture != nil {
		n.Use(&drawing.Symbol{Name: fmt.Sprintf("face %d", number), Drawing: picture}, centre, 1, face.Up())
	}
	n.letters(number, rimWide*0.06, rimWide*1.06, drawing.Quiet)
}

// inset returns the corners of a face without a rim of a width in millimetres.
func (n *drawnNet) inset(face *NetFace, rim float64) []drawing.Point {
	middle, radius := face.centre()
	centre, part := n.at(middle), 1-rim/(radius*n.edge)
	var corners []drawing.Point
	for _, corner := range face.Corners {
		at := n.at(corner)
		corners = append(corners,
			drawing.Point{X: centre.X + (at.X-centre.X)*part, Y: centre.Y + (at.Y-centre.Y)*part})
	}
	return corners
}

// letters writes, at the rim of a face, the letters of the tabs that are glued under it. Near and far are the
// distances from the edges between which they lie.
func (n *drawnNet) letters(number int, near, far float64, colour drawing.Colour) {
	high, middle := far-near, (near+far)/2
	letter := drawing.Style{Face: drawing.Bold, Size: Smallest, Colour: colour}
	for i, tab := range n.Tabs {
		if tab.Under.Face != number {
			continue
		}
		from, to := n.ends(tab.Under)
		from, to = n.at(from), n.at(to)
		x, y := (to.X-from.X)/n.edge, (to.Y-from.Y)/n.edge
		at := drawing.Point{X: (from.X+to.X)/2 - y*middle, Y: (from.Y+to.Y)/2 + x*middle}
		n.Label(drawing.Box(at.X-high/2, at.Y-high/2, high, high), n.Letter(i), letter, letter.Size,
			drawing.Centre)
	}
}

// hatchOf returns the pattern for a colour of a die: its first colour gets the pattern of the first seat, and
// so on.
func hatchOf(sides []DieSide, colour drawing.Colour) drawing.Pattern {
	if colour == drawing.None {
		return drawing.Plain
	}
	var known []drawing.Colour
	for _, side := range sides {
		if side.Colour == colour {
			break
		}
		if side.Colour != drawing.None && !slices.Contains(known, side.Colour) {
			known = append(known, side.Colour)
		}
	}
	return drawing.SeatHatch(len(known))
}
