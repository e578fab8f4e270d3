package tableau

import (
	"fmt"

	"homespun/engines"
)

// Kind is one of the five kinds of input.
type Kind uint8

const (
	Piece Kind = iota + 1
	Spot
	Point
	Number
	Choice
)

// String returns the kind's name.
func (k Kind) String() string {
	return [...]string{"", "piece", "spot", "point", "number", "choice"}[k]
}

// Input is one thing that a person taps or types. It is comparable. The game decides what its numbers mean.
type Input struct {
	Kind Kind
	// ID is the piece, spot or choice, or the number.
	ID int
	// X and Y are the point, in the game's own measure.
	X, Y int
}

// APiece returns the input of a piece.
func APiece(id int) Input { return Input{Kind: Piece, ID: id} }

// ASpot returns the input of a spot.
func ASpot(id int) Input { return Input{Kind: Spot, ID: id} }

// APoint returns the input of a point.
func APoint(x, y int) Input { return Input{Kind: Point, X: x, Y: y} }

// ANumber returns the input of a number.
func ANumber(n int) Input { return Input{Kind: Number, ID: n} }

// AChoice returns the input of a choice.
func AChoice(id int) Input { return Input{Kind: Choice, ID: id} }

// String returns the input for the messages of tests.
func (in Input) String() string {
	if in.Kind == Point {
		return fmt.Sprintf("point %d,%d", in.X, in.Y)
	}
	return fmt.Sprintf("%v %d", in.Kind, in.ID)
}

// Answer is the result of an input. The zero value means that the input made nothing.
type Answer struct {
	// Taken says that the input was added and that more inputs are needed.
	Taken bool
	// Move is the move that the inputs make; set if Ready or Refused.
	Move engines.Move
	// Then are the moves that are made after it in the same go, such as the rest of a way.
	Then []engines.Move
	// Ready says that the move is legal.
	Ready bool
	// Refused says that the move is not legal; Verdict says why.
	Refused bool
	Verdict engines.Verdict
}

// Ready returns the answer for a legal move, and for those that are made after it in the same go.
func Ready(m engines.Move, then ...engines.Move) Answer {
	return Answer{Ready: true, Move: m, Then: then}
}

// Made returns a move from its parts, for [Game.Meaning]; ok is false if an argument does not fit into 16
// bits.
func Made(who engines.Seat, verb engines.Verb, args ...int) (m engines.Move, ok bool) {
	m = engines.Move{Who: who, Verb: verb}
	for _, arg := range args {
		if arg != int(int16(arg)) {
			return engines.Move{}, false
		}
		m.Add(int16(arg))
	}
	return m, true
}

// NameOf returns the name of an input: in the words of the game, or else as in the scene.
func NameOf(game Game, p engines.Position, scene *Scene, in Input) string {
	name := game.Name(p, in)
	switch {
	case name != "":
	case in.Kind == Piece:
		piece, _ := scene.Piece(in.ID)
		name = piece.Name
	case in.Kind == Spot:
		spot, _ := scene.Spot(in.ID)
		name = spot.Name
	}
	return name
}

// SpacesOf returns the spaces among the arguments of a message, in order.
func SpacesOf(n engines.Message) (spaces []int) {
	for _, arg := range n.Args[:n.N] {
		if arg.Kind == engines.SpaceArg {
			spaces = append(spaces, int(arg.Value))
		}
	}
	return spaces
}
