package tableau

import (
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Defaults implements all but three of the methods of [Game] as most games need them. A game embeds it and
// overrides the methods in which it differs. By default, the inputs of moves and fixes follow from the
// notation, no input stands for another, nothing is measured, no event is replayed, and words and looks are
// the usual ones. A seat decides in private if it knows more than the table.
type Defaults struct{ Terms }

// Terms are what a match is played by and told in: its engine, the voice of its rules, and the theme.
type Terms struct {
	Engine engines.Engine
	Voice  Voice
	Theme  *rulesets.Theme
}

// One and Many return the theme's word for one thing and for several.
func (t Terms) One(word string) string  { return t.Theme.Noun(word).One }
func (t Terms) Many(word string) string { return t.Theme.Noun(word).Many }

// Count returns a number of things in the theme's words: "1 geyser", "3 geysers".
func (t Terms) Count(n int, word string) string {
	return words.Stack(n, "1 "+t.One(word), t.Many(word))
}

// Joined implements [Narrator]: events are told one by one.
func (Defaults) Joined(_, _ engines.Message) (engines.Message, bool) { return engines.Message{}, false }

func (Defaults) Alias(_ engines.Position, in Input) Input { return in }
func (Defaults) Readings(engines.Position) []Reading      { return nil }
func (Defaults) Measurer() Measurer                       { return nil }

func (Defaults) Steppers(engines.Position) []Stepper                  { return nil }
func (Defaults) PieceSettings(engines.Position, Input) []Setting      { return nil }
func (Defaults) Pile(engines.Position, Input) []Named                 { return nil }
func (Defaults) WholeTable(engines.Position, engines.Seat) *Scene     { return nil }
func (Defaults) Lying(engines.Position) *Scene                        { return nil }
func (Defaults) Hint(engines.Position, engines.Seat) string           { return "" }
func (Defaults) Swatch(engines.Position, Input) drawing.Colour        { return drawing.None }
func (Defaults) DieSide(engines.Die, int16) (string, drawing.Colour)  { return "", drawing.None }
func (Defaults) Chores() []Chore                                      { return nil }
func (Defaults) Chore(engines.Position) int                           { return -1 }
func (Defaults) Private(_ engines.Position, knows bool) bool          { return knows }
func (Defaults) PrivateNotes(engines.Position, engines.Seat) []string { return nil }
func (Defaults) AnswersOpenly() bool                                  { return false }

func (Defaults) Show(_, _ engines.Position, _ engines.Message, _ engines.Seat) (*Scene, bool) {
	return nil, false
}

func (Defaults) Ways(_, _ engines.Position, _ engines.Message) []Way { return nil }

func (Defaults) Why(engines.Position, engines.Message) (why engines.Message, subject string, ok bool) {
	return engines.Message{}, "", false
}

func (Defaults) Caption(engines.Position, engines.Seat, []Input) (title, detail string) {
	return "", ""
}

// Rolled implements [Prompter]: they do.
func (Defaults) Rolled(engines.Position) bool { return true }

// Help implements [Prompter]: it says nothing.
func (Defaults) Help(engines.Seat) string { return "" }

func (Defaults) SeatLook(engines.Position, engines.Seat) (drawing.Colour, drawing.Sign) {
	return drawing.None, 0
}

func (Defaults) CloseUp(engines.Position, engines.Seat, Input) *drawing.Drawing { return nil }

// At returns a position of a game as that game's own type.
func At[P engines.Position](p engines.Position) *P {
	at := p.(P)
	return &at
}
