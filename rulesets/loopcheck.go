package rulesets

import "homespun/rulesets/template"

// maxParts is how many parts the texts with loops can say, each text once: a part is a piece of text, a value
// or a condition, as often as the loops that it stands in go round. So loops in loops, over as many things as
// there can be, do not keep anybody waiting for a sentence or the rule sheet.
const maxParts = 20_000

// checkLoops says where the loops of a ruleset's texts, with what they go through under its rules, say too
// many parts.
func (r *Ruleset) checkLoops(c *checker) {
	all, most, longest := 0, 0, ""
	for key, text := range r.texts {
		t, err := template.Parse(text)
		if err != nil || !t.Loops() { // what is wrong has been said before
			continue
		}
		parts := t.Parts(r.tree)
		if all += parts; parts > most || parts == most && key < longest {
			most, longest = parts, key
		}
	}
	if all > maxParts {
		c.fail(r.blame(c.src, longest), "put less into its loops, or have them go through less",
			"the loops of %s say %d parts, and those of all texts %d; they can say at most %d", longest, most,
			all, maxParts)
	}
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
