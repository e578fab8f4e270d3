package headings

import (
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/words"
	"homespun/rulesets"
)

// longStandard is how long may be what the standard says, in bytes, to be said beside what differs from it.
const longStandard = 240

// A HouseRule says one difference from the standard in sentences, what the standard says in its place, "" for
// nothing, and names its clause; "" for none.
type HouseRule struct{ Text, Was, Clause string }

// Said returns the sentences with the clause.
func (r HouseRule) Said() string {
	if r.Clause == "" {
		return r.Text
	}
	return r.Text + " (" + r.Clause + ")"
}

// HouseRules says in which rules a ruleset differs from the standard. How many play is one of them; the order
// and the colour of things are seen where they are printed.
func HouseRules(ruleset *rulesets.Ruleset, speaker *rulesets.Speaker) (list []HouseRule) {
	standard, err := ruleset.Game.Standard()
	if err != nil {
		return nil
	}
	if Players(ruleset) != Players(standard) {
		list = append(list, HouseRule{Text: words.HousePlayers(Players(ruleset)),
			Was: words.HousePlayers(Players(standard))})
	}
	departures := Departures(speaker)
	for _, d := range ruleset.Differences() {
		if strings.HasPrefix(d.Key, "seats.") || strings.HasSuffix(d.Key, ".order") || strings.HasSuffix(d.Key, ".color") ||
			ScreenOnly(speaker, d) {
			continue
		}
		if rule, ok := written(d, ruleset, standard, speaker); ok {
			list = append(list, rule)
			continue
		}
		drawn := d.Field.Shape == engines.BoardShape // sentences may depend on it, but do not tell it
		if told := slices.ContainsFunc(departures, func(c Departure) bool { return c.Tells(d) }); told && !drawn {
			continue
		}
		if rule := (HouseRule{Text: differs(d, speaker), Clause: d.Clause}); !slices.Contains(list, rule) {
			list = append(list, rule)
		}
	}
	for _, c := range departures {
		if c.Gone {
			list = append(list, HouseRule{Text: words.HouseGone(c.Title), Clause: c.Clause})
			continue
		}
		rule := HouseRule{strings.Join(c.Is, " "), strings.Join(c.Was, " "), c.Clause}
		if rule.Text != "" && len(rule.Was) > longStandard {
			rule.Was = ""
		}
		list = append(list, rule)
	}
	return list
}

// written tells a difference in the sentences of one's own game: those that hold now, and those in whose place they stand.
func written(d rulesets.Difference, ruleset, standard *rulesets.Ruleset, speaker *rulesets.Speaker) (rule HouseRule, ok bool) {
	key := strings.TrimPrefix(strings.Join(ruleset.Parts(d.Key), "."), "lines.")
	title := ""
	of := func(r *rulesets.Ruleset) string {
		var list []string
		for _, s := range r.Sentences() {
			if s.Key != key && s.At != key {
				continue
			}
			ok, title = true, s.Of
			if s.Word != "" {
				title = speaker.Theme.Noun(s.Word).One + " " + s.Of
			}
			list = append(list, text.Capital(strings.TrimSuffix(s.Text, "."))+".")
		}
		return strings.Join(list, " ")
	}
	rule.Text, rule.Was = of(ruleset), of(standard)
	if title != "" && rule.Text != "" {
		rule.Text = words.OwnClause(text.Capital(title), strings.Contains(rule.Text, ":"), text.Lower(rule.Text))
	} else if title != "" {
		rule.Was = words.OwnClause(text.Capital(title), strings.Contains(rule.Was, ":"), text.Lower(rule.Was))
	}
	return rule, ok
}

// differs says what a difference is about: a thing of a table by its name, else the title of its clause; and
// whether it has come, or gone, or is another one.
func differs(d rulesets.Difference, speaker *rulesets.Speaker) string {
	parts := speaker.Ruleset.Parts(d.Key)
	table, _ := speaker.Ruleset.Game.FieldAt(parts[:1])
	if table.Kind == engines.TableField && table.Of == engines.TableField && len(parts) > 1 {
		_, is := d.Is.(map[string]any)
		_, was := d.Was.(map[string]any)
		switch what := text.Capital(speaker.Called(parts[:2])); {
		case len(parts) == 2 && is && d.Was == nil:
			return words.HouseNew(what)
		case len(parts) == 2 && was && d.Is == nil:
			return words.HouseGone(what)
		default:
			return words.HouseOther(what)
		}
	}
	for _, clause := range speaker.Clauses() {
		if clause.ID == d.Clause {
			return words.HouseOther(clause.Title)
		}
	}
	return words.HouseOther(d.Label)
}

// Players says how many can play: "2", "2 to 4".
func Players(ruleset *rulesets.Ruleset) string {
	least, most, _ := ruleset.Seats()
	return Between(least, most)
}

// Between says that so many can play: "2", "2 to 4".
func Between(least, most int) string {
	if least == most {
		return fmt.Sprint(most)
	}
	return fmt.Sprintf("%d to %d", least, most)
}
