package workshop

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
	"homespun/rulesets/offers"
)

// Wish is what somebody has chosen: a name, which may be "", a picture, the answer to each slider and a power, both by
// their places.
type Wish struct {
	Name, Picture string
	Steps         []int
	Power         int
}

// Begin returns the wish that everything begins with.
func (k *Kind) Begin() Wish {
	w := Wish{Picture: k.Picture}
	for _, s := range k.Sliders {
		w.Steps = append(w.Steps, s.Usual)
	}
	return w
}

// Draft is what a wish comes to: the key of the thing, the changes that bring it in, among them what follows from it, and
// the rules then.
type Draft struct {
	Key     []string
	Changes []rulesets.Change
	Rules   *rulesets.Ruleset
}

// Draft makes a thing of a wish, and what it takes so that something comes of it. The error is a [*rulesets.Broken] that
// says why rules cannot have it.
func (k *Kind) Draft(rules *rulesets.Ruleset, wish Wish) (*Draft, error) {
	key, thing := k.thing(rules, wish)
	d := &Draft{Key: key, Changes: []rulesets.Change{{Key: key, Value: thing}}}
	with, list, err := offers.Bring(rules, d.Changes...)
	if err != nil {
		return nil, err
	}
	if idle, ok := offers.Idle(with)[strings.Join(key, ".")]; ok {
		list = append(list, idle)
		with, _ = with.Try(idle...)
	}
	d.Changes = append(d.Changes, slices.Concat(list...)...)
	d.Rules = with
	return d, nil
}

// Keep writes a wish into a family's rules, as one change, and returns the key of the thing.
func (k *Kind) Keep(rules *manuscript.Manuscript, wish Wish) ([]string, error) {
	if _, err := rules.Refresh(); err != nil {
		return nil, err
	}
	d, err := k.Draft(rules.Rules, wish)
	if err != nil {
		return nil, err
	}
	return d.Key, rules.ChangeToPlay(d.Changes...)
}

// thing returns a thing and its key, which no other has.
func (k *Kind) thing(rules *rulesets.Ruleset, wish Wish) (key []string, thing map[string]any) {
	v, _ := rules.Value(k.Table)
	things, _ := v.(map[string]any)
	table, _ := rules.Game.FieldAt([]string{k.Table})
	name := cmp.Or(strings.TrimSpace(text.Clean(wish.Name, 24)), Called(wish.Picture))
	id := ID(name, things)
	thing = maps.Clone(k.Usual)
	powers := k.Of(rules)
	power := powers[max(0, min(wish.Power, len(powers)-1))]
	maps.Copy(thing, power.Sets)
	if power.Of != "" {
		maps.Copy(thing, k.like(rules, power, thing))
	}
	for i, s := range k.Sliders {
		maps.Copy(thing, s.Steps[max(0, min(wish.Steps[i], len(s.Steps)-1))].Sets)
	}
	for _, f := range table.Entry {
		switch f.Shape {
		case engines.NameShape:
			thing[f.Key] = name
		case engines.FigureShape:
			thing[f.Key] = wish.Picture
		case engines.LetterShape:
			thing[f.Key] = Letter(rules.Game, k.Table, things, f.Key, id)
		case engines.OrderShape: // the others keep their places
			thing[f.Key] = min(Last(things, f.Key)+1, int64(f.Max))
		}
	}
	return []string{k.Table, id}, thing
}

// like returns what a thing has in common with the one of the standard that has the same power.
func (k *Kind) like(rules *rulesets.Ruleset, power Power, usual map[string]any) map[string]any {
	field, id, _ := strings.Cut(power.Of, ".")
	own := map[string]any{power.field(field): id}
	standard, err := rules.Game.Standard()
	if err != nil {
		return own
	}
	v, _ := standard.Value(k.Table)
	things, _ := v.(map[string]any)
	for _, e := range things {
		if thing, _ := e.(map[string]any); thing[power.field(field)] == any(id) {
			for key := range usual {
				if has, ok := thing[key]; ok {
					own[key] = has
				}
			}
		}
	}
	return own
}

// field returns the field of a thing that names an entry of a table: special for special_actions.
func (Power) field(table string) string { return strings.TrimSuffix(table, "_actions") }

// ID returns an id for a thing that somebody has given a name, which no other of its table has: its letters and digits,
// with - where anything else stands. It has at most 24 signs.
func ID(name string, things map[string]any) string {
	parts := strings.FieldsFunc(strings.ToLower(text.Clean(name, 40)), func(r rune) bool {
		return !unicode.In(r, unicode.L, unicode.M, unicode.Nd)
	})
	base := cmp.Or(strings.TrimRight(text.Cut(strings.Join(parts, "-"), 20, ""), "-"), "thing")
	id := base
	for n := 2; things[id] != nil; n++ {
		id = base + "-" + strconv.Itoa(n)
	}
	return id
}

// Last returns the largest number that things have in a field of their order.
func Last(things map[string]any, order string) (largest int64) {
	for _, e := range things {
		thing, _ := e.(map[string]any)
		n, _ := thing[order].(int64)
		largest = max(largest, n)
	}
	return largest
}

// Letter returns a letter that no thing of a table has in a field yet, and that stands for nothing else where these
// letters are used: the first of a word if it can be.
func Letter(game *rulesets.Game, table string, things map[string]any, field, word string) string {
	taken := map[string]bool{}
	for _, e := range things {
		thing, _ := e.(map[string]any)
		letter, _ := thing[field].(string)
		taken[letter] = true
	}
	for _, f := range game.Definition.Info.Fields {
		for _, sign := range f.Signs {
			if f.Names == table {
				taken[string(sign.Sign)] = true
			}
		}
	}
	for _, c := range strings.ToUpper(word[:min(1, len(word))]) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
		if c >= 'A' && c <= 'Z' && !taken[string(c)] {
			return string(c)
		}
	}
	return "A"
}
