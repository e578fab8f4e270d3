package tableau

import (
	"slices"

	"homespun/engines"
	"homespun/printables/drawing"
)

// Way is how a piece went from one place to another. Its ends are where the piece was and where it is.
type Way struct {
	Piece int
	// Seat is who moved it, Table for nobody, such as a monster.
	Seat engines.Seat
	// Spots are the spots along the way, in order. One alone is a spot where something came onto the table or
	// was taken from it, without a way.
	Spots []int
	// Points are the places along the way in millimetres of the scene, in a game whose pieces lie anywhere.
	// Spots is empty then.
	Points []drawing.Point
	// Unseen says that it leaves no trace: something else shows it.
	Unseen bool
	// Colour and Sign are those of the seat if they are not the usual ones.
	Colour drawing.Colour
	Sign   drawing.Sign
}

// Cleared is the way of an event that clears the table: what went before leaves no trace.
var Cleared = Way{Piece: -1, Seat: engines.Table}

// clears reports whether the way is [Cleared].
func (w Way) clears() bool { return len(w.Spots)+len(w.Points) == 0 }

// joins returns the way as the continuation of an earlier one of the same piece; ok is false if it is none.
func (w Way) joins(earlier Way) (whole Way, ok bool) {
	n, m := len(earlier.Spots), len(earlier.Points)
	switch {
	case w.Piece != earlier.Piece || w.Seat != earlier.Seat:
		return w, false
	case n > 0 && len(w.Spots) > 0 && earlier.Spots[n-1] == w.Spots[0]:
		w.Spots = slices.Concat(earlier.Spots, w.Spots[1:])
	case m > 0 && len(w.Points) > 0 && earlier.Points[m-1] == w.Points[0]:
		w.Points = slices.Concat(earlier.Points, w.Points[1:])
	default:
		return w, false
	}
	return w, true
}

// Ways are the last ways of all who have moved, in order: one of each seat, and those of nobody's pieces
// since a seat has moved last.
type Ways []Way

// Add adds a way. It replaces the one that the seat went before, and continues it if the same piece goes on
// and nobody has moved in between. The slice that Add returns shares nothing with the old one.
func (list Ways) Add(way Way) Ways {
	if way.clears() {
		return nil
	}
	last := len(list) - 1
	if last >= 0 && way.Seat >= 0 {
		if whole, ok := way.joins(list[last]); ok {
			return append(slices.Clone(list[:last]), whole)
		}
	}
	phase := way.Seat < 0 && last >= 0 && list[last].Seat < 0 // the same move of nobody's pieces goes on
	return append(slices.DeleteFunc(slices.Clone(list), func(other Way) bool {
		return other.Seat == way.Seat && (!phase || other.Piece == way.Piece)
	}), way)
}

// Route returns the places along a way. It is empty if a spot of the way is not on the scene.
func (s *Scene) Route(way Way) []drawing.Point {
	if len(way.Spots) == 0 {
		return way.Points
	}
	points := make([]drawing.Point, 0, len(way.Spots))
	for _, id := range way.Spots {
		spot, ok := s.Spot(id)
		if !ok {
			return nil
		}
		points = append(points, spot.Box.Centre())
	}
	return points
}

// Outdated reports whether the piece of a way lies on another space than that at its end, such as after a
// fix. A piece that is in a tray or gone, as after a battle, is none such.
func (s *Scene) Outdated(way Way) bool {
	piece, ok := s.Piece(way.Piece)
	return ok && piece.Spot >= 0 && len(way.Spots) > 0 && piece.Spot != way.Spots[len(way.Spots)-1] &&
		!slices.ContainsFunc(s.Trays, func(tray Tray) bool { return tray.Spot == piece.Spot })
}

// A Walker is a game in which a person can make several moves in one go: a piece walks its whole way.
type Walker interface {
	// Walk returns the moves that inputs of a seat make one after another, at least one. A refusal is of them all;
	// what forbids one of them alone need not be found out. ok is false if the inputs are no way.
	Walk(p engines.Position, seat engines.Seat, inputs []Input) (list []engines.Move, verdict engines.Verdict,
		ok bool)
}
