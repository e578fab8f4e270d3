package rulesets

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
)

// entry is one entry of a table or list, in a loop that goes through it: its name in the template, which one it is, its key, which in a list is the
// entry itself, and what field it is of.
type entry struct {
	name  string
	place int
	key   string
	value any
	field engines.Field
}

// loop says the inside of a loop for the entries, and what stands after {else} where that says nothing.
func (w *writer) loop(n node) {
	within := !w.begins()
	var parts []string
	for _, e := range w.entriesOf(*n.loop) {
		if w.text.Len() >= maxSentence {
			return
		}
		inner := writer{Speaker: w.Speaker, names: w.names, args: w.args, entries: append(slices.Clone(w.entries), e), within: within}
		inner.nodes(n.then)
		if text := strings.TrimSpace(inner.text.String()); text != "" {
			parts = append(parts, text)
			within = n.loop.how == "list" || !endsSentence(text)
			if n.loop.how == "some" {
				break
			}
		}
	}
	switch {
	case len(parts) == 0:
		w.nodes(n.other)
	case n.loop.how == "list":
		w.put(joinWords(parts, "and"), false)
	case n.loop.how == "lines":
		w.put(paragraphEnd+strings.Join(parts, paragraphEnd)+paragraphEnd, false)
	default:
		w.put(strings.Join(parts, " "), false)
	}
}

// entriesOf returns what a loop goes through, a table in the order in which people read it.
func (w *writer) entriesOf(l loop) []entry {
	v := w.value(l.of)
	if e, ok := v.(entry); ok {
		v = e.value
	}
	f, ok := w.fieldOf(l.of)
	if !ok {
		return nil
	}
	var all []entry
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			all = append(all, entry{l.name, len(all), ValueText(e), e, of(f)})
		}
	case map[string]any:
		for _, key := range entryKeys(f, v, nil) {
			if e, ok := v[key]; ok {
				all = append(all, entry{l.name, len(all), key, e, of(f)})
			}
		}
	}
	return all
}

// fieldOf returns the field that a name is of.
func (w *writer) fieldOf(name string) (engines.Field, bool) {
	for _, e := range w.entries {
		if e.name == name {
			return e.field, true
		}
	}
	return w.Ruleset.Game.means(name, w.names, nil)
}

// entry returns what a name stands for that begins with that of a loop's entry.
func (w *writer) entry(name string) (any, bool) {
	first, rest, dotted := strings.Cut(name, ".")
	i := slices.IndexFunc(w.entries, func(e entry) bool { return e.name == first })
	if i < 0 {
		return nil, false
	}
	if !dotted {
		return w.entries[i], true
	}
	v, _ := valueAt(w.entries[i].value, rest)
	return v, true
}

// keyed returns what stands under a dotted name in which entries and arguments stand for keys: monsters.piece.steps is monsters.zombie.steps.
func (w *writer) keyed(name string) (any, bool) {
	parts := strings.Split(name, ".")
	v, ok := w.Ruleset.Value(parts[0])
	for _, part := range parts[1:] {
		table, _ := v.(map[string]any)
		if v, ok = table[part]; !ok {
			v, ok = table[w.key(part)]
		}
	}
	return v, ok
}

// key returns the key for which the name of an entry or of an argument stands.
func (w *writer) key(name string) string {
	if v, ok := w.entry(name); ok {
		e, _ := v.(entry)
		return e.key
	}
	n := slices.Index(w.names, name)
	if n < 0 || n >= len(w.args) {
		return ""
	}
	d := w.describe(w.args[n])
	return cmp.Or(d.Name, d.Noun, d.Text)
}

// column returns a field of all things of a table, as a list: monsters.target.
func (w *writer) column(name string) any {
	table, field := name, ""
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		table, field = name[:dot], name[dot+1:]
	}
	v, _ := w.Ruleset.Value(table)
	things, _ := v.(map[string]any)
	var list []any
	for _, key := range slices.Sorted(maps.Keys(things)) {
		if thing, ok := things[key].(map[string]any); ok && thing[field] != nil {
			list = append(list, thing[field])
		}
	}
	if list == nil {
		return nil
	}
	return list
}

// called returns the noun of a key: the theme's where it is one of its words, the sides' where it is one, else the key itself in words with its usual forms.
func (w *writer) called(key string) Noun {
	if slices.Contains(w.Ruleset.Game.Definition.Info.Words, key) {
		return w.Theme.Noun(key)
	}
	if noun, ok := w.side(key); ok {
		return noun
	}
	if isNumber(key) {
		return Noun{One: key, A: withArticleNumber(key), Many: key}
	}
	return w.Theme.Noun(key)
}

// number returns the key as a number, one where it is a word.
func (e entry) number() int64 {
	if n, err := strconv.ParseInt(e.key, 10, 32); err == nil {
		return n
	}
	return 1
}
