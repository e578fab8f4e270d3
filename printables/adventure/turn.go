package adventure

import (
	"strconv"

	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// turnClauses are those that somebody looks up in the middle of a turn; what each monster does stands on the monster cards.
var turnClauses = []string{"ADV-06", "ADV-10", "ADV-13", "ADV-14", "ADV-15", "ADV-23", "ADV-27", "ADV-28"}

// turn is a card for beside the board: what the faces of the event die bring, the order of combat, and the clauses that a turn needs.
func (p *printer) turn() parts.Part {
	flow := &parts.Flow{}
	p.events(flow)
	p.order(flow)
	return parts.TurnCard(p.set, flow, turnClauses)
}

// events adds the faces of the event die with what they bring, as pictures (ADV-07 to ADV-09).
func (p *printer) events(flow *parts.Flow) {
	const wide, high, most = 18.0, 21.0, 6
	faces := p.game.Rules().EventDie
	flow.Heading("The event die", parts.BoldStyle)
	for from := 1; from <= faces; from += most {
		flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
			for face := from; face < min(from+most, faces+1); face++ {
				p.event(d, drawing.Box(box.X+float64(face-from)*wide, box.Y, wide, box.Height).Inset(0.5), face)
			}
		})
	}
}

// event draws a face and what it brings.
func (p *printer) event(d *drawing.Drawing, box drawing.Rectangle, face int) {
	d.RoundedRect(box, 1.5, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.25, drawing.Quiet)})
	head := drawing.Box(box.X+1, box.Y+0.8, box.Width-2, 5)
	d.Label(head, strconv.Itoa(face), parts.TitleStyle, parts.Smallest, drawing.Left)
	events := p.game.Rules().Events[strconv.Itoa(face)]
	words := drawing.Box(box.X+0.6, box.Bottom()-5, box.Width-1.2, 4.6)
	art := drawing.Box(box.X+3, box.Y+2.5, box.Width-4, words.Y-box.Y-3)
	for i, event := range events {
		wide := art.Width / float64(len(events))
		p.eventPicture(d, drawing.Box(art.X+float64(i)*wide, art.Y, wide, art.Height).Inset(0.3), event)
	}
	text := "nothing"
	if len(events) > 0 {
		text = p.eventWord(events[0])
		for _, event := range events[1:] {
			text += ", " + p.eventWord(event)
		}
	}
	d.Label(words, text, parts.TextStyle, parts.Smallest, drawing.Centre)
}

// eventWord says what an event brings, in a word or two.
func (p *printer) eventWord(event string) string {
	switch event {
	case engine.EventHeal:
		return "+1 " + p.set.Theme.Noun(wordHeart).One
	case engine.EventRespawn:
		if !p.game.Rules().Respawn {
			return "nothing"
		}
		return "come back"
	}
	return p.set.Theme.Noun(event).Many
}

// eventPicture draws what an event brings.
func (p *printer) eventPicture(d *drawing.Drawing, box drawing.Rectangle, event string) {
	name, letter := "", ""
	switch event {
	case engine.EventHeal:
		name = p.set.Theme.Icon(wordHeart, 1)
	case engine.EventRespawn:
		if p.game.Rules().Respawn {
			name = p.set.Theme.Icon(wordEntrance, 1)
		}
	default:
		for k, id := range p.game.Kinds() {
			if id == event {
				name, letter = KindIcon(p.set.Theme, id, p.game.Monster(k).Figure), p.game.Monster(k).Letter
			}
		}
	}
	if found := icon(name); found != nil {
		d.UseIn(found, box)
	} else if letter != "" {
		d.Label(box, letter, drawing.Style{Face: drawing.Title, Size: 22, Colour: drawing.Ink}, parts.Smallest, drawing.Centre)
	}
}

// order adds the order of combat, a beam with a picture for each that strikes (ADV-23).
func (p *printer) order(flow *parts.Flow) {
	const high = 19.0
	flow.Space(2)
	flow.Heading("The order of combat", parts.BoldStyle)
	flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
		kinds := p.game.Kinds()
		wide := min(box.Width/float64(len(kinds)+1), 22)
		for i := range len(kinds) + 1 {
			cell := drawing.Box(box.X+float64(i)*wide, box.Y, wide, box.Height)
			word, name, letter := p.set.Theme.Noun(wordPlayer).Many, p.set.Theme.Icon(wordPlayer, 1), ""
			if i > 0 {
				id, monster := p.kind(i - 1)
				word, name, letter = p.set.Theme.Noun(id).Many, KindIcon(p.set.Theme, id, monster.Figure), monster.Letter
			}
			art := drawing.Box(cell.X+2, cell.Y+1, cell.Width-4, 11.5)
			if found := icon(name); found != nil {
				d.UseIn(found, art)
			} else {
				d.Label(art, letter, drawing.Style{Face: drawing.Title, Size: 22, Colour: drawing.Ink}, parts.Smallest, drawing.Centre)
			}
			d.Label(drawing.Box(cell.X+0.3, cell.Bottom()-5.5, cell.Width-0.6, 5), word, parts.TextStyle, parts.Smallest, drawing.Centre)
			if i > 0 {
				tip := drawing.Point{X: cell.X + 1.6, Y: art.Centre().Y}
				d.Polygon([]drawing.Point{tip, tip.Plus(-2.6, -1.7), tip.Plus(-2.6, 1.7)}, drawing.Paint{Fill: drawing.Ink, Keep: true})
			}
		}
	})
}
