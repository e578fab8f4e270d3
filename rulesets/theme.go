package rulesets

// Theme names the things of a game and gives them icons. It changes no rule.
type Theme struct {
	Game *Game
	// ID is a shipped id or the family's file name without .toml.
	ID, Name, Summary, Path string
	// Color and Paper are the theme's tint of title bars and of the board's ground, "#RRGGBB"; "" leaves the look's own.
	Color, Paper string
}

// Noun is what one thing is called and looks like.
type Noun struct {
	// ID is one of the engine's words.
	ID string
	// One, A and Many are "chest", "a chest", "chests". A thing that is not counted has the same word in all three: "gold".
	One, A, Many string
	// Icon is the name of an icon of the assets; "" for none. Icons are those of its several pieces, in order: C1, C2 …; they go round.
	Icon  string
	Icons []string
	// Color is its own colour, "#RRGGBB"; "" leaves the seat's.
	Color string
}

// Noun returns the noun of an engine's word. A word that the theme does not name is called by itself.
func (t *Theme) Noun(word string) Noun { return Noun{} }

// Icon returns the icon of the thing of that number of its kind, counted from 1: C2 is collector 2. A picked figure goes first.
func (t *Theme) Icon(word string, number int) string { return "" }

// Pick returns the theme with another icon for one piece: the figure that a player has chosen.
func (t *Theme) Pick(word string, number int, icon string) *Theme { return t }
