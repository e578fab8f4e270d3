package tableau

import (
	"homespun/engines"
	"homespun/printables/drawing"
)

// Sight is what the table shows of lengths while somebody measures. All places and lengths are in millimetres
// of the scene.
type Sight struct {
	// Mover is the piece that will lie at the point, where that is not the one picked last; of kind 0 for
	// none.
	Mover Input
	// Asked are pieces that a tap is about, rather than the point below it: it says why they cannot be
	// chosen.
	Asked []int
	// Words are said at the point in the place of what comes of it.
	Words string
	// Size is how wide what lies at the point will be; 0 for the usual.
	Size   float64
	Twines []Twine
	Rings  []Ring
	// Reached are pieces that are in reach, and Way those that are in the way.
	Reached, Way []int
	// Layers lie on the scene while something is decided, such as a dial that is being set.
	Layers []Layer
}

// Twine is a measure laid straight from one place to another.
type Twine struct {
	From, To drawing.Point
	// Knot is how long one twine is: there is a knot after each. 0 for none.
	Knot float64
	Seat engines.Seat
	// Past says that it has been laid already; Bad that it may not lie so.
	Past, Bad bool
	// Words stand at its middle, such as "1.4 twines".
	Words string
}

// Ring is how far something reaches around a place.
type Ring struct {
	At     drawing.Point
	Radius float64
	Seat   engines.Seat
	// Words stand at its top, such as "range 2".
	Words string
}

// Box returns the square around the ring.
func (r Ring) Box() drawing.Rectangle {
	return drawing.Box(r.At.X-r.Radius, r.At.Y-r.Radius, 2*r.Radius, 2*r.Radius)
}
