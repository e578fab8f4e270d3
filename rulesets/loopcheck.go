package rulesets

import "homespun/rulesets/template"

// maxParts limits how many parts the texts with loops can produce in all, each text counted once. A part is a
// piece of text, a value or a condition, counted once for each round of the loops around it. Without the
// limit, nested loops over large tables could make a sentence or the rule sheet take very long.
const maxParts = 20_000

// checkLoops adds an error if the loops in the ruleset's texts, with the tables of its rules, produce too
// many parts.
func (r *Ruleset) checkLoops(c *checker) {
	all, most, longest := 0, 0, ""
	for key, text := range r.texts {
		t, err := template.Parse(text)
		if err != nil || !t.Loops() { // a broken template has its finding already
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

// texts yields all texts of the ruleset with their keys.
func (r *Ruleset) texts(yield func(key, text string) bool) {
	for _, section := range TextTables {
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
