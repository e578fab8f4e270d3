package rulebook

import (
	"math"

	"homespun/printables/drawing"
)

// The sizes of what is drawn for moves, in millimetres of the page.
const (
	dotRadius   = 1.5
	smallDot    = 1.0 // where a piece stands
	arrowWidth  = 1.1
	arrowLength = 3.2
	leastArrow  = 1.8 // between places close together
	crossArm    = 2.0
	leastArm    = 1.0 // over a piece that is small itself
)

// The colours of marks.
var (
	goColour = drawing.PlayerC
	noColour = drawing.RGB(0xB3261E)
)

// seen draws a line with a light one around it, so that it is seen on every ground.
func seen(page *drawing.Drawing, path drawing.Path, line drawing.Stroke, around float64) {
	page.Path(path, drawing.Paint{Stroke: drawing.Stroke{Width: line.Width + around, Colour: drawing.Paper, Round: true},
		Keep: true})
	page.Path(path, drawing.Paint{Stroke: line})
}

// A way is the arrow of a move on a picture. Its line lies below the pieces and its head above them, so that it
// hides none of them.
type way struct {
	page *drawing.Drawing
	size float64 // of the head, in millimetres
	// path is the line without the head; tip is where the head ends, and along its direction, of length 1.
	path       drawing.Path
	tip, along drawing.Point
}

// way returns the arrow along some places of the scene. It ends at the edge of the piece at its end; between two
// pieces that leave it no room it lies over the edges of both. ok is false where it leads nowhere.
func (p *picture) way(places []drawing.Point) (w way, ok bool) {
	last := len(places) - 1
	if last < 1 || distance(places[last], places[last-1]) == 0 {
		return w, false
	}
	before, end := p.at(places[last-1]), p.at(places[last])
	length := distance(before, end)
	w.page = p.page
	w.along = drawing.Point{X: (end.X - before.X) / length, Y: (end.Y - before.Y) / length}
	w.size = min(arrowLength, max(leastArrow, length*0.4))
	from, to := p.radius(places[last-1]), length-p.radius(places[last])
	if to-from < w.size {
		to = (from + to + w.size) / 2
	}
	w.tip = before.Plus(w.along.X*to, w.along.Y*to)
	w.path = w.path.MoveTo(p.at(places[0]))
	for _, place := range places[1:last] {
		w.path = w.path.LineTo(p.at(place))
	}
	w.path = w.path.LineTo(w.back(w.size))
	return w, true
}

// back returns the place on the arrow that is so many millimetres before its tip.
func (w *way) back(by float64) drawing.Point { return w.tip.Plus(-w.along.X*by, -w.along.Y*by) }

// line draws the line of an arrow.
func (w *way) line(colour drawing.Colour, dashed bool) {
	stroke := drawing.Stroke{Width: arrowWidth, Colour: colour, Round: true}
	if dashed {
		stroke.Dash = [2]float64{2, 1.6}
	}
	seen(w.page, w.path, stroke, 0.9)
}

// head draws the head of an arrow.
func (w *way) head(colour drawing.Colour) {
	neck, side := w.back(w.size), w.size/2
	head := drawing.PolygonPath(w.tip, neck.Plus(-w.along.Y*side, w.along.X*side),
		neck.Plus(w.along.Y*side, -w.along.X*side))
	w.page.Path(head, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.9, drawing.Paper), Keep: true})
	w.page.Path(head, drawing.Paint{Fill: colour, Keep: true})
}

// radius returns how far a piece that stands at a place reaches from it, in millimetres of the page; 0 for none.
func (p *picture) radius(place drawing.Point) (reach float64) {
	for _, piece := range p.scene.Pieces {
		if !piece.Faint && distance(piece.At, place) < piece.Size/4 {
			reach = max(reach, piece.Size*p.scale/2)
		}
	}
	return reach
}

// beyond returns how far to the side and up from a place a cross stands, so that it is seen which piece is meant and
// what that is: at the edge of a round piece, and over a corner of a square one, whose neighbours touch it.
func (p *picture) beyond(place drawing.Point) float64 {
	for _, piece := range p.scene.Pieces {
		if distance(piece.At, place) < piece.Size/4 && piece.Shape().Square {
			return p.radius(place) / 2
		}
	}
	return p.radius(place)
}

// dot marks a place that a move can reach: at the upper edge of the piece that stands there, whose
// number is at its foot.
func (p *picture) dot(place drawing.Point) {
	at, radius := p.at(place), dotRadius
	if reach := p.radius(place); reach > 0 {
		at, radius = at.Plus(0, -reach), smallDot
	}
	if !inside(p.box.Inset(radius), at) {
		return
	}
	p.page.Circle(at, radius, drawing.Paint{Fill: goColour, Stroke: drawing.Line(0.5, drawing.Paper), Keep: true})
}

// done marks a spot on which something is done with a ring in the colour that a building of cubes has there,
// and with the number of the move where there are several and the spot is large enough for it.
func (p *picture) done(spot drawing.Rectangle, number, of int) {
	from := p.at(drawing.Point{X: spot.X, Y: spot.Y})
	box := drawing.Box(from.X, from.Y, spot.Width*p.scale, spot.Height*p.scale)
	line := min(1, box.Width*0.12)
	ring := drawing.RoundedPath(box.Inset(line/2), line)
	seen(p.page, ring, drawing.Stroke{Width: line, Colour: drawing.PlayerE, Round: true}, line*0.9)
	if of > 1 && box.Width > 3*discRadius {
		disc(p.page, drawing.Point{X: box.X, Y: box.Bottom()}, number)
	}
}

// empty draws a space that the board has and the scene leaves out.
func (p *picture) empty(space drawing.Rectangle) {
	from := p.at(drawing.Point{X: space.X, Y: space.Y})
	box := drawing.Box(from.X, from.Y, space.Width*p.scale, space.Height*p.scale)
	p.page.Rect(box, drawing.Paint{Fill: drawing.Paper,
		Stroke: drawing.Stroke{Width: 0.4, Colour: drawing.Ink, Dash: [2]float64{1, 0.8}}})
}

// arm returns how far a cross reaches to each side where a move to a place of the scene is not possible, so
// that it hides neither what stands there nor what stands beside it.
func (p *picture) arm(place drawing.Point) float64 {
	arm := crossArm
	if reach := p.radius(place); reach > 0 {
		arm = min(arm, reach/2)
	} else {
		for _, piece := range p.scene.Pieces {
			away := max(math.Abs(piece.At.X-place.X), math.Abs(piece.At.Y-place.Y)) - piece.Size/2
			if !piece.Faint {
				arm = min(arm, away*p.scale)
			}
		}
	}
	return max(leastArm, arm)
}

// cross marks a place of the page where a move is not possible, so far to each side.
func cross(page *drawing.Drawing, at drawing.Point, arm float64) {
	var path drawing.Path
	path = path.MoveTo(at.Plus(-arm, -arm)).LineTo(at.Plus(arm, arm))
	path = path.MoveTo(at.Plus(-arm, arm)).LineTo(at.Plus(arm, -arm))
	seen(page, path, drawing.Stroke{Width: arm * 0.6, Colour: noColour, Round: true}, arm*0.5)
}

// area draws a line around a part of the scene.
func (p *picture) area(part drawing.Rectangle) {
	from := p.at(drawing.Point{X: part.X, Y: part.Y})
	p.page.RoundedRect(drawing.Box(from.X, from.Y, part.Width*p.scale, part.Height*p.scale), 1,
		drawing.Outlined(drawing.None, 1, noColour))
}
