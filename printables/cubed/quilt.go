package cubed

import (
	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
)

// thing returns the areas of a piece of scenery, each point moved, given in units of so much of its longer side.
func thing(name string, units float64, move func(x, y float64) drawing.Point) []drawing.Shape {
	symbol := drawing.Scenery(name)
	if symbol == nil {
		return nil
	}
	var areas []drawing.Shape
	unit := units / drawing.IconSize
	for _, mark := range symbol.Drawing.Marks {
		area := mark.(drawing.Shape)
		area.Path = area.Path.Mapped(func(p drawing.Point) drawing.Point {
			return move((p.X-symbol.Drawing.Width/2)*unit, (p.Y-symbol.Drawing.Height/2)*unit)
		})
		areas = append(areas, area)
	}
	return areas
}

// motif returns what is sewn on a patch, the same in all four quarters of the quilt, or "": cloths so pale that cubes
// are seen first.
func motif(column, row int) string {
	const middle = engine.Columns / 2
	across, down := max(column-middle, middle-column), max(row-middle, middle-row)
	return map[[2]int]string{{0, 1}: "heart", {1, 1}: "star", {1, 2}: "leaf", {0, 2}: "ball", {0, 3}: "house",
		{2, 2}: "boat", {1, 3}: "windmill", {2, 3}: "fish", {3, 3}: "moon"}[[2]int{min(across, down), max(across, down)}]
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
	for _, area := range thing("patch-"+motif(column, row), 2.2, func(x, y float64) drawing.Point {
		return centre.Plus(x*side, y*max(side, -side))
	}) {
		stitches := drawing.Stroke{Width: box.Width * 0.008, Colour: area.Paint.Fill.Mixed(thread, 0.6), Faint: true,
			Dash: [2]float64{box.Width * 0.028, box.Width * 0.02}}
		d.Path(area.Path, drawing.Paint{Fill: area.Paint.Fill, Stroke: stitches, Open: true})
	}
}
