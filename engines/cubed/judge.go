package cubed

import (
	"slices"

	"homespun/engines"
	"homespun/engines/reasons"
)

// The functions of this file decide as people at the table do: they look at single cubes by column, row and
// level. They share no code with the list of moves, so that tests can compare the two.

// around are the steps to the four neighbours of a square, as columns and rows.
var around = [...][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}

// whereIs returns the column and row of a square, counted from 0. It also works for a square beyond the
// table, which a line can name.
func whereIs(square int16) (column, row int) {
	if square >= 0 {
		return int(square) % Columns, int(square) / Columns
	}
	unknown := int(-1 - square) // as engines.Unknown puts letter and number together
	return unknown / 1000, unknown%1000 - 1
}

// cubeAt returns the colour of the cube in a column and row on a level, 0 if there is none. Columns, rows and
// levels beyond the table count as empty.
func (p *Position) cubeAt(column, row, level int) Colour {
	if column < 0 || column >= Columns || row < 0 || row >= Rows || level >= MaxSize {
		return 0
	}
	return p.At(row*Columns+column, level)
}

// covers reports whether a cube lies on a square.
func (p *Position) covers(square int) bool { return p.At(square, 0) != 0 }

// checkPlace says whether a cube may be placed on a square (CUB-03, CUB-04).
func (g *Game) checkPlace(p *Position, square int16) engines.Verdict {
	if p.empty() {
		if square != Middle {
			return FirstElsewhere.Refuse(4, space(square), space(Middle))
		}
		return engines.Allowed()
	}
	column, row := whereIs(square)
	size := g.rules.Size
	touches := p.cubeAt(column, row, 0) != 0
	for _, step := range around {
		touches = touches || p.cubeAt(column+step[0], row+step[1], 0) != 0
	}
	switch {
	case !touches:
		return TouchesNothing.Refuse(3, space(square))
	case p.cubeAt(column, row, size-1) != 0:
		return TooTall.Refuse(4, space(square), number(size))
	case square < 0:
		return UnknownSquare.Refuse(4, space(square))
	}
	if v := g.checkSpan(p, square, TooWide, func(s int16) int { c, _ := whereIs(s); return c }); !v.OK() {
		return v
	}
	return g.checkSpan(p, square, TooDeep, func(s int16) int { _, r := whereIs(s); return r })
}

// checkSpan refuses a square if a cube there made the whole wider, or deeper, than its size. The cubes too
// far away are the spaces in the way. line returns the column of a square for the width, and its row for the
// depth.
func (g *Game) checkSpan(p *Position, square int16, reason reasons.Of4[space, space, number, number],
	line func(int16) int) engines.Verdict {
	var far []int16
	farthest, most := square, 0
	for other := range int16(Squares) {
		apart := max(line(square)-line(other), line(other)-line(square))
		if !p.covers(int(other)) || apart < g.rules.Size {
			continue
		}
		far = append(far, other)
		if apart > most {
			farthest, most = other, apart
		}
	}
	if len(far) == 0 {
		return engines.Allowed()
	}
	v := reason.Refuse(4, space(square), space(farthest), number(most+1), number(g.rules.Size))
	v.Spaces = append(far, square)
	return v
}

// empty reports whether no cube lies on the table.
func (p *Position) empty() bool {
	return !slices.ContainsFunc(p.columns[:], func(c uint8) bool { return c != 0 })
}

// checkTake says whether the top cube of a square may be removed (CUB-08).
func (g *Game) checkTake(p *Position, square int16) engines.Verdict {
	switch {
	case square < 0:
		return TakeUnknownSquare.Refuse(8, space(square))
	case !p.covers(int(square)):
		return NoCubeThere.Refuse(8, space(square))
	}
	level := p.Height(int(square)) - 1
	exposed := p.Exposed(int(square), level)
	if exposed >= NeededSides {
		return engines.Allowed()
	}
	v := TooFewSides.Refuse(8, piece(p.At(int(square), level)), space(square), number(exposed))
	v.Spaces = append(v.Spaces, p.Against(int(square), level)...)
	return v
}

// Exposed returns how many sides of a cube, given by square and level, have no cube against them. The top can
// be exposed, the bottom never is. A cube may be removed if it is the top one of its square and [NeededSides]
// of its sides are exposed (CUB-08).
func (p *Position) Exposed(square, level int) int {
	column, row := whereIs(int16(square))
	sides := 0
	if p.cubeAt(column, row, level+1) == 0 {
		sides++
	}
	for _, step := range around {
		if p.cubeAt(column+step[0], row+step[1], level) == 0 {
			sides++
		}
	}
	return sides
}

// Against returns the squares next to a cube, given by square and level, that have a cube against it. Those
// sides are not exposed.
func (p *Position) Against(square, level int) (list []int16) {
	column, row := whereIs(int16(square))
	for _, step := range around {
		if x, y := column+step[0], row+step[1]; p.cubeAt(x, y, level) != 0 {
			list = append(list, int16(y*Columns+x))
		}
	}
	return list
}
