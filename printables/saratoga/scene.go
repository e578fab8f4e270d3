package saratoga

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A scene is the place that the trail goes through.
type scene struct {
	// ground is what lies between the spaces, stop the colour of a space, way that of the way across it.
	ground, stop, way drawing.Colour
	// around draws the land or the sea, under everything else.
	around func(*parts.Mat)
	// road draws the way over the gap between two spaces; at turns a part along it and across it, in sides of a
	// space, into a point.
	road func(mat *parts.Mat, at func(along, across float64) drawing.Point)
	// dash is that of the line that is the way across a space, in sides of a space.
	dash [2]float64
	// shape returns the outline of a space.
	shape func(box drawing.Rectangle) drawing.Path
	// corners stand where four spaces meet, in boxes of a part of a space; margin stand in the margin; first and last
	// beside both ends of the trail.
	corners     []string
	corner      float64
	margin      []string
	first, last string
}

// scenes are the places by their names in a theme.
var scenes = map[string]*scene{"country": &country, "sea-chart": &seaChart}

// seaChart is a chart of the sea: a scale around it, islands and beasts where spaces meet, a port at both ends.
var seaChart = scene{
	ground: drawing.RGB(0xA9D0DF), stop: drawing.RGB(0xE9F4F6), way: drawing.RGB(0xB5D3DE),
	around: func(mat *parts.Mat) {
		mat.Rect(mat.Area(), drawing.Filled(drawing.RGB(0xA9D0DF)))
		mat.Path(rhumbs(mat), drawing.Paint{Stroke: drawing.Stroke{Width: mat.Space * 0.008,
			Colour: drawing.RGB(0x6FA3BA), Faint: true}})
		band := mat.Area().Inset(mat.Margin * 0.1)
		mat.Path(chartScale(mat, band, mat.Margin*0.17), drawing.Paint{Fill: mat.Colour, Keep: true})
		for _, box := range []drawing.Rectangle{band, band.Inset(mat.Margin * 0.17)} {
			mat.Rect(box, drawing.Paint{Stroke: drawing.Line(mat.Margin*0.03, mat.Colour)})
		}
	},
	road: func(mat *parts.Mat, at func(along, across float64) drawing.Point) {
		for i := range 2 {
			for _, across := range [...]float64{-0.13, 0.13} {
				mat.Circle(at(0.06*(float64(i)-0.5), across), mat.Space*0.014,
					drawing.Filled(mat.Colour.Mixed(drawing.Ink, 0.25)))
			}
		}
	},
	dash:    [2]float64{0.03, 0.03},
	shape:   func(box drawing.Rectangle) drawing.Path { return parts.CutPath(box, box.Width*0.09) },
	corners: []string{"compass-rose", "palm-island", "whale", "sailing-boat", "palm-island", "fish"}, corner: 0.2,
	margin: []string{"wave", "fish", "wave", "sailing-boat", "wave", "palm-island"},
	first:  "harbour", last: "palm-island",
}

// rhumbs returns the lines of a chart, from the corner of spaces in the middle of the sea to its edges.
func rhumbs(mat *parts.Mat) drawing.Path {
	centre := drawing.Point{X: mat.Margin + float64(mat.Columns/2)*mat.Space,
		Y: mat.Margin + float64(mat.Rows/2)*mat.Space}
	box := mat.Area().Inset(mat.Margin * 0.27)
	var path drawing.Path
	const lines = 8 // to each edge
	for i := range lines + 1 {
		part := float64(i) / lines
		for _, to := range []drawing.Point{{X: box.X + part*box.Width, Y: box.Y},
			{X: box.X + part*box.Width, Y: box.Bottom()},
			{X: box.X, Y: box.Y + part*box.Height}, {X: box.Right(), Y: box.Y + part*box.Height}} {
			path = path.MoveTo(centre).LineTo(to)
		}
	}
	return path
}

// chartScale returns every other length of the scale around a chart, inside a box.
func chartScale(mat *parts.Mat, box drawing.Rectangle, wide float64) drawing.Path {
	var path drawing.Path
	const each = 4 // of a space
	columns, rows := mat.Columns*each, mat.Rows*each
	long, high := box.Width/float64(columns), box.Height/float64(rows)
	for i := 0; i < columns; i += 2 {
		x := box.X + float64(i)*long
		path = append(path, drawing.Box(x, box.Y, long, wide).Path()...)
		path = append(path, drawing.Box(x, box.Bottom()-wide, long, wide).Path()...)
	}
	for i := 0; i < rows; i += 2 {
		y := box.Y + float64(i)*high
		path = append(path, drawing.Box(box.X, y, wide, high).Path()...)
		path = append(path, drawing.Box(box.Right()-wide, y, wide, high).Path()...)
	}
	return path
}

// track draws the way across a space, from the side on which it comes in to that on which it goes out. At the ends of
// the trail one of them is the space itself.
func (c *scene) track(mat *parts.Mat, from, here, to drawing.Rectangle) {
	const reach = 0.5 - edgePart - 0.02
	middle := here.Centre()
	side := func(other drawing.Rectangle) (x, y float64) {
		at := other.Centre()
		return (at.X - middle.X) / mat.Space, (at.Y - middle.Y) / mat.Space
	}
	inX, inY := side(from)
	outX, outY := side(to)
	paint := drawing.Paint{Stroke: drawing.Stroke{Width: mat.Space * 0.022, Colour: c.way, Faint: true,
		Dash: [2]float64{c.dash[0] * mat.Space, c.dash[1] * mat.Space}}}
	begin := middle.Plus(inX*reach*mat.Space, inY*reach*mat.Space)
	mat.Path(drawing.Path{}.MoveTo(begin).CurveTo(middle, middle, middle.Plus(outX*reach*mat.Space,
		outY*reach*mat.Space)), paint)
}

// dress draws what stands where spaces meet, in the margin and at both ends of the trail.
func (c *scene) dress(mat *parts.Mat, spaces []drawing.Rectangle) {
	side := mat.Space * c.corner
	index := 0
	for row := 1; row < mat.Rows; row++ {
		for column := 1; column < mat.Columns; column++ {
			name := c.corners[index%len(c.corners)]
			index++
			at := mat.Cell(column, row)
			mat.Stand(name, drawing.Box(at.X-side/2, at.Y-side/2, side, side), 0)
		}
	}
	mat.Strew(c.margin, 4)
	wide, high := mat.Space*0.4, mat.Margin*0.8
	first, last := spaces[0], spaces[len(spaces)-1]
	mat.Stand(c.first, drawing.Box(first.Centre().X-wide/2, first.Bottom()+(mat.Margin-high)/2, wide, high), 0)
	mat.Stand(c.last, drawing.Box(last.Centre().X-wide/2, last.Y-(mat.Margin+high)/2, wide, high), 0)
}
