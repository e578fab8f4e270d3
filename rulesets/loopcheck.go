package rulesets

import (
	"maps"
	"slices"
	"strings"
)

// maxParts is how many parts the texts with loops can say, each text once: a part is a piece of text, a value or a condition, as often as the loops that
// it stands in go round. So loops in loops, over as many things as there can be, do not keep anybody waiting for a sentence or the rule sheet.
const maxParts = 20_000

// checkLoops says where the loops of a ruleset's texts, with what they go through under its rules, say too many parts.
func (r *Ruleset) checkLoops(c *checker) {
	all, most, longest := 0, 0, ""
	for key, text := range r.texts {
		t, err := parseTemplate(text)
		if err != nil || !loops(t.nodes) { // what is wrong has been said before
			continue
		}
		parts := r.parts(t.nodes, nil)
		if all += parts; parts > most || parts == most && key < longest {
			most, longest = parts, key
		}
	}
	if all > maxParts {
		c.fail(r.blame(c.src, longest), "put less into its loops, or have them go through less",
			"the loops of %s say %d parts, and those of all texts %d; they can say at most %d", longest, most, all, maxParts)
	}
}

// loops reports whether there is a loop among nodes.
func loops(nodes []node) bool {
	return slices.ContainsFunc(nodes, func(n node) bool { return n.loop != nil || loops(n.then) || loops(n.other) })
}

// texts goes through the ruleset's texts, by their keys.
func (r *Ruleset) texts(yield func(key, text string) bool) {
	for _, section := range []string{"says", "clauses"} {
		table, _ := r.tree[section].(map[string]any)
		for id, v := range table {
			key := section + "." + id
			fields, _ := v.(map[string]any)
			if text, ok := v.(string); ok {
				key, fields = section, map[string]any{id: text}
			}
			for part, v := range fields {
				if text, ok := v.(string); ok && !yield(key+"."+part, text) {
					return
				}
			}
		}
	}
}

// parts returns how many parts nodes can say, in loops whose entries have these values at most.
func (r *Ruleset) parts(nodes []node, in []entered) int {
	sum := 0
	for _, n := range nodes {
		then, other := in, r.parts(n.other, in)
		switch {
		case n.condition != nil:
			sum += 1 + max(r.parts(n.then, then), other)
		case n.loop != nil:
			e := r.enter(*n.loop, in)
			sum += 1 + e.rounds*(1+r.parts(n.then, append(slices.Clip(in), e))) + other
		default:
			sum++
		}
		sum = min(sum, mostCounted)
	}
	return sum
}

// mostCounted is where counting ends.
const mostCounted = 1_000_000_000

// entered is a loop with what its entries can be, and how often it goes round at most.
type entered struct {
	name   string
	values []any
	rounds int
}

// enter returns a loop in others.
func (r *Ruleset) enter(l loop, in []entered) entered {
	e := entered{name: l.name}
	for _, v := range r.possible(l.of, in) {
		values := entriesIn(v)
		e.values, e.rounds = append(e.values, values...), max(e.rounds, len(values))
	}
	return e
}

// possible returns what a name in loops can stand for.
func (r *Ruleset) possible(name string, in []entered) []any {
	first, rest, _ := strings.Cut(strings.TrimPrefix(name, rulesPrefix), ".")
	values := []any{r.tree[first]}
	if i := slices.IndexFunc(in, func(e entered) bool { return e.name == first }); i >= 0 {
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
			next = append(append(next, entries...), entries) // the name stands for any key, or for a field of all entries
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
