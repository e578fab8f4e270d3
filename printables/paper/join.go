package paper

import (
	"fmt"
	"strings"

	"homespun/printables/drawing"
)

// A Join says how neighbouring tiles of a board are joined.
type Join uint8

// The joins. With Flap each tile has a flap that reaches under the next tile and is glued to it. With Butt
// the tiles meet edge to edge and are taped on the back.
const (
	Flap Join = iota
	Butt
)

// FlapWidth is how far a flap reaches under the neighbour, in millimetres.
const FlapWidth = 8.0

// A JoinError says that there is no join of this name.
type JoinError struct{ Name string }

func (e *JoinError) Error() string {
	return fmt.Sprintf("there is no join %s: choose flap (glued) or butt (edge to edge, taped on the back)",
		drawing.Quoted(e.Name))
}

// ParseJoin returns the join of a name, in any case, or a [JoinError].
func ParseJoin(name string) (Join, error) {
	for _, join := range []Join{Flap, Butt} {
		if strings.EqualFold(join.String(), strings.TrimSpace(name)) {
			return join, nil
		}
	}
	return Flap, &JoinError{name}
}

// String returns the name that [ParseJoin] reads.
func (j Join) String() string {
	if j == Butt {
		return "butt"
	}
	return "flap"
}

// flap returns the width of the flaps, 0 if the join has none.
func (j Join) flap() float64 {
	if j == Butt {
		return 0
	}
	return FlapWidth
}

// Steps returns the instructions for joining the tiles, a sentence each; none for a board of one tile.
func (t *Tiling) Steps() []string {
	columns, rows := len(t.Columns)-1, len(t.Rows)-1
	if columns*rows == 1 {
		return nil
	}
	cut := "cut each tile along its outline, the hatched flaps included."
	join, under := "glue", "; each hatched flap goes under the tile named on it, up to the dashed line"
	if t.Board.Join == Butt {
		cut = "cut each tile along its outline, as exactly as possible."
		join, under = "tape", ", edge to edge, the tape on the back"
	}
	first, last := TileName(0, 0), TileName(columns-1, 0)
	order := fmt.Sprintf("%s the tiles of each row together first (%s to %s), then the rows, from the top%s.",
		join, first, last, under)
	switch {
	case rows == 1:
		order = fmt.Sprintf("%s the tiles together from left to right (%s to %s)%s.", join, first, last,
			under)
	case columns == 1:
		order = fmt.Sprintf("%s the tiles together from the top down (%s to %s)%s.", join, first,
			TileName(0, rows-1), under)
	}
	title := t.Board.title() + ": "
	return []string{title + cut, title + order,
		title + "a join is right where the half-diamonds make whole ones."}
}

// Tools returns the tools needed for joining the tiles, besides scissors.
func (t *Tiling) Tools() []string {
	switch {
	case len(t.Tiles) <= 1:
		return nil
	case t.Board.Join == Butt:
		return []string{"a ruler", "a knife", "sticky tape"}
	}
	return []string{"a glue stick"}
}
