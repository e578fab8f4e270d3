package tableau

import (
	"math/rand/v2"

	"homespun/engines"
)

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

// DealsMore reports whether the table owes another move after the one that it owes in a position.
func DealsMore(engine engines.Engine, at engines.Position) bool {
	some := engine.Sample(at, rand.New(rand.NewPCG(1, 1))) // whichever it is
	return engine.Pending(engine.Apply(at, some, nil)).Who.Has(engines.Table)
}
