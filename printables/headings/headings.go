// Package headings calls the fields of rules, and what differs in them, by the words of the theme: everywhere as on the
// rule sheet.
package headings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/words"
	"homespun/rulesets"
	"homespun/rulesets/template"
)

// Of returns the label of a field, or what the theme calls the things that it counts.
func Of(f engines.Field, theme *rulesets.Theme) string {
	if f.Noun == "" {
		return f.Label
	}
	return text.Capital(theme.Noun(f.Noun).Many)
}

// Differences returns how rules differ from the standard, called by their own theme.
func Differences(r *rulesets.Ruleset) []rulesets.Difference {
	engine, _ := r.Compile(0)
	return Called(r.Differences(), r.Speaker(nil, engine, nil))
}

// Called returns differences of a speaker's rules with such labels. The entries of tables and the values are called in
// words too.
func Called(list []rulesets.Difference, speaker *rulesets.Speaker) []rulesets.Difference {
	list = slices.Clone(list)
	for i := range list {
		d := &list[i]
		key := speaker.Ruleset.Parts(d.Key)
		f, _ := speaker.Ruleset.Game.FieldAt(key[:1])
		d.Label = Of(f, speaker.Theme) + strings.TrimPrefix(d.Label, f.Label)
		for n := 1; n < len(key); n++ {
			d.Label = strings.Replace(d.Label, "("+key[n]+")", "("+speaker.Called(key[:n+1])+")", 1)
		}
		was, _ := d.Was.(string)
		is, _ := d.Is.(string)
		if !strings.Contains(was+is, "\n") { // of drawings their texts say more
			d.WasText, d.IsText = Value(d.Field, d.Was, speaker), Value(d.Field, d.Is, speaker)
		}
	}
	return list
}

// Value returns a value of a field on one line in the words of the theme: of a table of things their names, of a drawing
// its size.
func Value(f engines.Field, v any, speaker *rulesets.Speaker) string {
	switch v := v.(type) {
	case []any:
		said, between := make([]string, len(v)), ", "
		for i, e := range v {
			if _, list := e.([]any); list {
				between = " · "
			}
			said[i] = Value(f.Element(), e, speaker)
		}
		return cmp.Or(strings.Join(said, between), none)
	case map[string]any:
		said, between := entries(f, v, speaker), ", "
		if slices.ContainsFunc(said, func(entry string) bool { return strings.Contains(entry, ",") }) {
			between = "; "
		}
		return cmp.Or(strings.Join(said, between), none)
	case string:
		switch {
		case v != "" && (f.Kind == engines.ChoiceField || f.Names != ""):
			return speaker.KeyName(v)
		case f.Shape == engines.BoardShape:
			return size(v)
		}
	case int64:
		if v == 0 && f.Zero != "" {
			return f.Zero
		}
	}
	return strings.Join(strings.Fields(template.Text(v)), " ")
}

// none is the word for an empty value.
var none = template.Text(nil)

// entries returns the entries of a table in words: of things only their names.
func entries(f engines.Field, table map[string]any, speaker *rulesets.Speaker) (said []string) {
	for _, key := range rulesets.Keys(f, table) {
		e, there := table[key]
		if !there {
			continue
		}
		if thing, isThing := e.(map[string]any); isThing && f.Of == engines.TableField {
			name, _ := thing["name"].(string)
			said = append(said, cmp.Or(name, speaker.KeyName(key)))
			continue
		}
		inner := f.Element()
		if i := slices.IndexFunc(f.Entry, func(f engines.Field) bool { return f.Key == key }); i >= 0 {
			inner = f.Entry[i]
		}
		said = append(said, speaker.KeyName(key)+" "+Value(inner, e, speaker))
	}
	return said
}

// size returns the width in spaces and the height in rows of a board: "11 × 7".
func size(board string) string {
	wide, lines := 0, strings.Split(strings.TrimRight(board, "\n"), "\n")
	for _, line := range lines {
		wide = max(wide, utf8.RuneCountInString(line))
	}
	return fmt.Sprintf("%d × %d", wide, len(lines))
}

// Look returns the name of a theme beside that of rules; "" for the usual one of a game of one's own.
func Look(ruleset *rulesets.Ruleset, theme *rulesets.Theme) string {
	if ruleset.Game.Own && theme.ID == ruleset.Game.Theme {
		return ""
	}
	return theme.Name
}

// Second returns the line below the title of a game: its rules, or that it is one of one's own, which is called by its
// rules.
func Second(ruleset *rulesets.Ruleset) string {
	if ruleset.Game.Own {
		return words.OwnGame
	}
	return ruleset.Name
}

// Below returns what stands below the title of a game: its rules and, where it is told, its look.
func Below(ruleset *rulesets.Ruleset, theme *rulesets.Theme) string {
	if look := Look(ruleset, theme); look != "" {
		return Second(ruleset) + " · " + look
	}
	return Second(ruleset)
}
