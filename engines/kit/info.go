package kit

import "homespun/engines"

// Nouns of the themes.
var nouns = []string{"piece", "space", "player"}

var info = engines.Info{
	ID: "kit", Prefix: "KIT", RulesVersion: 1,
	Decisions: decisions, Reasons: declared, Words: nouns, Clauses: MaxLines, Fields: fields,
}

var tracks = []string{Snake, Spiral, Straight, Ring}

var fields = []engines.Field{
	{Key: "kit", Kind: engines.NumberField, Min: 1, Max: 99, Label: "vocabulary",
		Help: "The number of the vocabulary in which the rules are written."},
	{Key: "path", Kind: engines.NumberField, Max: MaxSpaces, Label: "path",
		Help: "How many spaces lie in a row, from the start to the finish.", Zero: "no path"},
	{Key: "ring", Kind: engines.NumberField, Max: MaxSpaces, Label: "ring",
		Help: "How many spaces lie in a ring.", Zero: "no ring"},
	{Key: "word", Kind: engines.ListField, Of: engines.TextField, Most: 2, Single: true, Label: "word",
		Help: "What one space is called, and several."},
	{Key: "piece", Kind: engines.ListField, Of: engines.TextField, Most: 2, Single: true, Label: "piece",
		Help: "What one piece is called, and several."},
	{Key: "figures", Kind: engines.ListField, Of: engines.TextField, Most: engines.MaxSeats, Single: true, Label: "figures",
		Help: "Icons or pictures of the pieces, one for each player or one for all."},
	{Key: "names", Kind: engines.TableField, Of: engines.TextField, Label: "names",
		Help: "The names of spaces, by their numbers."},
	{Key: "kinds", Kind: engines.TableField, Of: engines.ListField, Min: 1, Max: MaxSpaces, Label: "kinds",
		Help: "The spaces of a kind, by its name."},
	{Key: "safe", Kind: engines.ListField, Of: engines.NumberField, Min: 1, Max: MaxSpaces, Most: MaxSpaces,
		Label: "safe spaces", Help: "Where nobody is met."},
	{Key: "track", Kind: engines.ChoiceField, Choices: tracks, Label: "track",
		Help: "How the spaces lie on the board."},
	{Key: "points", Kind: engines.ListField, Of: engines.TextField, Most: MaxSpaces, Single: true, Label: "points",
		Help: "The middle of each space in millimetres from the left and the top, as in \"25, 40\"."},
	{Key: "starts", Kind: engines.ListField, Of: engines.NumberField, Min: 1, Max: MaxSpaces,
		Most: engines.MaxSeats, Label: "starts", Help: "The spaces of a ring on which the players begin, in turn."},
	{Key: "pieces", Kind: engines.NumberField, Max: MaxPieces, Label: "pieces", Help: "How many each player has."},
	{Key: "dice", Kind: engines.TextField, Most: 5, Label: "dice", Help: "How many dice, and their faces: 2d6."},
	{Key: "enter", Kind: engines.ListField, Of: engines.NumberField, Min: 1, Max: 100, Most: 12, Label: "to begin",
		Help: "With which numbers a piece leaves the start. None is any."},
	{Key: "exact", Kind: engines.ChoiceField, Choices: []string{Lost, Back, Stays}, Label: "exact finish",
		Help: "Steps beyond the finish are lost, taken back, or not begun."},
	{Key: "second", Kind: engines.BoolField, Label: "second space",
		Help: "Whether a space does something too when another sent a piece there."},
	{Key: "counters", Kind: engines.TableField, Of: engines.NumberField, Max: MaxCount, Label: "counters",
		Help: "What every player has of each at the beginning."},
	{Key: "common", Kind: engines.TableField, Of: engines.NumberField, Max: MaxCount, Label: "common counters",
		Help: "What all have together."},
	{Key: "deck", Kind: engines.TableField, Of: engines.TableField, Most: MaxDecks, Entry: deckFields, Label: "decks",
		Help: "The decks of cards, by name."},
	{Key: "setup", Kind: engines.ListField, Of: engines.TextField, Most: 10, Single: true, Label: "set-up",
		Help: "What happens before the first turn."},
	{Key: "turn", Kind: engines.ListField, Of: engines.TextField, Most: 20, Single: true, Label: "turn",
		Help: "What a turn is."},
	{Key: "land", Kind: engines.TableField, Of: engines.ListField, Single: true, Label: "landing",
		Help: "What happens to whoever ends on a space."},
	{Key: "pass", Kind: engines.TableField, Of: engines.ListField, Single: true, Label: "passing",
		Help: "What happens to whoever goes past a space."},
	{Key: "stop", Kind: engines.TableField, Of: engines.ListField, Single: true, Label: "stopping",
		Help: "Where everybody has to stop, and what happens there."},
	{Key: "meet", Kind: engines.ListField, Of: engines.TextField, Most: 10, Single: true, Label: "meeting",
		Help: "What happens where somebody comes to another's space."},
	{Key: "end", Kind: engines.ListField, Of: engines.TextField, Most: 10, Single: true, Label: "the end",
		Help: "When the match ends, and who wins."},
}

var deckFields = []engines.Field{
	{Key: "cards", Kind: engines.TableField, Of: engines.NumberField, Min: 1, Max: MaxCards, Needed: true, Label: "cards",
		Help: "How many there are of each card, by its name."},
	{Key: "suits", Kind: engines.ListField, Of: engines.TextField, Most: 8, Single: true, Label: "suits",
		Help: "Colours or the like. There is each card in each of them."},
	{Key: "kinds", Kind: engines.TableField, Of: engines.ListField, Single: true, Label: "kinds of cards",
		Help: "The cards of a kind, by its name."},
	{Key: "worth", Kind: engines.TableField, Of: engines.NumberField, Min: -MaxCount, Max: MaxCount, Label: "worth",
		Help: "What a card is worth. Without it a number is worth itself, and any other card 1."},
	{Key: "hand", Kind: engines.ChoiceField, Choices: []string{NoHand, Open, Secret, Real}, Label: "hands",
		Help: "Who sees the cards that are drawn. With none they are done at once."},
	{Key: "most", Kind: engines.NumberField, Max: MaxHand, Label: "most in hand", Zero: "20",
		Help: "How many cards of the deck a player can have in hand."},
	{Key: "empty", Kind: engines.ChoiceField, Choices: []string{EmptyShuffle, EmptyOut, EmptyEnds}, Label: "empty pile",
		Help: "The discards are shuffled, nothing is drawn, or the match ends and nobody has won."},
	{Key: "do", Kind: engines.TableField, Of: engines.ListField, Single: true, Label: "what cards do",
		Help: "What happens when a card is drawn or played, by its name or kind."},
}
