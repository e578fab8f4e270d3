package geyser

import (
	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

const (
	// DefaultSpace is the side of a space in millimetres.
	DefaultSpace = 22.0
	// marginPart is how wide the margin with the coordinates is, in sides of a space.
	marginPart = 0.36
	// widest is how wide the margin becomes at most, in millimetres: that of the usual board, so that more
	// spaces have room on a sheet.
	widest = marginPart * DefaultSpace
	// bandPart is how high the band with the sums is at the foot of a geyser's space: so low that a token
	// leaves it to be read.
	bandPart = 0.27
	// leastSums is how small sums become, in pt, before they are cut short; the odds card has them all.
	leastSums = 6.0
	// coastOut is how far outside the lines of the spaces the coast lies at least, in sides of a space.
	coastOut = 0.005
	// spaceEdge is how far the edge of a space is from its lines, in sides of a space.
	spaceEdge = 0.025
	// bevelEdge is how far the light edge of a space reaches into it from its lines, in sides of a space.
	bevelEdge = 0.052
)

// motherLobes is how many lobes the crater of the Mother Geyser has, more than any ring.
const motherLobes = 12

// The engine's words for the themes.
const (
	wordTribe  = "tribe"
	wordToken  = "token"
	wordGeyser = "geyser"
	wordMother = "mother"
	wordRing   = "ring"
	wordStart  = "start"
)

// island is what is drawn, with the measures it is drawn in.
type island struct {
	*parts.Mat
	game  *engine.Game
	theme *rulesets.Theme
	scene *scene          // nil for a plain board
	faint *drawing.Symbol // the picture of a start square
}

// BoardSpaces returns the board with spaces of a side in millimetres (GEY-01), and where each space of the
// engine lies on it: an island with its lakes, where the drawing has no space. At the foot of each geyser
// stands what it fires on. The margin bears the letters of the columns and the numbers of the rows.
func BoardSpaces(game *engine.Game, theme *rulesets.Theme, space float64) (*drawing.Drawing,
	[]drawing.Rectangle) {
	mat, spaces := drawIsland(game, theme, space)
	return mat.Drawing, spaces
}

// drawIsland draws the board, see [BoardSpaces].
func drawIsland(game *engine.Game, theme *rulesets.Theme, space float64) (*parts.Mat, []drawing.Rectangle) {
	b := newIsland(game, theme, space)
	spaces := make([]drawing.Rectangle, game.Board().Len())
	for i := range spaces {
		place := game.Board().Space(i)
		spaces[i] = b.Cell(place.Column, place.Row)
		b.drawGround(i, spaces[i])
	}
	for i, cell := range spaces {
		b.drawSpace(i, cell)
	}
	b.drawScene()
	return b.Mat, spaces
}

// newIsland returns the sea with the bare land in it, or the place in which the theme sets the board.
func newIsland(game *engine.Game, theme *rulesets.Theme, space float64) *island {
	colour := parts.ThemeColour(theme)
	b := &island{game: game, theme: theme, scene: scenes[theme.Scene]}
	columns, rows, margin := game.Board().Columns, game.Board().Rows, min(marginPart*space, widest)
	start := drawing.Paper
	if b.scene != nil {
		start = b.scene.start
	}
	if icon := drawing.Picture(theme.Icon(wordStart, 1)); icon != nil {
		b.faint = drawing.Faint(icon, start)
	}
	if b.scene != nil {
		b.Mat = parts.BareMat(columns, rows, space, margin, colour, b.scene.low)
		b.Letters = b.scene.letters
		b.scene.around(b)
		b.drawCountry()
		return b
	}
	b.Mat = parts.NewMat(columns, rows, space, margin, colour, colour.Mixed(drawing.White, 0.68))
	if b.Lay(theme); b.Pictured {
		return b
	}
	b.drawWaves()
	sand := parts.Colour(theme.Paper, drawing.Table)
	b.Path(coast(game.Board(), b.Mat, coastOut),
		drawing.Paint{Fill: drawing.White,
			Stroke: drawing.Line(space*0.012, colour.Mixed(drawing.White, 0.3))})
	b.Path(coast(game.Board(), b.Mat, 0.01), drawing.Filled(sand.Mixed(drawing.Quiet, 0.25)))
	return b
}

// drawWaves draws waves on the lakes.
func (b *island) drawWaves() {
	for row := range b.Rows {
		for column := range b.Columns {
			if _, land := b.game.Board().At(column, row); land {
				continue
			}
			cell := b.Cell(column, row)
			for i := range 3 {
				x := cell.X + b.Space*(0.14+0.08*float64(parts.Chance(column*31+row*7+i, 4)))
				b.wave(drawing.Point{X: x, Y: cell.Y + b.Space*(0.27+0.23*float64(i))}, b.Space*0.11)
			}
		}
	}
}

// wave draws two crests from a point to the right, each twice as long as a part.
func (b *island) wave(at drawing.Point, part float64) {
	path := drawing.Path{}.MoveTo(at)
	for range 2 {
		path = path.CurveTo(at.Plus(part*0.5, -part*0.8), at.Plus(part*1.5, -part*0.8), at.Plus(2*part, 0))
		at = at.Plus(2*part, 0)
	}
	b.Path(path, drawing.Paint{Stroke: drawing.Stroke{Width: b.Space * 0.018,
		Colour: b.Colour.Mixed(drawing.White, 0.25), Round: true}, Open: true})
}

// drawSpace draws what stands on a space.
func (b *island) drawSpace(index int, cell drawing.Rectangle) {
	switch b.game.Kind(index) {
	case engine.Plain:
		if b.scene == nil && !b.Pictured {
			b.drawPebbles(index, cell)
		}
	case engine.Start:
		b.drawStart(cell)
	case engine.Geyser:
		if b.scene != nil {
			b.surround(cell)
		}
		b.drawGeyser(b.game.RingOf(index), cell)
	case engine.Mother:
		b.drawMother(cell)
		if b.scene != nil {
			b.surroundMother(cell)
		}
	}
}

// drawGround draws the ground of a square; that of a scene has only an edge, as the country goes on below it.
func (b *island) drawGround(index int, cell drawing.Rectangle) {
	s, box := b.Space, cell.Inset(b.Space*spaceEdge)
	if b.scene != nil {
		b.Path(b.scene.shape(box, index), drawing.Paint{Stroke: drawing.Line(s*0.013, b.scene.line)})
		return
	}
	sand := parts.Colour(b.theme.Paper, drawing.Table)
	b.RoundedRect(box, s*0.08, b.Under(drawing.Paint{Fill: land(sand, index),
		Stroke: drawing.Line(s*0.006, sand.Mixed(drawing.Quiet, 0.35))}))
}

// land returns the colour of a square: so near to the others that what lies on it is seen first.
func land(sand drawing.Colour, index int) drawing.Colour {
	return drawing.Paper.Mixed(sand, 0.25+0.2*float64(parts.Chance(index, 4)))
}

// drawPebbles strews a few pebbles on some of the plain squares.
func (b *island) drawPebbles(index int, cell drawing.Rectangle) {
	if parts.Chance(index+1000, 3) > 0 {
		return
	}
	sand := parts.Colour(b.theme.Paper, drawing.Table).Mixed(drawing.Quiet, 0.18)
	at := cell.Centre().Plus(b.Space*0.05*float64(parts.Chance(index, 9)-4),
		b.Space*0.05*float64(parts.Chance(index+500, 9)-4))
	for i := range 3 {
		size := b.Space * (0.022 + 0.008*float64(parts.Chance(3*index+i, 4)))
		b.Path(drawing.EllipsePath(at, size*1.5, size), drawing.Filled(sand))
		at = at.Plus(b.Space*(0.07+0.02*float64(parts.Chance(index+i, 3))),
			b.Space*0.03*float64(parts.Chance(5*index+i, 5)-2))
	}
}

// art returns the part of a space above the band.
func (b *island) art(cell drawing.Rectangle) drawing.Rectangle {
	return drawing.Box(cell.X, cell.Y+b.Space*0.03, b.Space, b.Space*(0.94-bandPart))
}

// band draws the band at the foot of a space with words on it: ink on white, which is read in every look, within a
// frame of a colour.
func (b *island) band(cell drawing.Rectangle, text string, colour drawing.Colour) {
	s := b.Space
	paint := drawing.Outlined(drawing.White, s*0.045, colour)
	box := drawing.Box(cell.X+s*0.06, cell.Bottom()-s*(bandPart+0.04), s*0.88, s*bandPart)
	b.RoundedRect(box, s*0.07, paint)
	style := drawing.Style{Face: drawing.Title, Size: s * 0.21 / drawing.PointMM,
		Colour: drawing.Ink}
	b.Label(box.Inset(s*0.03), text, style, min(leastSums, style.Size), drawing.Centre)
}

// drawGeyser draws a geyser of a ring: its pool with the picture in it, and what it fires on.
func (b *island) drawGeyser(ring string, cell drawing.Rectangle) {
	look, s := RingLook(b.game, ring), b.Space
	art := b.art(cell)
	look.pool(b.Drawing, art.Centre(), s*0.345)
	b.picture(wordGeyser, art.Centre(), s*0.43)
	b.band(cell, look.Sums, look.Colour.Mixed(drawing.Ink, 0.15))
}

// drawMother draws the Mother Geyser: her picture, larger than any, and at the foot what she fires on, if she
// does (GEY-12).
func (b *island) drawMother(cell drawing.Rectangle) {
	s, at, size := b.Space, cell.Centre(), 0.76
	colour := b.Colour.Mixed(drawing.Ink, 0.15)
	crater := []drawing.Colour{b.Colour.Mixed(drawing.White, 0.55)}
	line := colour
	if b.scene != nil { // the rim of her crater is her square: no other is part of it (GEY-01)
		crater, line = b.scene.spring, drawing.Ink
		index, _ := b.game.Board().At(int((at.X-b.Margin)/s), int((at.Y-b.Margin)/s))
		for i, stone := range [...]drawing.Colour{b.scene.rock, b.scene.rock.Mixed(b.scene.slope, 0.3),
			b.scene.rock.Mixed(drawing.Ink, 0.4)} {
			b.lay(b.scene.shape(cell.Inset(s*(0.035*float64(i)-0.015)), index), stone)
		}
	}
	for i, ring := range crater {
		paint := drawing.Paint{Fill: ring, Open: i > 0}
		if i == 0 {
			paint.Stroke = drawing.Line(s*0.03, line)
		}
		b.Path(lobed(at, s*(0.475-0.055*float64(i)), motherLobes), paint)
	}
	sums := b.game.Rules().MotherFiresOn
	if len(sums) > 0 {
		at, size = b.art(cell).Centre(), 0.5
	}
	b.picture(wordMother, at, s*size)
	if len(sums) > 0 {
		b.band(cell, Sums(sums), colour)
	}
}

// drawStart draws a start square.
func (b *island) drawStart(cell drawing.Rectangle) {
	s := b.Space
	ground := drawing.Paper
	if b.scene != nil {
		ground = b.scene.start
	}
	b.RoundedRect(cell.Inset(s*0.06), s*0.06, drawing.Paint{
		Fill:   ground,
		Stroke: drawing.Stroke{Width: s * 0.03, Colour: drawing.Quiet, Dash: [2]float64{s * 0.09, s * 0.06}},
	})
	if b.faint != nil {
		size := s * 0.5
		at := b.art(cell).Centre()
		b.UseIn(b.faint, drawing.Box(at.X-size/2, at.Y-size/2, size, size))
	}
	style := drawing.Style{Face: drawing.Bold, Size: s * 0.15 / drawing.PointMM, Colour: drawing.Ink}
	name, least := b.theme.Noun(wordStart).One, min(parts.Smallest, style.Size)
	words := drawing.Box(cell.X+s*0.1, cell.Bottom()-s*0.3, s*0.8, s*0.2)
	// else the picture says it
	if b.faint == nil || drawing.Measure(name, style.Sized(least)) <= words.Width {
		b.Label(words, name, style, least, drawing.Centre)
	}
}

// picture draws the theme's picture of a word around a centre.
func (b *island) picture(word string, centre drawing.Point, size float64) {
	if icon := drawing.Picture(b.theme.Icon(word, 1)); icon != nil {
		b.UseIn(icon, drawing.Box(centre.X-size/2, centre.Y-size/2, size, size))
	}
}
