package scene

import (
	"math"
	"slices"

	"homespun/printables/drawing"
)

// edge is how far the darker edge below a layer is seen, in units.
const edge = 0.7

// A pen draws on a scene, in coordinates of its own: those of a figure, with its feet at the origin.
type pen struct {
	on           *drawing.Drawing
	x, y         float64
	across, down float64        // scales; across is negative where left and right are exchanged
	lean         float64        // degrees clockwise
	tint         drawing.Colour // what the ground is dyed with; figures are not
}

// at returns a pen for what stands at a place, so many times as large, in colours of its own.
func (p pen) at(x, y, scale float64) pen {
	to := p.place(drawing.Point{X: x, Y: y})
	p.x, p.y, p.across, p.down, p.tint = to.X, to.Y, p.across*scale, p.down*scale, drawing.None
	return p
}

// flipped returns a pen that exchanges left and right.
func (p pen) flipped() pen { p.across = -p.across; return p }

// leaning returns a pen turned clockwise by so many degrees.
func (p pen) leaning(degrees float64) pen {
	if p.across < 0 {
		degrees = -degrees
	}
	p.lean += degrees
	return p
}

// place returns where a point is on the scene. It lies on a grid too fine to see, whose numbers are short in
// a file.
func (p pen) place(q drawing.Point) drawing.Point {
	const grid = 0.2 * drawing.PointMM
	sin, cos := math.Sincos(p.lean * math.Pi / 180)
	x, y := q.X*p.across, q.Y*p.down
	return drawing.Point{X: math.Round((p.x+x*cos-y*sin)/grid) * grid,
		Y: math.Round((p.y+x*sin+y*cos)/grid) * grid}
}

// fill lays a layer without an edge.
func (p pen) fill(colour drawing.Colour, path drawing.Path) {
	p.on.Path(path.Mapped(p.place), drawing.Filled(p.dyed(colour)))
}

// dyed returns a colour of the ground in the tint of a theme: as light as it was.
func (p pen) dyed(colour drawing.Colour) drawing.Colour {
	const part = 0.6
	if p.tint == drawing.None {
		return colour
	}
	return colour.Mixed(p.tint.AtLuminance(colour.Luminance()), part)
}

// light lays a layer that has no outline in ink-saver: light, mist, what shines.
func (p pen) light(colour drawing.Colour, path drawing.Path) {
	p.on.Path(path.Mapped(p.place), drawing.Paint{Fill: p.dyed(colour), Open: true})
}

// cut lays a layer of paper with a darker edge below it. The edge is the same path in a place of its own, so
// that a file that is compressed holds it once.
func (p pen) cut(colour drawing.Colour, path drawing.Path) {
	path, colour = path.Mapped(p.place), p.dyed(colour)
	const small = 3.4 // units; below that nobody sees the edge
	if box := path.Bounds(); box.Width < small && box.Height < small || p.down < 0.7 {
		p.on.Path(path, drawing.Filled(colour))
		return
	}
	below := drawing.New(p.on.Width, p.on.Height)
	below.Path(path, drawing.Paint{Fill: shade(colour, 0.3), Open: true})
	p.on.Add(drawing.Use{Symbol: &drawing.Symbol{Name: "edge", Drawing: below},
		At: p.on.Area().Centre().Plus(0, edge), Scale: 1})
	p.on.Path(path, drawing.Filled(colour))
}

// shade returns a colour as it is in the shade, warm rather than black.
func shade(colour drawing.Colour, part float64) drawing.Colour {
	return colour.Mixed(drawing.RGB(0x1E1830), part)
}

// glow lays rings of light around a place, from the colour of the ground to that of the light.
func (p pen) glow(x, y, radius float64, ground, light drawing.Colour, rings int) {
	for i := range rings {
		part := float64(i+1) / float64(rings)
		r := radius * (1.12 - part)
		p.light(ground.Mixed(light, part*part*0.75+0.1), oval(x, y, r, r*0.96))
	}
}

// oval returns an ellipse; a small one is of two curves, which nobody sees.
func oval(x, y, across, down float64) drawing.Path {
	const small = 4.0
	if across > small || down > small {
		return drawing.EllipsePath(drawing.Point{X: x, Y: y}, across, down)
	}
	path := bump(drawing.Path{}.MoveTo(drawing.Point{X: x - across, Y: y}), drawing.Point{X: x + across,
		Y: y},
		2.0/3*down/across)
	return bump(path, drawing.Point{X: x - across, Y: y}, 2.0/3*down/across).Close()
}

// dots draws dots of a width, such as eyes.
func (p pen) dots(colour drawing.Colour, width float64, xy ...float64) {
	var path drawing.Path
	for _, at := range points(xy) {
		path = path.MoveTo(at).LineTo(at.Plus(0, 0.2))
	}
	p.on.Path(path.Mapped(p.place), drawing.Paint{Stroke: drawing.Stroke{Width: width * p.down,
		Colour: colour, Round: true}})
}

func box(x, y, width, height float64) drawing.Path { return drawing.Box(x, y, width, height).Path() }

// corners returns a closed path with straight sides, from x and y of each corner.
func corners(xy ...float64) drawing.Path { return drawing.PolygonPath(points(xy)...) }

func points(xy []float64) []drawing.Point {
	list := make([]drawing.Point, len(xy)/2)
	for i := range list {
		list[i] = drawing.Point{X: xy[2*i], Y: xy[2*i+1]}
	}
	return list
}

// loop returns a closed smooth path through points, given by their x and y. A point that is given twice is a
// corner.
func loop(xy ...float64) drawing.Path { return smooth(points(xy), true).Close() }

// smooth returns a path through points by the curves of Catmull and Rom.
func smooth(list []drawing.Point, closed bool) drawing.Path {
	n := len(list)
	get := func(i int) drawing.Point {
		if closed {
			return list[(i+n)%n]
		}
		return list[max(0, min(n-1, i))]
	}
	// tangent returns the direction at a point; at a corner there is none
	tangent := func(i int) drawing.Point {
		if get(i) == get(i-1) || get(i) == get(i+1) {
			return drawing.Point{}
		}
		return drawing.Point{X: (get(i+1).X - get(i-1).X) / 6, Y: (get(i+1).Y - get(i-1).Y) / 6}
	}
	path := drawing.Path{}.MoveTo(list[0])
	last := n
	if !closed {
		last = n - 1
	}
	for i := range last {
		from, to := get(i), get(i+1)
		if from == to {
			continue
		}
		a, b := tangent(i), tangent(i+1)
		path = path.CurveTo(from.Plus(a.X, a.Y), to.Plus(-b.X, -b.Y), to)
	}
	return path
}

// limb returns an arm, a leg, a branch or a stream: along a curve through points, with round ends of two
// widths.
func limb(from, to float64, xy ...float64) drawing.Path {
	list := points(xy)
	n := len(list)
	var sides [2][]drawing.Point
	for i, at := range list {
		before, after := list[max(0, i-1)], list[min(n-1, i+1)]
		dx, dy := after.X-before.X, after.Y-before.Y
		half := (from + (to-from)*float64(i)/float64(n-1)) / 2 / math.Hypot(dx, dy)
		sides[0] = append(sides[0], at.Plus(dy*half, -dx*half))
		sides[1] = append(sides[1], at.Plus(-dy*half, dx*half))
	}
	slices.Reverse(sides[1])
	path := smooth(sides[0], false)
	path = bump(path, sides[1][0], 0.66)
	path = append(path, smooth(sides[1], false)[1:]...)
	return bump(path, sides[0][0], 0.66).Close()
}

// bump adds a round bulge to the left of the way to a point, as deep as this part of its length.
func bump(path drawing.Path, to drawing.Point, deep float64) drawing.Path {
	from := path[len(path)-1].End()
	dx, dy := (to.X-from.X)*deep, (to.Y-from.Y)*deep
	return path.CurveTo(from.Plus(dy, -dx), to.Plus(dy, -dx), to)
}

// puffs returns a closed path of round bulges between points that go clockwise: a cloud, a bush, the top of
// a wood.
func puffs(deep float64, xy ...float64) drawing.Path {
	list := points(xy)
	path := drawing.Path{}.MoveTo(list[0])
	for i := range list {
		path = bump(path, list[(i+1)%len(list)], deep)
	}
	return path.Close()
}

// heap returns a heap of round bulges around an oval, by a seed.
func heap(x, y, across, down float64, count, seed int) drawing.Path {
	var list []float64
	for i := range count {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5*chance(seed+i)) / float64(count))
		list = append(list, x+across*cos, y+down*sin)
	}
	return puffs(0.55, list...)
}

// ridge returns a layer of land, sea or cloud from a wavy line down to the bottom: through points of the
// line.
func (s *stage) ridge(bottom float64, xy ...float64) drawing.Path {
	list := points(xy)
	if list[0].X < 0 {
		list[0].X = min(list[0].X, -s.over)
	}
	if end := &list[len(list)-1]; end.X > s.wide {
		end.X = max(end.X, s.wide+s.over)
	}
	if bottom > s.high {
		bottom = s.high + s.over
	}
	end := list[len(list)-1]
	path := smooth(list, false)
	return path.LineTo(drawing.Point{X: end.X, Y: bottom}).LineTo(drawing.Point{X: list[0].X,
		Y: bottom}).Close()
}

// waves returns a layer from a line of waves down to the bottom of the scene.
func (s *stage) waves(y, long, high, shift float64) drawing.Path {
	var list []float64
	for i, x := 0, -long*shift-long-s.over; x < s.wide+s.over+2*long; i, x = i+1, x+long/2 {
		list = append(list, x, y+high*float64(i%2))
	}
	return s.ridge(s.high+2, list...)
}

// chance returns a number from 0 to below 1 by a seed, as parts.Chance does, which this package stays below.
func chance(seed int) float64 {
	const knuth = 2654435761 // the multiplier of Fibonacci hashing
	mixed := uint32(seed+1) * knuth
	mixed = (mixed ^ mixed>>15) * knuth
	return float64(mixed>>16) / (1 << 16)
}
