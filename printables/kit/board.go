package kit

import (
	"slices"
	"strconv"
	"strings"

	"homespun/assets"
	"homespun/engines"
	"homespun/engines/common/text"
	engine "homespun/engines/kit"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/picture"
	"homespun/printables/words"
	"homespun/rulesets"
)

// Measures of what is on a space, in sides of a space.
const (
	joint    = 0.02 // from the edge of a space to the line around it
	roadWide = 0.5
	iconSide = 0.36
	badge    = 0.2
)

// Sizes of words on a board, in pt: those of sentences follow the space as far as they can be read.
const smallestSaid, largestSaid = 5.8, 11.0

// leastJump is how many spaces a jump goes for which a line is drawn.
const leastJump = 4

// mostSaid is how many letters of a sentence are looked at.
const mostSaid = 240

// kindColours are those of kinds of spaces, in the order of their names; a hatch goes along with each.
var kindColours = [...]drawing.Colour{drawing.RGB(0x4F9BC8), drawing.RGB(0x6BA84F), drawing.RGB(0xD9A23B),
	drawing.RGB(0x9A78C2), drawing.RGB(0xD77F6A), drawing.RGB(0x3FA7A0), drawing.RGB(0x8C8378), drawing.RGB(0xC77FB0)}

// board is what is drawn.
type board struct {
	*drawing.Drawing
	lay   *Layout
	game  *engine.Game
	theme *rulesets.Theme
	// colour is that of the title, ground that under everything.
	colour, ground drawing.Colour
	// pictured says that a picture of one's own is the ground.
	pictured bool
	// mat says that it lies on a screen, where things lie on it themselves.
	mat bool
	// unit is the side of a space in millimetres.
	unit float64
}

// Board draws the board of a game in its layout, in the words and pictures of a theme, under the title of its game.
func Board(game *engine.Game, theme *rulesets.Theme, lay *Layout) *drawing.Drawing {
	return draw(game, theme, lay, false)
}

// Mat draws the board as it lies on a screen: without what marks where things lie at the beginning.
func Mat(game *engine.Game, theme *rulesets.Theme, lay *Layout) *drawing.Drawing {
	return draw(game, theme, lay, true)
}

func draw(game *engine.Game, theme *rulesets.Theme, lay *Layout, mat bool) *drawing.Drawing {
	b := &board{mat: mat, Drawing: drawing.New(lay.Width, lay.Height), lay: lay, game: game, theme: theme,
		colour: parts.ThemeColour(theme), unit: lay.Space}
	b.ground = parts.Colour(theme.Paper, drawing.Table)
	b.Rect(b.Area(), drawing.Filled(b.ground))
	if own := drawing.Picture(picture.Backdrop(theme.Ground)); own != nil {
		parts.Art{Symbol: drawing.Faint(own, b.ground), Fill: true}.Draw(b.Drawing, lay.Ground)
		b.pictured = true
	}
	b.RoundedRect(b.Area().Inset(b.unit*0.07), b.unit*0.25, drawing.Paint{Stroke: drawing.Line(b.unit*0.045, b.colour)})
	b.RoundedRect(b.Area().Inset(b.unit*0.14), b.unit*0.2,
		drawing.Paint{Stroke: drawing.Line(b.unit*0.012, b.colour.Mixed(b.ground, 0.5))})
	b.road()
	b.edges()
	b.streets()
	for space := 1; space <= game.Spaces(); space++ {
		b.square(space)
	}
	for seat, yard := range lay.Yards {
		b.yard(seat, yard)
	}
	for space := 1; space <= game.Spaces(); space++ {
		if to, ok := game.Sends(space); ok && to > 0 && !game.Roam && max(to-space, space-to) >= leastJump {
			b.jump(space, to)
		}
	}
	b.links()
	b.arrows()
	for space := 1; space <= game.Spaces(); space++ {
		b.words(space)
	}
	b.title(theme.Game.Title)
	return b.Drawing
}

// title writes the title on its band.
func (b *board) title(title string) {
	box := b.lay.Title
	b.RoundedRect(box, box.Height*0.25, drawing.Paint{Fill: b.colour, Saver: drawing.Plain})
	style := drawing.Style{Face: drawing.Title, Size: box.Height * 0.62 / drawing.PointMM,
		Colour: drawing.TextOn(b.colour)}
	if !parts.Readable(title) {
		parts.WritingPlate(b.Drawing, box.Inset(box.Height*0.15))
		return
	}
	b.Label(box.Inset(box.Height*0.12), title, style, parts.Smallest, drawing.Centre)
}

// yard draws where the pieces of a seat are at the start.
func (b *board) yard(seat int, box drawing.Rectangle) {
	s := b.unit
	colour := drawing.Players[seat]
	dashed := drawing.Line(s*0.03, colour.Mixed(drawing.Ink, 0.2))
	dashed.Dash = [2]float64{s * 0.09, s * 0.06}
	b.RoundedRect(box, s*0.12, drawing.Paint{Fill: colour.Mixed(drawing.White, 0.78), Stroke: dashed})
	radius := s * 0.13
	sign := drawing.Point{X: box.X + s*0.08 + radius, Y: box.Y + s*0.06 + radius}
	b.Seat(seat, sign, radius)
	style := drawing.Style{Face: drawing.Bold, Size: s * 0.17 / drawing.PointMM, Colour: drawing.Ink}
	b.Label(drawing.Box(sign.X+radius*1.4, sign.Y-radius, box.Right()-sign.X-radius*2, 2*radius), words.OwnStart, style,
		smallestSaid, drawing.Left)
}

// lane returns of which seat's lane a space is; -1 is of none.
func (b *board) lane(space int) int {
	if _, side, number := b.game.Beside(space); number > 0 {
		return max(-1, side-len(b.game.Ways()))
	}
	return -1
}

// kind returns the look of the kind of a space; ok says that it is of one.
func (b *board) kind(space int) (colour drawing.Colour, hatch drawing.Pattern, ok bool) {
	of := b.game.KindsOf(space)
	if seat := b.lane(space); seat >= 0 {
		return drawing.Players[seat], drawing.SeatHatch(seat), true
	}
	if len(of) == 0 {
		return drawing.Paper, drawing.Plain, false
	}
	return kindColours[of[0]%len(kindColours)], drawing.Patterns[of[0]%len(drawing.Patterns)], true
}

// finish reports whether a space is the last of a path, or one of a lane on which pieces are home.
func (b *board) finish(space int) bool {
	for seat := range b.game.SeatIDs() {
		if b.game.Roam && b.game.Home(engines.Seat(seat), space) {
			return true
		}
	}
	return !b.game.Roam && b.game.Home(engines.Seat(max(0, b.lane(space))), space)
}

// fill returns the ground of a space: on a picture of one's own it is to be seen through plain ones.
func (b *board) fill(space int) drawing.Colour {
	colour, _, kind := b.kind(space)
	switch {
	case kind:
		return colour.Mixed(drawing.White, 0.62)
	case b.finish(space):
		return drawing.PlayerE.Mixed(drawing.White, 0.55)
	case b.game.Roam && !b.lay.Round && b.game.Name(space) != "":
		return b.colour.Mixed(drawing.White, 0.7)
	case b.pictured && !b.lay.Round: // ways end in the middle of places
		return drawing.None
	case space%2 == 0:
		return drawing.Paper.Mixed(b.ground, 0.45)
	}
	return drawing.Paper
}

// square draws the ground of a space.
func (b *board) square(space int) {
	s, box := b.unit, b.lay.Spaces[space].Inset(b.unit*joint)
	colour, hatch, kind := b.kind(space)
	_, _, stop := b.game.Says(space)
	paint := drawing.Paint{Fill: b.fill(space), Stroke: drawing.Line(s*0.018, b.colour.Mixed(drawing.Ink, 0.3))}
	if kind {
		paint.Hatch = drawing.Hatch{Pattern: hatch, Colour: colour.Mixed(drawing.White, 0.3), Gap: s * 0.09}
	}
	if len(stop) > 0 || b.finish(space) {
		paint.Stroke.Width = s * 0.055
	}
	b.RoundedRect(box, b.corner(0.12), paint)
	if seat := b.lane(space); seat >= 0 {
		b.Seat(seat, drawing.Point{X: box.Right() - s*0.15, Y: box.Bottom() - s*0.15}, s*0.12)
	}
	here := 0.0
	for seat := range b.game.SeatIDs() { // where a seat comes onto a ring, or begins on squares and places
		if len(b.game.Starts) > 1 && b.game.First(seat) == space && (b.game.Roam || len(b.lay.Yards) > 0) {
			b.RoundedRect(box.Inset(s*0.03), b.corner(0.1), drawing.Paint{Stroke: drawing.Line(s*0.05, drawing.Players[seat])})
			b.Seat(seat, drawing.Point{X: box.Right() - s*(0.15+0.27*here), Y: box.Bottom() - s*0.15}, s*0.12)
			here++
		}
	}
}

// corner returns the radius of the corners of a space: so many sides, or all round.
func (b *board) corner(part float64) float64 {
	if b.lay.Round {
		part = (1 - 2*joint) / 2
	}
	return part * b.unit
}

// words draws what is read on a space: its number and name, and what happens there.
func (b *board) words(space int) {
	if b.lay.Round {
		b.place(space)
		return
	}
	s, box := b.unit, b.lay.Spaces[space].Inset(b.unit*0.05)
	fill := b.fill(space)
	digits := strconv.Itoa(space)
	if _, _, number := b.game.Beside(space); number > 0 {
		digits = strconv.Itoa(number)
	}
	style := drawing.Style{Face: drawing.Title, Size: s * 0.19 / drawing.PointMM, Colour: drawing.Ink}
	wide := drawing.Measure(digits, style) + s*0.04
	plate := drawing.Box(box.X+s*0.01, box.Y+s*0.01, wide+s*0.04, s*number*0.82)
	if b.game.Roam { // its letter and number stand on the edge
		plate.Y, plate.Width = plate.Y+s*0.03, 0 // below the ring of who begins there
	} else {
		b.RoundedRect(plate, s*0.06, drawing.Filled(fill))
		b.Label(plate, digits, style, smallestSaid/2, drawing.Centre)
	}
	right := box.Right()
	if icon := drawing.Picture("shield"); icon != nil && b.game.Safe(space) {
		right -= s * badge
		b.UseIn(icon, drawing.Box(right, box.Y, s*badge, s*badge))
	}
	name := b.name(space)
	body := drawing.Box(box.X, box.Y+s*number, box.Width, box.Height-s*number)
	if name != "" {
		bold := drawing.Style{Face: drawing.Bold, Size: min(largestSaid, s*0.15/drawing.PointMM), Colour: drawing.Ink}
		line := drawing.Box(plate.Right()+s*0.02, plate.Y, right-plate.Right()-s*0.03, plate.Height)
		if drawing.Measure(name, bold.Sized(smallestSaid)) > line.Width { // it has a line of its own
			line = drawing.Box(body.X, body.Y, body.Width, max(s*0.16, bold.Sized(smallestSaid).LineHeight()))
			body = drawing.Box(body.X, line.Bottom(), body.Width, body.Bottom()-line.Bottom())
		}
		b.said(line, name, bold, fill)
	}
	b.does(space, b.lying(space, body), fill)
}

// name returns what a space is called: by the family, as the finish, or by its kind.
func (b *board) name(space int) string {
	name := b.game.Name(space)
	if name == "" && b.lay.Round {
		name = b.game.Called(space)
	}
	if kinds := b.game.KindsOf(space); name == "" && len(kinds) > 0 && b.lane(space) < 0 {
		name = b.game.Kinds()[kinds[0]]
	}
	if name == "" && b.game.IsStart(space) {
		name = words.OwnStart
	}
	if name == "" && b.finish(space) {
		name = words.OwnFinish
	}
	if !drawing.Settable(name) {
		return ""
	}
	return text.Capital(short(name))
}

// short cuts a text that no space has room for.
func short(said string) string {
	if letters := []rune(said); len(letters) > mostSaid {
		return string(letters[:mostSaid]) + "…"
	}
	return said
}

// does draws what happens on a space: where it sends to, in words if there is room, else in a picture.
func (b *board) does(space int, box drawing.Rectangle, fill drawing.Colour) {
	s := b.unit
	says, sends := b.says(space)
	icon := drawing.Picture(b.game.Icon(space))
	switch {
	case sends != "":
		style := drawing.Style{Face: drawing.Title, Size: s * 0.25 / drawing.PointMM, Colour: drawing.Ink}
		b.said(drawing.Box(box.X, box.Centre().Y-s*0.18, box.Width, s*0.36).Inset(s*0.04), sends, style, fill)
		return
	case says == "" && b.finish(space):
		icon = drawing.Picture("trophy")
	case says == "":
		if icon = b.named(space); icon == nil {
			return
		}
	}
	style := drawing.Style{Face: drawing.Text, Colour: drawing.Ink}
	for _, pictured := range []bool{true, false} {
		room, high := box, 0.0
		if pictured && icon != nil {
			high = iconSide * s * 0.85
			room = drawing.Box(box.X, box.Y+high, box.Width, box.Height-high)
		}
		for size := min(largestSaid, s*0.14/drawing.PointMM); says != "" && size >= smallestSaid; size -= 0.4 {
			if at := style.Sized(size); fits(says, at, room) {
				tall := drawing.Height(says, at, room.Width)
				top := box.Y + (box.Height-high-tall)/2
				if high > 0 {
					b.picture(icon, drawing.Point{X: box.Centre().X, Y: top + high/2}, high*0.92)
				}
				b.said(drawing.Box(box.X, top+high, box.Width, tall), says, at, fill)
				return
			}
		}
	}
	if icon == nil {
		icon = drawing.Picture("scroll")
	}
	b.picture(icon, box.Centre(), min(s*iconSide*1.3, box.Width, box.Height))
}

// named returns the icon that is called as a space or its kind is; nil where there is none.
func (b *board) named(space int) *drawing.Symbol {
	names := []string{b.game.Name(space)}
	for _, kind := range b.game.KindsOf(space) {
		names = append(names, b.game.Kinds()[kind])
	}
	for _, name := range names {
		if _, ok := assets.Icon(iconName(name)); ok {
			return drawing.Picture(iconName(name))
		}
	}
	return nil
}

// fits reports whether a text has room in a box, without broken words.
func fits(said string, style drawing.Style, box drawing.Rectangle) bool {
	broken := func(word string) bool { return drawing.Measure(word, style) > box.Width }
	return drawing.Height(said, style, box.Width) <= box.Height && !slices.ContainsFunc(strings.Fields(said), broken)
}

// said writes words in the middle of a box, on the ground of the space, as a jump may lie below.
func (b *board) said(box drawing.Rectangle, said string, style drawing.Style, fill drawing.Colour) {
	wide := 0.0
	for _, line := range drawing.Wrap(said, style, box.Width) {
		wide = max(wide, min(box.Width, drawing.Measure(line, style)+b.unit*0.06))
	}
	plate := drawing.Box(box.Centre().X-wide/2, box.Y, wide, box.Height)
	b.RoundedRect(plate, b.unit*0.05, drawing.Paint{Fill: fill, Open: true})
	b.ParagraphIn(box, said, style, min(smallestSaid, style.Size), drawing.Centre)
}

// picture draws an icon around a point.
func (b *board) picture(icon *drawing.Symbol, at drawing.Point, side float64) {
	b.UseIn(icon, drawing.Box(at.X-side/2, at.Y-side/2, side, side))
}

// says returns the sentences of a space in one text; sends is where it sends to, "→ 18", if that is all it does.
func (b *board) says(space int) (says, sends string) {
	land, pass, stop := b.game.Says(space)
	to, ok := b.game.Sends(space)
	if ok && len(land)+len(pass)+len(stop) == 1 && !strings.ContainsAny(strings.Join(land, ""), ",:") {
		if to == 0 {
			return "", "→ " + words.OwnStart
		}
		return "", "→ " + b.game.Called(to)
	}
	var list []string
	add := func(said []string, in func(string) string) {
		if len(said) == 0 {
			return
		}
		for i := range said {
			if said[i] = strings.TrimSuffix(said[i], "."); i > 0 {
				said[i] = text.Capital(said[i])
			}
		}
		list = append(list, in(short(strings.Join(said, ". "))))
	}
	add(stop, words.OwnStop)
	add(land, text.Capital)
	add(pass, words.OwnPass)
	return short(strings.Join(list, ". ")), ""
}
