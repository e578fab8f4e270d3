package parts

import (
	"math"
	"strconv"

	"homespun/printables/drawing"
)

// drawSpinner draws a disc with a sector for each face.
func drawSpinner(faces int) Piece {
	const size = 80.0
	d := drawing.New(size, size)
	centre := d.Area().Centre()
	const radius = size/2 - 2
	style := drawing.Style{Face: drawing.Title, Size: 20, Colour: drawing.Ink}
	for i := range faces {
		from, to := 2*math.Pi*float64(i)/float64(faces), 2*math.Pi*float64(i+1)/float64(faces)
		path := drawing.Path{}.MoveTo(centre)
		const parts = 12
		for k := range parts + 1 {
			path = path.LineTo(around(centre, radius, from+(to-from)*float64(k)/parts))
		}
		fill := drawing.Paper
		if i%2 == 0 && i < faces-faces%2 {
			fill = drawing.Table
		}
		d.Path(path.Close(), drawing.Outlined(fill, 0.4, drawing.Ink))
		at := around(centre, radius*0.74, (from+to)/2)
		d.Label(drawing.Box(at.X-6, at.Y-5, 12, 10), strconv.Itoa(i+1), style, Smallest, drawing.Centre)
	}
	d.Circle(centre, 1.2, drawing.Paint{Fill: drawing.Ink, Keep: true})
	return Piece{Name: "spinner", Copies: 1, Front: d, Outline: drawing.EllipsePath(centre, size/2, size/2), Work: 20}
}

// around returns the point at an angle clockwise from the top.
func around(centre drawing.Point, radius, angle float64) drawing.Point {
	sin, cos := math.Sincos(angle)
	return centre.Plus(radius*sin, -radius*cos)
}
