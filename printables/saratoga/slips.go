package saratoga

import (
	"strings"

	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Measures of a card for tonight, in millimetres: 42 of them, or 24 and the reference card, lie on a sheet of
// A4. The small ones do so on a sheet that is not as high.
const (
	slipWide  = 32.5
	slipHigh  = 39.0
	smallWide = 29.0
	smallHigh = 36.0
)

// slipSize returns how large the cards for tonight are.
func (p *printer) slipSize() (wide, high float64) {
	const many = 5 // players
	if p.players > many && p.set.Room.Height < 7*slipHigh {
		return smallWide, smallHigh
	}
	return slipWide, slipHigh
}

// slips are the decks for tonight: small cards without backs, which lie in grids and are cut straight. What
// each pair does stands on the reference card.
func (p *printer) slips(deck []engine.Card) parts.Part {
	part := parts.Part{ID: "cards", Title: "Cards", Kind: parts.Pieces,
		Note: words.SlipsOfDecks(len(p.colours), len(deck))}
	for i := range p.colours {
		owner := &p.colours[i]
		for _, c := range deck {
			card := p.card(c)
			part.Pieces = append(part.Pieces, parts.Piece{Name: strings.ToLower(card.Title) + " of " + owner.id,
				Copies: 1, Front: p.slip(&card, owner)})
		}
	}
	blank := parts.Piece{Name: words.BlankCard, Copies: 1, Front: p.slip(&parts.Card{}, nil)}
	part.Blank = &blank
	return part
}

// slip draws a card: its owner's colour and sign above, its picture, what it is called and in what place of a
// pair it is laid. A nil owner leaves it to draw on.
func (p *printer) slip(card *parts.Card, owner *colour) *drawing.Drawing {
	d := drawing.New(p.slipSize())
	colour := drawing.Rule
	if owner != nil && drawing.Contrast(owner.colour, drawing.White) > 1.5 { // another is told by its sign
		colour = owner.colour
	}
	d.Rect(d.Area(), drawing.Filled(drawing.Paper))
	rim := d.Area().Inset(1)
	d.RoundedRect(rim, 2, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.9, colour)})
	if owner == nil {
		return d
	}
	const sign, title, kind = 6.5, 5.2, 4.2
	d.UseIn(owner.sign, drawing.Box(rim.X+1, rim.Y+1, sign, sign))
	foot := rim.Bottom() - kind - 0.8
	art := drawing.Box(rim.X+sign+1, rim.Y+1.5, rim.Width-2*sign-2, foot-title-rim.Y-2.5)
	if shown := card.Art.Symbol; shown != nil {
		wide := rim.Width - 2
		high := wide * shown.Drawing.Height / shown.Drawing.Width
		d.UseIn(shown, drawing.Box(rim.X+1, foot-title-high-0.5, wide, high))
	} else if card.Picture != nil {
		d.UseIn(card.Picture, art)
	} else if icon := drawing.Picture(card.Icon); icon != nil {
		d.UseIn(icon, art)
	}
	d.Label(drawing.Box(rim.X+1, foot-title, rim.Width-2, title), card.Title, parts.TitleStyle.Sized(13),
		parts.Smallest, drawing.Centre)
	d.Label(drawing.Box(rim.X+1, foot, rim.Width-2, kind), card.Kind, parts.TextStyle.In(drawing.Quiet),
		parts.Smallest, drawing.Centre)
	return d
}
