package engines

import (
	"context"
	"math/rand/v2"
	"strconv"
	"strings"
)

// Info holds the facts about a game that are the same under all its rulesets.
type Info struct {
	// ID is the game's public name: "sitters".
	ID string
	// Prefix begins the ids of its clauses: "SIT" for SIT-08.
	Prefix string
	// RulesVersion must grow when a change of the engine gives an old match file another meaning.
	RulesVersion int
	// Decisions names the kinds of decision, indexed by [Pending.Kind].
	Decisions []string
	// SetUp is how many of the first Decisions set the match up. Everything after them is play.
	SetUp uint8
	// Reasons describes the reasons of refusals, events and prompts, indexed by [Reason]; entry 0 is empty.
	Reasons []ReasonInfo
	// Words are the nouns of the themes: "collector", "container".
	Words []string
	// Clauses is the number of the last clause on the rules page.
	Clauses Clause
	// Fields describes every field that the game adds to a ruleset, in the order in which people read them.
	Fields []Field
	// Clashes says which of them exclude or need one another.
	Clashes Clashes
	// Diceless says that the game has no dice under any ruleset.
	Diceless bool
	// Together says that all players win or lose together.
	Together bool
	// Counts lists the events that simulations count, besides the numbers of the match's result.
	Counts []Count
	// Enters are the events in which something comes to a space, Ends those in which something ends on one,
	// such as a piece that is beaten: which of their arguments is the space.
	Enters, Ends map[Reason]int
	// Harms are the events in which a thing takes so much from a seat: which of their arguments these are.
	Harms map[Reason]Harm
	// Fewer is how many times fewer matches bots that think play in simulations than those that do not; 0 is ten
	// times.
	Fewer int
	// Thought says how bots search the game.
	Thought Thought
}

// Describe names the things that all games name in the same way: pieces and spaces that the game does not
// have, players by their letter, lengths, nouns and kinds of decision. For any other argument it returns the
// number.
func (i *Info) Describe(a Arg) Description {
	d := Description{Text: strconv.Itoa(int(a.Value)), Owner: Table}
	switch n := int(a.Value); {
	case a.Kind == PieceArg && n < 0:
		d.Text = strings.ToUpper(UnknownText(int16(n)))
	case a.Kind == SpaceArg && n < 0:
		d.Text = UnknownText(int16(n))
	case a.Kind == SeatArg && n >= 0 && n < 26:
		d.Text = string(rune('A' + n))
	case a.Kind == TenthsArg:
		d.Text = TenthsText(int16(n))
	case a.Kind == WordArg && n >= 0 && n < len(i.Words):
		d.Text, d.Noun = i.Words[n], i.Words[n]
	case a.Kind == DecisionArg && n >= 0 && n < len(i.Decisions):
		d.Text = i.Decisions[n]
	}
	return d
}

// Count is a kind of event that simulations count.
type Count struct {
	// Name says what is counted: "deaths".
	Name string
	// Reason is the reason of the event.
	Reason Reason
	// Once says that the event can happen only once in a match.
	Once bool
}

// ReasonInfo names a reason and its arguments, so that the ruleset can have a sentence for it.
type ReasonInfo struct {
	// Name is the key of the reason's sentence in the ruleset, such as "container-in-the-way".
	Name string
	// Args are the names of the arguments in that sentence, in order, such as "piece", "space".
	Args []string
}

// FieldKind says what a field of a ruleset holds.
type FieldKind uint8

const (
	// BoolField is true or false.
	BoolField FieldKind = iota
	// NumberField is a whole number from Min to Max, or one of Choices if there are any.
	NumberField
	// TextField is a string, of one or several lines.
	TextField
	// ChoiceField is one of Choices.
	ChoiceField
	// ListField is a list of up to Most entries.
	ListField
	// TableField is a table of values of kind Of, by key. If Keys is not empty, only these keys are allowed.
	TableField
	// LengthField is a number with at most one digit after the point, such as 1.5; Min and Max are in tenths.
	LengthField
)

// Field describes one field of a game's ruleset, for the checker, the editor form, `rules show` and the
// printed sheet.
type Field struct {
	Key string
	// Label is the field's name for people; Help says in one sentence what it does.
	Label, Help string
	// Noun is the engine's word for the things that the field counts, where people see it by their name: in the words
	// of the theme.
	Noun string
	// Clause is the rule that the field is part of.
	Clause Clause
	Kind   FieldKind
	// Of is the kind of value in a list or table. A table of things (a roster, monsters) holds TableField. A
	// list inside a list or table holds Choices if there are any, texts if Min and Max are 0, and otherwise
	// numbers.
	Of FieldKind
	// Entry describes the fields of one entry in a table of things. If one of them is a number "order", it
	// gives the order in which people read the entries.
	Entry []Field
	// Zero says in words what 0 means if it is not an amount: "no limit".
	Zero string
	// Single says that a file may give one value instead of a list of one value. Code that reads the rules
	// always gets a list.
	Single bool
	// Min and Max bound numbers, both included. With Step there are only every so many of them, from Min on; 0 is 1.
	Min, Max, Step int
	// Most is the largest number of entries in a list, or of characters in a text, not counting white space;
	// 0 is no limit.
	Most    int
	Choices []string
	Keys    []string
	// Named says that a text, the name of something, may stand in place of a number.
	Named bool
	// Needed says that every entry of the table must have this field.
	Needed bool
	// Shape is the form of a value that is no plain words or number, Signs are the signs it is made of, or
	// letters of a table.
	Shape Shape
	Signs []Sign
	// Names is the key of a table of things whose ids a text can be, or each text of a list; of a table of numbers by
	// letter the things whose letters these are. Words are what it can be besides.
	Names string
	Words []string
	// Die is the key of the game's own die or its number of faces: of a list the one whose numbers, or whose
	// sums from Min dice, it can hold; of a die the one that is used where it has no sides.
	Die string
	// Prefix may stand before a figure in the name of its icon.
	Prefix string
}

// Shape is the form of a value, or what it is for a thing, so that people can have a control for it.
type Shape uint8

const (
	// PlainShape is words.
	PlainShape Shape = iota
	// BoardShape is a board, a line for a row and a sign for a space.
	BoardShape
	// ColourShape is a colour as #RRGGBB.
	ColourShape
	// FigureShape is the name of an icon, or of a word of the theme.
	FigureShape
	// DieShape is the sides of a die, with a blank between: a sign for a colour and a digit each.
	DieShape
	// LetterShape is one capital letter.
	LetterShape
	// NameShape is what a thing is called.
	NameShape
	// OrderShape is the number by which a thing has its place among the others of its table.
	OrderShape
)

// Sign is a sign of a drawn text and what it stands for. Word is one of [Info.Words] whose picture can stand for
// it; "" for none.
type Sign struct {
	Sign rune
	Name string
	Word string
}

// Definition is a game before any ruleset is compiled. Package rulesets compiles rulesets with it.
type Definition struct {
	Info *Info
	// Compile makes the game from a merged ruleset, for a number of seats. It calls decode to fill the game's
	// own struct of rules, and checks that the game can be played with these values. The error is a
	// *[FieldError] if a value is invalid.
	Compile func(decode func(into any) error, seats int) (Engine, error)
	// Notices finds in a game, as [Engine.Game] returns it, what may not be meant so; nil for games without.
	Notices func(game any) []Notice
	// Trials finds more of that by trial matches of a game for several numbers of players, the usual one first; nil for
	// games without. Once ctx is done it finds nothing.
	Trials func(ctx context.Context, games []any, r *rand.Rand) []Notice
}

// A Notice is something in a file of rules that may not be meant so.
type Notice struct {
	// Key, Problem and Words are those of a [FieldError]; Words has the sentence that it is about, or none.
	Key, Problem string
	Words        []string
	// Wrong says that nobody can mean it so.
	Wrong bool
}

// Define returns the definition of a game, given the function that compiles its rules. P is the type of its
// positions.
func Define[P comparable, G Game[P]](info *Info,
	compile func(decode func(into any) error, seats int) (G, error)) Definition {
	return Definition{Info: info, Compile: func(decode func(into any) error, seats int) (Engine, error) {
		game, err := compile(decode, seats)
		if err != nil {
			return nil, err
		}
		return Wrap[P](game), nil
	}}
}

// Harm says which arguments of an event are the thing that harms and how much it takes.
type Harm struct{ Thing, Much int }
