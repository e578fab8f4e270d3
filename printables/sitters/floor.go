package sitters

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// cobbles returns rows of paving stones in a box, laid in bond: lines between them.
func cobbles(box drawing.Rectangle, rows int) drawing.Path {
	var path drawing.Path
	high := box.Height / float64(rows)
	for i := range rows {
		y := box.Y + float64(i)*high
		if i > 0 {
			path = path.MoveTo(drawing.Point{X: box.X, Y: y}).LineTo(drawing.Point{X: box.Right(), Y: y})
		}
		for k := range 3 {
			x := box.X + box.Width*(float64(k)+0.25+0.5*float64(i%2))/3
			path = path.MoveTo(drawing.Point{X: x, Y: y}).LineTo(drawing.Point{X: x, Y: y + high})
		}
	}
	return path
}

// panels returns what a plate of a deck shows in a box: its inner edge with cut corners, and on some a grating.
func panels(box drawing.Rectangle, seed int) drawing.Path {
	inner := box.Inset(box.Width * 0.07)
	path := parts.CutPath(inner, box.Width*0.08)
	for _, corner := range [...][2]float64{{0.07, 0.5}, {0.93, 0.5}, {0.5, 0.07}, {0.5, 0.93}} {
		rivet := drawing.Point{X: box.X + corner[0]*box.Width, Y: box.Y + corner[1]*box.Height}
		path = append(path, drawing.EllipsePath(rivet, box.Width*0.012, box.Width*0.012)...)
	}
	at := func(x, y float64) drawing.Point {
		return drawing.Point{X: inner.X + x*inner.Width, Y: inner.Y + y*inner.Height}
	}
	switch parts.Chance(seed, 4) {
	case 0:
		for i := range 4 {
			y := 0.7 + 0.06*float64(i)
			path = path.MoveTo(at(0.2, y)).LineTo(at(0.8, y))
		}
	case 1:
		path = path.MoveTo(at(0, 0.38)).LineTo(at(0.3, 0.38)).LineTo(at(0.42, 0.5)).LineTo(at(1, 0.5))
	case 2:
		path = path.MoveTo(at(0.5, 0)).LineTo(at(0.5, 1))
	}
	return path
}

// fence returns a picket fence around a garden in a box, open below in the middle, and the path from there.
func fence(box drawing.Rectangle) drawing.Path {
	inner := box.Inset(box.Width * 0.075)
	at := func(x, y float64) drawing.Point {
		return drawing.Point{X: inner.X + x*inner.Width, Y: inner.Y + y*inner.Height}
	}
	var path drawing.Path
	path = path.MoveTo(at(0.36, 1)).LineTo(at(0, 1)).LineTo(at(0, 0)).LineTo(at(1, 0)).LineTo(at(1, 1)).
		LineTo(at(0.64, 1))
	const pickets, half = 12, 0.022
	picket := func(x, y, across, down float64) {
		path = path.MoveTo(at(x-half*across, y-half*down)).LineTo(at(x+half*across, y+half*down))
	}
	for i := range pickets {
		along := (float64(i) + 0.5) / pickets
		picket(0, along, 1, 0)
		picket(1, along, 1, 0)
		picket(along, 0, 0, 1)
		if along < 0.36 || along > 0.64 {
			picket(along, 1, 0, 1)
		}
	}
	return path.MoveTo(at(0.36, 1)).CurveTo(at(0.38, 0.92), at(0.44, 0.9), at(0.44, 0.84)).MoveTo(at(0.64, 1)).
		CurveTo(at(0.62, 0.92), at(0.56, 0.9), at(0.56, 0.84))
}
