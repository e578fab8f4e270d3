package adventure

import (
	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

const (
	// DefaultSpace is the side of a space in millimetres.
	DefaultSpace = 25.0
	// marginPart is how wide the margin with the coordinates is, in sides of a space.
	marginPart = 0.36
	// coordinatePart is how high the coordinates are, in widths of the margin: all the telling is by them, on
	// paper and on a small screen.
	coordinatePart = 0.78
	// jointPart is how far the edge of a space is from its lines, in sides of a space.
	jointPart = 0.0125
	// bevelPart is how far the light edge of a space reaches into it, in sides of a space.
	bevelPart = 0.038
	// platePart is how high the plates of the coordinates are, in widths of the margin.
	platePart = 0.92
	// block is how many columns and rows lie between two heavy lines: a tile is dealt to each block (ADV-02).
	block = 4
)

// BoardSpaces returns the board with spaces of a side in millimetres (ADV-01), and where each space of the
// engine lies on it. The spaces are bare, as tiles are laid on them; the margin bears the letters of the
// columns and the numbers of the rows.
func BoardSpaces(game *engine.Game, theme *rulesets.Theme, space float64) (*drawing.Drawing,
	[]drawing.Rectangle) {
	mat, spaces := board(game, theme, space)
	return mat.Drawing, spaces
}

// board draws the floor of the dungeon with its walls, in the place in which the theme sets it.
func board(game *engine.Game, theme *rulesets.Theme, space float64) (*parts.Mat, []drawing.Rectangle) {
	mat := drawn(game.Board().Columns, game.Board().Rows, theme, space)
	spaces := make([]drawing.Rectangle, game.Board().Len())
	for i := range spaces {
		at := game.Board().Space(i)
		spaces[i] = mat.Cell(at.Column, at.Row)
	}
	return mat, spaces
}

// drawn draws a board of columns and rows.
func drawn(columns, rows int, theme *rulesets.Theme, space float64) *parts.Mat {
	colour, paper := parts.ThemeColour(theme), parts.Colour(theme.Paper, drawing.Table)
	mat := parts.BareMat(columns, rows, space, marginPart*space, colour, paper)
	place := scenes[theme.Scene]
	if place == nil {
		place = plain(paper, colour)
		mat.Lay(theme)
	}
	if !mat.Pictured {
		mat.Letters = place.letters
		mat.UseAt(&drawing.Symbol{Name: "floor", Drawing: place.floor(*mat), Lit: true}, drawing.Point{})
	}
	place.lines(mat)
	if !mat.Pictured {
		mat.DrawPlates(platePart, drawing.Outlined(place.plate, space*0.01, place.letters))
	}
	mat.DrawCoordinates(coordinatePart)
	return mat
}

// lines draws the joints between the spaces as one sheet with a hole for each, which lies on all that the floor
// shows, and the heavy lines between the blocks to which tiles are dealt.
func (s *scene) lines(mat *parts.Mat) {
	all := mat.Area().Inset(mat.Margin)
	corners := all.Path()
	sheet := drawing.PolygonPath(corners[0].End(), corners[3].End(), corners[2].End(), corners[1].End())
	for row := range mat.Rows {
		for column := range mat.Columns {
			sheet = append(sheet, mat.Cell(column, row).Inset(mat.Space*jointPart).Path()...)
		}
	}
	mat.Path(sheet, mat.Under(drawing.Filled(s.gap)))
	heavy := drawing.Line(mat.Space*0.036, s.blocks)
	for at := block; at < mat.Columns; at += block {
		x := mat.Margin + float64(at)*mat.Space
		mat.Line(drawing.Point{X: x, Y: all.Y}, drawing.Point{X: x, Y: all.Bottom()}, heavy)
	}
	for at := block; at < mat.Rows; at += block {
		y := mat.Margin + float64(at)*mat.Space
		mat.Line(drawing.Point{X: all.X, Y: y}, drawing.Point{X: all.Right(), Y: y}, heavy)
	}
	mat.Rect(all, drawing.Paint{Stroke: heavy})
}
