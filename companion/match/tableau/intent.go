package tableau

import "homespun/engines"

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
