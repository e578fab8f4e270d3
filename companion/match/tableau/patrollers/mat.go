package patrollers

import (
	"strconv"

	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// cloth is the colour of the mat for themes that have none.
const cloth = drawing.Colour(0xFFE4E6CF)

// ground returns the colour of the mat.
func (t *teams) ground() drawing.Colour {
	return parts.Colour(t.Theme.Paper, cloth)
}

// tabletop draws what the match is played on: mats, and sheets of cards and tokens.
type tabletop struct{ *teams }

// drawMat draws the table to scale: a line every inch, stronger ones every half foot and foot, numbers of
// inches along the edges, and the strip in which each side deploys.
func (t *tabletop) drawMat() *drawing.Drawing {
	wide, deep := float64(t.lengths.Width), float64(t.lengths.Depth)
	d := drawing.New(wide, deep)
	ground := t.ground()
	d.Rect(d.Area(), drawing.Filled(ground))
	parts.DrawGround(d, t.Theme, ground)
	t.drawStrips(d, ground)
	if floor := floors[t.Theme.Scene]; floor != nil {
		floor(d, ground)
	}
	line := ground.Mixed(drawing.Ink, 0.14)
	for x := 10.0; x < wide; x += 10 {
		d.Line(drawing.Point{X: x, Y: 0}, drawing.Point{X: x, Y: deep}, joint(weight(x), line))
	}
	for y := 10.0; y < deep; y += 10 {
		d.Line(drawing.Point{X: 0, Y: y}, drawing.Point{X: wide, Y: y}, joint(weight(y), line))
	}
	t.drawRulers(d, ground)
	d.Rect(d.Area().Inset(0.8), drawing.Paint{Stroke: drawing.Line(1.6, ground.Mixed(drawing.Ink, 0.5))})
	return d
}

// weight returns the width in mm of the grid line at a distance from the edge, in tenths of an inch. Lines
// every foot are strongest, those every half foot less so.
func weight(at float64) float64 {
	switch int(at) % 120 {
	case 0:
		return 0.9
	case 60:
		return 0.5
	}
	return 0.25
}

// drawStrips tints the strip in which each side deploys, and puts the sign and the letter of the side on it.
func (t *tabletop) drawStrips(d *drawing.Drawing, ground drawing.Colour) {
	wide, deep, strip := d.Width, d.Height, float64(t.lengths.Strip)
	for _, seat := range sides {
		y, edge := 0.0, strip
		if seat > 0 {
			y, edge = deep-strip, deep-strip
		}
		colour := t.dress.Colour(seat)
		d.Rect(drawing.Box(0, y, wide, strip), drawing.Filled(ground.Mixed(colour, 0.13)))
		d.Line(drawing.Point{X: 0, Y: edge}, drawing.Point{X: wide, Y: edge},
			drawing.Stroke{Width: 1, Colour: ground.Mixed(colour, 0.8), Dash: [2]float64{4, 3}})
		middle := drawing.Point{X: wide / 2, Y: y + strip/2}
		radius := min(9, strip/3)
		faded := ground.Mixed(colour, 0.24)
		d.Path(drawing.Signs[seat].Path(middle, radius), drawing.Filled(faded))
		letter := drawing.Style{Face: drawing.Title, Size: 30, Colour: colour.Mixed(drawing.Ink, 0.85)}
		d.Label(drawing.Signs[seat].LetterBox(middle, radius), seatLetter(seat), letter, 8, drawing.Centre)
	}
}

// drawRulers writes every second inch along all edges.
func (t *tabletop) drawRulers(d *drawing.Drawing, ground drawing.Colour) {
	style := drawing.Style{Face: drawing.Bold, Size: 15, Colour: ground.Mixed(drawing.Ink, 0.98)}
	const room = 7.0
	write := func(box drawing.Rectangle, tenths float64) {
		d.Label(box, strconv.Itoa(int(tenths/10)), style, 6, drawing.Centre)
	}
	for x := 20.0; x < d.Width-5; x += 20 {
		write(drawing.Box(x-room, 1.5, 2*room, room), x)
		write(drawing.Box(x-room, d.Height-room-1.5, 2*room, room), x)
	}
	for y := 20.0; y < d.Height-5; y += 20 {
		write(drawing.Box(1, y-room/2, 1.4*room, room), y)
		write(drawing.Box(d.Width-1.4*room-1, y-room/2, 1.4*room, room), y)
	}
}

// Measures, in millimetres, of the plain mat for matches in which the players measure. There the places of
// figures have no meaning.
const (
	groundWide = 360.0
	groundDeep = 130.0
	standee    = 44.0
)

// drawGround draws the plain mat for matches in which the players measure, with a band for each side.
func (t *tabletop) drawGround() *drawing.Drawing {
	d := drawing.New(groundWide, groundDeep)
	ground := t.ground()
	for _, seat := range sides {
		colour := t.dress.Colour(seat)
		band := drawing.Box(0, float64(seat)*groundDeep/2, groundWide, groundDeep/2).Inset(2)
		d.RoundedRect(band, 6, drawing.Outlined(ground.Mixed(colour, 0.13), 0.8, ground.Mixed(colour, 0.6)))
		middle := drawing.Point{X: 16, Y: band.Centre().Y}
		d.Path(drawing.Signs[seat].Path(middle, 9), drawing.Filled(colour))
		letter := drawing.Style{Face: drawing.Title, Size: 30, Colour: drawing.TextOn(colour)}
		d.Label(drawing.Signs[seat].LetterBox(middle, 9), seatLetter(seat), letter, 8, drawing.Centre)
	}
	return d
}

// place returns where a figure is on the scene. Where the players measure, figures stand in a row on the band
// of their side, whatever x and y are.
func (t *teams) place(u, x, y int) drawing.Point {
	if !t.game.Measured() {
		return drawing.Point{X: float64(x), Y: float64(y)}
	}
	seat, nth := u/5, u%5
	team := len(t.game.Units(engines.Seat(seat)))
	step := (groundWide - 32) / float64(team)
	return drawing.Point{X: 32 + step*(float64(nth)+0.5), Y: groundDeep * (float64(seat) + 0.5) / 2}
}

// size returns how wide a figure is on the scene, in mm.
func (t *teams) size() float64 {
	if t.game.Measured() {
		return standee
	}
	return float64(t.lengths.Base)
}

func seatLetter(seat engines.Seat) string { return string(rune('A' + seat)) }
