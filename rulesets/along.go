package rulesets

import (
	"reflect"

	"homespun/engines"
)

// MostAlong is the most offers that a change brings along.
const MostAlong = 3

// Offer is what else changes so that the rules fit together again: one thing for people, such as a table that gets a
// column more, though it may concern several fields.
type Offer []Change

// Along returns what follows from the changes that were made to rules which could be played, was, until these can be
// played too: at most [MostAlong] offers, one after the other. Nothing of what was changed becomes otherwise. The list
// is empty if they can be played as they are; ok is false if no offers make them so.
func (r *Ruleset) Along(was *Ruleset) (offers []Offer, ok bool) {
	wrong := r.judge()
	if wrong == nil {
		return nil, true
	}
	return r.along(Diff(was, r), wrong, MostAlong)
}

// Bring returns what changes of rules that can be played bring along, as [Ruleset.Along] does, and the rules with both.
// The error is a [*Broken] that says why they cannot be played even so.
func (r *Ruleset) Bring(changes ...Change) (with *Ruleset, offers []Offer, err error) {
	next := *r
	for _, change := range changes {
		if c := next.merge(nest(change.Key, change.Value)); len(c.list) > 0 {
			return nil, nil, &Broken{r.ID, InOrder(c.list)}
		}
	}
	wrong := next.judge()
	if wrong == nil {
		return &next, nil, nil
	}
	offers, ok := next.along(Diff(r, &next), wrong, MostAlong)
	if !ok {
		return nil, nil, &Broken{r.ID, []Finding{*wrong}}
	}
	with = &next
	for _, offer := range offers {
		with, _ = with.changed(offer)
	}
	return with, offers, nil
}

// Idle returns the fields that nothing comes of so far in rules that can be played, each with what would change that.
func (r *Ruleset) Idle() map[string]Offer {
	engine, err := r.Compile(0)
	if err != nil {
		return nil
	}
	game, ok := engine.Game().(engines.Idler)
	if !ok {
		return nil
	}
	idle := map[string]Offer{}
	for _, one := range game.Idle() {
		if with, ok := r.changed(r.offerOf(one.Fit)); ok && with.judge() == nil {
			idle[one.Key] = r.offerOf(one.Fit)
		}
	}
	return idle
}

// judge returns what keeps the rules from being played, nil if nothing does.
func (r *Ruleset) judge() *Finding {
	c := checker{src: &source{name: r.ID, tree: map[string]any{}}, rules: true}
	if r.Game.checkPlayable(r, &c); len(c.list) == 0 {
		return nil
	}
	return &c.list[0]
}

// along looks for at most so many offers that keep what was changed.
func (r *Ruleset) along(changed []Difference, wrong *Finding, most int) ([]Offer, bool) {
	if most == 0 {
		return nil, false
	}
	for _, fit := range wrong.Fits {
		offer := r.offerOf(fit)
		next, ok := r.changed(offer)
		if !ok || !next.keeps(changed) {
			continue
		}
		then := next.judge()
		if then == nil {
			return []Offer{offer}, true
		}
		if offers, ok := next.along(changed, then, most-1); ok {
			return append([]Offer{offer}, offers...), true
		}
	}
	return nil, false
}

// offerOf returns a fit as changes.
func (r *Ruleset) offerOf(fit engines.Fit) (offer Offer) {
	for _, follow := range fit {
		offer = append(offer, Change{Key: r.Parts(follow.Key), Value: follow.Is})
	}
	return offer
}

// changed returns the rules with an offer, which may not be playable yet; ok is false for a value that a field cannot
// have.
func (r *Ruleset) changed(offer Offer) (out *Ruleset, ok bool) {
	next := *r
	for _, change := range offer {
		c := next.merge(nest(change.Key, change.Value))
		if len(c.list) > 0 {
			return nil, false
		}
	}
	return &next, true
}

// keeps reports whether all that was changed is as it became then. Of a list only the entries that became otherwise
// count, and its length; of a drawing only the spaces.
func (r *Ruleset) keeps(changed []Difference) bool {
	for _, d := range changed {
		now, _ := r.ValueIn(r.Parts(d.Key))
		if !kept(d.Was, d.Is, now) {
			return false
		}
	}
	return true
}

// kept reports whether a value has what one became that was another before.
func kept(was, is, now any) bool {
	if reflect.DeepEqual(is, now) || reflect.DeepEqual(is, was) {
		return true
	}
	switch is := is.(type) {
	case nil: // it is taken out, as an empty list or a 0 is too
		return now == nil
	case []any:
		before, _ := was.([]any)
		after, ok := now.([]any)
		if !ok || len(after) != len(is) {
			return false
		}
		for i := range min(len(before), len(is)) { // what is new may be any
			if !kept(before[i], is[i], after[i]) {
				return false
			}
		}
		return true
	case string:
		before, ok := was.(string)
		after, also := now.(string)
		if !ok || !also || len(before) != len(is) || len(after) != len(is) {
			return false
		}
		for i := range len(is) {
			if is[i] != before[i] && is[i] != after[i] {
				return false
			}
		}
		return true
	}
	return false
}

// nest returns a tree that holds one value, under a key in its parts.
func nest(key []string, v any) map[string]any {
	for i := len(key) - 1; i > 0; i-- {
		v = map[string]any{key[i]: v}
	}
	return map[string]any{key[0]: v}
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
