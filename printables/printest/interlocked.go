package printest

import (
	"homespun/printables"
	"homespun/printables/drawing"
)

// outline returns where a placement is cut, as polygons.
func (e *examiner) outline(p printables.Placement) [][]drawing.Point {
	piece := &e.parts[p.Part].Pieces[p.Piece]
	use := drawing.Use{Symbol: &drawing.Symbol{Drawing: piece.Front}, At: p.Box.Centre(), Scale: 1, Turn: p.Turn}
	return piece.Outline.Mapped(use.Place).Flatten(hair)
}

// collide says whether two placements whose boxes share some area overlap: of parts that interlock that is for their outlines to say, at points half a
// millimetre apart.
func (e *examiner) collide(a, b printables.Placement, shared drawing.Rectangle) bool {
	const step = 0.5
	if e.parts[a.Part].Grid <= 0 || e.parts[b.Part].Grid <= 0 {
		return true
	}
	one, other := e.outline(a), e.outline(b)
	for y := shared.Y + step/2; y < shared.Bottom(); y += step {
		for x := shared.X + step/2; x < shared.Right(); x += step {
			if at := (drawing.Point{X: x, Y: y}); drawing.Inside(one, at) && drawing.Inside(other, at) {
				return true
			}
		}
	}
	return false
}

// covered returns how much paper a placement takes, in square millimetres.
func (e *examiner) covered(p printables.Placement) float64 {
	if e.parts[p.Part].Grid <= 0 {
		return p.Box.Width * p.Box.Height
	}
	sum := 0.0
	for _, polygon := range e.outline(p) {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			sum += (from.X*to.Y - to.X*from.Y) / 2
		}
	}
	return sum
}
