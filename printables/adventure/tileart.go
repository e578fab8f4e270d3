package adventure

import (
	"math"

	"homespun/printables/drawing"
)

// The icons in whose places tiles of our own are drawn, where a theme has no others.
const (
	EntranceIcon = "archway"
	WallIcon     = "brick-wall"
	PortalIcon   = "portal"
)

// Wall draws a wall of dressed stones in a box, each with a darker edge below.
func Wall(d *drawing.Drawing, box drawing.Rectangle, colour drawing.Colour) {
	const seed = 5 // which stones are light
	d.Rect(box, drawing.Filled(colour.Mixed(drawing.Ink, 0.3)))
	for _, p := range bricks(spot{seed: seed}) {
		one := drawing.Box(box.X+p.box.X*box.Width, box.Y+p.box.Y*box.Height, p.box.Width*box.Width,
			p.box.Height*box.Height).Inset(box.Width * 0.015)
		light := colour.Mixed(drawing.White, 0.3+0.1*float64(p.tone%3))
		d.Rect(one, drawing.Paint{Fill: colour, Open: true})
		one.Height *= 0.8
		d.Rect(one, drawing.Filled(light))
	}
}

// Entrance draws the door to the daylight in a square box: what is seen through it, and leaves that hang in.
func Entrance(d *drawing.Drawing, box drawing.Rectangle) {
	unit := box.Width / 20
	at := func(x, y float64) drawing.Point {
		return drawing.Point{X: box.Centre().X + x*unit, Y: box.Bottom() + (y-0.6)*unit}
	}
	arch := func(half, high, foot float64, colour drawing.Colour) {
		const round = 0.5522847498
		spring := half - high
		d.Path(drawing.Path{}.MoveTo(at(-half, foot)).LineTo(at(-half, spring)).
			CurveTo(at(-half, spring-half*round), at(-half*round, -high), at(0, -high)).
			CurveTo(at(half*round, -high), at(half, spring-half*round), at(half, spring)).
			LineTo(at(half, foot)).Close(), drawing.Filled(colour))
	}
	arch(8.6, 18.2, 0.5, 0xFF4F5A4C)
	arch(8.6, 18.2, -0.3, 0xFF7C8876)
	arch(6.2, 15.4, -0.3, 0xFFA3AC94)
	arch(5.2, 14.4, -0.3, 0xFFFFF0BE)
	sun := drawing.EllipsePath(at(1.4, -8.6), 2.1*unit, 2.1*unit)
	d.Path(sun, drawing.Filled(0xFFFFD166))
	hill := func(left, middle, right float64, colour drawing.Colour) {
		d.Path(drawing.Path{}.MoveTo(at(-5.2, left)).CurveTo(at(-2, middle), at(2, middle), at(5.2, right)).
			LineTo(at(5.2, -0.3)).LineTo(at(-5.2, -0.3)).Close(), drawing.Paint{Fill: colour, Open: true})
	}
	hill(-4.6, -7.6, -4.4, 0xFFBFD98A)
	hill(-1.8, -2.6, -3.4, 0xFF8FB85C)
	var leaves drawing.Path
	for _, leaf := range [...][3]float64{{-7.6, -13.4, 2.2}, {-5.2, -16.6, 2.5}, {-1.6, -18, 2.1},
		{2.2, -17.8, 2}, {5.6, -16, 2.6}, {8, -13, 2}, {8.6, -9.8, 1.5}, {-8.6, -10.2, 1.6}, {-3.4, -15, 1.7},
		{4.2, -14.4, 1.5}} {
		leaves = append(leaves, drawing.EllipsePath(at(leaf[0], leaf[1]), leaf[2]*unit, leaf[2]*unit)...)
	}
	below := leaves.Mapped(func(p drawing.Point) drawing.Point { return p.Plus(0, 0.6*unit) })
	d.Path(below, drawing.Paint{Fill: 0xFF3F5C2C, Open: true})
	d.Path(leaves, drawing.Paint{Fill: 0xFF6F9A45, Open: true})
}

// Portal draws the ring of stones out of which monsters come, in a square box, and what shines in it.
func Portal(d *drawing.Drawing, box drawing.Rectangle, colour drawing.Colour) {
	const stone, joint drawing.Colour = 0xFF8D8A97, 0xFF5D5A68
	const stones = 10
	radius := box.Width / 2 * 0.97
	centre := box.Centre().Plus(0, -radius*0.03)
	d.Circle(centre.Plus(0, radius*0.06), radius, drawing.Paint{Fill: joint, Open: true})
	d.Circle(centre, radius, drawing.Filled(stone))
	line := drawing.Line(radius*0.05, joint)
	for i := range stones {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / stones)
		d.Line(centre.Plus(radius*0.8*cos, radius*0.8*sin), centre.Plus(radius*cos, radius*sin), line)
	}
	d.Circle(centre, radius*0.8, drawing.Paint{Fill: joint, Open: true})
	d.Circle(centre, radius*0.76, drawing.Filled(colour.Mixed(drawing.White, 0.62)))
	d.Circle(centre, radius*0.62, drawing.Paint{Fill: colour.Mixed(drawing.White, 0.78), Open: true})
}
