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
	// jointPart is how far the edge of a stone is from the lines of its space, in sides of a space.
	jointPart = 0.02
	// block is how many columns and rows lie between two heavy lines: a tile is dealt to each block (ADV-02).
	block = 4
)

// BoardSpaces returns the board with spaces of a side in millimetres (ADV-01), and where each space of the
// engine lies on it. The spaces are bare, as tiles are laid on them; the margin bears the letters of the
// columns and the numbers of the rows.
func BoardSpaces(game *engine.Game, theme *rulesets.Theme, space float64) (*drawing.Drawing,
	[]drawing.Rectangle) {
	mat, spaces := floor(game, theme, space)
	return mat.Drawing, spaces
}

// floor draws the floor of the dungeon, a stone for each space.
func floor(game *engine.Game, theme *rulesets.Theme, space float64) (*parts.Mat, []drawing.Rectangle) {
	colour := parts.ThemeColour(theme)
	mat := parts.NewMat(game.Board().Columns, game.Board().Rows, space, marginPart*space, colour,
		parts.Colour(theme.Paper, drawing.Table))
	joint := mat.Ground.Mixed(rock, 0.75)
	all := drawing.Box(mat.Margin, mat.Margin, mat.Width-2*mat.Margin, mat.Height-2*mat.Margin)
	mat.Rect(all, drawing.Filled(joint))
	spaces := make([]drawing.Rectangle, game.Board().Len())
	for i := range spaces {
		place := game.Board().Space(i)
		spaces[i] = mat.Cell(place.Column, place.Row)
		mat.Path(parts.WornPath(spaces[i].Inset(space*jointPart), i), drawing.Filled(slate(mat.Ground, i)))
	}
	heavy := drawing.Line(space*0.05, mat.Ground.Mixed(drawing.Quiet.Mixed(colour, 0.4), 0.65))
	for at := block; at < mat.Columns; at += block {
		x := mat.Margin + float64(at)*space
		mat.Line(drawing.Point{X: x, Y: all.Y}, drawing.Point{X: x, Y: all.Bottom()}, heavy)
	}
	for at := block; at < mat.Rows; at += block {
		y := mat.Margin + float64(at)*space
		mat.Line(drawing.Point{X: all.X, Y: y}, drawing.Point{X: all.Right(), Y: y}, heavy)
	}
	mat.Rect(all, drawing.Paint{Stroke: heavy})
	mat.DrawCoordinates(coordinatePart)
	return mat, spaces
}

// rock is the colour of the stones and, darker, of the joints between them.
const rock = drawing.Colour(0xFF8F8373)

// shades is how many colours stones have: so near to each other that nothing on them is harder to see.
const shades = 4

// slate returns the colour of a stone.
func slate(ground drawing.Colour, index int) drawing.Colour {
	stone := ground.Mixed(rock, 0.2+0.05*float64(parts.Chance(index, shades)))
	return drawing.Paper.Mixed(stone, 0.62)
}
