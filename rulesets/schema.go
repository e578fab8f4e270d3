package rulesets

import (
	"maps"
	"slices"

	"homespun/engines"
)

// headFields are the fields that every ruleset has besides the fields of its game.
var headFields = []engines.Field{
	{Key: "extends", Label: "Starts from", Help: "The ruleset that this one changes, as game/name.",
		Kind: engines.TextField},
	{Key: "name", Label: "Name", Help: "What the ruleset is called.", Kind: engines.TextField},
	{Key: "summary", Label: "Summary", Help: "One sentence on what is different.", Kind: engines.TextField},
	{Key: "seats", Label: "Seats",
		Help: "How few and how many can play, and how many do unless someone says.",
		Kind: engines.TableField, Of: engines.NumberField, Keys: []string{"min", "max", "default"}, Min: 1,
		Max: engines.MaxSeats},
	{Key: "rotate", Label: "Names take turns",
		Help: "Whether the several names of a seat take its turns one after the other, instead of playing " +
			"each turn together.",
		Kind: engines.BoolField},
}

// seatsWords are what the keys of the field seats are called.
var seatsWords = map[string]string{"min": "at least", "max": "at most", "default": "usually"}

// tableFields are the head fields that change how a match is played. Match files hold them too.
var tableFields = headFields[3:]

// clauseFields are the fields of one clause in the table "clauses".
var clauseFields = []engines.Field{
	{Key: "title", Label: "Title", Help: "The clause in two or three words.", Kind: engines.TextField},
	{Key: "source", Label: "The rule", Help: "What the designer's rules say.", Kind: engines.TextField},
	{Key: "decision", Label: "This table", Help: "How this table plays where the rules don't say.",
		Kind: engines.TextField},
	{Key: "screen", Label: "For the screen only", Help: "What concerns the app alone; it is not printed.",
		Kind: engines.TextField},
}

// groupFields returns the fields of one group in the table "groups", for clauses with these ids.
func groupFields(ids []string) []engines.Field {
	return []engines.Field{
		{Key: "order", Label: "Order", Help: "The place among the groups.", Kind: engines.NumberField},
		{Key: "title", Label: "Title", Help: "The heading of the group.", Kind: engines.TextField},
		{Key: "clauses", Label: "Clauses", Help: "The ids of its clauses, in order.", Kind: engines.ListField,
			Of: engines.ChoiceField, Choices: ids},
	}
}

// TextTables are the keys of the tables of texts.
var TextTables = []string{"says", "clauses", "groups", "howto", "clashes"}

// textFields returns the fields for the tables of texts.
func textFields(info *engines.Info) []engines.Field {
	clauses := engines.Field{Key: "clauses", Label: "Clauses", Help: "The texts of the rules.",
		Kind: engines.TableField, Of: engines.TableField, Entry: clauseFields}
	for c := engines.Clause(1); c <= info.Clauses; c++ {
		clauses.Keys = append(clauses.Keys, c.ID(info.Prefix))
	}
	groups := engines.Field{Key: "groups", Label: "Groups of clauses", Help: "The clauses in the order in which " +
		"people learn them.", Kind: engines.TableField, Of: engines.TableField, Entry: groupFields(clauses.Keys)}
	says := engines.Field{Key: "says", Label: "Sentences", Help: "What is said of moves and events.",
		Kind: engines.TableField, Of: engines.TextField}
	for _, r := range info.Reasons {
		if r.Name != "" {
			says.Keys = append(says.Keys, r.Name)
		}
	}
	howto := engines.Field{Key: "howto", Label: "How to play", Help: "The aim, a turn, one step a " +
		"paragraph, and what comes up later.", Kind: engines.TableField, Of: engines.TextField,
		Keys: []string{"aim", "turn", "finer"}}
	fields := []engines.Field{groups, clauses, howto, says}
	if len(info.Clashes) > 0 {
		fields = append(fields, engines.Field{Key: "clashes", Label: "Clashes", Help: "What is said where fields clash.",
			Kind: engines.TableField, Of: engines.TextField, Keys: slices.Sorted(maps.Keys(info.Clashes))})
	}
	return fields
}

// recordFields returns the fields that the [rules] table of a match file can have: the rules without name,
// summary and texts.
func (g *Game) recordFields() []engines.Field {
	return slices.Concat(tableFields, g.Definition.Info.Fields)
}

// writtenFields returns all fields that make a difference to people: those of [Game.recordFields], and the texts.
func (g *Game) writtenFields() []engines.Field {
	return slices.Concat(g.recordFields(), g.texts)
}
