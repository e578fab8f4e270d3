package paper

import (
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/words"
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
	return words.NoJoin(drawing.Quoted(e.Name))
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
	cut := words.TilesCut
	join, under := "glue", "; each hatched flap goes under the tile named on it, up to the dashed line"
	if t.Board.Join == Butt {
		cut = words.TilesCutButt
		join, under = "tape", ", edge to edge, the tape on the back"
	}
	first, last := TileName(0, 0), TileName(columns-1, 0)
	order := words.TilesJoinRows(join, first, last, under)
	switch {
	case rows == 1:
		order = words.TilesJoinAcross(join, first, last, under)
	case columns == 1:
		order = words.TilesJoinDown(join, first, TileName(0, rows-1), under)
	}
	title := t.Board.title() + ": "
	return []string{title + cut, title + order, words.TilesMarks(title)}
}

// Tools returns the tools needed for joining the tiles, besides scissors.
func (t *Tiling) Tools() []string {
	switch {
	case len(t.Tiles) <= 1:
		return nil
	case t.Board.Join == Butt:
		return []string{words.Ruler, words.Knife, words.StickyTape}
	}
	return []string{words.GlueStick}
}
