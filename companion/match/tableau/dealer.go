package tableau

import "homespun/engines"

// A Dealer is a game in which the table owes more than the dealing of a set-up: it says what the app does for it.
type Dealer interface {
	// Deal returns what is on the button with which the app makes the table's move by chance; ok is false where it makes
	// none, because only people know the answer.
	Deal(p engines.Position) (button string, ok bool)
}

// Deal returns what a [Dealer] says. A game that is none deals as its set-up says, and has no words of its own.
func Deal(g Game, p engines.Position) (button string, ok bool) {
	if dress, worn := g.(*dressed); worn {
		g = dress.Game
	}
	if dealer, deals := g.(Dealer); deals {
		return dealer.Deal(p)
	}
	return "", true
}
