package tableau

import (
	"slices"

	"homespun/engines"
)

// A Guide is a game in which pieces walk on spots: it knows the way to a spot that is too far for one move.
type Guide interface {
	// Guide returns the way on which the piece of a refused move would come to where it was to go, as things
	// stand now: all spots from the one on which it stands to that one. It has no spots if the move was refused
	// for something else than being too far.
	Guide(p engines.Position, refused engines.Move) Way
}

// Leg is the way to a spot that is too far for one move, and the first move on it.
type Leg struct {
	Way Way
	// To is the spot to which the first move leads.
	To   int
	Move engines.Move
}

// Leg returns the way to where a refused move was to lead, and the legal move that leads farthest along it; ok is
// false if there is none.
func (q *Question) Leg(refused Answer) (leg Leg, ok bool) {
	guide, guides := q.game.(Guide)
	if !guides || !refused.Refused {
		return leg, false
	}
	leg.Way = guide.Guide(q.position, refused.Move)
	if len(leg.Way.Spots) < 3 {
		return leg, false
	}
	leg.Way.Colour, leg.Way.Sign = q.game.SeatLook(q.position, q.Seat)
	for _, spot := range slices.Backward(leg.Way.Spots[1 : len(leg.Way.Spots)-1]) {
		for _, s := range q.legal {
			n := len(s.inputs)
			if n > 0 && s.inputs[n-1] == ASpot(spot) &&
				(s.inputs[0].Kind != Piece || s.inputs[0].ID == leg.Way.Piece) {
				leg.To, leg.Move = spot, s.move
				return leg, true
			}
		}
	}
	return leg, false
}

// Guide implements [Guide]: a game without a guide shows no way.
func (d *dressed) Guide(p engines.Position, refused engines.Move) Way {
	if guide, guides := d.Game.(Guide); guides {
		return guide.Guide(p, refused)
	}
	return Way{}
}

var _ Guide = (*dressed)(nil)
