package values

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/common/tomlfile"
)

// Literal returns the TOML for one field with its value.
func Literal(key string, f engines.Field, v any) string {
	if table, ok := v.(map[string]any); ok && f.Of == engines.TableField {
		return things(key, f, table)
	}
	return key + " = " + Written(f, v) + "\n"
}

// things returns the TOML for a table of things: first those that are taken out, then each with its fields in the order
// of the schema.
func things(key string, f engines.Field, table map[string]any) string {
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(table)) {
		if table[id] != false {
			continue
		}
		if b.Len() == 0 {
			b.WriteString("[" + key + "]\n")
		}
		b.WriteString(toml.Key{id}.String() + " = false\n")
	}
	for _, id := range Keys(f, table, nil) {
		thing, _ := table[id].(map[string]any)
		if f.Entry == nil || thing == nil {
			continue
		}
		b.WriteString("[" + toml.Key{key, id}.String() + "]\n" + Lines(f, thing))
	}
	return b.String()
}

// Inline returns the TOML for a value on one line.
func Inline(f engines.Field, v any) string {
	switch v := v.(type) {
	case bool:
		return strconv.FormatBool(v)
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case string:
		return tomlfile.Quote(v)
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = Inline(f, e)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case map[string]any:
		var parts []string
		for _, key := range Keys(f, v, nil) {
			if e, ok := v[key]; ok {
				parts = append(parts, toml.Key{key}.String()+" = "+Inline(f.Element(), e))
			}
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	return `""`
}

// Written puts a value into TOML: a text of several lines as it looks, all else on one line.
func Written(f engines.Field, v any) string {
	s, ok := v.(string)
	odd := func(r rune) bool { return unicode.IsControl(r) && r != '\n' }
	if ok && strings.Contains(s, "\n") && !strings.Contains(s, "'''") && !strings.ContainsFunc(s, odd) {
		return "'''\n" + s + "'''"
	}
	return Inline(f, v)
}

// Lines returns the lines of a thing, in the order of the schema.
func Lines(f engines.Field, thing map[string]any) string {
	var b strings.Builder
	for _, field := range f.Entry {
		if v, ok := thing[field.Key]; ok {
			b.WriteString(field.Key + " = " + Written(field, v) + "\n")
		}
	}
	return b.String()
}

// Plain returns a value as a file has it: a length that is a whole number without its point.
func Plain(v any) any {
	switch v := v.(type) {
	case float64:
		if v == math.Trunc(v) {
			return int64(v)
		}
	case []any:
		out := make([]any, len(v))
		for i, e := range v {
			out[i] = Plain(e)
		}
		return out
	}
	return v
}
