package geyser

import (
	"math"

	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A country is the land as one picture below the spaces: its colours from the coast to the mountain.
type country struct {
	// low is the land behind the beach, clear what is lighter in it, wood the ground of woods.
	low, clear, wood drawing.Colour
	// hill, slope and steep lead up to the Mother Geyser, rock is the rim of her crater, spring what is in it,
	// from its edge inwards, and flow what comes over the rim.
	hill, slope, steep, rock, flow drawing.Colour
	spring                         []drawing.Colour
	// trees are the colours of what grows in clumps, water and bank those of streams, sinter is under a geyser,
	// and line is around a space.
	trees                     [3]drawing.Colour
	water, bank, sinter, line drawing.Colour
}

// shade is mixed into what lies in the shade: the one light comes from above.
const shade = drawing.Colour(0xFF1E1830)

// cut lays a layer of land with a darker edge below it. The edge is the same path in a place of its own, so
// that a file that is compressed holds it once.
func (b *island) cut(path drawing.Path, colour drawing.Colour) {
	if len(path) == 0 {
		return
	}
	below := drawing.New(b.Width, b.Height)
	below.Path(path, drawing.Paint{Fill: colour.Mixed(shade, 0.2), Open: true})
	b.UseAt(&drawing.Symbol{Name: "edge", Drawing: below}, drawing.Point{Y: b.Space * 0.035})
	b.lay(path, colour)
}

// lay lays a layer that takes no ink in ink-saver.
func (b *island) lay(path drawing.Path, colour drawing.Colour) {
	b.Path(path, drawing.Paint{Fill: colour, Open: true})
}

// drawCountry draws the land below the spaces.
func (b *island) drawCountry() {
	c := b.scene
	dry := b.within(func(column, row int) bool { return b.isLand(column, row) && !b.isStart(column, row) })
	inland := func(x, y float64) float64 {
		return dry(x, y) - 0.38 - 0.26*rough(x*0.9, y*0.9, 1) - 0.16*rough(x*2.3, y*2.3, 2)
	}
	top := b.mother()
	// near returns where the land is nearer to the Mother Geyser than so many spaces, with spurs that go out.
	near := func(far, spur float64, seed int) height {
		return func(x, y float64) float64 {
			dx, dy := x-top.X, y-top.Y
			turn := math.Atan2(dy, dx)
			ridge := math.Cos(5*turn+0.6) + 0.5*math.Cos(8*turn+1.9)
			foot := far*b.size() + spur*ridge + 0.3*rough(x*0.9, y*0.9, seed)
			return min(inland(x, y)-0.06, foot-math.Hypot(dx, dy))
		}
	}
	patches := func(least float64, seed int) height {
		return func(x, y float64) float64 {
			patch := rough(x*0.42, y*0.42, seed) + 0.35*rough(x*1.1, y*1.1, seed+1)
			return min(inland(x, y)-0.1, patch-least)
		}
	}
	wood, slope := patches(0.12, 9), near(2.15, 0.3, 23)
	b.cut(b.contour(inland), c.low)
	b.lay(b.contour(patches(0.16, 5)), c.clear)
	b.cut(b.contour(wood), c.wood)
	b.cut(b.contour(near(3.1, 0.34, 21)), c.hill)
	b.cut(b.contour(slope), c.slope)
	b.cut(b.contour(near(1.4, 0.2, 25)), c.steep)
	stream := b.drawStreams(top)
	b.drawEdge(stream)
	b.drawTrees(wood, func(x, y float64) float64 { return max(slope(x, y), stream(x, y)) })
	b.drawMountain(top)
	for i := range b.game.Board().Len() {
		if b.game.Kind(i) == engine.Geyser {
			place := b.game.Board().Space(i)
			at := b.place(float64(place.Column)+0.5, float64(place.Row)+0.42)
			look := RingLook(b.game, b.game.RingOf(i))
			b.cut(heap(at, b.Space*0.42, 9, i), look.Colour.Mixed(c.sinter, 0.72))
		}
	}
	b.drawBevels()
}

// drawBevels draws a light edge along the squares, and in their corners, so that they are seen in woods and on
// slopes too.
func (b *island) drawBevels() {
	var path drawing.Path
	for i := range b.game.Board().Len() {
		place := b.game.Board().Space(i)
		cell := b.Cell(place.Column, place.Row)
		ring := cell.Inset(b.Space * spaceEdge).Path()
		path = append(path, drawing.PolygonPath(ring[0].End(), ring[3].End(), ring[2].End(), ring[1].End())...)
		path = append(path, b.scene.shape(cell.Inset(b.Space*bevelEdge), i)...)
	}
	b.lay(path, b.scene.clear.Mixed(drawing.White, 0.4))
}

// size returns how large the mountain is, 1 on the usual board and less on smaller ones.
func (b *island) size() float64 { return min(1, float64(min(b.Columns, b.Rows))/11) }

// drawMountain draws the cone of the Mother Geyser from above: its ridges, each with a side in the light and one in
// the shade, the rim of the crater and what has run over it.
func (b *island) drawMountain(top drawing.Point) {
	const (
		ridges = 9
		light  = -2.4 // where it comes from: above, from the left
		brim   = 0.8  // of the crater, in spaces, outside the square's corners
	)
	c := b.scene
	at := func(turn, far float64) drawing.Point {
		sin, cos := math.Sincos(turn)
		return b.place(top.X+far*cos, top.Y+far*sin)
	}
	foot := func(i int) (turn, far float64) { // of ridges, and of the gullies between them
		turn = math.Pi * (float64(i%(2*ridges)) + 0.12*float64(parts.Chance(i%(2*ridges)*5, 5)-2)) / ridges
		if far = b.size() * (1.78 + 0.05*float64(parts.Chance(i%(2*ridges)*3, 5))); i%2 == 1 {
			far -= 0.2 * b.size()
		}
		return turn, max(far, brim+0.15)
	}
	var cone []drawing.Point
	for i := range 2 * ridges {
		cone = append(cone, at(foot(i)))
	}
	b.cut(drawing.PolygonPath(cone...), c.steep)
	for i := range 2 * ridges {
		turn, far := foot(i)
		next, reach := foot(i + 1)
		if next < turn {
			next += 2 * math.Pi
		}
		// a side of a ridge is turned aside from where it lies
		aside := 0.5 * float64(1-i%2*2)
		tone := int(math.Round(1.5 + 1.9*math.Cos((turn+next)/2+aside-light)))
		colour := [...]drawing.Colour{c.steep.Mixed(c.rock, 0.5), c.steep.Mixed(c.rock, 0.2),
			c.steep.Mixed(c.slope, 0.35), c.slope.Mixed(drawing.White, 0.25)}[max(0, min(3, tone))]
		inner := func(turn float64) drawing.Point { return at(turn, brim-0.05) }
		b.lay(drawing.PolygonPath(at(turn, far), at(next, reach), inner(next), inner(turn)), colour)
	}
	for i, turn := range [...]float64{0.75, 2.55, 4.35} { // in gullies
		way := bend{turn, 0.06, 4, 3 * float64(i)}
		far := max(1.35*b.size(), brim+0.15) + 0.1*float64(i%2)
		b.lay(b.ribbon(top, way, brim-0.1, far, 0.3, 0.1), c.flow)
		b.lay(b.ribbon(top, way, brim-0.1, far-0.14, 0.13, 0.05), c.flow.Mixed(drawing.White, 0.4))
	}
	middle := b.place(top.X, top.Y)
	for _, ring := range [...]struct {
		far, right, down float64
		colour           drawing.Colour
	}{{brim, 0, 0, c.slope.Mixed(drawing.White, 0.45)}, {brim - 0.015, 0.03, 0.04, c.steep.Mixed(c.rock, 0.15)},
		{brim - 0.08, 0, 0, c.rock.Mixed(drawing.Ink, 0.15)}, {brim - 0.12, 0.04, 0.05, c.rock.Mixed(c.steep, 0.4)}} {
		far := b.Space * ring.far
		b.lay(drawing.EllipsePath(middle.Plus(ring.right*b.Space, ring.down*b.Space), far, far), ring.colour)
	}
}

// mother returns the middle of the Mother Geyser, in sides of a space from the corner of the spaces.
func (b *island) mother() drawing.Point {
	i := b.game.Mother()
	place := b.game.Board().Space(i)
	return drawing.Point{X: float64(place.Column) + 0.5, Y: float64(place.Row) + 0.5}
}

// drawStreams draws two streams from the mountain that run past all geysers into the sea, where they widen into mouths,
// and returns where they run.
func (b *island) drawStreams(top drawing.Point) height {
	const step, from = 0.1, 1.0
	c := b.scene
	var run []drawing.Point
	out := 0.2 * wide(b.Mat) / b.Space // so far into the sea
	for _, turn := range [...]float64{0.62, 3.5} {
		way, most := bend{}, math.Inf(-1)
		for i := range 60 { // the one that keeps off most and is not long
			sway := bend{turn + 0.09*float64(i%10-5), 0.17, 1.15, float64(i/10) * math.Pi / 3}
			course := sway.to(b, top, from, step)
			if good := b.keepsOff(course) - 0.1*long(course); good > most {
				way, most = sway, good
			}
		}
		course := way.to(b, top, from, step)
		run = append(run, course...)
		end := from + step*float64(len(course))
		b.lay(b.ribbon(top, way, from, end-0.1, 0.15, 0.42), c.bank)
		b.lay(b.ribbon(top, way, from, end+out, 0.08, 0.34), c.water)
		b.lay(b.ribbon(top, way, end-1, end+out, 0.16, 0.62), c.water)
	}
	return func(x, y float64) float64 {
		far := math.Inf(1)
		for _, at := range run {
			far = min(far, math.Hypot(at.X-x, at.Y-y))
		}
		return 0.1 - far
	}
}

// to returns where something runs from a place to the sea.
func (w bend) to(b *island, from drawing.Point, far, step float64) (run []drawing.Point) {
	for at := w.at(from, far); b.isLand(int(math.Floor(at.X)), int(math.Floor(at.Y))); at = w.at(from, far) {
		run = append(run, at)
		far += step
	}
	return run
}

// long returns how far it is along points.
func long(run []drawing.Point) (far float64) {
	for i := 1; i < len(run); i++ {
		far += math.Hypot(run[i].X-run[i-1].X, run[i].Y-run[i-1].Y)
	}
	return far
}

// keepsOff returns how far points keep off the squares on which something is, at most as far as is enough.
func (b *island) keepsOff(run []drawing.Point) float64 {
	const enough = 0.3
	least := enough
	for i := range b.game.Board().Len() {
		place := b.game.Board().Space(i)
		if kind := b.game.Kind(i); kind != engine.Geyser && kind != engine.Start {
			continue
		}
		x, y := float64(place.Column), float64(place.Row)
		for _, at := range run {
			least = min(least, math.Hypot(max(x-at.X, 0, at.X-x-1), max(y-at.Y, 0, at.Y-y-1)))
		}
	}
	return least
}

// A bend is how something runs away from a place: in a direction from which it sways, so far and so fast.
type bend struct{ turn, sway, fast, shift float64 }

// at returns a point so far away from a place.
func (w bend) at(from drawing.Point, far float64) drawing.Point {
	sin, cos := math.Sincos(w.turn + w.sway*math.Sin(far*w.fast+w.shift))
	return from.Plus(far*cos, far*sin)
}

// ribbon returns the outline of what runs from a place, from so far to so far away, and changes its width.
func (b *island) ribbon(from drawing.Point, way bend, near, far, first, last float64) drawing.Path {
	const step, aside = 0.45, 0.01
	steps := max(4, int((far-near)/step))
	sides := make([]drawing.Point, 2*steps+2)
	for i := range steps + 1 {
		part := float64(i) / float64(steps)
		to := near + (far-near)*part
		at, before, after := way.at(from, to), way.at(from, to-aside), way.at(from, to+aside)
		dx, dy := after.X-before.X, after.Y-before.Y
		half := (first + (last-first)*part) / 2 / math.Hypot(dx, dy)
		sides[i] = b.place(at.X+dy*half, at.Y-dx*half)
		sides[2*steps+1-i] = b.place(at.X-dy*half, at.Y+dx*half)
	}
	return smooth(sides)
}
