package kit

import (
	"math"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// steps calls a function for each step from a space to the next, but for those that leave and join the track.
func (b *board) steps(step func(from, to drawing.Point)) {
	n := b.game.Main()
	if b.game.Roam {
		n = 0
	}
	for space := 1; space < n || b.lay.Closed && space == n && n > 2; space++ {
		step(b.lay.Spaces[space].Centre(), b.lay.Spaces[space%n+1].Centre())
	}
	for i, side := range sidesOf(b.game) {
		for k, space := range side.Spaces {
			before := side.From
			if k > 0 {
				before = space - 1
			} else if side.To > 0 || !b.lay.Signs[i].Empty() {
				continue
			}
			from, to := b.lay.Spaces[before].Centre(), b.lay.Spaces[space].Centre()
			if distance(from, to) < 2*b.unit || k == 0 { // else a row of a strip ends
				step(from, to)
			}
		}
	}
}

// road draws the way under the spaces.
func (b *board) road() {
	paint := drawing.Paint{Fill: b.colour.Mixed(b.ground, 0.55), Open: true}
	b.steps(func(from, to drawing.Point) {
		across, along := b.beside(from, to)
		half := roadWide / 2
		if b.pictured { // from edge to edge, as spaces are seen through
			out := 0.5 * distance(from, to) / max(math.Abs(to.X-from.X), math.Abs(to.Y-from.Y), 1e-9)
			if distance(from, to) < 2*out*b.unit {
				return
			}
			from, to, half = along(from, out), along(to, -out), half/4
		}
		b.Polygon([]drawing.Point{across(from, half), across(to, half), across(to, -half), across(from, -half)}, paint)
	})
}

// links draws where ways leave the track and join it, or says so where they lie apart.
func (b *board) links() {
	for i, side := range sidesOf(b.game) {
		name := ""
		if drawing.Settable(side.Name) {
			name = text.Capital(short(side.Name))
		}
		style := drawing.Style{Face: drawing.Bold, Size: b.unit * 0.17 / drawing.PointMM, Colour: drawing.Ink}
		switch box := b.lay.Signs[i]; {
		case !box.Empty() && side.To == 0:
			radius := box.Height * 0.4
			seat := i - len(b.game.Ways())
			b.Seat(seat, drawing.Point{X: box.X + radius, Y: box.Y + radius}, radius)
			b.Label(drawing.Box(box.X+2.4*radius, box.Y, box.Width-2.4*radius, 2*radius), words.OwnLane(side.From), style,
				smallestSaid, drawing.Left)
		case !box.Empty():
			b.Label(box, words.OwnWay(name, side.From, side.To), style, smallestSaid, drawing.Left)
		case side.To == 0:
		case len(side.Spaces) == 0:
			b.link(side.From, side.To)
			from, to := b.lay.Spaces[side.From].Centre(), b.lay.Spaces[side.To].Centre()
			wide := min(drawing.Measure(name, style), b.unit*1.5) + b.unit*0.1
			plate, most := drawing.Rectangle{}, math.Inf(1)
			for _, part := range []float64{0.5, 0.4, 0.6, 0.3, 0.7} {
				at := drawing.Box(from.X+(to.X-from.X)*part-wide/2, from.Y+(to.Y-from.Y)*part-b.unit*0.12, wide, b.unit*0.24)
				if on := b.covered(at); on < most {
					plate, most = at, on
				}
			}
			b.RoundedRect(plate, b.unit*0.06, drawing.Paint{Fill: b.ground, Stroke: drawing.Line(b.unit*0.015, b.colour)})
			b.Label(plate, name, style, smallestSaid, drawing.Centre)
		default:
			b.link(side.From, side.Spaces[0])
			b.link(side.Spaces[len(side.Spaces)-1], side.To)
		}
	}
}

// covered is how many spaces a box lies on.
func (b *board) covered(box drawing.Rectangle) (sum float64) {
	for _, space := range b.lay.Spaces {
		if box.Overlaps(space) {
			sum++
		}
	}
	return sum
}

// turned is what it costs that a line to another space leaves one on a side that looks elsewhere, or to the space
// before or after.
func (b *board) turned(from, to int, side drawing.Point) (cost float64) {
	at, toward := b.lay.Spaces[from].Centre(), b.lay.Spaces[to].Centre()
	switch facing := side.X*(toward.X-at.X) + side.Y*(toward.Y-at.Y); {
	case facing <= 0:
		cost = 3
	case facing < 0.3*b.unit/2*distance(at, toward):
		cost = 1
	}
	for _, next := range []int{from - 1, from + 1} {
		if next > 0 && next < len(b.lay.Spaces) && next != to &&
			distance(at.Plus(side.X, side.Y), b.lay.Spaces[next].Centre()) < 0.75*b.unit {
			cost++
		}
	}
	return cost
}

// link draws a dashed line from a side of a space to one of another, across as few others as can be.
func (b *board) link(from, to int) {
	var a, z drawing.Point
	least, half := math.Inf(1), b.unit/2
	for i := range 16 {
		side := [4]drawing.Point{{X: half}, {Y: half}, {X: -half}, {Y: -half}}
		out, in := side[i%4], side[i/4]
		p, q := b.lay.Spaces[from].Centre().Plus(out.X, out.Y), b.lay.Spaces[to].Centre().Plus(in.X, in.Y)
		cost := distance(p, q)/b.unit + b.turned(from, to, out) + b.turned(to, from, in)
		for part := 0.05; part < 1; part += 0.1 {
			at := p.Plus((q.X-p.X)*part, (q.Y-p.Y)*part)
			cost += b.covered(drawing.Box(at.X, at.Y, 1e-6, 1e-6)) / 5
		}
		if cost < least-1e-9 {
			a, z, least = p, q, cost
		}
	}
	colour := b.colour.Mixed(drawing.Ink, 0.35)
	for _, stroke := range []drawing.Stroke{{Width: b.unit * 0.11, Colour: drawing.Paper, Round: true},
		{Width: b.unit * 0.06, Colour: colour, Round: true, Dash: [2]float64{b.unit * 0.12, b.unit * 0.1}}} {
		b.Path(drawing.Path{}.MoveTo(a).LineTo(z), drawing.Paint{Stroke: stroke, Open: true, Keep: true})
	}
	b.arrow(z, a, z, 0.11, colour)
}

// beside returns functions that move a point across and along the way from one point to another, in sides of a space.
func (b *board) beside(from, to drawing.Point) (across, along func(at drawing.Point, by float64) drawing.Point) {
	away := max(math.Hypot(to.X-from.X, to.Y-from.Y), 1e-9)
	x, y := (to.X-from.X)/away*b.unit, (to.Y-from.Y)/away*b.unit
	return func(at drawing.Point, by float64) drawing.Point { return at.Plus(-y*by, x*by) },
		func(at drawing.Point, by float64) drawing.Point { return at.Plus(x*by, y*by) }
}

// arrows draws a small arrow wherever the way goes from a space to the next.
func (b *board) arrows() {
	b.steps(func(from, to drawing.Point) {
		b.arrow(drawing.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}, from, to, 0.075, b.colour)
	})
}

// arrow draws the head of an arrow in the middle of which a point lies, in the direction from one point to another.
func (b *board) arrow(at, from, to drawing.Point, size float64, colour drawing.Colour) {
	across, along := b.beside(from, to)
	back := along(at, -size)
	b.Polygon([]drawing.Point{along(at, size), across(back, size), across(back, -size)},
		drawing.Paint{Fill: colour, Stroke: drawing.Line(b.unit*0.012, drawing.White), Keep: true})
}

// jump draws where a space sends to: a ladder forwards, a slide back. What lies in line with it bends around the spaces
// between.
func (b *board) jump(from, to int) {
	a := b.lay.Spaces[from].Centre()
	z := b.lay.Spaces[to].Centre().Plus(0, b.unit*number/2) // so that no number is hidden
	away := math.Hypot(z.X-a.X, z.Y-a.Y) / b.unit
	if away < 1e-6 {
		return
	}
	across, along := b.beside(a, z)
	a, z = along(a, 0.46*away*b.unit/max(math.Abs(z.X-a.X), math.Abs(z.Y-a.Y))), along(z, -0.24)
	bend, inLine := 0.0, min(math.Abs(z.X-a.X), math.Abs(z.Y-a.Y)) < b.unit*0.4
	switch {
	case away < 1.3:
	case inLine:
		bend = min(0.6, away*0.2)
	case to < from:
		bend = 0.16 * away
	}
	middle := across(drawing.Point{X: (a.X + z.X) / 2, Y: (a.Y + z.Y) / 2}, 2*bend) // a curve comes half as far
	curve := func(t float64) drawing.Point {
		u := 1 - t
		return drawing.Point{X: u*u*a.X + 2*u*t*middle.X + t*t*z.X, Y: u*u*a.Y + 2*u*t*middle.Y + t*t*z.Y}
	}
	steps := max(2, int(math.Round(away/0.24)))
	colour := b.colour.Mixed(drawing.Ink, 0.35)
	if to < from {
		b.slide(curve, steps, colour)
	} else {
		b.ladder(curve, steps, colour)
	}
	b.arrow(z, curve(0.94), z, 0.12, colour)
}

// ladder draws two rails along a curve, and its rungs.
func (b *board) ladder(curve func(float64) drawing.Point, steps int, colour drawing.Colour) {
	const half = 0.1
	var rails [2]drawing.Path
	var rungs drawing.Path
	for i := range steps {
		t := float64(i) / float64(steps)
		across, _ := b.beside(curve(t), curve(t+0.01))
		left, right := across(curve(t), half), across(curve(t), -half)
		if i == 0 {
			rails[0], rails[1] = rails[0].MoveTo(left), rails[1].MoveTo(right)
			continue
		}
		rails[0], rails[1] = rails[0].LineTo(left), rails[1].LineTo(right)
		rungs = rungs.MoveTo(left).LineTo(right)
	}
	for _, path := range append(rails[:], rungs) {
		b.Path(path, drawing.Paint{Stroke: drawing.Stroke{Width: b.unit * 0.035, Colour: colour, Round: true}, Open: true})
	}
}

// slide draws a smooth band along a curve.
func (b *board) slide(curve func(float64) drawing.Point, steps int, colour drawing.Colour) {
	path := drawing.Path{}.MoveTo(curve(0))
	for i := 1; i <= 2*steps; i++ {
		path = path.LineTo(curve(0.95 * float64(i) / float64(2*steps)))
	}
	for _, line := range []drawing.Stroke{{Width: b.unit * 0.13, Colour: colour, Round: true},
		{Width: b.unit * 0.07, Colour: drawing.Paper, Round: true}} {
		b.Path(path, drawing.Paint{Stroke: line, Open: true, Keep: true})
	}
}
