package offers

import (
	"reflect"

	"homespun/rulesets"
)

// keeps reports whether all that was changed is in rules as it became then. Of a list only the entries that became
// otherwise count, and its length; of a drawing only the spaces.
func keeps(rules *rulesets.Ruleset, changed []rulesets.Difference) bool {
	for _, d := range changed {
		now, _ := rules.ValueIn(rules.Parts(d.Key))
		if !kept(d.Was, d.Is, now) {
			return false
		}
	}
	return true
}

// kept reports whether a value has what one became that was another before.
func kept(was, is, now any) bool {
	if reflect.DeepEqual(is, now) || reflect.DeepEqual(is, was) {
		return true
	}
	switch is := is.(type) {
	case []any:
		before, _ := was.([]any)
		after, ok := now.([]any)
		if !ok || len(after) != len(is) {
			return false
		}
		for i := range min(len(before), len(is)) { // what is new may be any
			if !kept(before[i], is[i], after[i]) {
				return false
			}
		}
		return true
	case string:
		before, ok := was.(string)
		after, also := now.(string)
		if !ok || !also || len(before) != len(is) || len(after) != len(is) {
			return false
		}
		for i := range len(is) {
			if is[i] != before[i] && is[i] != after[i] {
				return false
			}
		}
		return true
	}
	return false
}
