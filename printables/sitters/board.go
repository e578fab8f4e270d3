package sitters

import (
	"strings"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

const (
	// DefaultSpace is the side of a space in millimetres.
	DefaultSpace = 40.0
	// marginPart is how wide the margin with the coordinates is, in sides of a space.
	marginPart = 0.25
	// spaceEdge is how far the edge of a space is from its lines, in sides of a space.
	spaceEdge = 0.025
	// jointInk is how dark the joints of a floor are: so faint that people see them last, after what lies on
	// the floor.
	jointInk = 0.15
)

// board is what is drawn, with the measures it is drawn in.
type board struct {
	*parts.Mat
	game  *engine.Game
	theme *rulesets.Theme
	scene *scene // nil for a plain board
	faded map[string]*drawing.Symbol
	sides [2]drawing.Colour
}

// BoardSpaces returns the board with spaces of a side in millimetres (SIT-01), and where each space of the
// engine lies on it. The margin bears the letters of the columns and the numbers of the rows.
func BoardSpaces(game *engine.Game, theme *rulesets.Theme, space float64) (*drawing.Drawing,
	[]drawing.Rectangle) {
	return BoardIn(game, theme, space, printed)
}

// printed are the colours of both sides on paper.
var printed = [2]drawing.Colour{drawing.Players[0], drawing.Players[1]}

// BoardIn is BoardSpaces for a screen on which the sides have other colours than on paper.
func BoardIn(game *engine.Game, theme *rulesets.Theme, space float64,
	sides [2]drawing.Colour) (*drawing.Drawing, []drawing.Rectangle) {
	mat, spaces := drawBoard(game, theme, space, sides)
	return mat.Drawing, spaces
}

// drawBoard draws the board, see [BoardIn].
func drawBoard(game *engine.Game, theme *rulesets.Theme, space float64,
	sides [2]drawing.Colour) (*parts.Mat, []drawing.Rectangle) {
	b := newBoard(game, theme, space)
	b.sides = sides
	if b.scene != nil && b.scene.lay != nil {
		b.scene.lay(b)
	}
	spaces := make([]drawing.Rectangle, game.Board().Len())
	for i := range spaces {
		place := game.Board().Space(i)
		spaces[i] = b.Cell(place.Column, place.Row)
		b.drawSpace(i, spaces[i])
	}
	b.drawScene()
	b.drawBlanks()
	return b.Mat, spaces
}

// newBoard returns the cloth of the board, or the place in which the theme sets it.
func newBoard(game *engine.Game, theme *rulesets.Theme, space float64) *board {
	colour, paper := parts.ThemeColour(theme), parts.Colour(theme.Paper, drawing.Table)
	b := &board{game: game, theme: theme, scene: scenes[theme.Scene], faded: map[string]*drawing.Symbol{}}
	columns, rows, margin := game.Board().Columns, game.Board().Rows, marginPart*space
	if b.scene == nil {
		b.Mat = parts.NewMat(columns, rows, space, margin, colour, paper)
		b.Lay(theme)
		return b
	}
	b.Mat = parts.BareMat(columns, rows, space, margin, colour, paper)
	b.Letters = b.scene.letters
	b.scene.around(b)
	return b
}

// drawScene draws what stands around the spaces, and the coordinates.
func (b *board) drawScene() {
	if b.scene != nil {
		b.drawDoors()
		b.Strew(b.scene.margin, b.scene.empty)
		if !b.scene.engraved {
			b.DrawPlates(0.62, drawing.Outlined(b.scene.plate, b.Space*0.008, b.scene.letters))
		}
	}
	b.DrawCoordinates(0.5)
}

// A style of spaces: what tells a kind apart in colour, in grey and to the touch of a finger that reads.
type kindStyle struct {
	noun  string // the theme's word for the icon
	tint  drawing.Colour
	edge  drawing.Colour
	hatch drawing.Pattern
	label string // the small word at the foot
}

// paint returns the paint of a space of the kind: the hatch is faint, so that words and pieces are seen
// before it. Lines of the hatch are so far apart.
func (k *kindStyle) paint(line, gap float64) drawing.Paint {
	paint := drawing.Paint{Fill: k.tint, Stroke: drawing.Line(line, k.edge)}
	if k.hatch != drawing.Plain {
		paint.Hatch = drawing.Hatch{Pattern: k.hatch, Colour: k.tint.Mixed(k.edge, 0.35), Gap: gap}
	}
	return paint
}

// startTint returns the ground of the start spaces of a side. In the colour of the safe zones or of the
// containers it is so faint that they are not taken for these.
func (b *board) startTint(side int, plain drawing.Colour) drawing.Colour {
	if colour := b.sides[side]; colour == drawing.PlayerC || colour == drawing.PlayerE {
		return colour.Mixed(plain, 0.92)
	}
	if b.scene != nil && b.scene.lay != nil { // what lies there has its own colours
		return b.sides[side].Mixed(halo, 0.92)
	}
	return b.sides[side].Mixed(plain, 0.72)
}

// kindOf returns how the spaces of a kind look.
func (b *board) kindOf(kind engine.Kind) kindStyle {
	plain, hatch := drawing.Paper, drawing.SeatHatch
	if b.scene != nil {
		plain = b.scene.ground
		if b.scene.lay != nil { // a mat and a pit tell the sides apart
			hatch = func(int) drawing.Pattern { return drawing.Plain }
		}
	}
	switch kind {
	case engine.CollectorStart:
		return kindStyle{"collector", b.startTint(0, plain), b.sides[0], hatch(0), "start"}
	case engine.ObstructorStart:
		return kindStyle{"obstructor", b.startTint(1, plain), b.sides[1], hatch(1), "start"}
	case engine.ContainerSpace:
		lines := drawing.Plain
		if drawing.Picture(b.theme.Icon("container", 1)) == nil {
			lines = drawing.Horizontal // nothing else would tell it in grey
		}
		if b.scene != nil && b.scene.plot != drawing.None {
			plain = b.scene.plot
		}
		return kindStyle{"container", drawing.PlayerE.Mixed(plain, 0.80),
			drawing.PlayerE.Mixed(drawing.Ink, 0.25), lines, ""}
	case engine.SafeZone:
		return kindStyle{"safe-zone", drawing.PlayerC.Mixed(plain, 0.72), drawing.Good, drawing.Dots,
			b.theme.Noun("safe-zone").One}
	}
	return kindStyle{"", plain, drawing.Rule, drawing.Plain, ""}
}

// drawSpace draws one space: its tint and edge, the picture of what it is for, its sign and its name.
func (b *board) drawSpace(index int, cell drawing.Rectangle) {
	kind := b.game.Kind(index)
	style := b.kindOf(kind)
	s := b.Space
	box := cell.Inset(s * spaceEdge)
	b.drawFloor(box, index, &style)
	if style.noun != "" {
		icon := b.picture(style.noun, kind, index)
		if icon != nil {
			size, at := s*0.46, cell.Centre()
			faint := b.fade(icon, style.tint)
			if b.scene != nil && b.scene.lay != nil {
				size, at, faint = b.layThing(kind, at, icon, &style)
			}
			b.UseIn(faint, square(at, size))
		}
	}
	// Letters under 6 pt are no help to anybody; on large spaces they grow along.
	if name := max(min(parts.Smallest, s*0.3), s*0.2); name >= 6 {
		words := drawing.Style{Face: drawing.Text, Size: name, Colour: drawing.Quiet.Mixed(drawing.Ink, 0.6)}
		text := b.game.Board().Name(index)
		place := drawing.Box(box.X+s*0.045, box.Y+s*0.03, s*0.3, name*drawing.PointMM*1.2)
		b.Label(place, text, words, name, drawing.Left)
		if style.label != "" {
			foot := drawing.Box(box.X+s*0.06, box.Bottom()-name*drawing.PointMM*1.45, box.Width-s*0.12,
				name*drawing.PointMM*1.25)
			words = drawing.Style{Face: drawing.Bold, Size: name, Colour: drawing.Ink}
			text, words = drawing.Fit(style.label, words, 6, foot.Width)
			b.Label(foot, text, words, words.Size, drawing.Centre)
		}
	}
	b.drawSign(kind, cell)
}

// drawFloor draws the floor of a space in a box, in the style of its kind.
func (b *board) drawFloor(box drawing.Rectangle, index int, style *kindStyle) {
	s := b.Space
	paint := style.paint(s*0.012, s*0.05)
	if b.scene == nil {
		if style.noun == "" {
			paint = b.Under(paint)
		}
		b.RoundedRect(box, s*0.09, paint)
		return
	}
	kind := b.game.Kind(index)
	if b.scene.lay != nil {
		b.drawRim(box, kind, paint)
		return
	}
	if kind == engine.Plain {
		paint.Stroke.Colour = b.scene.gap.Mixed(drawing.Ink, 0.2)
	}
	shape := drawing.RoundedPath(box, s*b.scene.corner)
	if b.scene.cut {
		shape = parts.CutPath(box, s*b.scene.corner)
	}
	b.Path(shape, paint)
	if path := b.scene.joints(box, index, kind); len(path) > 0 {
		line := drawing.Line(s*0.007, style.tint.Mixed(b.scene.letters, jointInk))
		line.Faint = true
		b.Path(path, drawing.Paint{Stroke: line})
	}
}

// drawSign draws the mark of whose a start space is: the shape of the side.
func (b *board) drawSign(kind engine.Kind, cell drawing.Rectangle) {
	var side int
	switch kind {
	case engine.CollectorStart:
	case engine.ObstructorStart:
		side = 1
	default:
		return
	}
	s := b.Space
	at := drawing.Point{X: cell.Right() - s*0.15, Y: cell.Y + s*0.15}
	radius := s * 0.095
	b.Path(drawing.Signs[side].Path(at, radius),
		drawing.Paint{Fill: b.sides[side], Stroke: drawing.Line(s*0.006, drawing.Ink)})
}

// fade returns a picture as a faint print on a ground, always the same symbol.
func (b *board) fade(icon *drawing.Symbol, ground drawing.Colour) *drawing.Symbol {
	key := icon.Name + ground.String()
	if _, ok := b.faded[key]; !ok {
		b.faded[key] = drawing.Faint(icon, ground)
	}
	return b.faded[key]
}

// drawBlanks uses the places without a space: the first for the title, the last for what the tints mean.
func (b *board) drawBlanks() {
	var blanks []drawing.Rectangle
	for row := range b.Rows {
		for column := range b.Columns {
			if !b.has(column, row) {
				blanks = append(blanks, b.Cell(column, row))
			}
		}
	}
	// Where the words would be too small to read the places stay empty.
	if len(blanks) == 0 || b.Space < 24 {
		return
	}
	if b.scene != nil || b.Pictured {
		line, plate := b.Colour, drawing.Paper
		if b.scene != nil {
			line, plate = b.scene.letters, b.scene.plate
		}
		for i, cell := range blanks {
			if i == 0 || i == len(blanks)-1 { // the title's and the legend's
				b.RoundedRect(cell.Inset(b.Space*0.03), b.Space*0.06,
					drawing.Outlined(plate, b.Space*0.012, line))
			} else if b.scene != nil {
				b.drawNiche(cell, i-1)
			}
		}
	}
	b.drawTitle(blanks[0])
	if len(blanks) > 1 {
		b.drawLegend(blanks[len(blanks)-1])
	}
}

func (b *board) drawTitle(cell drawing.Rectangle) {
	s := b.Space
	box := cell.Inset(s * 0.06)
	style := drawing.Style{Face: drawing.Title, Size: s * 0.55, Colour: b.Colour.Mixed(drawing.Ink, 0.2)}
	b.Label(drawing.Box(box.X, box.Y+box.Height*0.12, box.Width, box.Height*0.36), b.theme.Game.Title, style,
		parts.Smallest, drawing.Centre)
	b.Label(drawing.Box(box.X, box.Y+box.Height*0.46, box.Width, box.Height*0.2), b.theme.Name,
		drawing.Style{Face: drawing.Text, Size: max(parts.Smallest, s*0.28), Colour: drawing.Quiet},
		parts.Smallest, drawing.Centre)
	b.Line(drawing.Point{X: box.X + box.Width*0.3, Y: box.Y + box.Height*0.74},
		drawing.Point{X: box.Right() - box.Width*0.3, Y: box.Y + box.Height*0.74},
		drawing.Line(0.5, b.Colour))
}

// drawLegend says what the tints mean, in the words of the theme.
func (b *board) drawLegend(cell drawing.Rectangle) {
	s := b.Space
	kinds := []struct {
		kind engine.Kind
		text string
	}{
		{engine.CollectorStart, b.theme.Noun("collector").Many},
		{engine.ObstructorStart, b.theme.Noun("obstructor").Many},
		{engine.ContainerSpace, b.theme.Noun("container").Many},
		{engine.SafeZone, b.theme.Noun("safe-zone").One},
	}
	const rows = 4
	high := s * 0.86 / rows
	y := cell.Y + s*0.07
	for _, entry := range kinds {
		if len(b.game.Spaces(entry.kind)) == 0 {
			continue
		}
		style := b.kindOf(entry.kind)
		swatch := drawing.Box(cell.X+s*0.06, y+high*0.15, high*0.7, high*0.7)
		b.RoundedRect(swatch, s*0.02, style.paint(s*0.01, s*0.03))
		if icon := b.picture(style.noun, entry.kind, b.game.Spaces(entry.kind)[0]); icon != nil {
			b.UseIn(icon, swatch.Inset(swatch.Width*0.08))
		}
		words := drawing.Box(swatch.Right()+s*0.04, y, cell.Right()-s*0.04-swatch.Right()-s*0.04, high)
		b.Label(words, strings.TrimSpace(entry.text),
			drawing.Style{Face: drawing.Text, Size: max(parts.Smallest, s*0.24), Colour: drawing.Ink},
			parts.Smallest, drawing.Left)
		y += high
	}
}
