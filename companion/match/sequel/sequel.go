// Package sequel says in sentences what a change of rules brings along.
package sequel

import (
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/grid"
	"homespun/printables/headings"
	"homespun/rulesets"
	"homespun/rulesets/offers"
	"homespun/rulesets/template"
)

// Sentences says what offers make of a speaker's rules, a sentence for each field: the columns and rows that a table
// gets, the spaces of a board by their names, and of all else what it is and what it was.
func Sentences(list []offers.Offer, speaker *rulesets.Speaker) (said []string) {
	for _, change := range slices.Concat(list...) {
		was, _ := speaker.Ruleset.ValueIn(change.Key)
		said = append(said, sentences(change, was, speaker)...)
	}
	return said
}

// sentences says what becomes of one field.
func sentences(change rulesets.Change, was any, speaker *rulesets.Speaker) []string {
	f, _ := speaker.Ruleset.Game.FieldAt(change.Key)
	label := headings.Label(change.Key, speaker)
	if rows, is := rowsOf(change.Value); is && f.Of == engines.ListField {
		if before, is := rowsOf(was); is {
			if said := table(label, before, rows); said != nil {
				return said
			}
		}
	}
	switch {
	case f.Shape == engines.BoardShape:
		before, _ := was.(string)
		after, _ := change.Value.(string)
		return board(label, f, before, after, speaker)
	case change.Value == false && f.Kind != engines.BoolField:
		return []string{words.AlongGone(label)}
	case was == nil && rulesets.IsThing(f):
		return []string{words.AlongNew(label)}
	}
	value := func(v any) string { return words.Short(headings.Value(f, v, speaker), 60) }
	return []string{words.AlongValue(label, value(change.Value), value(was))}
}

// rowsOf returns a value as the rows of a table of numbers.
func rowsOf(v any) (rows [][]any, ok bool) {
	list, ok := v.([]any)
	for _, e := range list {
		row, is := e.([]any)
		rows, ok = append(rows, row), ok && is
	}
	return rows, ok && len(list) > 0
}

// table says which columns and rows come and go, the first of which have the same numbers as before; nil if any has
// others.
func table(label string, was, is [][]any) (list []string) {
	wide, wider := len(was[0]), len(is[0])
	for i := range min(len(was), len(is)) {
		if len(is[i]) != wider {
			return nil
		}
		for column := range min(len(was[i]), len(is[i])) {
			if was[i][column] != is[i][column] {
				return nil
			}
		}
		wide = max(min(wide, len(was[i])), 0)
	}
	numbers := func(rows [][]any, from int) string {
		var said []string
		for _, row := range rows {
			for _, n := range row[from:] {
				said = append(said, template.Text(n))
			}
		}
		return words.Short(strings.Join(said, ", "), 60)
	}
	if more := wider - wide; more > 0 {
		list = append(list, words.AlongColumns(label, more, numbers(is[:min(len(is), len(was))], wide)))
	} else if more < 0 {
		list = append(list, words.AlongFewerColumns(label, -more))
	}
	if more := len(is) - len(was); more > 0 {
		list = append(list, words.AlongRows(label, more, numbers(is[len(was):], 0)))
	} else if more < 0 {
		list = append(list, words.AlongFewerRows(label, -more))
	}
	return list
}

// Spaces returns the spaces that two drawings of one size have otherwise, by their column and row from 0; none if they
// are of two sizes.
func Spaces(was, is string) (list []grid.Space) {
	before, after := strings.Split(was, "\n"), strings.Split(is, "\n")
	for row := range min(len(before), len(after)) {
		for column := range min(len(before[row]), len(after[row])) {
			if sign := after[row][column]; sign != before[row][column] {
				list = append(list, grid.Space{Column: column, Row: row, Sign: sign})
			}
		}
	}
	return list
}

// board says which spaces become what.
func board(label string, f engines.Field, was, is string, speaker *rulesets.Speaker) (list []string) {
	changed := Spaces(was, is)
	for _, sign := range f.Signs {
		var spaces []string
		for _, space := range changed {
			if rune(space.Sign) == sign.Sign {
				spaces = append(spaces, space.Name())
			}
		}
		if len(spaces) == 0 {
			continue
		}
		noun, at := speaker.Theme.Noun(sign.Word), words.Short(text.Join(spaces, "and"), 60)
		what, many := noun.A, noun.Many
		if len(spaces) > 1 {
			what = many
		}
		switch {
		case sign.Word == "":
			list = append(list, words.AlongSpaces(label, at, len(spaces), sign.Name))
		case strings.HasPrefix(sign.Name, sign.Word+" "):
			list = append(list, words.AlongRoom(label, many, at))
		default:
			list = append(list, words.AlongSpaces(label, at, len(spaces), what))
		}
	}
	return list
}
