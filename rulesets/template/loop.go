package template

import (
	"bytes"
	"maps"
	"slices"
	"strings"
)

// entry is the current entry of a loop: the name it has in the template, its place in the loop, its key (in a
// list the entry itself as text), its value, and the dotted key of its field.
type entry struct {
	name  string
	place int
	key   string
	value any
	field string
}

// loop writes the body of a loop once for each entry. If that gives no text, it writes the part after {else}.
func (w *writer) loop(n node) {
	gap, began := bytes.Clone(w.gap), w.began
	said, last := 0, 0 // how many entries gave text, and where the text of the last begins
	for _, e := range w.entriesOf(*n.loop) {
		if w.room <= 0 || said > 0 && n.loop.how == "some" {
			break
		}
		start := len(w.text)
		switch {
		case n.loop.how == "lines":
			w.gap = append(w.gap[:0], "\n\n"...)
		case said == 0:
			w.gap = append(w.gap[:0], gap...)
		case n.loop.how == "list":
			w.gap, w.text = w.gap[:0], append(w.text, ", "...)
		default:
			w.gap = append(w.gap[:0], ' ')
		}
		empty := len(w.text)
		w.room -= len(" and ") // the longest separator
		w.entries, w.began = append(w.entries, e), true
		w.nodes(n.then)
		w.entries = w.entries[:len(w.entries)-1]
		if len(w.text) == empty {
			w.text = w.text[:start]
			continue
		}
		said, last = said+1, start
	}
	w.began = began && said == 0
	switch {
	case said == 0:
		w.gap = append(w.gap[:0], gap...)
		w.nodes(n.other)
		return
	case n.loop.how == "lines":
		w.gap = append(w.gap[:0], "\n\n"...)
		return
	case n.loop.how == "list" && said > 1:
		w.text = slices.Replace(w.text, last, last+len(", "), []byte(" and ")...)
		for i, span := range w.spans {
			if span.From > last {
				w.spans[i].From, w.spans[i].To = span.From+len(" and ")-len(", "),
					span.To+len(" and ")-len(", ")
			}
		}
	}
	w.gap = w.gap[:0]
}

// entriesOf returns the entries of a loop; those of a table in the order in which people read them.
func (w *writer) entriesOf(l Loop) (all []entry) {
	v, source := w.value(l.Of)
	if e, ok := v.(entry); ok {
		v = e.value
	}
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			all = append(all, entry{l.Name, len(all), Text(e), e, source.Name})
		}
	case map[string]any:
		for _, key := range w.scope.Keys(source.Name, v) {
			if e, ok := v[key]; ok {
				all = append(all, entry{l.Name, len(all), key, e, source.Name + "." + key})
			}
		}
	}
	return all
}

// Loops reports whether the template has a loop.
func (t *Template) Loops() bool { return loops(t.nodes) }

func loops(nodes []node) bool {
	return slices.ContainsFunc(nodes, func(n node) bool {
		return n.loop != nil || loops(n.then) || loops(n.other)
	})
}

// Parts returns the largest number of parts that the template can write with these values of the fields. A
// part is a piece of text, a value or a condition, counted once for each round of the loops around it.
func (t *Template) Parts(fields map[string]any) int { return parts(t.nodes, fields, nil) }

// mostParts is where [Template.Parts] stops counting.
const mostParts = 1_000_000_000

// outerLoop is a loop around the part being counted: the values its entry can have, and its largest number of
// rounds.
type outerLoop struct {
	name   string
	values []any
	rounds int
}

func parts(nodes []node, fields map[string]any, in []outerLoop) int {
	sum := 0
	for _, n := range nodes {
		other := parts(n.other, fields, in)
		switch {
		case n.condition != nil:
			sum += 1 + max(parts(n.then, fields, in), other)
		case n.loop != nil:
			e := outerLoop{name: n.loop.Name}
			for _, v := range possible(n.loop.Of, fields, in) {
				values := entriesIn(v)
				e.values, e.rounds = append(e.values, values...), max(e.rounds, len(values))
			}
			sum += 1 + e.rounds*(1+parts(n.then, fields, append(slices.Clip(in), e))) + other
		default:
			sum++
		}
		sum = min(sum, mostParts)
	}
	return sum
}

// possible returns every value that a name can have inside these loops.
func possible(name string, fields map[string]any, in []outerLoop) []any {
	first, rest, _ := strings.Cut(strings.TrimPrefix(name, RulesPrefix), ".")
	values := []any{fields[first]}
	if i := slices.IndexFunc(in, func(e outerLoop) bool { return e.name == first }); i >= 0 {
		values = in[i].values
	}
	for rest != "" {
		first, rest, _ = strings.Cut(rest, ".")
		var next []any
		for _, v := range values {
			table, _ := v.(map[string]any)
			if v, ok := table[first]; ok {
				next = append(next, v)
				continue
			}
			entries := entriesIn(v)
			// the name stands for any key, or for a field of all entries
			next = append(append(next, entries...), entries)
		}
		values = next
	}
	return values
}

// entriesIn returns the entries of a table or list.
func entriesIn(v any) []any {
	switch v := v.(type) {
	case []any:
		return v
	case map[string]any:
		return slices.Collect(maps.Values(v))
	}
	return nil
}
