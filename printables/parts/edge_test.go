package parts

import (
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// Whatever the area, its edges go once round each of its squares and round no other, and an outline lies outside
// them, with any corners.
func TestEdgesGoRoundTheAreaAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns, rows := rapid.IntRange(1, 8).Draw(t, "columns"), rapid.IntRange(1, 8).Draw(t, "rows")
		squares := rapid.SliceOfN(rapid.Bool(), columns*rows, columns*rows).Draw(t, "squares")
		in := func(column, row int) bool {
			return column >= 0 && column < columns && row >= 0 && row < rows && squares[row*columns+column]
		}
		edges := Edges(columns, rows, in)
		for _, ring := range edges {
			for i, s := range ring {
				if next := ring[(i+1)%len(ring)]; next.Column != s.Column+s.Right || next.Row != s.Row+s.Down {
					t.Fatalf("after %v comes %v", s, next)
				}
				if in(s.Beyond()) {
					t.Fatalf("%v has a square of the area on either hand", s)
				}
			}
		}
		mat := BareMat(columns, rows, 20, 5, drawing.Ink, drawing.White)
		out := rapid.Float64Range(0, 2).Draw(t, "out")
		corner, cut := rapid.Float64Range(0, 2).Draw(t, "corner"), rapid.Bool().Draw(t, "cut")
		polygons := mat.Outline(edges, out, corner, cut).Flatten(0.05)
		for row := range rows {
			for column := range columns {
				cell := mat.Cell(column, row)
				for i := range 9 { // its middle, and points near its sides and corners
					at := cell.Centre().Plus(5*float64(i%3-1), 5*float64(i/3-1))
					if drawing.Inside(polygons, at) != in(column, row) {
						t.Fatalf("column %d, row %d: %v lies on the wrong side", column, row, at)
					}
				}
			}
		}
	})
}
