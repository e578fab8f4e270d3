// Package offers says what a change of rules brings along, so that they can be played.
package offers

import (
	"homespun/engines"
	"homespun/rulesets"
)

// Most is the most offers that a change brings along.
const Most = 3

// Offer is what else changes so that the rules fit together again: one thing for people, such as a table that gets a
// column more, though it may concern several fields.
type Offer []rulesets.Change

// Along returns what follows from the changes that made rules of others, was, which could be played: until these can be
// played too, at most [Most] offers, one after the other. Nothing of what was changed becomes otherwise. The list is
// empty if they can be played as they are; ok is false if no offers make them so.
func Along(was, rules *rulesets.Ruleset) (list []Offer, ok bool) {
	_, findings := rules.Try()
	_, list, ok = along(rules, findings, rulesets.Diff(was, rules), Most)
	return list, ok
}

// Bring returns what changes of rules that can be played bring along, as [Along] does, and the rules with both. The error
// is a [*rulesets.Broken] that says why they cannot be played even so.
func Bring(rules *rulesets.Ruleset, changes ...rulesets.Change) (with *rulesets.Ruleset, list []Offer, err error) {
	next, findings := rules.Try(changes...)
	if next != nil {
		if with, list, ok := along(next, findings, rulesets.Diff(rules, next), Most); ok {
			return with, list, nil
		}
	}
	return nil, nil, &rulesets.Broken{Name: rules.ID, Findings: findings}
}

// Idle returns the fields that nothing comes of so far in rules that can be played, each with what would change that.
func Idle(rules *rulesets.Ruleset) map[string]Offer {
	engine, err := rules.Compile(0)
	if err != nil {
		return nil
	}
	game, ok := engine.Game().(engines.Idler)
	if !ok {
		return nil
	}
	idle := map[string]Offer{}
	for _, one := range game.Idle() {
		offer := of(rules, one.Fit)
		if with, findings := rules.Try(offer...); with != nil && len(findings) == 0 {
			idle[one.Key] = offer
		}
	}
	return idle
}

// along looks for at most so many offers that end what was found in rules and keep what was changed, and returns the
// rules with them.
func along(rules *rulesets.Ruleset, findings []rulesets.Finding, changed []rulesets.Difference, most int) (
	with *rulesets.Ruleset, list []Offer, ok bool) {
	if len(findings) == 0 {
		return rules, nil, true
	}
	if most == 0 {
		return nil, nil, false
	}
	for _, fit := range findings[0].Fits {
		offer := of(rules, fit)
		next, then := rules.Try(offer...)
		if next == nil || !keeps(next, changed) {
			continue
		}
		if with, list, ok := along(next, then, changed, most-1); ok {
			return with, append([]Offer{offer}, list...), true
		}
	}
	return nil, nil, false
}

// of returns a fit as changes of rules.
func of(rules *rulesets.Ruleset, fit engines.Fit) (offer Offer) {
	for _, follow := range fit {
		offer = append(offer, rulesets.Change{Key: rules.Parts(follow.Key), Value: follow.Is})
	}
	return offer
}
