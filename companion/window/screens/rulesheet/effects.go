package rulesheet

import (
	"errors"
	"slices"
	"strings"

	"homespun/companion/match/sequel"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/offers"
)

// brings says what each value of a switch or of a choice brings in: the sentences of its clause that the
// sheet does not say with every value, and in which other clauses sentences come and go.
func (r *reading) brings(f engines.Field, key []string) (list []string) {
	values, names := []any{true, false}, []string{words.Yes, words.No}
	if f.Kind == engines.ChoiceField {
		values, names = nil, r.callAll(f.Choices)
		for _, word := range f.Choices {
			values = append(values, word)
		}
	}
	if len(key) > 1 || f.Kind != engines.BoolField && f.Kind != engines.ChoiceField {
		return nil
	}
	var speakers []*rulesets.Speaker // without those of values that the other rules exclude
	for i := 0; i < len(values); {
		rules, err := r.rules.With(map[string]any{key[0]: values[i]})
		if err != nil {
			values, names = slices.Delete(values, i, i+1), slices.Delete(names, i, i+1)
			continue
		}
		speakers = append(speakers, rules.Speaker(nil, r.speaker.Engine, nil).OnScreen())
		i++
	}
	var others []string
	info := r.game.Definition.Info
	for c := engines.Clause(1); c <= info.Clauses; c++ {
		said := apart(speakers, c.ID(info.Prefix))
		switch {
		case !slices.ContainsFunc(said, func(own []string) bool { return len(own) > 0 }):
		case c != f.Clause:
			others = append(others, r.speaker.Clause(c).Title)
		default:
			for i, own := range said {
				if len(own) > 0 {
					list = append(list, words.SheetSays(names[i], words.Short(strings.Join(own, " "), 500)))
				}
			}
		}
	}
	if len(others) > 0 {
		list = append(list, words.SheetSaysAlso(words.Short(words.AndNames(others), 120)))
	}
	return list
}

// excluded says what a field that can clash with others brings along, or cannot be with these as they are, and why: of
// a switch and of a choice every value, of a number the next one on both sides.
func (r *reading) excluded(f engines.Field, key []string) (list []string) {
	if r.broken || len(key) > 1 || !r.game.Definition.Info.Clashes.Concern(f.Key) {
		return nil // of what is broken that is said already
	}
	now, _ := r.rules.ValueIn(key)
	var values []any
	switch n := now.(type) {
	case bool:
		values = []any{!n}
	case string:
		for _, word := range f.Choices {
			values = append(values, word)
		}
	case int64:
		for _, next := range []int64{n - 1, n + 1} {
			if f.Min <= int(next) && (int(next) <= f.Max || f.Max == 0) {
				values = append(values, next)
			}
		}
	}
	for _, v := range values {
		var broken *rulesets.Broken
		_, follow, err := offers.Bring(r.rules, rulesets.Change{Key: key, Value: v})
		said := words.Sentence(r.inWords(f, v))
		switch {
		case errors.As(err, &broken):
			why, _ := rulesets.Problem(broken.Findings)
			list = append(list, words.SheetExcluded(said, words.Finding(0, why.Message, why.Suggestion)))
		case len(follow) > 0:
			list = append(list, words.SheetNeeds(said, strings.Join(sequel.Sentences(follow, r.speaker), " ")))
		}
	}
	return list
}

// apart returns for each speaker the sentences of a clause that not all of them say.
func apart(speakers []*rulesets.Speaker, clause string) [][]string {
	said, count := make([][]string, len(speakers)), map[string]int{}
	for i, speaker := range speakers {
		for _, p := range speaker.Passages(clause) {
			for _, one := range p.Sentences() {
				if !slices.Contains(said[i], one) {
					said[i] = append(said[i], one)
					count[one]++
				}
			}
		}
	}
	for i := range said {
		said[i] = slices.DeleteFunc(said[i], func(sentence string) bool { return count[sentence] == len(speakers) })
	}
	return said
}
