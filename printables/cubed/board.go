package cubed

import (
	"math"
	"strconv"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

const (
	// DefaultSpace is the side of a square, and the edge of a cube, in millimetres.
	DefaultSpace = 25.0
	// MinSpace and MaxSpace are their bounds: smaller cubes nobody can stack.
	MinSpace = 8.0
	MaxSpace = 90.0
	// marginPart is how wide the margin with the coordinates is, in sides of a square: with it a mat fits on
	// A4 and Letter.
	marginPart = 0.29
	// leastMargin is how wide it is at least, in millimetres, so that the coordinates can be read.
	leastMargin = 4.35
	// leastWord is the side of the smallest square that has room for a word, in millimetres.
	leastWord = 15.0
	// coordinatePart is how high the coordinates are, and bandPart how wide the band along the edge of a place is, in
	// widths of the margin.
	coordinatePart, bandPart = 0.55, 0.2
	// squareEdge is how far the edge of a square is from its lines, in sides of a square.
	squareEdge = 0.03
)

// The engine's words for the themes.
const (
	wordPlayer = "player"
	wordCube   = "cube"
	wordWhole  = "whole"
	wordPile   = "pile"
)

// table is the squares as they are drawn, with the measures they are drawn in.
type table struct {
	*parts.Mat
	game  *engine.Game
	theme *rulesets.Theme
	place *Scene // nil for a plain cloth
}

// newTable returns the cloth, or the place in which the theme sets the mat, with no square yet.
func newTable(game *engine.Game, theme *rulesets.Theme, space float64) *table {
	t := &table{game: game, theme: theme, place: SceneOf(theme)}
	margin, colour := max(leastMargin, marginPart*space), parts.ThemeColour(theme)
	if t.place == nil {
		t.Mat = parts.NewMat(engine.Columns, engine.Rows, space, margin, colour, parts.Colour(theme.Paper, drawing.Table))
		t.Lay(theme)
		return t
	}
	t.Mat = parts.BareMat(engine.Columns, engine.Rows, space, margin, colour, t.place.Light)
	t.Letters = t.place.Letters
	t.place.floor(t.Drawing, space)
	t.place.border(t.Drawing, t.Area(), margin*bandPart)
	squares := drawing.Rectangle{}
	for i := range engine.Squares {
		if Reachable(game, i) {
			squares = squares.Union(t.Cell(i%engine.Columns, i/engine.Columns))
		}
	}
	t.place.lay(t.Mat, squares)
	t.place.dress(t.Mat, margin*bandPart)
	return t
}

// BoardSpaces returns the mat with squares of a side in millimetres (CUB-04), and where each square of the
// engine lies on it. Those to which no cube of this size can come are left open; they keep their place, so
// that the columns and rows have their names. The first cube's square is marked.
func BoardSpaces(game *engine.Game, theme *rulesets.Theme, space float64) (*drawing.Drawing,
	[]drawing.Rectangle) {
	t := newTable(game, theme, space)
	if t.place != nil && t.place.margin == nil { // the floor is dark
		t.DrawPlates(coordinatePart*1.3, drawing.Outlined(drawing.Paper, space*0.008, t.place.Line))
	}
	t.DrawCoordinates(coordinatePart)
	return t.Drawing, t.squares()
}

// squares draws all squares.
func (t *table) squares() []drawing.Rectangle {
	spaces := make([]drawing.Rectangle, engine.Squares)
	for i := range spaces {
		spaces[i] = t.Cell(i%engine.Columns, i/engine.Columns)
		if Reachable(t.game, i) {
			t.drawSquare(i, spaces[i])
		}
	}
	return spaces
}

// Reachable says whether a cube can ever come to lie on a square: the whole cube holds that of the first one.
func Reachable(game *engine.Game, square int) bool {
	const middle = engine.Columns / 2
	column, row := square%engine.Columns-middle, square/engine.Columns-middle
	return max(column, -column, row, -row) < game.Size()
}

// drawSquare draws one square; the first cube's has a heavy edge and its sign.
func (t *table) drawSquare(index int, cell drawing.Rectangle) {
	s := t.Space
	ground := t.Colour.Mixed(drawing.Paper, 0.94)
	if (index%engine.Columns+index/engine.Columns)%2 == 1 {
		ground = drawing.Paper
	}
	line := drawing.Line(s*0.008, t.Colour.Mixed(drawing.White, 0.5))
	if t.place != nil {
		ground, line.Colour = t.place.Square(index%engine.Columns, index/engine.Columns), t.place.Line
	}
	paint := t.Under(drawing.Paint{Fill: ground, Stroke: line})
	if index == engine.Middle {
		paint = drawing.Outlined(ground, s*0.045, t.Colour)
	}
	box := cell.Inset(s * squareEdge)
	t.RoundedRect(box, s*0.06, paint)
	if t.place != nil && index != engine.Middle {
		t.place.DrawMarks(t.Drawing, box, index%engine.Columns, index/engine.Columns)
	}
	if index != engine.Middle {
		return
	}
	at, radius := cell.Centre(), s*0.3
	if s >= leastWord { // the word stands below
		at = at.Plus(0, -s*0.06)
	}
	if t.place != nil { // the sun of the rug, or what is marked on the ground
		t.Path(rays(at, s*0.38, 16), drawing.Paint{Fill: ground.Mixed(drawing.White, 0.55), Open: true})
	}
	t.drawCube(at, radius)
	if s < leastWord {
		return
	}
	style := drawing.Style{Face: drawing.Bold, Size: s * 0.14 / drawing.PointMM, Colour: drawing.Ink}
	t.Label(drawing.Box(cell.X+s*0.08, cell.Y+s*0.74, s*0.84, s*0.19), "first",
		style.Sized(min(parts.TextStyle.Size*1.2, style.Size*1.4)), 4, drawing.Centre)
}

// rays returns a star around a centre.
func rays(centre drawing.Point, radius float64, count int) drawing.Path {
	corners := make([]drawing.Point, 2*count)
	for i := range corners {
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(count))
		r := radius * (1 - 0.3*float64(i%2))
		corners[i] = centre.Plus(r*sin, -r*cos)
	}
	return drawing.PolygonPath(corners...)
}

// drawCube draws a cube that is seen from above a corner, a side in the colour of each kind of cubes.
func (t *table) drawCube(centre drawing.Point, radius float64) {
	across, down := radius*math.Sqrt(3)/2, radius/2
	top, left, right := centre.Plus(0, -radius), centre.Plus(-across, -down), centre.Plus(across, -down)
	foot := centre.Plus(0, radius)
	for i, side := range [...]drawing.Path{
		drawing.PolygonPath(top, right, centre, left),
		drawing.PolygonPath(left, centre, foot, centre.Plus(-across, down)),
		drawing.PolygonPath(centre, right, centre.Plus(across, down), foot),
	} {
		t.Path(side, drawing.Outlined(LookOf(t.theme, engine.Colours[i]).Colour, radius*0.05, drawing.Ink))
	}
}

// LayerMap returns a map of one level, from 0 on the table, with squares of a side in millimetres, to write
// letters or lay pictures on, and where each square of the engine lies on it; those that no cube can come to
// are not drawn. Its head says which level it is.
func LayerMap(game *engine.Game, level int, square float64) (*drawing.Drawing, []drawing.Rectangle) {
	const marginPart, headPart = 0.62, 0.9
	margin, head := square*marginPart, square*headPart
	d := drawing.New(engine.Columns*square+2*margin, engine.Rows*square+2*margin+head)
	title := drawing.Style{Face: drawing.Bold, Size: square * 0.52 / drawing.PointMM, Colour: drawing.Ink}
	name := drawing.Style{Face: drawing.Text, Size: square * 0.42 / drawing.PointMM, Colour: drawing.Quiet}
	spaces := make([]drawing.Rectangle, engine.Squares)
	reach := drawing.Rectangle{}
	for i := range spaces {
		spaces[i] = drawing.Box(margin+float64(i%engine.Columns)*square,
			head+margin+float64(i/engine.Columns)*square, square, square)
		if Reachable(game, i) {
			d.Rect(spaces[i], drawing.Outlined(drawing.White, 0.2, drawing.Quiet))
			reach = reach.Union(spaces[i])
		}
	}
	d.Label(drawing.Box(margin, reach.Y-margin-head, d.Width-2*margin, head), LayerName(level), title,
		min(parts.Smallest, title.Size), drawing.Centre)
	label := func(box drawing.Rectangle, text string) {
		d.Label(box, text, name, min(parts.Smallest, name.Size), drawing.Centre)
	}
	for i := range engine.Columns {
		if !Reachable(game, i+engine.Columns*(engine.Rows/2)) {
			continue
		}
		across, down := spaces[i], spaces[i*engine.Columns]
		label(drawing.Box(across.X, reach.Y-margin, square, margin), string(rune('a'+i)))
		label(drawing.Box(across.X, reach.Bottom(), square, margin), string(rune('a'+i)))
		label(drawing.Box(reach.X-margin, down.Y, margin, square), strconv.Itoa(i+1))
		label(drawing.Box(reach.Right(), down.Y, margin, square), strconv.Itoa(i+1))
	}
	d.Rect(spaces[engine.Middle], drawing.Paint{Stroke: drawing.Line(square*0.08, drawing.Ink)})
	return d, spaces
}

// LayerName says which level a map shows, from 0 on the table.
func LayerName(level int) string {
	if level == 0 {
		return words.FirstLevel
	}
	return words.Level(level + 1)
}
