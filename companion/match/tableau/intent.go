package tableau

import "homespun/engines"

// An Intender is a game that people can measure instead of the app.
type Intender interface {
	// Intent returns what people do for a bot that would make a move, and what they say came of it; nil where
	// the app knows all that the move depends on.
	Intent(p engines.Position, m engines.Move) *Intent
}

// IntentOf returns what people do for a bot that would make a move; nil where the app knows all.
func IntentOf(g Game, p engines.Position, m engines.Move) *Intent {
	if intender, ok := g.(Intender); ok {
		return intender.Intent(p, m)
	}
	return nil
}

// Intent is what a bot would do on a table that only people can measure. They do it for the bot, and say what
// came of it.
type Intent struct {
	// Said is what the bot would do, or what is asked about it: "The owl's Bun goes 2 twines towards Depth
	// Charge."
	Said string
	// Upshots are what can come of it. The first is what the bot hopes for.
	Upshots []Upshot
}

// Upshot is one thing that can come of an intent.
type Upshot struct {
	// Name is on its button: "2 twines", "Nobody".
	Name string
	// Move is the move that is made then. Where Instead is set it returns what is asked next, and no move is
	// made yet.
	Move    engines.Move
	Instead func() *Intent
}
