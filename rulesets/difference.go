package rulesets

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets/values"
)

// Difference is one field in which two rulesets differ.
type Difference struct {
	// Key is the field; dotted for one entry of a table: "return_on.obstructors".
	Key string
	// Label is the field's name for people, with the entry: "Return on (obstructors)".
	Label string
	// Field describes the field. Clause is the id of its clause, "SIT-13"; "" if it has none.
	Field  engines.Field
	Clause string
	// Was and Is are the values in the first and in the second ruleset, as [Ruleset.Value] returns them; nil
	// if that ruleset does not have the entry.
	Was, Is any
	// WasText and IsText are the values in words: "6", "5, 6", "yes", "none". For drawings of several lines,
	// such as boards, they are the sizes: "11 × 11". If two drawings have the same size, IsText says that
	// they differ and WasText is "".
	WasText, IsText string
}

// Differences returns the fields in which the ruleset differs from its game's standard, in the order of the
// fields.
func (r *Ruleset) Differences() []Difference {
	standard, err := r.Game.Standard()
	if err != nil {
		return nil
	}
	return Diff(standard, r)
}

// Diff returns the fields in which b differs from a, in the order of the fields. Both must be of one game.
func Diff(a, b *Ruleset) []Difference {
	var list []Difference
	info := a.Game.Definition.Info
	for _, f := range a.Game.recordFields() {
		list = appendDifferences(list, f.Key, f.Label, f, info.Prefix, a.tree[f.Key], b.tree[f.Key])
	}
	return list
}

// Reworded names the texts in which the ruleset differs from its game's standard: the ids of clauses, "SIT-13", and the
// labels of all other kinds of text.
func (r *Ruleset) Reworded() (names []string) {
	standard, err := r.Game.Standard()
	if err != nil {
		return nil
	}
	changed := r.against(standard, r.Game.texts)
	for _, f := range r.Game.texts {
		table, ok := changed[f.Key].(map[string]any)
		switch {
		case ok && f.Key == "clauses":
			names = append(names, slices.Sorted(maps.Keys(table))...)
		case ok:
			names = append(names, f.Label)
		}
	}
	return names
}

func appendDifferences(list []Difference, key, label string, f engines.Field, prefix string, was,
	is any) []Difference {
	if reflect.DeepEqual(was, is) || was == nil && is == false { // what is not said is no
		return list
	}
	old, wasTable := was.(map[string]any)
	after, isTable := is.(map[string]any)
	if f.Kind != engines.TableField || !wasTable || !isTable {
		d := Difference{Key: key, Label: label, Field: f, Clause: f.Clause.ID(prefix), Was: was, Is: is}
		d.WasText, d.IsText = values.Change(f, was, is)
		return append(list, d)
	}
	for _, entry := range values.Keys(f, old, after) {
		inner, name := values.Inner(f, entry), label+" ("+cmp.Or(seatsWords[entry], entry)+")"
		if inner.Key != f.Key { // the fields of one thing
			name = label + ", " + text.Lower(inner.Label)
		}
		list = appendDifferences(list, key+"."+entry, name, inner, prefix, old[entry], after[entry])
	}
	return list
}

// Keys returns the keys that a table of the field has or may have, in the order in which people read them.
func Keys(f engines.Field, v any) []string {
	table, _ := v.(map[string]any)
	return values.Keys(f, table, nil)
}

// Written returns the two values as TOML, on one line each: false, [5, 6]. What is not there, and drawings of
// several lines, are in words.
func (d Difference) Written() (was, is string) {
	write := func(v any, words string) string {
		if written, ok := v.(string); v == nil || ok && strings.Contains(written, "\n") {
			return words
		}
		return values.Inline(d.Field, v)
	}
	return write(d.Was, d.WasText), write(d.Is, d.IsText)
}

// tomlLines returns the lines of TOML that say the value of a field.
func tomlLines(f engines.Field, v any) string {
	return strings.TrimRight(values.Literal(f.Key, f, v), "\n")
}

// Shown is a field of a ruleset with its value and everything that people may want to know about it.
type Shown struct {
	engines.Field
	// ClauseID is the clause that the field belongs to: "SIT-13"; "" if none.
	ClauseID string
	// Value is the ruleset's value and Default the standard's.
	Value, Default any
	// Bounds describes in words the values that are allowed: "a whole number from 2 to 20".
	Bounds string
	// Changed says that the value differs from the standard's.
	Changed bool
}

// Written and DefaultWritten return the lines of TOML that say the value, and the standard's, without a line
// end behind the last.
func (s Shown) Written() string        { return tomlLines(s.Field, s.Value) }
func (s Shown) DefaultWritten() string { return tomlLines(s.Field, s.Default) }

// Show returns all fields of the ruleset in the order of the schema.
func Show(r *Ruleset) []Shown {
	standard, err := r.Game.Standard()
	if err != nil {
		standard = r
	}
	var list []Shown
	for _, f := range r.Game.recordFields() {
		value, usual := r.tree[f.Key], standard.tree[f.Key]
		list = append(list, Shown{
			Field: f, ClauseID: f.Clause.ID(r.Game.Definition.Info.Prefix), Value: value, Default: usual,
			Bounds: f.Bounds(), Changed: !reflect.DeepEqual(value, usual),
		})
	}
	return list
}
