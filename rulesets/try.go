package rulesets

import (
	"homespun/engines"
	"homespun/rulesets/values"
)

// Try returns the rules with changes that are written nowhere, and what keeps these from being played. The rules are nil
// for a change that a field cannot have.
func (r *Ruleset) Try(changes ...Change) (*Ruleset, []Finding) {
	out := *r
	c := &checker{src: &source{name: r.ID, tree: map[string]any{}}, rules: true}
	for _, change := range changes {
		if c = out.merge(values.Nest(change.Key, change.Value)); len(c.list) > 0 {
			return nil, InOrder(c.list)
		}
	}
	r.Game.checkPlayable(&out, c)
	return &out, InOrder(c.list)
}

// seatsInOrder proposes numbers of seats that stand in order: two of them follow the third.
func seatsInOrder(low, high, usual int) []engines.Fit {
	return []engines.Fit{
		engines.FitOf("seats.default", min(max(usual, low), high)),
		engines.FitOf("seats.max", max(high, usual)).And("seats.min", min(low, usual)),
		engines.FitOf("seats.default", max(usual, low)).And("seats.max", max(high, low)),
		engines.FitOf("seats.default", min(usual, high)).And("seats.min", min(low, high)),
	}
}
