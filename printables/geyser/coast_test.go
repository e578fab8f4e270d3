package geyser

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines/grid"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// around returns how often polygons go round a point.
func around(polygons [][]drawing.Point, p drawing.Point) int {
	turns := 0
	for _, polygon := range polygons {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			if (from.Y <= p.Y) == (to.Y <= p.Y) || from.X+(p.Y-from.Y)*(to.X-from.X)/(to.Y-from.Y) <= p.X {
				continue
			}
			if to.Y > from.Y {
				turns++
			} else {
				turns--
			}
		}
	}
	return turns
}

// Whatever island a family draws, its coast goes once round every space of it, and round no lake, bay or sea;
// and it keeps off the coordinates.
func TestTheCoastGoesRoundTheLandAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns, rows := rapid.IntRange(5, 15).Draw(t, "columns"), rapid.IntRange(5, 15).Draw(t, "rows")
		sea := rapid.IntRange(0, 9).Draw(t, "sea")
		var text strings.Builder
		// so that the first row and the last column have land
		text.WriteString(strings.Repeat(".", columns) + "\n")
		for range rows - 1 {
			for column := range columns {
				sign := byte('.')
				if column < columns-1 && rapid.IntRange(0, 9).Draw(t, "space") < sea {
					sign = ' '
				}
				text.WriteByte(sign)
			}
			text.WriteByte('\n')
		}
		board, err := grid.Parse(text.String(), ".", 225)
		if err != nil {
			t.Fatal(err)
		}
		mat := parts.NewMat(board.Columns, board.Rows, DefaultSpace, marginPart*DefaultSpace,
			drawing.RGB(0x2F6FA8), drawing.White)
		path := coast(board, mat, coastOut)
		polygons := path.Flatten(0.05)
		for row := range board.Rows {
			for column := range board.Columns {
				want := 0
				if _, land := board.At(column, row); land {
					want = 1
				}
				cell := mat.Cell(column, row)
				// The middle, and points near the sides and corners: the coast lies outside the spaces, and
				// not far.
				for i := range 9 {
					at := cell.Centre().Plus(9*float64(i%3-1), 9*float64(i/3-1))
					if got := around(polygons, at); got != want {
						t.Fatalf("the coast goes %d times round %v of column %d, row %d; want %d\n%s", got,
							at, column, row, want, text.String())
					}
				}
			}
		}
		if words := mat.Area().Inset(mat.Margin * 0.72); !words.Contains(path.Bounds()) {
			t.Fatalf("the coast at %v leaves %v", path.Bounds(), words)
		}
	})
}

// The coast is always the same for a board, so that a sheet that is printed anew fits the others.
func TestTheCoastIsAlwaysTheSame(t *testing.T) {
	s := set(t, "standard", "island", map[string]any{"board": lakes})
	one, _ := BoardSpaces(game(s), s.Theme, DefaultSpace)
	other, _ := BoardSpaces(game(s), s.Theme, DefaultSpace)
	if one.String() != other.String() {
		t.Error("two drawings of one board differ")
	}
}
