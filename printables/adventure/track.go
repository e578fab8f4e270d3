package adventure

import (
	"fmt"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Measures of a track, in millimetres.
const (
	trackHead   = 14.0
	trackSpace  = 11.5
	trackRow    = 10 // hearts
	trackPurse  = 27.0
	trackMarker = trackSpace - 1
	trackEdge   = 4.0
)

// tracks are a hearts track for each player and its marker (ADV-05), with room for the treasure that the
// player carries.
func (p *printer) tracks() parts.Part {
	part := parts.Part{
		ID: "tracks", Title: "Hearts tracks", Kind: parts.Pieces, Use: parts.Usual,
		Note: words.TracksNote(counted(p.game.Players(), "track"), p.game.Rules().Hearts),
	}
	part.Steps = []string{part.Title +
		": cut tracks and markers along the lines. A marker begins on the thick frame."}
	if p.set.Tonight {
		return p.slips(part)
	}
	for seat := range p.game.Players() {
		track, marker := parts.Piece{Name: p.trackName(seat), Copies: 1, Front: p.track(seat)}, marker(seat)
		track.Kit, marker.Kit = track.Name, track.Name // they count as one
		part.Pieces = append(part.Pieces, track, marker)
	}
	return part
}

// trackName is what the track of a player is called.
func (p *printer) trackName(seat int) string { return "track of " + p.king(seat).Name }

// slips are the tracks for tonight: a row of hearts for each player, on which a paper clip is moved.
func (p *printer) slips(part parts.Part) parts.Part {
	const space, edge, name = 8.4, 2.0, 24.0
	hearts := p.game.Rules().Hearts
	columns := min(hearts, trackRow)
	rows := (hearts + trackRow - 1) / trackRow
	part.Note, part.Steps = words.SlipsNote, nil
	for seat := range p.game.Players() {
		d := drawing.New(name+2*edge+float64(columns)*space, 2*edge+float64(rows)*space)
		d.Rect(d.Area(), drawing.Filled(drawing.Players[seat].Mixed(drawing.White, 0.75)))
		d.Seat(seat, drawing.Point{X: edge + 3, Y: d.Height / 2}, 3)
		p.set.DrawNames(d, drawing.Box(edge+7, edge, name-8, d.Height-2*edge), seat, parts.BoldStyle)
		var heart *drawing.Symbol
		if found := drawing.Picture(p.set.Theme.Icon(wordHeart, 1)); found != nil {
			heart = drawing.Faint(found, drawing.White)
		}
		for i := range hearts {
			p.heart(d, drawing.Box(name+edge+float64(i%trackRow)*space, edge+float64(i/trackRow)*space, space, space).
				Inset(0.3), heart, i+1)
		}
		part.Pieces = append(part.Pieces, parts.Piece{Name: p.trackName(seat), Copies: 1, Front: d})
	}
	return part
}

// marker is a small token with the sign and letter of a player.
func marker(seat int) parts.Piece {
	figure := parts.Figure{Name: "marker of " + string(rune('A'+seat)), Side: seat}
	piece := figure.Token(trackMarker)
	d := drawing.New(trackMarker, trackMarker)
	colour := drawing.Players[seat]
	d.Path(piece.Outline.Mapped(towards(d.Area().Centre(), 0.93)), drawing.Paint{
		Fill: colour.Mixed(drawing.White, 0.55), Stroke: drawing.Line(0.25, drawing.Ink),
	})
	d.Seat(seat, d.Area().Centre(), trackMarker*0.34)
	piece.Front = d
	return piece
}

// towards moves points towards a centre, by a part of how far they are away.
func towards(centre drawing.Point, part float64) func(drawing.Point) drawing.Point {
	return func(at drawing.Point) drawing.Point {
		return drawing.Point{X: centre.X + (at.X-centre.X)*part, Y: centre.Y + (at.Y-centre.Y)*part}
	}
}

// counted returns a number of things: "2 tracks".
func counted(count int, one string) string {
	if count == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", count, one)
}

// track draws the track of a player: who it is, a space for each heart, a purse.
func (p *printer) track(seat int) *drawing.Drawing {
	hearts := p.game.Rules().Hearts
	rows := (hearts + trackRow - 1) / trackRow
	d := drawing.New(2*trackEdge+trackRow*trackSpace, trackHead+float64(rows)*trackSpace+trackPurse+3)
	colour := drawing.Players[seat]
	d.Rect(d.Area(), drawing.Filled(drawing.Paper))
	band := drawing.Box(2.5, 2.5, d.Width-5, trackHead-4)
	d.RoundedRect(band, 2,
		drawing.Paint{Fill: colour.Mixed(drawing.White, 0.6), Stroke: drawing.Line(0.3, colour)})
	d.Seat(seat, drawing.Point{X: band.X + 7, Y: band.Centre().Y}, 3.8)
	line := drawing.Box(band.X+14, band.Y, band.Width-18, band.Height)
	if !p.set.DrawNames(d, line, seat, parts.TitleStyle) {
		d.Line(drawing.Point{X: line.X, Y: line.Bottom() - 2.5},
			drawing.Point{X: line.Right(), Y: line.Bottom() - 2.5}, drawing.Line(0.25, drawing.Quiet))
	}
	var heart *drawing.Symbol
	if found := drawing.Picture(p.set.Theme.Icon(wordHeart, 1)); found != nil {
		heart = drawing.Faint(found, drawing.White)
	}
	for i := range hearts {
		box := drawing.Box(trackEdge+float64(i%trackRow)*trackSpace, trackHead+float64(i/trackRow)*trackSpace,
			trackSpace, trackSpace)
		p.heart(d, box.Inset(0.4), heart, i+1)
	}
	p.purse(d, drawing.Box(trackEdge, d.Height-trackPurse, d.Width-2*trackEdge, trackPurse-3))
	return d
}

// heart draws a space of a track with its number; the last is the one to begin on.
func (p *printer) heart(d *drawing.Drawing, box drawing.Rectangle, heart *drawing.Symbol, number int) {
	edge := drawing.Line(0.25, drawing.Quiet)
	if number == p.game.Rules().Hearts {
		edge = drawing.Line(0.9, drawing.Ink)
	}
	d.RoundedRect(box, 1.5, drawing.Paint{Fill: drawing.White, Stroke: edge})
	if heart != nil {
		d.UseIn(heart, box.Inset(0.9))
	}
	d.Label(box, strconv.Itoa(number), drawing.Style{Face: drawing.Title, Size: 13, Colour: drawing.Ink},
		parts.Smallest, drawing.Centre)
}

// purse draws where the treasure lies that a player carries.
func (p *printer) purse(d *drawing.Drawing, box drawing.Rectangle) {
	noun := p.set.Theme.Noun(wordTreasure)
	d.RoundedRect(box, 2,
		drawing.Paint{Fill: drawing.White,
			Stroke: drawing.Stroke{Width: 0.3, Colour: drawing.Quiet, Dash: [2]float64{1.5, 1.2}}})
	room := box.Inset(2)
	room.Height = 5
	d.Label(room, parts.Capital(noun.Many)+" carried", parts.BoldStyle, parts.Smallest, drawing.Left)
	if found := drawing.Picture(p.set.Theme.Icon(wordTreasure, 1)); found != nil {
		d.UseIn(drawing.Faint(found, drawing.White),
			drawing.Box(box.X+2, room.Bottom()+1, box.Width-4, box.Bottom()-room.Bottom()-3))
	}
}
