package cubed

import (
	"fmt"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Measures of the strip below the squares, in its unit: it ends where Letter does.
const (
	stripPart = 2.27
	bagPart   = 1.96
	// bagColumns is how many units wide the bag's place is.
	bagColumns = 2
	// leastUnit is the smallest unit, in millimetres, that has room for the words.
	leastUnit = 22.0
)

// board is the mat: the squares, and below them the place of the bag and the numbers in force. The strip is
// measured in squares, or in larger units than small squares are: then they stand in the middle above it.
func (p *printer) board() parts.Part {
	squares, _ := BoardSpaces(p.game, p.set.Theme, p.space)
	mat := newTable(p.game, p.set.Theme, p.space)
	unit := max(p.space, leastUnit)
	margin := marginPart * unit
	front := drawing.New(max(squares.Width, engine.Columns*unit+2*margin), squares.Height+stripPart*unit)
	if mat.place == nil {
		front.Rect(front.Area(), drawing.Filled(mat.Ground))
	} else {
		mat.place.ground(front, p.space)
	}
	front.Add(parts.Moved(squares, (front.Width-squares.Width)/2, 0).Marks...)
	strip := drawing.Box(0, squares.Height, front.Width, front.Height-squares.Height)
	if mat.place == nil {
		front.RoundedRect(strip.Inset(margin*0.12), margin*0.5,
			drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(margin*0.07, mat.Colour)})
	} else {
		mat.place.tray(front, strip, margin, margin+bagColumns*unit)
	}
	p.drawBag(front, drawing.Box(margin, strip.Y, bagColumns*unit, strip.Height), unit, mat)
	numbers := drawing.Box(margin+bagColumns*unit, strip.Y, unit*(engine.Columns-bagColumns), strip.Height)
	p.drawNumbers(front, drawing.Box(numbers.X, numbers.Y+unit*0.08, numbers.Width, numbers.Height-unit*0.16),
		unit*0.1)
	columns, rows := mat.Lines()
	for i := range columns { // the words of the strip stand between those of its units
		columns[i] = margin + float64(i)*unit
	}
	note := words.MatSize(fmt.Sprintf("%.0f", front.Width), fmt.Sprintf("%.0f", front.Height),
		fmt.Sprintf("%.3g", p.space))
	if p.space < smallestNet {
		note += " " + words.CubesOnMat(p.set.Theme.Noun(wordCube).Many)
	}
	return parts.Part{
		ID: "board", Title: "Mat", Kind: parts.Board, Note: note,
		Pieces:  []parts.Piece{{Name: "mat", Copies: 1, Front: front}},
		Columns: columns, Rows: rows,
	}
}

// drawBag draws the place of the bag in a box two units wide, its words beside the line between them.
func (p *printer) drawBag(d *drawing.Drawing, box drawing.Rectangle, s float64, mat *table) {
	colour := mat.Colour
	if mat.place != nil {
		colour = mat.place.bag.Mixed(drawing.Ink, 0.35)
		d.Circle(box.Centre().Plus(0, s*0.03), s*bagPart/2, drawing.Paint{Fill: colour, Open: true})
		d.Circle(box.Centre(), s*bagPart/2, drawing.Paint{Fill: mat.place.bag, Open: true})
	}
	for _, ring := range []struct{ radius, line float64 }{{bagPart / 2, 0.03}, {bagPart/2 - 0.1, 0.01}} {
		paint := drawing.Outlined(drawing.White, s*ring.line, colour)
		if mat.place != nil && ring.line > 0.02 {
			paint.Fill = mat.place.bag
		}
		d.Circle(box.Centre(), s*ring.radius, paint)
	}
	if mat.place != nil { // the rim is woven
		weave := drawing.Stroke{Width: s * 0.05, Colour: mat.place.bag.Mixed(drawing.White, 0.4), Faint: true,
			Dash: [2]float64{s * 0.09, s * 0.06}}
		d.Circle(box.Centre(), s*(bagPart/2-0.05), drawing.Paint{Stroke: weave})
	}
	left := drawing.Box(box.X, box.Y, box.Width/2, box.Height)
	const side = 0.34
	heap := []drawing.Point{{X: -0.52, Y: -0.34}, {X: -0.71, Y: 0.02}, {X: -0.33, Y: 0.02}}
	for i, colour := range p.present() {
		corner := drawing.Point{X: left.Right(), Y: left.Centre().Y}.Plus(heap[i].X*s, heap[i].Y*s)
		d.UseIn(p.look(colour).symbol(s*side), drawing.Box(corner.X, corner.Y, s*side, s*side))
	}
	style := drawing.Style{Face: drawing.Bold, Size: max(parts.Smallest, s*0.14/drawing.PointMM),
		Colour: drawing.Ink}
	right := drawing.Box(left.Right()+s*0.12, box.Centre().Y-s*0.5, s*0.66, s)
	d.ParagraphIn(right, "bag of "+p.set.Counted(p.game.Total(), wordCube), style,
		min(parts.Smallest, style.Size), drawing.Left)
}
