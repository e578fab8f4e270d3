package session

import (
	"homespun/engines/record"
	"homespun/rulesets"
)

// HeaderOf returns the front matter of a new match under rules, a family's own too: the shipped ruleset it goes back to, and all that differs.
func HeaderOf(rules *rulesets.Ruleset, seats []record.Seat) record.Header {
	base := rules.Base()
	h := record.Header{Game: rules.Game.ID, Ruleset: base.ID, Rules: rules.Against(base), Seats: seats}
	if !rules.Shipped() {
		h.House = rules.Name
	}
	return h
}
