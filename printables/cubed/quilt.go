package cubed

import (
	"math"
	"strconv"
	"strings"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
)

// A layer is an area of one colour. Its outline is commands with semicolons between: M and the corners of a polygon,
// L and more of them, C and the points of curves, Z, and O with the centre and the radius of a circle.
type layer struct {
	colour  drawing.Colour
	outline string
}

// path returns the outline with each of its points moved.
func (l layer) path(move func(x, y float64) drawing.Point) drawing.Path {
	var path drawing.Path
	for command := range strings.SplitSeq(l.outline, ";") {
		var at []float64
		for number := range strings.FieldsSeq(command[1:]) {
			value, _ := strconv.ParseFloat(number, 64)
			at = append(at, value)
		}
		point := func(i int) drawing.Point { return move(at[2*i], at[2*i+1]) }
		switch command[0] {
		case 'M', 'L':
			for i := range len(at) / 2 {
				if i == 0 && command[0] == 'M' {
					path = path.MoveTo(point(i))
				} else {
					path = path.LineTo(point(i))
				}
			}
		case 'C':
			for i := 0; i+2 < len(at)/2; i += 3 {
				path = path.CurveTo(point(i), point(i+1), point(i+2))
			}
		case 'Z':
			path = path.Close()
		case 'O':
			out, centre := move(at[0]+at[2], at[1]), point(0)
			radius := math.Hypot(out.X-centre.X, out.Y-centre.Y)
			path = append(path, drawing.EllipsePath(centre, radius, radius)...)
		}
	}
	return path
}

// What is sewn on a patch, one unit from its middle to its edges: cloths so pale that cubes are seen first.
var (
	heart = []layer{{0xFFEFA48C, "M0 .9;C-1.5 -.1 -.95 -1 -.45 -.85 -.15 -.78 0 -.5 0 -.4 0 -.5 .15 -.78 .45 -.85 " +
		".95 -1 1.5 -.1 0 .9;Z"},
		{0xFFF8CDB6, "O-.3 -.32 .17;O.3 -.32 .17;O0 .15 .17"}}
	star = []layer{{0xFFFFE39C, "M0 -1 .3 -.4 .95 -.31 .48 .16 .6 .81 0 .5 -.6 .81 -.48 .16 -.95 -.31 -.3 -.4;Z"},
		{0xFFF2B493, "O0 0 .22"}}
	moon = []layer{{0xFFFFE7A6, "M.3 -.95;C-.45 -1 -.95 -.5 -.95 .05 -.95 .65 -.45 1 .1 1 .5 1 .8 .8 .95 .5 " +
		".3 .65 -.2 .35 -.25 -.15 -.28 -.5 0 -.8 .3 -.95;Z"},
		{0xFFFBF0D8, "M.5 -.65 .6 -.42 .84 -.4 .65 -.22 .72 0 .5 -.12 .28 0 .35 -.22 .16 -.4 .4 -.42;Z"}}
	leaf = []layer{{0xFFA9CE9C, "M-.75 .8;C-1 -.2 -.3 -.95 .9 -.9 1 .3 .2 1 -.75 .8;Z"},
		{0xFFCFE3BC, "M-.92 1 -.98 .9 .1 -.28 .08 -.6 .2 -.38 .6 -.74 .28 -.22 .55 -.2 .2 -.14;Z"}}
	house = []layer{{0xFFF0B79A, "M-.62 -.15 .62 -.15 .62 .85 -.62 .85;Z"},
		{0xFF9CCBC3, "M.32 -.85 .55 -.85 .55 -.3 .32 -.5;Z;M-.95 -.05 0 -.9 .95 -.05;Z"},
		{0xFFFFE9AE, "M-.14 .85 -.14 .3 .16 .3 .16 .85;Z;M-.46 .15 -.46 .42 -.24 .42 -.24 .15;Z;" +
			"M.27 .15 .27 .42 .49 .42 .49 .15;Z"}}
	fish = []layer{{0xFF9CCBC3, "M-1 0;C-.65 -.85 .1 -.9 .46 -.18 .62 -.36 .8 -.55 1 -.62 .84 -.2 .84 .2 1 .62 " +
		".8 .55 .62 .36 .46 .18 .1 .9 -.65 .85 -1 0;Z"},
		{0xFFF4C5A6, "M-.34 -.6;C-.08 -.25 -.08 .25 -.34 .6 -.2 .64 -.05 .62 .08 .55 .3 .25 .3 -.25 .08 -.55 -.05 -.62 " +
			"-.2 -.64 -.34 -.6;Z"},
		{0xFFFDF3DC, "O-.6 -.16 .1"}}
	boat = []layer{{0xFFA4D0C8, "M-.95 .3 .95 .3;C.85 .72 .65 .8 .4 .8;L-.4 .8;C-.65 .8 -.85 .72 -.95 .3;Z"},
		{0xFFFDF3DC, "M-.06 -.95 -.06 .18 -.78 .18;Z;M.1 -.68 .1 .18 .66 .18;Z"}}
	ball = []layer{{0xFFFFE39C, "O0 0 .88"},
		{0xFFF2B493, "M0 -.88;C.5 -.45 .5 .45 0 .88 -.5 .45 -.5 -.45 0 -.88;Z"},
		{0xFFFDF3DC, "M0 -.88;C-.3 -.9 -.7 -.68 -.85 -.25 -.92 .3 -.55 .82 0 .88 -.75 .45 -.75 -.45 0 -.88;Z;" +
			"M0 -.88;C.3 -.9 .7 -.68 .85 -.25 .92 .3 .55 .82 0 .88 .75 .45 .75 -.45 0 -.88;Z"}}
	windmill = []layer{{0xFFFBE3CF, "M0 0 0 -.85 .85 -.85;Z;M0 0 .85 0 .85 .85;Z;M0 0 0 .85 -.85 .85;Z;" +
		"M0 0 -.85 0 -.85 -.85;Z"}}
)

// motif returns what is sewn on a patch, the same in all four quarters of the quilt, or nil.
func motif(column, row int) []layer {
	const middle = engine.Columns / 2
	across, down := max(column-middle, middle-column), max(row-middle, middle-row)
	switch [2]int{min(across, down), max(across, down)} {
	case [2]int{0, 1}:
		return heart
	case [2]int{1, 1}:
		return star
	case [2]int{1, 2}:
		return leaf
	case [2]int{0, 2}:
		return ball
	case [2]int{0, 3}:
		return house
	case [2]int{2, 2}:
		return boat
	case [2]int{1, 3}:
		return windmill
	case [2]int{2, 3}:
		return fish
	case [2]int{3, 3}:
		return moon
	}
	return nil
}

// sew draws a patch of the quilt in a box: a seam along its edge and what is sewn on it.
func (s *Scene) sew(d *drawing.Drawing, box drawing.Rectangle, column, row int) {
	const middle = engine.Columns / 2
	thread := s.Square(column, row).Mixed(drawing.RGB(0x7A4030), 0.36)
	seam := drawing.Stroke{Width: box.Width * 0.01, Colour: thread, Faint: true,
		Dash: [2]float64{box.Width * 0.05, box.Width * 0.035}}
	d.RoundedRect(box.Inset(box.Width*0.055), box.Width*0.04, drawing.Paint{Stroke: seam})
	side := box.Width * 0.295
	if column > middle { // the right half is the left one in a mirror
		side = -side
	}
	centre := box.Centre()
	for _, layer := range motif(column, row) {
		stitches := drawing.Stroke{Width: box.Width * 0.008, Colour: layer.colour.Mixed(thread, 0.6), Faint: true,
			Dash: [2]float64{box.Width * 0.028, box.Width * 0.02}}
		d.Path(layer.path(func(x, y float64) drawing.Point {
			return centre.Plus(x*side, y*max(side, -side))
		}), drawing.Paint{Fill: layer.colour, Stroke: stitches, Open: true})
	}
}
