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
	mat, spaces := floor(game, theme, space)
	return mat.Drawing, spaces
}

// floor draws the floor of the dungeon, a stone for each space, or the place in which the theme sets the board.
func floor(game *engine.Game, theme *rulesets.Theme, space float64) (*parts.Mat, []drawing.Rectangle) {
	colour, paper := parts.ThemeColour(theme), parts.Colour(theme.Paper, drawing.Table)
	columns, rows, margin := game.Board().Columns, game.Board().Rows, marginPart*space
	place := scenes[theme.Scene]
	if place == nil {
		mat := parts.NewMat(columns, rows, space, margin, colour, paper)
		mat.Lay(theme)
		spaces := lay(mat, game, plain(paper, colour))
		mat.DrawCoordinates(coordinatePart)
		return mat, spaces
	}
	mat := parts.BareMat(columns, rows, space, margin, colour, paper)
	mat.Letters = place.letters
	place.around(mat)
	spaces := lay(mat, game, place)
	mat.Strew(place.margin, place.empty)
	if place.plate != drawing.None {
		mat.DrawPlates(platePart, drawing.Outlined(place.plate, space*0.01, place.letters))
	}
	mat.DrawCoordinates(coordinatePart)
	return mat, spaces
}

// lay lays a stone on each space, and draws the heavy lines between the blocks to which tiles are dealt.
func lay(mat *parts.Mat, game *engine.Game, place *scene) []drawing.Rectangle {
	space := mat.Space
	all := mat.Area().Inset(mat.Margin)
	if !mat.Pictured {
		mat.Rect(all, drawing.Filled(place.gap))
	}
	spaces := make([]drawing.Rectangle, game.Board().Len())
	var marks, moss drawing.Path
	for i := range spaces {
		at := game.Board().Space(i)
		spaces[i] = mat.Cell(at.Column, at.Row)
		box := spaces[i].Inset(space * jointPart)
		mat.Path(place.shape(box, i), mat.Under(drawing.Filled(place.stone(i, at.Column, at.Row))))
		if place.marks != nil {
			marks = append(marks, place.marks(box, i)...)
		}
		if place.moss != nil {
			moss = append(moss, place.moss(box, i)...)
		}
	}
	if len(moss) > 0 {
		mat.Path(moss, drawing.Paint{Fill: place.mossy, Open: true})
	}
	if len(marks) > 0 {
		line := drawing.Line(space*0.012, place.faint)
		line.Faint = true
		mat.Path(marks, drawing.Paint{Stroke: line})
	}
	heavy := drawing.Line(space*0.05, place.blocks)
	for at := block; at < mat.Columns; at += block {
		x := mat.Margin + float64(at)*space
		mat.Line(drawing.Point{X: x, Y: all.Y}, drawing.Point{X: x, Y: all.Bottom()}, heavy)
	}
	for at := block; at < mat.Rows; at += block {
		y := mat.Margin + float64(at)*space
		mat.Line(drawing.Point{X: all.X, Y: y}, drawing.Point{X: all.Right(), Y: y}, heavy)
	}
	mat.Rect(all, drawing.Paint{Stroke: heavy})
	return spaces
}

// rock is the colour of the stones and, darker, of the joints between them.
const rock = drawing.Colour(0xFF8F8373)

// shades is how many colours stones have: so near to each other that nothing on them is harder to see.
const shades = 4

// plain is the floor of a theme without a scene: worn stones in the colours of the theme.
func plain(ground, colour drawing.Colour) *scene {
	place := &scene{gap: ground.Mixed(rock, 0.75), shape: parts.WornPath,
		blocks: ground.Mixed(drawing.Quiet.Mixed(colour, 0.4), 0.65)}
	for shade := range shades {
		stone := ground.Mixed(rock, 0.2+0.05*float64(shade))
		place.stones = append(place.stones, drawing.Paper.Mixed(stone, 0.62))
	}
	return place
}

// stone returns the colour of a stone.
func (s *scene) stone(index, column, row int) drawing.Colour {
	if s.chequered {
		return s.stones[(column+row)%len(s.stones)]
	}
	return s.stones[parts.Chance(index, len(s.stones))]
}
