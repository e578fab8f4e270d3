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
	bagPart   = 1.88
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
		mat.place.floor(front, p.space)
	}
	front.Add(parts.Moved(squares, (front.Width-squares.Width)/2, 0).Marks...)
	strip := drawing.Box(0, squares.Height, front.Width, front.Height-squares.Height)
	if mat.place == nil {
		front.RoundedRect(strip.Inset(margin*0.12), margin*0.5,
			drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(margin*0.07, mat.Colour)})
	} else {
		mat.place.tray(front, strip, margin, margin+bagColumns*unit, unit, len(p.present())+1)
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

// drawBag draws the place of the bag in a box two units wide: a ring, or the open bag of the scene, its
// words on a label.
func (p *printer) drawBag(d *drawing.Drawing, box drawing.Rectangle, s float64, mat *table) {
	at := box.Centre().Plus(-s*0.06, 0)
	label := drawing.Box(box.Centre().X+s*0.08, at.Y-s*0.29, s*0.76, s*0.58) // beside the line between the units
	var looks []*Look
	for _, colour := range p.present() {
		looks = append(looks, p.look(colour))
	}
	if mat.place == nil {
		for _, ring := range []struct{ radius, line float64 }{{bagPart / 2, 0.03}, {bagPart/2 - 0.1, 0.01}} {
			d.Circle(at, s*ring.radius, drawing.Outlined(drawing.White, s*ring.line, mat.Colour))
		}
		const side = 0.34
		for i, look := range looks {
			corner := at.Plus([...]float64{-0.52, -0.71, -0.33}[i]*s, [...]float64{-0.34, 0.02, 0.02}[i]*s)
			d.UseIn(look.symbol(s*side), drawing.Box(corner.X, corner.Y, s*side, s*side))
		}
	} else {
		mat.place.fill(d, at, s*bagPart/2, looks)
		d.RoundedRect(label.Moved(s*0.02, s*0.03), s*0.08, drawing.Paint{Fill: shadow, Open: true})
		d.RoundedRect(label, s*0.08, drawing.Filled(drawing.Paper))
		d.RoundedRect(label.Inset(s*0.03), s*0.05, drawing.Paint{Stroke: drawing.Stroke{Width: s * 0.01,
			Colour: mat.place.bag, Faint: true, Dash: [2]float64{s * 0.04, s * 0.025}}})
	}
	style := drawing.Style{Face: drawing.Bold, Size: max(parts.Smallest, s*0.135/drawing.PointMM),
		Colour: drawing.Ink}
	d.ParagraphIn(label.Inset(s*0.05), "bag of "+p.set.Counted(p.game.Total(), wordCube), style,
		min(parts.Smallest, style.Size), drawing.Centre)
}
