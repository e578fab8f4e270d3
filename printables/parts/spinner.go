package parts

import (
	"math"

	"homespun/printables/drawing"
)

// Spinner returns a spinner in place of a die, flat and cut straight.
func Spinner(sides []DieSide) Piece {
	piece := drawSpinner(sides)
	piece.Outline, piece.Work = nil, 0
	return piece
}

// drawSpinner draws a disc with a sector for each side of a die.
func drawSpinner(sides []DieSide) Piece {
	const size = 80.0
	d := drawing.New(size, size)
	centre := d.Area().Centre()
	const radius = size/2 - 2
	style := drawing.Style{Face: drawing.Title, Size: 20, Colour: drawing.Ink}
	for i := range sides {
		side := &sides[i]
		from, to := 2*math.Pi*float64(i)/float64(len(sides)), 2*math.Pi*float64(i+1)/float64(len(sides))
		path := drawing.Path{}.MoveTo(centre)
		const parts = 12
		for k := range parts + 1 {
			path = path.LineTo(around(centre, radius, from+(to-from)*float64(k)/parts))
		}
		paint := drawing.Outlined(drawing.Paper, 0.4, drawing.Ink)
		if i%2 == 0 && i < len(sides)-len(sides)%2 {
			paint.Fill = drawing.Table
		}
		at := around(centre, radius*0.74, (from+to)/2)
		if hatch := hatchOf(sides, side.Colour); hatch != drawing.Plain {
			paint.Fill, paint.Hatch = side.Colour,
				drawing.Hatch{Pattern: hatch, Colour: drawing.White, Gap: 1.6}
			d.Path(path.Close(), paint)
			d.Circle(at, 6.5, drawing.Outlined(drawing.Paper, 0.3, drawing.Ink))
		} else {
			d.Path(path.Close(), paint)
		}
		figure := Figure{Icon: side.Icon}
		if !figure.art(d, drawing.Box(at.X-4.5, at.Y-4.5, 9, 9)) {
			d.Label(drawing.Box(at.X-6, at.Y-5, 12, 10), side.sign(), style, Smallest, drawing.Centre)
		}
	}
	d.Circle(centre, 1.2, drawing.Paint{Fill: drawing.Ink, Keep: true})
	return Piece{Name: "spinner", Copies: 1, Front: d, Outline: drawing.EllipsePath(centre, size/2, size/2),
		Work: 20}
}

// around returns the point at an angle clockwise from the top.
func around(centre drawing.Point, radius, angle float64) drawing.Point {
	sin, cos := math.Sincos(angle)
	return centre.Plus(radius*sin, -radius*cos)
}
