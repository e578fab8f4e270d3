// Package headings calls the fields of rules, and what differs in them, by the words of the theme: everywhere as on the
// rule sheet.
package headings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/text"
	"homespun/rulesets"
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

// Called returns differences of a speaker's rules with such labels. The entries of tables and the choices in lists,
// such as sides, are called in words too.
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
		if d.Field.Kind == engines.ListField && d.Field.Of == engines.ChoiceField {
			d.WasText, d.IsText = choices(d.Was, speaker), choices(d.Is, speaker)
		}
	}
	return list
}

// choices returns the choices of a list in words.
func choices(v any, speaker *rulesets.Speaker) string {
	var said []string
	list, _ := v.([]any)
	for _, choice := range list {
		said = append(said, speaker.KeyName(fmt.Sprint(choice)))
	}
	return cmp.Or(strings.Join(said, ", "), "none")
}
