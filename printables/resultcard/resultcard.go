// Package resultcard draws the card of a match that has ended, to print and pin up: its game with the scene, the day, who
// played, the scores, and how it went.
package resultcard

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/scene"
	"homespun/rulesets"
)

// Width and Height are those of a postcard, A6 across (ISO 216), in millimetres.
const Width, Height = 148.0, 105.0

// A Card is what stands on a card.
type Card struct {
	Theme *rulesets.Theme
	// Rules are the name of the rules, Day when it was played and How how it went, in a sentence.
	Rules, Day, How string
	Seats           []Seat
}

// Seat is who sat on a seat, with the score; "" for none.
type Seat struct {
	Who, Score string
	Won        bool
}

// The measures of a card in millimetres.
const (
	margin    = 4.0
	sceneHigh = 54.0
	dayHigh   = 7.0
	howHigh   = 12.0
	seatHigh  = 9.0 // at most
	inner     = 5.0 // from the frame to the words
)

// Drawing returns the card.
func (c Card) Drawing() *drawing.Drawing {
	d := drawing.New(Width, Height)
	d.Rect(d.Area(), drawing.Filled(drawing.Paper))
	top := drawing.Box(margin, margin, Width-2*margin, sceneHigh)
	colour := parts.ThemeColour(c.Theme)
	if picture := scene.Titled(c.Theme, scene.Frame{Width: top.Width, Height: top.Height}, c.Rules); picture != nil {
		d.UseAt(&drawing.Symbol{Name: "scene", Drawing: picture}, drawing.Point{X: top.X, Y: top.Y})
	} else { // a game of one's own
		d.Rect(top, drawing.Filled(colour))
		name := drawing.Box(top.X+inner, top.Y+inner, top.Width-2*inner, top.Height-2*inner)
		d.ParagraphIn(name, c.Theme.Game.Title, parts.TitleStyle.Sized(32).In(drawing.TextOn(colour)), parts.Smallest,
			drawing.Centre)
	}
	room := drawing.Box(top.X+inner, top.Bottom(), top.Width-2*inner, dayHigh)
	d.Label(room, c.Day, parts.TextStyle.In(drawing.Quiet), parts.Smallest, drawing.Left)
	how := drawing.Box(room.X, Height-margin-howHigh, room.Width, howHigh)
	d.ParagraphIn(how, c.How, parts.BoldStyle.Sized(12), parts.Smallest, drawing.Centre)
	c.seats(d, drawing.Box(room.X, room.Bottom(), room.Width, how.Y-room.Bottom()))
	d.Rect(d.Area().Inset(margin), drawing.Paint{Stroke: drawing.Line(0.5, colour)})
	return d
}

// seats draws who played in two columns, the winners with a cup.
func (c Card) seats(d *drawing.Drawing, box drawing.Rectangle) {
	const columns, between, scoreWide = 2, 8.0, 16.0
	rows := (len(c.Seats) + columns - 1) / columns
	high := min(seatHigh, box.Height/float64(max(1, rows)))
	y := box.Centre().Y - high*float64(rows)/2
	wide := (box.Width - between) / columns
	for i, seat := range c.Seats {
		at := drawing.Box(box.X+(wide+between)*float64(i%columns), y+high*float64(i/columns), wide, high)
		style := parts.TextStyle.Sized(min(14, high/drawing.PointMM/drawing.Leading))
		if seat.Won {
			style.Face = drawing.Bold
			if cup, err := drawing.Icon("trophy"); err == nil {
				d.UseIn(cup, drawing.Box(at.X, at.Y+high*0.1, high*0.8, high*0.8))
			}
		}
		name := drawing.Box(at.X+high+1, at.Y, wide-high-1-scoreWide, high)
		if seat.Score == "" {
			name.Width += scoreWide
		}
		d.Label(name, seat.Who, style, parts.Smallest, drawing.Left)
		d.Label(drawing.Box(at.Right()-scoreWide, at.Y, scoreWide, high), seat.Score, style, parts.Smallest, drawing.Right)
	}
}
