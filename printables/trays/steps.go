package trays

import (
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Sequence shows how a box is made, a lid and what it goes over, from a drawing of the flat lid. With halves
// the lower part is of two.
func (t Tray) Sequence(title string, colour drawing.Colour, halves bool, lid *drawing.Drawing) parts.Sequence {
	floor := t.Floor()
	corner := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	flat := func(d *drawing.Drawing, box drawing.Rectangle) func(drawing.Point) drawing.Point {
		at, _ := assembly.Placed(d, lid, box.Inset(1))
		return at
	}
	made := parts.Sequence{Title: title, Steps: []parts.Step{
		{Caption: words.TrayCut, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at := flat(d, box)
			assembly.Cut(d, t.Outline().Mapped(at))
			assembly.Scissors(d, at(corner(0, floor.Centre().Y)).Plus(-0.5, 4), -90)
		}},
		{Caption: words.TrayFold, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at := flat(d, box)
			for _, edge := range t.edges() {
				assembly.Fold(d, at(edge[0]), at(edge[1]))
			}
			middle := floor.Centre().Y
			in := floor.Width * 0.3
			assembly.Arrow(d, at(corner(0, middle)), at(corner(floor.X+in, middle)), 0.35)
			assembly.Arrow(d, at(corner(floor.Right()+floor.X, middle)), at(corner(floor.Right()-in, middle)), -0.35)
		}},
		{Caption: words.TrayGlue, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at := flat(d, box)
			for i, tab := range t.tabs() {
				placed := make([]drawing.Point, len(tab))
				for k, point := range tab {
					placed[k] = at(point)
				}
				assembly.Glue(d, drawing.PolygonPath(placed...))
				// From the middle of the tab to the end of the wall that it goes behind.
				across, bent := t.Depth*1.6, 0.5
				if i == 1 || i == 2 {
					across = -across
				}
				if i%2 == 1 {
					bent = -bent
				}
				start := drawing.Point{X: (placed[1].X + placed[2].X) / 2, Y: (placed[1].Y + placed[2].Y) / 2}
				reach := at(corner(across, 0)).X - at(corner(0, 0)).X
				assembly.Arrow(d, start, start.Plus(reach, 0), bent)
			}
		}},
		{Caption: words.TrayDone, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			half := box.Height * 0.62
			top, side, end := drawing.New(floor.Height, floor.Width), drawing.New(floor.Width, t.Depth),
				drawing.New(floor.Height, t.Depth)
			below := drawing.Box(box.X+2, box.Bottom()-half, box.Width-4, half)
			above := drawing.Box(below.X, box.Y, below.Width, half)
			wall := drawing.Filled(colour.Mixed(drawing.White, 0.3))
			side.Rect(side.Area(), wall)
			end.Rect(end.Area(), wall)
			inside := drawing.New(top.Width, top.Height)
			inside.Rect(inside.Area(), drawing.Filled(drawing.Paper.Mixed(drawing.Ink, 0.18)))
			assembly.Block(d, below, inside, side, end)
			top.Rect(top.Area(), drawing.Filled(colour))
			top.Rect(top.Area().Inset(floor.Width*0.12), drawing.Filled(colour.Mixed(drawing.White, 0.86)))
			assembly.Block(d, above, top, side, end)
			for _, way := range []float64{-1, 1} {
				at := drawing.Point{X: box.Centre().X + way*box.Width*0.42, Y: box.Centre().Y}
				assembly.Arrow(d, at.Plus(0, -5), at.Plus(0, 6), 0)
			}
		}},
	}}
	if halves {
		made.Steps[3] = parts.Step{Caption: words.TrayHalves, Draw: t.joinHalves(colour)} // that the lid goes over it is seen
	}
	return made
}

// joinHalves draws two halves of a tray, from above, that are pushed into each other.
func (t Tray) joinHalves(colour drawing.Colour) func(d *drawing.Drawing, box drawing.Rectangle) {
	return func(d *drawing.Drawing, box drawing.Rectangle) {
		const wall, apart = 1.6, 9.0
		high := min(box.Height-4, (box.Width-apart)*0.6)
		wide := (box.Width - apart - 6) / 2
		top := box.Centre().Y - high/2
		left, right := drawing.Box(box.X, top, wide, high), drawing.Box(box.Right()-wide, top, wide, high)
		for i, half := range []drawing.Rectangle{left, right} {
			d.Rect(half, drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink)})
			floor := drawing.Box(half.X+wall*float64(1-i), half.Y+wall, half.Width-wall, half.Height-2*wall)
			d.Rect(floor, drawing.Filled(colour.Mixed(drawing.White, 0.86)))
		}
		assembly.Glue(d, drawing.Box(left.Right(), top+wall, 6, high-2*wall).Path())
		assembly.Arrow(d, drawing.Point{X: right.X + wide*0.5, Y: box.Centre().Y},
			drawing.Point{X: right.X - 2, Y: box.Centre().Y}, 0)
	}
}
