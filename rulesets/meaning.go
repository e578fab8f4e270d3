package rulesets

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/engines"
)

// owner returns the seat that a value is or belongs to.
func (w *writer) owner(v any) engines.Seat {
	a, ok := v.(engines.Arg)
	switch {
	case !ok:
		return engines.Table
	case a.Kind == engines.SeatArg:
		return engines.Seat(a.Value)
	}
	return w.describe(a).Owner
}

// number returns a value as a number: a list counts as how long it is.
func (w *writer) number(v any) int64 {
	switch v := v.(type) {
	case engines.Arg:
		if v.Kind == engines.TenthsArg {
			return int64(v.Value+9) / 10 // 1.5 inches are several
		}
		return int64(v.Value)
	case entry:
		return v.number()
	case int64:
		return v
	case float64:
		return int64(math.Ceil(v)) // 1.5 steps are several
	case bool:
		if v {
			return 1
		}
	}
	return w.size(v)
}

func (w *writer) size(v any) int64 {
	switch v := v.(type) {
	case entry:
		return w.size(v.value)
	case []any:
		return int64(len(v))
	case map[string]any:
		return int64(len(v))
	case string:
		return int64(utf8.RuneCountInString(v))
	}
	return 0
}

// several reports whether a verb beside the value stands in the plural.
func (w *writer) several(v any) bool {
	if a, ok := v.(engines.Arg); ok && a.Kind == engines.SeatArg {
		_, many, _ := w.seat(engines.Seat(a.Value))
		return many
	} else if ok && a.Kind == engines.PieceArg {
		d := w.describe(a)
		return d.Self && len(w.namesOf(d.Owner)) > 1
	}
	return w.number(v) != 1
}

// holds reports whether a condition is met.
func (w *writer) holds(c condition) bool {
	v := w.value(c.value.args[0])
	if c.value.function == "len" {
		v = w.size(v)
	}
	return w.compare(v, c.op, c.with) != c.not
}

func (w *writer) compare(v any, op, with string) bool {
	other := w.value(with)
	switch op {
	case "has":
		if e, ok := v.(entry); ok {
			v = e.value
		}
		if e, ok := other.(entry); ok { // the thing that a loop is at
			with = e.key
		}
		return has(v, with)
	case "<", ">":
		a, isEntry := v.(entry)
		if b, ok := other.(entry); ok && isEntry {
			return op == "<" && a.place < b.place || op == ">" && a.place > b.place
		}
	}
	switch op {
	case "<":
		return w.number(v) < w.number(other)
	case ">":
		return w.number(v) > w.number(other)
	case "=", "!=":
		return w.same(v, other, with) == (op == "=")
	}
	return w.truth(v)
}

// truth reports whether a value is not false, nought, nobody or empty; a table where one of its entries is not.
func (w *writer) truth(v any) bool {
	switch v := v.(type) {
	case engines.Arg:
		if v.Kind == engines.SeatArg {
			return engines.Seat(v.Value) != engines.Table // the table is nobody
		}
		return v.Value != 0
	case entry:
		return w.truth(v.value)
	case Noun:
		return true
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

// has reports whether a word is in a list, or in a list or by itself among the entries of a table, or a sign in a drawing.
func has(v any, word string) bool {
	switch v := v.(type) {
	case string:
		return strings.Contains(v, word)
	case []any:
		return slices.ContainsFunc(v, func(e any) bool { return ValueText(e) == word })
	case map[string]any:
		for _, e := range v {
			switch e := e.(type) {
			case map[string]any:
			case []any:
				if has(e, word) {
					return true
				}
			default:
				if ValueText(e) == word {
					return true
				}
			}
		}
	}
	return false
}

// same compares a value with another one, or with the word that stands for itself. Words are the same in any letter case.
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
		return ValueText(v) == ValueText(other)
	}
	return other != nil && w.number(v) == w.number(other)
}
