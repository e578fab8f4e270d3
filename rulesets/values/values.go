// Package values puts the values of fields of rules into words and into TOML.
package values

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/engines"
	"homespun/rulesets/template"
)

// Inner returns the field that describes one entry of a table. If the table is a single thing, its
// entries are fields of their own.
func Inner(f engines.Field, key string) engines.Field {
	field, ok := Field(f.Entry, key)
	if !ok || f.Of == engines.TableField {
		return f.Element()
	}
	field.Clause = cmp.Or(field.Clause, f.Clause)
	return field
}

// Change returns both values of a changed field in words.
func Change(f engines.Field, was, is any) (before, now string) {
	before, now = Text(f, was), Text(f, is)
	if !strings.Contains(before+now, "\n") {
		return before, now
	}
	if before, now = drawingSize(before), drawingSize(now); before == now {
		return "", "drawn otherwise"
	}
	return before, now
}

// drawingSize returns the width in characters and the height in lines of a drawing: "11 × 7".
func drawingSize(drawing string) string {
	width, lines := 0, strings.Split(drawing, "\n")
	for _, line := range lines {
		width = max(width, utf8.RuneCountInString(line))
	}
	return fmt.Sprintf("%d × %d", width, len(lines))
}

// Keys returns the keys of both tables, without repeats. They come in the field's order if it has one,
// else sorted by the number "order" of each entry and then by name.
func Keys(f engines.Field, a, b map[string]any) []string {
	if len(f.Keys) > 0 {
		return f.Keys
	}
	all := map[string]any{}
	maps.Copy(all, a)
	maps.Copy(all, b)
	order := func(key string) int64 {
		entry, _ := all[key].(map[string]any)
		n, _ := entry["order"].(int64)
		return n
	}
	return slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(order(a), order(b)), strings.Compare(a, b))
	})
}

// Text returns the value of a field in words. The entries of a table are sorted by [Keys];
// semicolons separate them if one contains a comma.
func Text(f engines.Field, v any) string {
	if v == int64(0) && f.Zero != "" {
		return f.Zero
	}
	table, ok := v.(map[string]any)
	if !ok {
		return template.Text(v)
	}
	var parts []string
	sep := ", "
	for _, key := range Keys(f, table, nil) {
		if e, ok := table[key]; ok {
			written := Text(Inner(f, key), e)
			switch _, table := e.(map[string]any); {
			case table && strings.ContainsAny(written, ",;"):
				written = "(" + written + ")"
			case strings.Contains(written, ", "):
				sep = "; "
			}
			parts = append(parts, key+" "+written)
		}
	}
	return strings.Join(parts, sep)
}

func Field(fields []engines.Field, key string) (engines.Field, bool) {
	i := slices.IndexFunc(fields, func(f engines.Field) bool { return f.Key == key })
	if i < 0 {
		return engines.Field{}, false
	}
	return fields[i], true
}
