package saratoga

import (
	"slices"
	"strconv"

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
		title := clause.Title + " · " + clause.ID
		line := drawing.Box(box.X+pairWide, box.Y, room, head)
		p.changes(d, line, lay.Play(), drawing.Measure(title, parts.BoldStyle))
		d.Label(line, title, parts.BoldStyle, parts.Smallest, drawing.Left)
		d.Paragraph(drawing.Box(box.X+pairWide, box.Y+head, room, high-head), clause.Source, playStyle,
			drawing.Left)
	})
}

// A change is so much more or less of a thing that is counted.
type change struct {
	of string
	by int
}

// changed returns what a play changes: what it costs and brings whoever lays it, and then what it takes from the
// target. Defending depends on the attack.
func (p *printer) changed(play engine.Play) (own, others []change) {
	rules := p.game.Rules()
	cost := change{wordSupply, -p.game.Cost(play)}
	switch play {
	case engine.PlayHeadWest:
		own = []change{{wordProgress, rules.HeadWest}}
	case engine.PlayConvoy:
		own = []change{cost, {wordProgress, rules.Convoy}}
		others = slices.Clone(own)
	case engine.PlayGetSupplies:
		own = []change{{wordSupply, rules.GetSupplies}}
	case engine.PlaySabotage:
		own, others = []change{cost}, []change{{wordProgress, -rules.Sabotage}}
	case engine.PlayRaid:
		own, others = []change{cost}, []change{{wordProgress, -rules.Raid}}
	}
	nothing := func(c change) bool { return c.by == 0 }
	return slices.DeleteFunc(own, nothing), slices.DeleteFunc(others, nothing)
}

// changes draws what a play changes at the end of the line of its title, which takes a width in millimetres: −1 and
// a barrel, and after an arrow what happens to the target. Without room for it the words alone say so.
func (p *printer) changes(d *drawing.Drawing, line drawing.Rectangle, play engine.Play, taken float64) {
	const digits, arrow, gap = 5.6, 4.6, 1.2
	own, others := p.changed(play)
	wide := float64(len(own)+len(others)) * (digits + line.Height + gap)
	if len(others) > 0 {
		wide += arrow
	}
	if wide == 0 || taken+wide+gap > line.Width {
		return
	}
	x := line.Right() - wide
	draw := func(list []change) {
		for _, one := range list {
			if icon := drawing.Picture(p.set.Theme.Icon(one.of, 1)); icon != nil {
				d.Label(drawing.Box(x, line.Y, digits, line.Height), signed(one.by), parts.BoldStyle, parts.Smallest,
					drawing.Right)
				d.UseIn(icon, drawing.Box(x+digits+gap/2, line.Y-0.2, line.Height, line.Height).Inset(0.2))
			}
			x += digits + line.Height + gap
		}
	}
	draw(own)
	if len(others) > 0 {
		y := line.Centre().Y
		d.Polygon([]drawing.Point{{X: x + arrow, Y: y}, {X: x + arrow - 2.2, Y: y - 1.4}, {X: x + arrow - 2.2, Y: y + 1.4}},
			drawing.Paint{Fill: drawing.Quiet, Keep: true})
		x += arrow
	}
	draw(others)
}

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
