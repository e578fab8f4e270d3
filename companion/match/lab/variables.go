package lab

import (
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/rulesets"
)

// A Variable is a field of rules that can be varied.
type Variable struct {
	// Key is its key, dotted where it lies in a table, Label what it is called.
	Key, Label string
	// Values are some that are worth a try, among them the present one, as they are written in a TOML list without
	// its brackets.
	Values string
}

// Variables returns the fields of rules that can be varied, in the order of the rules: those with a value of their own,
// and those in tables of plain values.
func Variables(rules *rulesets.Ruleset) (list []Variable) {
	add := func(f engines.Field, key, label string, v any) {
		values := slices.DeleteFunc(tries(f, v), func(value any) bool {
			_, err := varied(rules, key, value)
			return err != nil
		})
		if len(values) < 2 {
			return
		}
		if line := written(values); line != "" {
			list = append(list, Variable{key, label, strings.TrimSuffix(strings.TrimPrefix(line, "["), "]")})
		}
	}
	for _, shown := range rulesets.Show(rules) {
		if shown.Key == engines.HandicapKey || shown.Clause == 0 {
			continue
		}
		if shown.Kind != engines.TableField {
			add(shown.Field, shown.Key, shown.Label, shown.Value)
			continue
		}
		if shown.Of == engines.TableField {
			continue
		}
		table, _ := shown.Value.(map[string]any)
		for _, key := range rulesets.Keys(shown.Field, shown.Value) {
			if v, ok := table[key]; ok && !strings.Contains(key, ".") {
				add(shown.Field.Element(), shown.Key+"."+key, words.Facts(shown.Label, key), v)
			}
		}
	}
	return list
}

// tries returns values of a field that are worth a try: the present one, and others around it.
func tries(f engines.Field, v any) []any {
	switch now := v.(type) {
	case bool:
		return []any{false, true}
	case int64:
		var values []any
		step := max(1, now/4)
		for n := now - 2*step; n <= now+2*step; n += step {
			if n >= int64(f.Min) && n <= int64(f.Max) {
				values = append(values, n)
			}
		}
		return values
	case string:
		var values []any
		for _, choice := range f.Choices {
			values = append(values, choice)
		}
		return values
	case []any:
		return longer(f, now)
	}
	return nil
}

// longer returns a list of numbers as it is, and with one more: the highest that it lacks below its highest one.
func longer(f engines.Field, list []any) []any {
	var numbers []int64
	for _, e := range list {
		n, ok := e.(int64)
		if !ok {
			return nil
		}
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	for n := int64(f.Max); n >= int64(f.Min) && f.Max > f.Min; n-- {
		if len(numbers) == 0 || n < numbers[len(numbers)-1] && !slices.Contains(numbers, n) {
			more := append(slices.Clone(numbers), n)
			slices.Sort(more)
			return []any{numbers, more}
		}
	}
	return nil
}
