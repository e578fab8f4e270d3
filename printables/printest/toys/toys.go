// Package toys is what can be printed of the toy games, for tests: the mat of each, which is on the screen as
// well, and the rule sheet.
package toys

import (
	"fmt"
	"math"

	engine "homespun/engines/enginetest/toys"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Parts returns all there is to print of a toy for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	mat, err := matOf(set)
	if err != nil {
		return nil, err
	}
	board := parts.Part{ID: "board", Title: "Mat", Kind: parts.Board, Note: "Where the game is played.",
		Pieces: []parts.Piece{{Name: "mat", Copies: 1, Front: mat}}}
	return []parts.Part{board, parts.RuleSheet(set)}, nil
}

// matOf draws the mat of the toy that a set is of.
func matOf(set *parts.Set) (*drawing.Drawing, error) {
	switch id := set.Engine.Info().ID; id {
	case engine.Sowing.Info.ID:
		return Ring(engine.Pits(set.Engine)), nil
	case engine.Boules.Info.ID:
		return Pitch(), nil
	case engine.Signs.Info.ID, engine.Lots.Info.ID:
		return Trays(), nil
	default:
		return nil, fmt.Errorf("%s is no toy", id)
	}
}

// PitRadius is that of a pit of the ring, in millimetres.
const PitRadius = 18.0

// Ring draws the pits of Sowing.
func Ring(pits int) *drawing.Drawing {
	d := mat(200, 200)
	for i := range pits {
		d.Circle(Pit(i, pits), PitRadius, drawing.Outlined(drawing.Accent.Tint(), 1, drawing.Ink))
	}
	return d
}

// Pit returns the centre of a pit of the ring, the first at the top and the others clockwise.
func Pit(i, pits int) drawing.Point {
	sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(pits))
	return drawing.Point{X: 100 + 70*sin, Y: 100 - 70*cos}
}

// The pitch of Boules: how wide and deep it is in tenths of an inch, and how long such a tenth is drawn, in
// millimetres.
const (
	PitchWide, PitchDeep = 120, 80
	Tenth                = 2.0
)

// Pitch draws the pitch of Boules with its line and the jack.
func Pitch() *drawing.Drawing {
	d := mat(PitchWide*Tenth, PitchDeep*Tenth)
	d.Line(drawing.Point{X: 20 * Tenth, Y: 4}, drawing.Point{X: 20 * Tenth, Y: PitchDeep*Tenth - 4},
		drawing.Line(1, drawing.Rule))
	d.Circle(drawing.Point{X: 90 * Tenth, Y: 40 * Tenth}, 4, drawing.Filled(drawing.Accent))
	return d
}

// Trays draws the plain mat of a toy that has nothing but trays.
func Trays() *drawing.Drawing { return mat(240, 120) }

// mat returns a plain mat with a frame.
func mat(width, height float64) *drawing.Drawing {
	d := drawing.New(width, height)
	d.RoundedRect(d.Area().Inset(0.5), 6, drawing.Outlined(drawing.Paper, 1, drawing.Rule))
	return d
}
