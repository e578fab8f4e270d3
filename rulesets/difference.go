package rulesets

import "homespun/engines"

// Difference is one field in which two rulesets differ.
type Difference struct {
	// Key is the field, dotted for one entry of a table: "return_on.obstructors".
	Key string
	// Label is the field's name for people, with the entry's: "Faces that allow a return (obstructors)".
	Label string
	// Field describes the field; Clause is the id of its clause: "SIT-13".
	Field  engines.Field
	Clause string
	// Was and Is are the values of the first ruleset and of the second, as [Ruleset.Value] gives them; nil is no such entry.
	Was, Is any
	// WasText and IsText are the same in words: "6", "5 and 6", "yes", "none".
	WasText, IsText string
}

// Differences returns where the ruleset differs from its game's standard, in the order of the fields.
func (r *Ruleset) Differences() []Difference { return nil }

// Diff returns where b differs from a, in the order of the fields. Both are of one game.
func Diff(a, b *Ruleset) []Difference { return nil }

// Shown is one field of a ruleset with all that can be said of it.
type Shown struct {
	engines.Field
	// ClauseID is the clause the field belongs to: "SIT-13".
	ClauseID string
	// Value is the field's value, Default the standard's; Text and DefaultText the same in words.
	Value, Default    any
	Text, DefaultText string
	// Bounds says in words what can stand here: "a whole number from 2 to 20".
	Bounds string
	// Changed says that the value differs from the standard's.
	Changed bool
}

// Show returns all fields of the ruleset in the order in which people read them.
func Show(r *Ruleset) []Shown { return nil }
