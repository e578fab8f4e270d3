package adventure

import (
	"strconv"

	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// turnClauses are those that somebody looks up in the middle of a turn; what each monster does stands on the
// monster cards.
var turnClauses = []string{"ADV-06", "ADV-10", "ADV-13", "ADV-14", "ADV-15", "ADV-17", "ADV-23", "ADV-27",
	"ADV-28"}

// eventTable is the table of the event die and of the order of combat. It is a page of the rulebook; by itself it is
// printed only when it is named.
func (p *printer) eventTable() parts.Part {
	flow := &parts.Flow{}
	p.events(flow)
	p.order(flow)
	set := flow.Pages(parts.Columns{Count: 1, Width: parts.CardRoom, Height: max(parts.LargeSide, flow.Height()+1)})
	return parts.Part{
		ID: "events", Title: "Table of events", Kind: parts.Pieces, Use: parts.Extra, Table: true,
		Note:   words.EventsNote,
		Pieces: []parts.Piece{{Name: "events", Copies: 1, Front: set[0]}},
	}
}

// turn is a card for beside the board: what the faces of the event die bring, the order of combat, and the
// clauses that a turn needs.
func (p *printer) turn() parts.Part {
	flow := &parts.Flow{}
	p.events(flow)
	p.order(flow)
	return parts.TurnCard(p.set, flow, turnClauses, map[string]string{
		"ADV-06": "hourglass", "ADV-10": "hiking-boot", "ADV-13": p.set.Theme.Icon(wordTreasure, 1),
		"ADV-14": "right-arrow", "ADV-15": "collision", "ADV-17": "eye", "ADV-23": "crossed-swords",
		"ADV-27": "skull", "ADV-28": p.set.Theme.Icon(wordEntrance, 1)})
}

// events adds the faces of the event die with what they bring, as pictures (ADV-07 to ADV-09). They are wider
// where one brings several things or a long name.
func (p *printer) events(flow *parts.Flow) {
	most, high := 6, 21.0
	narrow := parts.CardRoom/float64(most) - 2.2
	for _, events := range p.game.Rules().Events {
		if len(events) > 1 ||
			len(events) == 1 &&
				drawing.Measure(p.eventWord(events[0]), parts.TextStyle.Sized(parts.Smallest)) > narrow {
			most, high = 3, 24.0
		}
	}
	faces := p.game.Rules().EventDie
	flow.Heading(words.EventDie, parts.BoldStyle)
	for from := 1; from <= faces; from += most {
		flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
			wide := box.Width / float64(most)
			for face := from; face < min(from+most, faces+1); face++ {
				p.event(d, drawing.Box(box.X+float64(face-from)*wide, box.Y, wide, box.Height).Inset(0.5),
					face)
			}
		})
	}
}

// event draws a face and what it brings.
func (p *printer) event(d *drawing.Drawing, box drawing.Rectangle, face int) {
	const pictureHigh, numberWide = 12.0, 5.0
	d.RoundedRect(box, 1.5, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.25, drawing.Quiet)})
	number := drawing.Box(box.X+0.8, box.Y+0.8, numberWide, 5)
	d.Label(number, strconv.Itoa(face), parts.TitleStyle, parts.Smallest, drawing.Left)
	events := p.game.Rules().Events[strconv.Itoa(face)]
	art := drawing.Box(box.X+numberWide, box.Y+1.6, box.Width-2*numberWide, pictureHigh)
	if len(events) == 1 {
		art.X, art.Width = box.X+2.5, box.Width-3
	}
	text := "nothing"
	for i, event := range events {
		wide := min(art.Width/float64(len(events)), pictureHigh+2)
		left := art.Centre().X - wide*float64(len(events))/2
		p.eventPicture(d, drawing.Box(left+float64(i)*wide, art.Y, wide, art.Height).Inset(0.3), event)
		if i == 0 {
			text = p.eventWord(event)
		} else {
			text += ", " + p.eventWord(event)
		}
	}
	room := drawing.Box(box.X+0.6, art.Bottom()+0.8, box.Width-1.2, box.Bottom()-art.Bottom()-1.2)
	d.ParagraphIn(room, text, parts.TextStyle, parts.Smallest, drawing.Centre)
}

// eventWord says what an event brings, in a word or two.
func (p *printer) eventWord(event string) string {
	switch event {
	case engine.EventHeal:
		return "+1 " + p.set.Theme.Noun(wordHeart).One
	case engine.EventRespawn:
		if !p.respawns() {
			return "nothing"
		}
		return words.EventRespawns
	}
	return p.set.Theme.Noun(event).Many
}

// respawns reports whether anybody can come back: a player alone who dies has lost before (ADV-09, ADV-28).
func (p *printer) respawns() bool {
	most := p.set.Seats()
	return p.game.Rules().Respawn && most > 1
}

// eventPicture draws what an event brings.
func (p *printer) eventPicture(d *drawing.Drawing, box drawing.Rectangle, event string) {
	name, letter := "", ""
	switch event {
	case engine.EventHeal:
		name = p.set.Theme.Icon(wordHeart, 1)
	case engine.EventRespawn:
		if p.respawns() {
			name = p.set.Theme.Icon(wordEntrance, 1)
		}
	default:
		for k, id := range p.game.Kinds() {
			if id == event {
				name, letter = KindIcon(p.set.Theme, id, p.game.Monster(k).Figure, 1), p.game.Monster(k).Letter
			}
		}
	}
	p.picture(d, box, name, letter)
}

// order adds the order of combat, a picture for each that strikes (ADV-23).
func (p *printer) order(flow *parts.Flow) {
	const most = 5
	high := 19.0
	for k := range p.game.Kinds() {
		id, _ := p.kind(k)
		if drawing.Measure(p.set.Theme.Noun(id).Many,
			parts.TextStyle.Sized(parts.Smallest)) > parts.CardRoom/most-strikerGap {
			high = 21.5 // long names take two lines
		}
	}
	flow.Space(2)
	flow.Heading(words.CombatOrder, parts.BoldStyle)
	count := len(p.game.Kinds()) + 1
	rows := (count + most - 1) / most
	flow.Box(high*float64(rows), func(d *drawing.Drawing, box drawing.Rectangle) {
		wide := box.Width / most
		for i := range count {
			p.striker(d, drawing.Box(box.X+float64(i%most)*wide, box.Y+float64(i/most)*high, wide, high), i)
		}
	})
}

// strikerGap is how much stays free beside the name of who strikes, in millimetres.
const strikerGap = 0.6

// striker draws who strikes at a place in combat, the players first; an arrow points at all others.
func (p *printer) striker(d *drawing.Drawing, cell drawing.Rectangle, place int) {
	word, name, letter := p.set.Theme.Noun(wordPlayer).Many, p.set.Theme.Icon(wordPlayer, 1), ""
	if place > 0 {
		id, monster := p.kind(place - 1)
		word, name, letter = p.set.Theme.Noun(id).Many, KindIcon(p.set.Theme, id, monster.Figure, 1),
			monster.Letter
	}
	art := drawing.Box(cell.X+2, cell.Y+1, cell.Width-4, 11.5)
	p.picture(d, art, name, letter)
	room := drawing.Box(cell.X+strikerGap/2, art.Bottom()+0.5, cell.Width-strikerGap,
		cell.Bottom()-art.Bottom()-1)
	d.ParagraphIn(room, word, parts.TextStyle, parts.Smallest, drawing.Centre)
	if place > 0 {
		tip := drawing.Point{X: cell.X + 1.8, Y: art.Centre().Y}
		d.Polygon([]drawing.Point{tip, tip.Plus(-2.6, -1.7), tip.Plus(-2.6, 1.7)},
			drawing.Paint{Fill: drawing.Ink, Keep: true})
	}
}

// picture draws an icon, else a letter.
func (p *printer) picture(d *drawing.Drawing, box drawing.Rectangle, name, letter string) {
	if found := drawing.Picture(name); found != nil {
		d.UseIn(found, box)
	} else if letter != "" {
		d.Label(box, letter,
			drawing.Style{Face: drawing.Title, Size: box.Height * 0.7 / drawing.PointMM, Colour: drawing.Ink},
			parts.Smallest, drawing.Centre)
	}
}
