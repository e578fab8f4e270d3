package scene

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A country is the land of a trail's board while it is drawn, from a sunset over the last space down to
// meadows: in units of a fiftieth of a space, as large as those of a scene on a board of the usual size.
type country struct {
	pen
	mat        *parts.Mat
	unit       float64 // mm
	wide, high float64
	horizon    float64
	layers     []layer
	river      []drawing.Point // its middle, from the horizon down; x of it goes with y
}

// A layer is what has been laid on the land: it is seen in the clearings, too.
type layer struct {
	colour   drawing.Colour
	path     drawing.Path
	bounds   drawing.Rectangle
	polygons [][]drawing.Point
}

// side is how many units the side of a space has, and wagonWay half the width of the road.
const side, wagonWay = 50.0, 6.4

// flat is how far the land in a clearing is from its curves at most, in millimetres.
const flat = 0.06

// Country draws the land that a trail goes through on a mat, with its sun over the last of the spaces, a
// road with ruts that winds through all of them and a river with a bridge wherever the road comes to it.
// Each space is a clearing within an outline: the same land in a light that pieces and words are read on.
// Only a tint that is not None dyes it.
func Country(mat *parts.Mat, spaces []drawing.Rectangle, outline func(space int) drawing.Path,
	tint drawing.Colour) {
	unit := mat.Space / side
	c := &country{mat: mat, unit: unit, wide: mat.Width / unit, high: mat.Height / unit,
		pen: pen{across: unit, down: unit, tint: tint}}
	c.horizon = mat.Margin/unit + 13.5
	c.put("sky", true, func() { c.air(spaces[len(spaces)-1].Centre().X / unit) })
	c.put("land", false, func() {
		c.ground()
		c.water()
		for _, half := range [...]float64{wagonWay + 0.8, wagonWay} {
			for i := range spaces {
				c.way(spaces, i, half)
			}
		}
	})
	for i := range spaces {
		c.clearing(outline(i))
	}
	c.on = mat.Drawing
	c.ruts(spaces)
}

// put lays what is drawn on the mat, cut off at its edges. A picture keeps its colours on a dark screen.
func (c *country) put(name string, picture bool, draw func()) {
	c.on = drawing.New(c.mat.Width, c.mat.Height)
	draw()
	c.mat.Add(drawing.Use{Symbol: &drawing.Symbol{Name: name, Drawing: c.on, Picture: picture},
		At: c.mat.Area().Centre(), Scale: 1, Clip: c.mat.Area()})
}

// lay lays a layer with a darker edge below it.
func (c *country) lay(colour drawing.Colour, path drawing.Path) {
	c.over(shade(colour, 0.22), path.Mapped(func(p drawing.Point) drawing.Point { return p.Plus(0, edge) }))
	c.over(colour, path)
}

// over lays a layer without an edge.
func (c *country) over(colour drawing.Colour, path drawing.Path) {
	l := layer{colour: c.dyed(colour), path: path.Mapped(c.place)}
	l.bounds, l.polygons = l.path.Bounds(), l.path.Flatten(flat)
	c.on.Path(l.path, drawing.Paint{Fill: l.colour, Open: true})
	c.layers = append(c.layers, l)
}

// seen leaves a thin line of the last layer in ink-saver.
func (c *country) seen() {
	l := c.layers[len(c.layers)-1]
	line := drawing.Stroke{Width: 0.25 * c.unit, Colour: l.colour, Faint: true}
	c.on.Path(l.path, drawing.Paint{Stroke: line})
}

// air draws the sky, a low sun and table mountains.
func (c *country) air(sun float64) {
	s := &stage{wide: c.wide, high: c.high, broad: 1, over: 3}
	c.over(0xFF7B6C9C, s.all(c.high))
	for i, colour := range [...]drawing.Colour{0xFF96709A, 0xFFC67C8C, 0xFFE8926E, 0xFFF5B464, 0xFFFBD180} {
		y := c.horizon * (0.2 + 0.155*float64(i))
		c.over(colour, s.ridge(c.horizon+6, -2, y+1, s.wide*0.22, y-2, s.wide*0.5, y+1.4, s.wide*0.78, y-2,
			s.wide+2, y+1))
	}
	c.dots(0xFFE9DCF2, 0.7, 12, 1.6, 40, 3.2, 62, 1.4, 93, 2.2, sun+36, 1.2, sun+60, 2.6,
		c.wide-30, 1.6, c.wide-14, 2.4)
	c.over(0xFFFDDD94, oval(sun, c.horizon-1, 18, 18))
	c.over(0xFFFFF1C2, oval(sun, c.horizon-1, 12.5, 12.5))
	c.seen()
	row := func(colour drawing.Colour, list ...[3]float64) {
		for _, mesa := range list {
			x, half, high, y := mesa[0], mesa[1], mesa[2], c.horizon+3
			c.lay(colour, corners(x-half*1.35, y, x-half, y-high*0.55, x-half*0.86, y-high*0.6,
				x-half*0.8, y-high, x+half*0.74, y-high*1.04, x+half*0.82, y-high*0.62, x+half, y-high*0.5,
				x+half*1.4, y))
			c.seen()
		}
	}
	row(0xFFD98570, [3]float64{sun - 66, 15, 12}, [3]float64{sun + 31, 11, 11},
		[3]float64{c.wide - 52, 13, 14})
	row(0xFFA8596A, [3]float64{0, 15, 19}, [3]float64{sun - 33, 7, 9}, [3]float64{sun + 76, 9, 12},
		[3]float64{c.wide - 2, 13, 20})
}

// lands are the colours of the ground from the horizon down: desert, prairie and meadows in the evening.
var lands = [...]drawing.Colour{0xFFEBB765, 0xFFE2A653, 0xFFDB9D4A, 0xFFD6A552, 0xFFCBA34F, 0xFFBFA34C,
	0xFFB09D4A, 0xFF9F9648, 0xFF8F8C44}

// ground draws the ground in ridges.
func (c *country) ground() {
	s := &stage{wide: c.wide, high: c.high, broad: 1, over: 3}
	count := 2*c.mat.Rows + 1
	for i := range count {
		y := c.horizon + (c.high-c.horizon)*math.Pow(float64(i)/float64(count), 1.15)
		at := -3.0
		var line []float64
		for k := 0; at < c.wide+32; k++ {
			line = append(line, at, y+(7*chance(i*17+k)-3.5)*min(1, float64(i)*0.5+0.25))
			at += 26 + 16*chance(i*31+k)
		}
		c.lay(lands[i*(len(lands)-1)/max(1, count-1)], s.ridge(c.high+2, line...))
		c.seen()
	}
	for row := range c.mat.Rows { // dry grass
		var grass drawing.Path
		low := c.horizon + (c.high-c.horizon)*float64(row)/float64(c.mat.Rows)
		for k := range 7 * c.mat.Columns {
			x, y := c.wide*chance(row*97+k*5), low+3+(side-4)*chance(row*61+k*3+1)
			grass = append(grass, corners(x-1.5, y-1.2, x-0.7, y, x-0.6, y-1.9, x, y, x+0.5, y-2.2, x+0.6, y,
				x+1.5, y-1.3, x+1, y+0.2, x-0.9, y+0.2)...)
		}
		c.over(0xFF95762F, grass)
	}
}

// water draws the river, which winds from the horizon down between two columns of spaces.
func (c *country) water() {
	if c.mat.Columns < 2 {
		return
	}
	margin := c.mat.Margin / c.unit
	middle := margin + float64(c.mat.Columns/2)*side
	c.river = []drawing.Point{{X: middle - 36, Y: c.horizon + 1.4}, {X: middle - 19, Y: c.horizon + 8}}
	for row := range c.mat.Rows { // to the left between rows, where no number stands
		y := margin + side*(float64(row)+0.5)
		c.river = append(c.river, drawing.Point{X: middle - 1, Y: y},
			drawing.Point{X: middle - 10, Y: y + side/2})
	}
	c.river[len(c.river)-1].X = middle + 7
	bank := func(part, far float64) []drawing.Point {
		list := make([]drawing.Point, len(c.river))
		for i, at := range c.river {
			broad := 7.2
			if i > 1 && i%2 == 0 { // under a bridge
				broad = 3.9
			}
			half := 1 + broad*math.Pow((at.Y-c.horizon)/(c.high-c.horizon), 0.7)
			list[i] = at.Plus(part*half+far, 0)
		}
		end := list[len(list)-1]
		return append(list, drawing.Point{X: end.X - 2, Y: c.high + 3})
	}
	band := func(left, right, far float64) drawing.Path {
		path := smooth(bank(left, -far), false)
		back := bank(right, far)
		for i, j := 0, len(back)-1; i < j; i, j = i+1, j-1 {
			back[i], back[j] = back[j], back[i]
		}
		return append(append(path, drawing.Path{}.LineTo(back[0])...), smooth(back, false)[1:]...).Close()
	}
	c.over(0xFFB98A4A, band(-1, 1, 1))
	c.over(0xFF5F9DB2, band(-1, 1, 0))
	c.seen()
	c.over(0xFF8FBFC4, band(-0.7, 0.25, 0))
	c.over(0xFFF3D9A4, band(-0.42, -0.2, 0))
}

// lane returns the line beside the middle of the road across a space, so many units to the left of it. It
// bends to both sides in turn, so that it winds; the first comes from the edge of the board.
func (c *country) lane(spaces []drawing.Rectangle, i int, off float64) drawing.Path {
	here := spaces[i].Centre()
	to := func(other drawing.Point) (x, y float64) {
		return (other.X - here.X) / c.mat.Space, (other.Y - here.Y) / c.mat.Space
	}
	inX, inY := 1.0, 0.0
	if i > 0 {
		inX, inY = to(spaces[i-1].Centre())
	}
	outX, outY := -inX, -inY
	if i < len(spaces)-1 {
		outX, outY = to(spaces[i+1].Centre())
	}
	x, y, swing := here.X/c.unit, here.Y/c.unit, 4.2*turns(i)
	cross := -inX*outY + inY*outX // 1 to the right
	pull := side * 0.33
	if cross != 0 {
		pull = 0.55 * (side/2 + off*cross)
	}
	const lap = 0.15 // over the next space, so that no seam is seen
	begin := drawing.Point{X: x + inX*(side/2+lap) - inY*off, Y: y + inY*(side/2+lap) + inX*off}
	end := drawing.Point{X: x + outX*side/2 + outY*off, Y: y + outY*side/2 - outX*off}
	if i == len(spaces)-1 { // in front of the town
		swing = 0
		end = end.Plus(-outX*8, 13)
	}
	first := begin.Plus(-inX*pull-inY*swing, -inY*pull+inX*swing)
	second := end.Plus(-outX*pull+outY*swing, -outY*pull-outX*swing)
	path := drawing.Path{}.MoveTo(begin)
	if i == 0 {
		path = drawing.Path{}.MoveTo(begin.Plus(c.wide-begin.X, 0)).LineTo(begin)
	}
	return path.CurveTo(first, second, end)
}

// way draws the road across a space, so many units wide to both sides; what is wider is its edge.
func (c *country) way(spaces []drawing.Rectangle, i int, half float64) {
	path, back := c.lane(spaces, i, half), c.lane(spaces, i, -half)
	deep := 0.0
	if i == len(spaces)-1 {
		deep = 0.5
	}
	path = bump(path, back[len(back)-1].End(), deep)
	for k := len(back) - 1; k > 0; k-- {
		from := back[k-1].End()
		if back[k].Verb == drawing.CurveTo {
			path = path.CurveTo(back[k].Points[1], back[k].Points[0], from)
		} else {
			path = path.LineTo(from)
		}
	}
	colour := drawing.RGB(0xF2D5A0)
	if half > wagonWay {
		colour = drawing.RGB(0xB9803F)
	}
	c.over(colour, path.Close())
}

// ruts draws what wheels have left on the road.
func (c *country) ruts(spaces []drawing.Rectangle) {
	rut := drawing.Stroke{Width: 1.1 * c.unit, Colour: c.dyed(0xFFE3C48C), Faint: true}
	for i := range spaces {
		for _, off := range [...]float64{-3.2, 3.2} {
			c.on.Path(c.lane(spaces, i, off).Mapped(c.place), drawing.Paint{Stroke: rut})
		}
	}
}

// veil returns a colour of the land as it is in a clearing: light enough for every piece and word.
func veil(colour drawing.Colour) drawing.Colour {
	const least = 80 // L*
	light := colour.Mixed(0xFFFFF4D6, 0.5)
	for light.Lightness() < least {
		light = light.Mixed(0xFFFFF4D6, 0.08)
	}
	return light
}

// clearing draws the land inside an outline in its light.
func (c *country) clearing(outline drawing.Path) {
	around := outline.Flatten(flat)[0]
	whole, bounds := math.Abs(outline.Area()), outline.Bounds()
	square := bounds.Path().Flatten(flat)[0] // first, since there are few points in it
	var seen []layer
	for _, l := range c.layers {
		var path drawing.Path
		if !l.bounds.Overlaps(bounds) {
			continue
		}
		for _, polygon := range l.polygons {
			if within := clipped(clipped(polygon, square), around); len(within) > 2 {
				path = append(path, drawing.PolygonPath(within...)...)
			}
		}
		area := math.Abs(path.Area())
		if area < 0.01 {
			continue
		}
		if area > 0.999*whole {
			seen, path = nil, outline
		}
		seen = append(seen, layer{colour: veil(l.colour), path: path})
	}
	for _, l := range seen {
		c.mat.Path(l.path, drawing.Paint{Fill: l.colour, Open: true})
	}
}

// clipped returns the part of a polygon inside a convex one that goes clockwise as it is seen, by Sutherland
// and Hodgman.
func clipped(polygon, around []drawing.Point) []drawing.Point {
	for i, a := range around {
		b := around[(i+1)%len(around)]
		far := func(p drawing.Point) float64 { return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X) }
		var kept []drawing.Point
		for k, p := range polygon {
			q := polygon[(k+1)%len(polygon)]
			fp, fq := far(p), far(q)
			if fp >= 0 {
				kept = append(kept, p)
			}
			if fp*fq < 0 {
				kept = append(kept, p.Plus((q.X-p.X)*fp/(fp-fq), (q.Y-p.Y)*fp/(fp-fq)))
			}
		}
		polygon = kept
	}
	return polygon
}
