package engines

import (
	"strconv"
	"strings"
)

// Info is what is fixed about a game, whatever its ruleset.
type Info struct {
	// ID is the game's public name: "sitters".
	ID string
	// Prefix stands before the numbers of its clauses: "SIT".
	Prefix string
	// RulesVersion grows when the same record would be read differently.
	RulesVersion int
	// Decisions names the kinds of decision, by [Pending.Kind].
	Decisions []string
	// Reasons names the reasons of refusals, events and prompts; entry 0 is empty.
	Reasons []ReasonInfo
	// Words are the nouns of the themes: "collector", "container".
	Words []string
	// Clauses is the number of the last clause on the rules page.
	Clauses Clause
	// Fields describes every field of the ruleset that is the game's own, in the order in which people read
	// them.
	Fields []Field
	// Diceless says that no dice are ever rolled in it, whatever its ruleset.
	Diceless bool
	// Together says that all players win or lose together.
	Together bool
	// Counts are what simulations count in a match, besides the numbers of its result.
	Counts []Count
}

// Describe names what is called alike in all games: pieces and spaces that the game does not have, players by
// their letter, lengths, nouns and kinds of decisions. Of anything else it gives the number.
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

// Count is something that happens in a match and is worth counting.
type Count struct {
	// Name is what there is so many of: "deaths".
	Name string
	// Reason is that of the event told each time.
	Reason Reason
	// Once says that a match has one at most.
	Once bool
}

// ReasonInfo names a reason and its arguments; both are the keys of its template in the ruleset.
type ReasonInfo struct {
	// Name is the template's key, such as "container-in-the-way".
	Name string
	// Args names the arguments in order, such as "piece", "space".
	Args []string
}

// FieldKind says what a field of a ruleset holds.
type FieldKind uint8

const (
	// BoolField is true or false.
	BoolField FieldKind = iota
	// NumberField is a whole number from Min to Max, or one of Choices where there are any.
	NumberField
	// TextField is a string, of one or several lines.
	TextField
	// ChoiceField is one of Choices.
	ChoiceField
	// ListField is a list of up to Most entries.
	ListField
	// TableField is a table of such values by key, the keys being Keys where they are fixed.
	TableField
	// LengthField is a number with at most one digit after the point, such as 1.5; Min and Max are in tenths.
	LengthField
)

// Field describes one field of a game's ruleset, for the checker, the editor form, `rules show` and the
// printed sheet.
type Field struct {
	Key string
	// Label is its name for people, Help one sentence on what it does.
	Label, Help string
	// Clause is the clause it belongs to.
	Clause Clause
	Kind   FieldKind
	// Of is what a list or table holds. A table of things (a roster, monsters) holds TableField. A list in a
	// list or table holds Choices where there are any, texts where Min and Max are 0, else numbers.
	Of FieldKind
	// Entry describes the fields of one entry of a table of things. A number "order" among them is the order
	// in which people read the entries.
	Entry []Field
	// Zero says in words what 0 stands for where it is no amount: "no limit".
	Zero string
	// Single says that a value alone may stand for a list of one; whoever reads the rules gets a list.
	Single bool
	// Min and Max bound numbers, both included.
	Min, Max int
	// Most is how many entries a list may have, or how many signs besides blanks a text; 0 is no bound.
	Most    int
	Choices []string
	Keys    []string
	// Needed says of a field of an entry that every entry must have it.
	Needed bool
}

// Definition is a game that rulesets can compile.
type Definition struct {
	Info *Info
	// Compile reads the merged ruleset with decode, which fills the game's own struct of rules, checks what
	// can be played, and returns the game for a number of seats. The error of a value that cannot be is a
	// *[FieldError].
	Compile func(decode func(into any) error, seats int) (Engine, error)
}

// Define returns the definition of a game from how its rules are compiled; P is its position.
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
