package saratoga

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns that a theme can rename. The cards that are no colours come first, in the order of
// their numbers from [Self] on. The goal and the land are pictures: what waits at the end of the trail, and
// what lies beyond it.
var words = []string{"self", "move", "bullet", "raid", "defend", "player", "wagon", "card", "colour",
	"action", "target", "progress", "supply", "goal", "land"}

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	number = reasons.Number
)

// card makes an argument of a card: a noun of the theme, or a piece if it is a colour or no card.
func card[N ~int16 | ~uint8](c N) engines.Arg {
	if n := int(c); n >= int(Self) && n < int(cards) {
		return engines.Of(engines.WordArg, n-int(Self))
	}
	return engines.Of(engines.PieceArg, c)
}

// SeatName returns the colour that a seat has chosen, because players know one another by their colours.
func (g *Game) SeatName(p engines.Position, who engines.Seat) string {
	q, ok := p.(Position)
	if !ok || who < 0 || int(who) >= g.players {
		return ""
	}
	return g.cards[q.colour[who]]
}

// Describe returns the name, the noun and the owner of the thing that an argument stands for.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); {
	case a.Kind == engines.PieceArg:
		d.Text = g.cardText(n)
	case a.Kind == engines.SeatArg && n >= 0 && n < g.players:
		d.Owner, d.Noun, d.Self = engines.Seat(n), "player", true
		d.Figure = engines.Figure{Word: "player", Number: n + 1, Of: g.players}
	}
	return d
}
