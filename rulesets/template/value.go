package template

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Prefixes for a name that an argument hides, because the argument has the same name.
const (
	NounPrefix  = "noun."
	RulesPrefix = "rules."
)

// value looks up a name and returns its value and source. The value is nil if the name stands for nothing.
func (w *writer) value(name string) (any, Source) {
	if v, ok := w.scope.Arg(name); ok {
		return v, Source{Name: name, Kind: FromArgument}
	}
	if v, field, ok := w.entry(name); ok {
		return v, Source{Name: field, Kind: FromField}
	}
	name, named := strings.CutPrefix(name, NounPrefix)
	name, ruled := strings.CutPrefix(name, RulesPrefix)
	if !named {
		if v, field, ok := w.keyed(name); ok {
			return v, Source{Name: field, Kind: FromField}
		}
		if v := w.column(name); v != nil || ruled {
			return v, Source{Name: name, Kind: FromField}
		}
	}
	if noun, known := w.scope.Noun(name); known {
		return noun, Source{Name: name, Kind: FromNoun}
	}
	if n, err := strconv.ParseInt(name, 10, 32); err == nil {
		return n, Source{}
	}
	return nil, Source{}
}

// entry looks up a name that begins with the name of a loop's entry. It returns the value and the dotted key
// of its field.
func (w *writer) entry(name string) (v any, field string, ok bool) {
	first, rest, dotted := strings.Cut(name, ".")
	i := slices.IndexFunc(w.entries, func(e entry) bool { return e.name == first })
	if i < 0 {
		return nil, "", false
	}
	e := w.entries[i]
	if !dotted {
		return e, e.field, true
	}
	v = e.value
	for part := range strings.SplitSeq(rest, ".") {
		table, _ := v.(map[string]any)
		v = table[part]
	}
	return v, e.field + "." + rest, true
}

// keyed looks up a dotted name in the fields, where parts of the name can be loop entries or arguments that
// stand for a key. It also returns the full key of the field: monsters.zombie.steps for monsters.piece.steps.
func (w *writer) keyed(name string) (v any, field string, ok bool) {
	field, rest, dotted := strings.Cut(name, ".")
	v, ok = w.scope.Field(field)
	for dotted {
		var part string
		part, rest, dotted = strings.Cut(rest, ".")
		table, _ := v.(map[string]any)
		if v, ok = table[part]; !ok {
			part = w.key(part)
			v, ok = table[part]
		}
		field += "." + part
	}
	return v, field, ok
}

// key returns the key for which the name of a loop's entry or of an argument stands; "" if for none.
func (w *writer) key(name string) string {
	v, _ := w.scope.Arg(name)
	if at, _, ok := w.entry(name); ok {
		v = at
	}
	switch v := v.(type) {
	case entry:
		return v.key
	case Thing:
		return v.Key()
	}
	return ""
}

// column returns one field of all things of a table as a list: monsters.target. It is nil if there is none.
func (w *writer) column(name string) any {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return nil
	}
	v, _, _ := w.keyed(name[:dot])
	things, _ := v.(map[string]any)
	var list []any
	for _, key := range slices.Sorted(maps.Keys(things)) {
		if thing, ok := things[key].(map[string]any); ok && thing[name[dot+1:]] != nil {
			list = append(list, thing[name[dot+1:]])
		}
	}
	if list == nil {
		return nil
	}
	return list
}

// plain returns the words for a value, and whether they may get a capital at the start of a sentence.
func (w *writer) plain(v any) (string, bool) {
	switch v := v.(type) {
	case Thing:
		return v.Text()
	case Noun:
		return v.One, true
	case entry:
		return w.noun(v).One, true
	case []any:
		return w.list(v, "and"), true
	case nil:
		return "", false
	case string:
		return v, true
	}
	return Text(v), false
}

// noun returns the noun of a value.
func (w *writer) noun(v any) Noun {
	switch v := v.(type) {
	case Noun:
		return v
	case Thing:
		return v.Noun()
	case entry:
		return w.called(v.key)
	case string:
		return w.called(v)
	}
	text, _ := w.plain(v)
	return Noun{text, text, text}
}

// called returns the noun for a key: the theme's, else the one of the side with this id, else the key itself
// with regular forms.
func (w *writer) called(key string) Noun {
	noun, known := w.scope.Noun(key)
	if known {
		return noun
	}
	if side, ok := w.scope.Side(key); ok {
		return side
	}
	if _, err := strconv.ParseInt(key, 10, 32); err == nil {
		return Number(key)
	}
	return noun
}

// number converts a value to a number: a list to its length, and a loop's entry to its key.
func (w *writer) number(v any) int64 {
	switch v := v.(type) {
	case Thing:
		return v.Number()
	case entry:
		if n, err := strconv.ParseInt(v.key, 10, 32); err == nil {
			return n
		}
		return 1
	case int64:
		return v
	case float64:
		return int64(math.Ceil(v)) // 1.5 steps are several
	case bool:
		if v {
			return 1
		}
	}
	return size(v)
}

func size(v any) int64 {
	switch v := v.(type) {
	case entry:
		return size(v.value)
	case []any:
		return int64(len(v))
	case map[string]any:
		return int64(len(v))
	case string:
		return int64(utf8.RuneCountInString(v))
	}
	return 0
}

// several reports whether a verb next to the value is in the plural.
func (w *writer) several(v any) bool {
	if thing, ok := v.(Thing); ok {
		return thing.Several()
	}
	return w.number(v) != 1
}

// holds reports whether a condition is true, and returns the source of the value it depends on.
func (w *writer) holds(c *Condition) (bool, Source) {
	v, source := w.value(c.Name)
	if c.size {
		v = size(v)
	}
	source.If = true
	return w.compare(v, c.Op, c.With) != c.not, source
}

func (w *writer) compare(v any, op, with string) bool {
	if op == "" {
		return w.truth(v)
	}
	other, _ := w.value(with)
	a, isEntry := v.(entry)
	b, beside := other.(entry)
	switch {
	case op == "has":
		if isEntry {
			v = a.value
		}
		if beside { // a loop's entry stands for its key
			with = b.key
		}
		return has(v, with)
	case op == "=" || op == "!=":
		return w.same(v, other, with) == (op == "=")
	}
	order := cmp.Compare(w.number(v), w.number(other))
	if isEntry && beside {
		order = cmp.Compare(a.place, b.place)
	}
	return op == "<" && order < 0 || op == ">" && order > 0
}

// truth reports whether a value counts as true: it is not false, 0, nobody or empty. A table is true if one
// of its entries is.
func (w *writer) truth(v any) bool {
	switch v := v.(type) {
	case Thing:
		return v.True()
	case entry:
		return w.truth(v.value)
	case Noun:
		return true
	case float64:
		return v != 0
	case map[string]any:
		for _, e := range v {
			if w.truth(e) {
				return true
			}
		}
		return false
	}
	return w.number(v) != 0
}

// has reports whether v contains a word. In a list the word must be an entry. In a table it must be an entry
// or be in a list that is one. In a text, such as a drawing, it must be part of it.
func has(v any, word string) bool {
	switch v := v.(type) {
	case string:
		return strings.Contains(v, word)
	case []any:
		return slices.ContainsFunc(v, func(e any) bool { return Text(e) == word })
	case map[string]any:
		for _, e := range v {
			switch e := e.(type) {
			case map[string]any:
			case []any:
				if has(e, word) {
					return true
				}
			default:
				if Text(e) == word {
					return true
				}
			}
		}
	}
	return false
}

// same reports whether a value equals another one. Word is the other name as it is written; it is compared as
// a text if it stands for nothing. Letter case does not matter in texts.
func (w *writer) same(v, other any, word string) bool {
	switch v := v.(type) {
	case entry:
		return w.same(v.key, other, word)
	case string:
		switch other := other.(type) {
		case string:
			word = other
		case entry:
			word, v = w.called(other.key).One, w.called(v).One
		}
		return strings.EqualFold(v, word)
	case []any, map[string]any, nil:
		return Text(v) == Text(other)
	}
	return other != nil && w.number(v) == w.number(other)
}

// Text returns a TOML value in words: "yes", "5, 6", "collectors 4, obstructors 4", "none".
func Text(v any) string {
	switch v := v.(type) {
	case nil:
		return "none"
	case bool:
		if v {
			return "yes"
		}
		return "no"
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case string:
		return cmp.Or(strings.TrimRight(v, "\n"), "none")
	case []any:
		if len(v) == 0 {
			return "none"
		}
		sep := ", "
		parts := make([]string, len(v))
		for i, e := range v {
			if _, ok := e.([]any); ok {
				sep = " · "
			}
			parts[i] = Text(e)
		}
		return strings.Join(parts, sep)
	case map[string]any:
		var parts []string
		for _, key := range slices.Sorted(maps.Keys(v)) {
			parts = append(parts, key+" "+Text(v[key]))
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(v)
}
