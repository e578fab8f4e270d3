package saratoga

import (
	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// reference is a card for each player: the pairs and what they do (SAR-06 to SAR-14).
func (p *printer) reference() parts.Part {
	flow, things := &parts.Flow{}, map[string]*drawing.Drawing{}
	for _, lay := range p.plays() {
		flow.Space(1.5)
		p.play(flow, lay)
		alone := &parts.Flow{}
		p.play(alone, lay)
		things["titles."+lay.Play().ID()] = alone.Column(parts.CardRoom)
	}
	part := parts.Part{ID: "reference", Title: "Reference cards", Kind: parts.Pieces, Table: true, Things: things,
		Note: words.ReferenceNote(p.players)}
	part.Pieces = flow.Cards(p.set, "reference card", words.ReferenceTitle, words.ReferenceMore)
	for i := range part.Pieces {
		if !p.set.Tonight { // one for all lies on the table
			part.Pieces[i].Copies = p.players
		}
	}
	return part
}

// plays returns a pair of cards for each play, in the order of their clauses; the first colour stands for
// another player.
func (p *printer) plays() []engine.Lay {
	var lays []engine.Lay
	for _, action := range []engine.Card{engine.Move, engine.Bullet, engine.Raid, engine.Defend} {
		for _, target := range []engine.Card{engine.Self, engine.Bullet, engine.Raid, 1} {
			if lay := (engine.Lay{Action: action, Target: target}); lay.Play() != engine.NoPlay {
				lays = append(lays, lay)
			}
		}
	}
	return lays
}

// Measures of what is said of a play, in millimetres.
const (
	pairCard = 9.5
	pairHigh = 11.0
	pairWide = 2*pairCard + 3.5
)

// playStyle is the text of a play: all of them are to stand on one card.
var playStyle = parts.TextStyle.Sized(parts.Smallest)

// play adds a pair as pictures, what it is called and what it does.
func (p *printer) play(flow *parts.Flow, lay engine.Lay) {
	clause := p.set.Speaker().Clause(lay.Play().Clause())
	room := parts.CardRoom - pairWide
	head := parts.BoldStyle.LineHeight()
	high := max(pairHigh, head+drawing.Height(clause.Source, playStyle, room))
	flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
		card := drawing.Box(box.X, box.Y, pairCard, pairHigh)
		p.picture(d, card, lay.Action)
		card.X += pairCard + 1
		p.picture(d, card, lay.Target)
		d.Label(drawing.Box(box.X+pairWide, box.Y, room, head), clause.Title+" · "+clause.ID, parts.BoldStyle,
			parts.Smallest, drawing.Left)
		d.Paragraph(drawing.Box(box.X+pairWide, box.Y+head, room, high-head), clause.Source, playStyle,
			drawing.Left)
	})
}
