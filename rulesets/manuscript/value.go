package manuscript

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/text"
	"homespun/engines/tomlfile"
	"homespun/rulesets"
)

// Value reads the value of a field as people type it: TOML, or words without their quotation marks, yes
// and no, and a list without its brackets. The error is an [*engines.FieldError].
func Value(key string, f engines.Field, typed string) (any, error) {
	typed = strings.TrimSpace(typed)
	read := func(written string) (any, bool) {
		var one struct{ V any }
		if tomlfile.Decode([]byte("V = "+written), &one) != nil || one.V == nil {
			return nil, false
		}
		return one.V, true
	}
	v, ok := read(typed)
	switch f.Kind {
	case engines.BoolField:
		switch strings.ToLower(typed) {
		case "yes", "on":
			return true, nil
		case "no", "off":
			return false, nil
		}
	case engines.TextField, engines.ChoiceField:
		if _, isText := v.(string); !isText {
			return typed, nil
		}
	case engines.ListField:
		if list, isList := v.([]any); isList {
			return list, nil
		}
		if list, ok := read("[" + typed + "]"); ok {
			return list, nil
		}
		list := []any{}
		for word := range strings.SplitSeq(typed, ",") {
			list = append(list, strings.TrimSpace(word))
		}
		return list, nil
	case engines.NumberField:
		if !ok && slices.Contains(f.Choices, typed) {
			return typed, nil
		}
	}
	if !ok {
		return nil, engines.Fieldf(key, "is %q; it can be %s", text.Clean(typed, 60), rulesets.Bounds(f))
	}
	return v, nil
}
