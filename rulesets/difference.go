package rulesets

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets/template"
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
		d.WasText, d.IsText = changeText(f, was, is)
		return append(list, d)
	}
	for _, entry := range entryKeys(f, old, after) {
		inner, name := innerField(f, entry), label+" ("+cmp.Or(seatsWords[entry], entry)+")"
		if inner.Key != f.Key { // the fields of one thing
			name = label + ", " + text.Lower(inner.Label)
		}
		list = appendDifferences(list, key+"."+entry, name, inner, prefix, old[entry], after[entry])
	}
	return list
}

// innerField returns the field that describes one entry of a table. If the table is a single thing, its
// entries are fields of their own.
func innerField(f engines.Field, key string) engines.Field {
	field, ok := fieldOf(f.Entry, key)
	if !ok || f.Of == engines.TableField {
		return f.Element()
	}
	field.Clause = cmp.Or(field.Clause, f.Clause)
	return field
}

// changeText returns both values of a changed field in words.
func changeText(f engines.Field, was, is any) (before, now string) {
	before, now = fieldText(f, was), fieldText(f, is)
	if !strings.Contains(before+now, "\n") {
		return before, now
	}
	if before, now = drawingSize(before), drawingSize(now); before == now {
		return "", "drawn otherwise"
	}
	return before, now
}

// drawingSize returns the width in characters and the height in lines of a drawing: "11 × 7".
func drawingSize(drawing string) string {
	width, lines := 0, strings.Split(drawing, "\n")
	for _, line := range lines {
		width = max(width, utf8.RuneCountInString(line))
	}
	return fmt.Sprintf("%d × %d", width, len(lines))
}

// entryKeys returns the keys of both tables, without repeats. They come in the field's order if it has one,
// else sorted by the number "order" of each entry and then by name.
func entryKeys(f engines.Field, a, b map[string]any) []string {
	if len(f.Keys) > 0 {
		return f.Keys
	}
	all := map[string]any{}
	maps.Copy(all, a)
	maps.Copy(all, b)
	order := func(key string) int64 {
		entry, _ := all[key].(map[string]any)
		n, _ := entry["order"].(int64)
		return n
	}
	return slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(order(a), order(b)), strings.Compare(a, b))
	})
}

// fieldText returns the value of a field in words. The entries of a table are sorted by [entryKeys];
// semicolons separate them if one contains a comma.
func fieldText(f engines.Field, v any) string {
	if v == int64(0) && f.Zero != "" {
		return f.Zero
	}
	table, ok := v.(map[string]any)
	if !ok {
		return template.Text(v)
	}
	var parts []string
	sep := ", "
	for _, key := range entryKeys(f, table, nil) {
		if e, ok := table[key]; ok {
			written := fieldText(innerField(f, key), e)
			switch _, table := e.(map[string]any); {
			case table && strings.ContainsAny(written, ",;"):
				written = "(" + written + ")"
			case strings.Contains(written, ", "):
				sep = "; "
			}
			parts = append(parts, key+" "+written)
		}
	}
	return strings.Join(parts, sep)
}

// Keys returns the keys that a table of the field has or may have, in the order in which people read them.
func Keys(f engines.Field, v any) []string {
	table, _ := v.(map[string]any)
	return entryKeys(f, table, nil)
}

// Written returns the two values as TOML, on one line each: false, [5, 6]. What is not there, and drawings of
// several lines, are in words.
func (d Difference) Written() (was, is string) {
	write := func(v any, words string) string {
		if written, ok := v.(string); v == nil || ok && strings.Contains(written, "\n") {
			return words
		}
		return inline(d.Field, v)
	}
	return write(d.Was, d.WasText), write(d.Is, d.IsText)
}

// tomlLines returns the lines of TOML that say the value of a field.
func tomlLines(f engines.Field, v any) string { return strings.TrimRight(literal(f.Key, f, v), "\n") }

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
