package patrollers

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// edge is how far from the edge of the table a floor has room for the numbers of inches, in tenths of an inch.
const edge = 9.5

// lights is how far the lights of a landing field are from its edge, so that no number of an inch seems to have a dot.
const lights = 5

// floors draw what the figures stand on, by the scene of a theme: so near to the colour of the ground that figures are
// seen first.
var floors = map[string]func(d *drawing.Drawing, ground drawing.Colour){
	"play-mat": playMat, "landing-field": landingField,
}

// playMat draws a carpet on which a toy railway goes round, with building blocks in its corners.
func playMat(d *drawing.Drawing, ground drawing.Colour) {
	box := d.Area().Inset(edge)
	if box.Width < 120 || box.Height < 120 {
		return
	}
	wood, iron := ground.Mixed(drawing.RGB(0x8A5A2E), 0.34), ground.Mixed(drawing.Ink, 0.34)
	const gauge, sleeper, each = 5.0, 9.0, 8.0
	middle := box.Inset(sleeper / 2)
	var sleepers drawing.Path
	for x := middle.X + 18; x < middle.Right()-16; x += each {
		for _, y := range [...]float64{middle.Y, middle.Bottom()} {
			sleepers = append(sleepers, drawing.Box(x-1.5, y-sleeper/2, 3, sleeper).Path()...)
		}
	}
	for y := middle.Y + 18; y < middle.Bottom()-16; y += each {
		for _, x := range [...]float64{middle.X, middle.Right()} {
			sleepers = append(sleepers, drawing.Box(x-sleeper/2, y-1.5, sleeper, 3).Path()...)
		}
	}
	d.Path(sleepers, drawing.Paint{Fill: wood, Stroke: joint(0.2, wood)})
	for _, rail := range [...]float64{-gauge / 2, gauge / 2} {
		d.RoundedRect(middle.Inset(rail), 16-rail, drawing.Paint{Stroke: joint(1.1, iron)})
	}
	// A carpet: lozenges in a border, and a round one in the middle.
	carpet := box.Inset(sleeper + 7)
	for i, in := range [...]float64{0, 3, 14} {
		d.RoundedRect(carpet.Inset(in), 4, drawing.Paint{
			Stroke: joint([...]float64{1.6, 0.6, 0.8}[i], ground.Mixed(drawing.RGB(0xA0503C), 0.3))})
	}
	var lozenges drawing.Path
	lozenge := func(x, y float64) {
		lozenges = append(lozenges, drawing.PolygonPath(drawing.Point{X: x, Y: y - 4}, drawing.Point{X: x + 4, Y: y},
			drawing.Point{X: x, Y: y + 4}, drawing.Point{X: x - 4, Y: y})...)
	}
	for x := carpet.X + 14; x < carpet.Right()-10; x += 14 {
		lozenge(x, carpet.Y+8.5)
		lozenge(x, carpet.Bottom()-8.5)
	}
	for y := carpet.Y + 24; y < carpet.Bottom()-18; y += 14 {
		lozenge(carpet.X+8.5, y)
		lozenge(carpet.Right()-8.5, y)
	}
	pale := ground.Mixed(drawing.RGB(0xA0503C), 0.16)
	d.Path(lozenges, drawing.Paint{Fill: pale, Stroke: joint(0.2, pale)})
	centre := d.Area().Centre()
	for i, radius := range [...]float64{44, 40, 22} {
		d.Circle(centre, radius, drawing.Paint{Stroke: joint([...]float64{1.6, 0.6, 1}[i],
			ground.Mixed(drawing.RGB(0xA0503C), 0.3))})
	}
	for i, corner := range corners(carpet.Inset(27)) {
		block(d, corner, ground.Mixed(drawing.Players[i%len(drawing.Players)], 0.3), ground.Mixed(drawing.Ink, 0.4))
	}
}

// block draws a building block with two studs.
func block(d *drawing.Drawing, at drawing.Point, fill, line drawing.Colour) {
	paint := drawing.Outlined(fill, 0.5, line)
	for _, x := range [...]float64{-4, 4} {
		d.RoundedRect(drawing.Box(at.X+x-2.5, at.Y-7, 5, 4), 1, paint)
	}
	d.RoundedRect(drawing.Box(at.X-8.5, at.Y-4.5, 17, 9), 0.8, paint)
}

// landingField draws slabs of a landing field with marked pads, lights along its edge and the doors of hangars.
func landingField(d *drawing.Drawing, ground drawing.Colour) {
	box := d.Area().Inset(edge)
	if box.Width < 120 || box.Height < 120 {
		return
	}
	mark, yellow := ground.Mixed(drawing.Ink, 0.17), ground.Mixed(drawing.RGB(0xD99A00), 0.4)
	d.Path(parts.CutPath(box, 14), drawing.Paint{Stroke: joint(1.4, mark)})
	d.Path(parts.CutPath(box.Inset(lights), 13), drawing.Paint{Stroke: drawing.Stroke{Width: 2.2, Colour: yellow,
		Dash: [2]float64{8, 5}, Faint: true}})
	lit := box.Inset(lights)
	for x := lit.X + 24; x < lit.Right()-18; x += 30 {
		for _, y := range [...]float64{lit.Y, lit.Bottom()} {
			d.Circle(drawing.Point{X: x, Y: y}, 2, drawing.Outlined(yellow, 0.5, mark))
		}
	}
	centre := d.Area().Centre()
	pads := append(corners(box.Inset(min(box.Width, box.Height)*0.24)), centre)
	for i, at := range pads {
		radius := 22.0
		if i == len(pads)-1 {
			radius = 38
		}
		d.Circle(at, radius, drawing.Paint{Fill: ground.Mixed(drawing.Ink, 0.05), Stroke: joint(1.6, mark)})
		d.Circle(at, radius*0.84, drawing.Paint{Stroke: drawing.Stroke{Width: 1.2, Colour: yellow,
			Dash: [2]float64{5, 4}, Faint: true}})
		wide := radius * 0.28
		for _, bar := range []drawing.Rectangle{drawing.Box(at.X-wide-2, at.Y-wide*1.5, 4, wide*3),
			drawing.Box(at.X+wide-2, at.Y-wide*1.5, 4, wide*3), drawing.Box(at.X-wide, at.Y-2, wide*2, 4)} {
			d.Rect(bar, drawing.Filled(ground.Mixed(drawing.Ink, 0.12)))
		}
	}
	for _, x := range [...]float64{box.X, box.Right() - 14} { // hangars
		hangar := drawing.Box(x, centre.Y-26, 14, 52)
		d.Rect(hangar, drawing.Outlined(ground.Mixed(drawing.Ink, 0.09), 0.9, mark))
		for i := 1; i < 6; i++ {
			y := hangar.Y + hangar.Height*float64(i)/6
			d.Line(drawing.Point{X: hangar.X, Y: y}, drawing.Point{X: hangar.Right(), Y: y}, joint(0.5, mark))
		}
	}
}

// joint returns a line of a floor: in no look it is as strong as those of ranges and ways.
func joint(width float64, colour drawing.Colour) drawing.Stroke {
	return drawing.Stroke{Width: width, Colour: colour, Faint: true}
}

// corners returns the corners of a rectangle.
func corners(box drawing.Rectangle) []drawing.Point {
	return []drawing.Point{{X: box.X, Y: box.Y}, {X: box.Right(), Y: box.Y}, {X: box.Right(), Y: box.Bottom()},
		{X: box.X, Y: box.Bottom()}}
}
