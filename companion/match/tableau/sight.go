package tableau

import (
	"homespun/engines"
	"homespun/printables/drawing"
)

// Sight is what the table shows of lengths while a person measures. All places and lengths are in millimetres
// of the scene.
type Sight struct {
	// Mover is the piece that will lie at the point, if that is not the piece picked last; of kind 0 for
	// none.
	Mover Input
	// Asked are pieces that a tap concerns, and not the point below them: the tap says why they cannot be
	// chosen.
	Asked []int
	// Words are written at the point, in place of the sentence on what the move brings about.
	Words string
	// Size is the diameter of what will lie at the point; 0 for the usual one.
	Size   float64
	Twines []Twine
	Rings  []Ring
	// Areas are drawn below the rings, later ones on earlier ones.
	Areas []*Area
	// Reached are the pieces in reach, Way the pieces in the way.
	Reached, Way []int
	// Layers lie on the scene while something is decided, such as a dial that is being set.
	Layers []Layer
}

// Twine is a measure laid straight from one place to another.
type Twine struct {
	From, To drawing.Point
	// Knot is the length of one twine; a knot is drawn after each. 0 for none.
	Knot float64
	Seat engines.Seat
	// Past says that the twine was laid earlier in the turn. Bad says that it may not lie there.
	Past, Bad bool
	// Words are written at its middle, such as "1.4 twines".
	Words string
}

// Ring is a circle that shows how far something reaches.
type Ring struct {
	At     drawing.Point
	Radius float64
	Seat   engines.Seat
	// Words are written at its top, such as "range 2".
	Words string
}

// Box returns the square around the ring.
func (r Ring) Box() drawing.Rectangle {
	return drawing.Box(r.At.X-r.Radius, r.At.Y-r.Radius, 2*r.Radius, 2*r.Radius)
}
