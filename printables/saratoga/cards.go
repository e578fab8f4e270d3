package saratoga

import (
	"fmt"
	"slices"
	"strings"

	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Poker size, in millimetres. Cards of a large set are so much longer that four still lie on a sheet with
// their backs beside them, as long as their words have room then.
const (
	cardWide  = 63.0
	cardHigh  = 88.0
	largeHigh = 92.0
	// textSize is that of its words in pt, with which the pictures of all cards are equally large.
	textSize = 10.0
)

// cards are a deck for each colour with a back of its own (SAR-02). Fronts bear the sign of their deck, to
// sort them by.
func (p *printer) cards() parts.Part {
	deck := p.deck()
	if p.set.Tonight {
		return p.slips(deck)
	}
	design := p.design(deck)
	part := parts.Part{
		ID: "cards", Title: "Cards", Kind: parts.Cards,
		Note: words.DecksNote(len(p.colours), len(deck), fmt.Sprintf("%.4g", design.Width),
			fmt.Sprintf("%.4g", design.Height)),
		Steps: []string{
			words.DecksCorners,
			words.DecksSort,
		},
	}
	for i := range p.colours { // in this order, so that each colour has the hatch of its place
		design.Back(p.back(&p.colours[i]))
	}
	part.Things = map[string]*drawing.Drawing{}
	for i := range p.colours {
		owner := &p.colours[i]
		back := p.back(owner)
		for _, c := range deck {
			card := p.card(c)
			card.Badge = owner.sign
			piece, _ := design.Piece(strings.ToLower(card.Title)+" of "+owner.id, &card, &back, 1)
			if c.Colour() && int(c) == i+1 {
				part.Things["colours."+owner.id] = piece.Front
			}
			part.Pieces = append(part.Pieces, piece)
		}
	}
	part.Blank = design.Blank(
		&parts.CardBack{Title: p.set.Ruleset.Game.Title, Icon: p.set.Theme.Icon(wordWagon, 1)})
	return part
}

// design returns that of all decks. The cards of a large set bear large letters, and grow until no more is
// cut short than on usual ones, as far as hands can hold them.
func (p *printer) design(deck []engine.Card) *parts.CardDesign {
	usual := parts.NewCardDesign(cardWide, cardHigh, p.set.Colour())
	if !p.set.Large {
		usual.TextSize = textSize
		return usual
	}
	const most = 14
	for tenths := 10; ; tenths++ {
		design := parts.NewCardDesign(cardWide*float64(tenths)/10, largeHigh*float64(tenths)/10,
			p.set.Colour())
		design.Least = parts.LargeText
		if tenths == most || p.lacks(design, deck) <= p.lacks(usual, deck) {
			return design
		}
	}
}

// lacks returns how many texts of a deck cannot be printed whole in a design.
func (p *printer) lacks(design *parts.CardDesign, deck []engine.Card) (count int) {
	for _, c := range deck {
		card := p.card(c)
		card.Badge = p.colours[0].sign
		_, lacks := design.Front(&card)
		count += len(lacks)
	}
	return count
}

// deck returns the cards of a deck: those of the colours that are printed, and all others.
func (p *printer) deck() []engine.Card {
	return slices.DeleteFunc(slices.Clone(p.game.Deck()), func(c engine.Card) bool {
		return c.Colour() && int(c) > len(p.colours)
	})
}

// back returns the back of a deck: its colour, strewn with its shape, and its word.
func (p *printer) back(c *colour) parts.CardBack {
	return parts.CardBack{Title: c.title(), Picture: c.sign, Colour: c.colour, Sign: c.number + 1}
}

// card returns what stands on the front of a card: its picture, what place it takes, and which pairs it
// makes.
func (p *printer) card(c engine.Card) parts.Card {
	card := parts.Card{Kind: p.kind(c), Text: strings.Join(p.pairs(c), "\n"), Art: parts.Art{Symbol: p.art(c)}}
	if c.Colour() {
		of := &p.colours[c-1]
		card.Title, card.Picture, card.Colour = of.title(), of.sign, CardGround(of.colour)
		return card
	}
	id := p.game.CardName(c)
	card.Title, card.Icon, card.Colour = p.word(id), p.set.Theme.Icon(id, 1), p.colour(c)
	return card
}

// colour returns the colour of a card that is none itself, by its kind: that of the theme for actions, a darker
// one for what can be a target too, and a lighter one for what is only a target.
func (p *printer) colour(c engine.Card) drawing.Colour {
	colour := p.set.Colour()
	switch {
	case c == engine.Bullet || c == engine.Raid:
		return colour.Mixed(drawing.Ink, 0.5)
	case c.Action():
		return colour
	}
	return colour.Mixed(drawing.White, 0.45)
}

// kind says in what place of a pair a card can be laid.
func (p *printer) kind(c engine.Card) string {
	switch {
	case c == engine.Bullet || c == engine.Raid:
		return p.word(wordAction) + " or " + p.set.Theme.Noun(wordTarget).One
	case c.Action():
		return p.word(wordAction)
	}
	return p.word(wordTarget)
}

// partners are what a card can be laid with; the first colour stands for another player.
var partners = []engine.Card{engine.Self, 1, engine.Move, engine.Bullet, engine.Raid, engine.Defend}

// pairs says what a card does with each other: "Self: Head West".
func (p *printer) pairs(c engine.Card) []string {
	var lines []string
	for _, other := range partners {
		play := engine.Lay{Action: c, Target: other}.Play()
		if play == engine.NoPlay {
			play = engine.Lay{Action: other, Target: c}.Play()
		}
		if play == engine.NoPlay {
			continue
		}
		with := words.AnotherAction(p.set.Theme.Noun(wordPlayer).One)
		if !other.Colour() {
			with = p.word(p.game.CardName(other))
		}
		lines = append(lines, with+": "+p.game.Title(play))
	}
	return lines
}

// picture draws a card of a pair small: its icon, or where it is a colour the signs of some, as it can be
// any.
func (p *printer) picture(d *drawing.Drawing, box drawing.Rectangle, c engine.Card) {
	d.RoundedRect(box, box.Width*0.14,
		drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.25, drawing.Quiet)})
	inside := box.Inset(0.8)
	if c.Colour() {
		const rows, columns = 2, 2
		wide, high := inside.Width/columns, inside.Height/rows
		for i := range min(rows*columns, len(p.colours)) {
			d.UseIn(p.colours[i].sign,
				drawing.Box(inside.X+float64(i%columns)*wide, inside.Y+float64(i/columns)*high, wide, high))
		}
		return
	}
	id := p.game.CardName(c)
	if icon := drawing.Picture(p.set.Theme.Icon(id, 1)); icon != nil {
		d.UseIn(icon, inside)
	} else {
		d.Label(inside, p.word(id), playStyle, parts.Smallest, drawing.Centre)
	}
}
