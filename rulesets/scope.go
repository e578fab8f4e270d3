package rulesets

import (
	"cmp"
	"slices"
	"strconv"

	"homespun/engines"
	"homespun/rulesets/template"
	"homespun/rulesets/values"
)

// scope implements [template.Scope]: it looks up the names of a template in the speaker's ruleset and theme
// and in the arguments of one sentence.
type scope struct {
	*Speaker
	names []string
	args  []engines.Arg
}

func (s scope) Arg(name string) (any, bool) {
	i := slices.Index(s.names, name)
	if i < 0 || i >= len(s.args) {
		return nil, i >= 0
	}
	return argument{s.args[i], s.Speaker}, true
}

// clashing is the scope of the sentence about a clash. Its words are numbers, ids and names of spaces.
type clashing struct {
	scope
	words []string
}

// clashWords are what such a sentence calls its words, see [engines.Clashes].
var clashWords = []string{"this", "other"}

func (c clashing) Arg(name string) (any, bool) {
	i := slices.Index(clashWords, name)
	if i < 0 || i >= len(c.words) {
		return nil, i >= 0
	}
	word := shorten(c.words[i])
	if n, err := strconv.ParseInt(word, 10, 64); err == nil {
		return n, true
	} else if len(word) > 1 { // no letter of a tile, which could be that of a player
		return c.KeyName(word), true
	}
	return word, true
}

func (s scope) Field(key string) (any, bool) {
	if slices.Contains(TextTables, key) {
		return nil, false
	}
	v, ok := s.Ruleset.tree[key]
	return v, ok
}

func (s scope) Keys(field string, table map[string]any) []string {
	f, _ := s.Ruleset.Game.resolve(template.RulesPrefix+field, nil, nil)
	return values.Keys(f, table, nil)
}

func (s scope) Noun(word string) (template.Noun, bool) {
	return s.Theme.Noun(word).forms(), slices.Contains(s.Ruleset.Game.Definition.Info.Words, word)
}

func (s scope) Side(id string) (template.Noun, bool) {
	if s.Engine == nil {
		return template.Noun{}, false
	}
	seat := slices.Index(s.Engine.SeatIDs(), id)
	if seat < 0 {
		return template.Noun{}, false
	}
	d := s.describe(engines.Of(engines.SeatArg, seat))
	return s.Theme.Noun(d.Noun).forms(), d.Noun != ""
}

// argument implements [template.Thing] for an argument of a message.
type argument struct {
	arg     engines.Arg
	speaker *Speaker
}

func (a argument) Text() (string, bool)  { return a.speaker.thing(a.arg).full() }
func (a argument) Whose() (string, bool) { return a.speaker.whose(a.arg) }

func (a argument) Owner() (string, bool) {
	seat := engines.Seat(a.arg.Value)
	if a.arg.Kind != engines.SeatArg {
		seat = a.speaker.describe(a.arg).Owner
	}
	name, _, fixed := a.speaker.seat(seat)
	return name, !fixed
}

func (a argument) Noun() template.Noun {
	d := a.speaker.describe(a.arg)
	text, _ := a.Text()
	switch {
	case d.Noun == "" && isNumber(d.Name): // what a house rule calls "8" is an 8
		return template.Number(d.Name)
	case d.Noun != "" || d.Name != "":
		return a.speaker.Theme.Noun(cmp.Or(d.Noun, d.Name)).forms()
	case a.arg.Kind == engines.NumberArg:
		return template.Number(text)
	}
	return template.Noun{One: text, A: text, Many: text}
}

func (a argument) Key() string {
	d := a.speaker.describe(a.arg)
	return cmp.Or(d.Name, d.Noun, d.Text)
}

func (a argument) Number() int64 {
	if a.arg.Kind == engines.TenthsArg {
		return int64(a.arg.Value+9) / 10 // 1.5 inches are several
	}
	return int64(a.arg.Value)
}

func (a argument) Several() bool {
	switch a.arg.Kind {
	case engines.SeatArg:
		_, many, _ := a.speaker.seat(engines.Seat(a.arg.Value))
		return many
	case engines.PieceArg:
		d := a.speaker.describe(a.arg)
		return d.Self && len(a.speaker.namesOf(d.Owner)) > 1
	}
	return a.Number() != 1
}

// True reports whether the value is not 0. A seat is true unless it is [engines.Table], which means nobody.
func (a argument) True() bool {
	if a.arg.Kind == engines.SeatArg {
		return engines.Seat(a.arg.Value) != engines.Table
	}
	return a.arg.Value != 0
}
