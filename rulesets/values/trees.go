package values

import (
	"maps"

	"homespun/engines"
)

// Tidy converts values from TOML, JSON or Go code to the types that [Ruleset.Value] documents.
func Tidy(v any) any {
	switch v := v.(type) {
	case map[string]any:
		m := make(map[string]any, len(v))
		for k, e := range v {
			m[k] = Tidy(e)
		}
		return m
	case []map[string]any:
		return tidyList(v)
	case []any:
		return tidyList(v)
	case []string:
		return tidyList(v)
	case []int:
		return tidyList(v)
	case []int64:
		return tidyList(v)
	case int:
		return int64(v)
	case int32:
		return int64(v)
	}
	return v
}

func tidyList[E any](list []E) []any {
	out := make([]any, len(list))
	for i, e := range list {
		out[i] = Tidy(e)
	}
	return out
}

// TakesOut reports whether a value takes the entry of a field out of its table: false does, but for the entries that are
// yes or no themselves.
func TakesOut(f engines.Field, v any) bool { return v == false && f.Kind != engines.BoolField }

// Merge returns base with the fields of over laid over it; it changes neither. Tables merge key by key, false
// removes an entry, and any other value replaces the old one. Missing is called with the key of each entry
// that false should remove but that is not there.
func Merge(base, over map[string]any, fields []engines.Field, missing func(key string)) map[string]any {
	out := map[string]any{}
	maps.Copy(out, base)
	for key, v := range over {
		f, _ := Field(fields, key)
		mergeEntry(out, key, f, v, missing)
	}
	return out
}

// mergeEntry lays one value over the one that a table has under its key.
func mergeEntry(out map[string]any, key string, f engines.Field, v any, missing func(key string)) {
	old, had := out[key]
	over, isTable := v.(map[string]any)
	switch {
	case TakesOut(f, v):
		if !had {
			missing(key)
		}
		delete(out, key)
	case isTable && f.Kind == engines.TableField:
		base, _ := old.(map[string]any)
		table := map[string]any{}
		maps.Copy(table, base)
		for entry, v := range over {
			mergeEntry(table, entry, Inner(f, entry), v, func(inner string) { missing(key + "." + inner) })
		}
		out[key] = table
	default:
		out[key] = Shaped(f, v)
	}
}

// In returns the value of a key in its parts.
func In(tree map[string]any, key []string) (any, bool) {
	var v any = tree
	for _, part := range key {
		table, ok := v.(map[string]any)
		if !ok {
			return nil, false
		}
		if v, ok = table[part]; !ok {
			return nil, false
		}
	}
	return v, true
}

// Without returns a copy of a tree without a key.
func Without(tree map[string]any, key []string) map[string]any {
	out := maps.Clone(tree)
	if len(key) == 1 {
		delete(out, key[0])
		return out
	}
	if inner, ok := tree[key[0]].(map[string]any); ok {
		out[key[0]] = Without(inner, key[1:])
	}
	return out
}

// Nest returns a tree that holds one value, under a key in its parts.
func Nest(key []string, v any) map[string]any {
	for i := len(key) - 1; i > 0; i-- {
		v = map[string]any{key[i]: v}
	}
	return map[string]any{key[0]: v}
}
