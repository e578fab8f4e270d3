package saratoga

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns of the themes: the cards that are no colours, in the order of their numbers from [Self]
// on, then everything else. The goal and the land are pictures of the trail: what waits at its end, and what
// lies beyond.
var words = []string{"self", "move", "bullet", "raid", "defend", "player", "wagon", "card", "colour",
	"action", "target", "progress", "supply", "goal", "land"}

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	number = reasons.Number
)

// card is an argument that is a card: a noun of the theme, or a piece where it is a colour or no card.
func card[N ~int16 | ~uint8](c N) engines.Arg {
	if n := int(c); n >= int(Self) && n < int(cards) {
		return engines.Of(engines.WordArg, n-int(Self))
	}
	return engines.Of(engines.PieceArg, c)
}

// SeatName returns the colour that a seat has chosen: players are best told by it.
func (g *Game) SeatName(p engines.Position, who engines.Seat) string {
	q, ok := p.(Position)
	if !ok || who < 0 || int(who) >= g.players {
		return ""
	}
	return g.cards[q.colour[who]]
}

// Describe names what an argument is about.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); {
	case a.Kind == engines.PieceArg:
		d.Text = g.cardText(n)
	case a.Kind == engines.SeatArg && n >= 0 && n < g.players:
		d.Owner, d.Noun, d.Self = engines.Seat(n), "player", true
	}
	return d
}
