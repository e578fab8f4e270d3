package manuscript

import (
	"slices"

	"homespun/rulesets"
	"homespun/rulesets/offers"
)

// Along returns what would make rules that cannot be played playable again, as [offers.Along] does: what
// follows from what was changed since they could. If nothing does that leaves all of it as it is, it is what makes them
// playable all the same. There is nothing where they can be played.
func (m *Manuscript) Along() []offers.Offer {
	if _, broken := m.Problem(); !broken || m.Unreadable {
		return nil
	}
	list, ok := offers.Along(m.before(), m.Rules)
	if !ok {
		list, _ = offers.Along(m.Rules, m.Rules)
	}
	return list
}

// before returns the rules as they last could be played: those that they build on, if it is not known.
func (m *Manuscript) before() *rulesets.Ruleset {
	if m.sound.rules == nil {
		return m.Rules.Base()
	}
	return m.sound.rules
}

// Settle makes what follows from a change, as offered by [Manuscript.Along]. One undo takes it back together with the
// change, unless anything else was changed meanwhile.
func (m *Manuscript) Settle(list []offers.Offer) error {
	from, since := m.sound.text, slices.Compact(slices.Clone(m.since))
	if err := m.Change(slices.Concat(list...)...); err != nil || from == nil || len(since) != 1 || since[0] == "" ||
		m.past.Changed() {
		return err
	}
	return m.past.Join(m.text, from)
}
