package manuscript

import (
	"bytes"
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

// Bring returns what changes would bring along, as [offers.Along] does, while nothing is changed yet. The error
// is that of [Manuscript.ChangeToPlay] for changes that cannot be played even so.
func (m *Manuscript) Bring(changes ...rulesets.Change) ([]offers.Offer, error) {
	_, next, err := m.tried(false, changes)
	if err != nil {
		return nil, err
	}
	if _, broken := rulesets.Problem(next.findings); !broken {
		return nil, nil
	}
	list, ok := offers.Along(m.before(), next.rules)
	if !ok {
		return nil, &rulesets.Broken{Name: m.path, Findings: next.findings}
	}
	return list, nil
}

// before returns the rules as they last could be played: those that they build on, if it is not known.
func (m *Manuscript) before() *rulesets.Ruleset {
	if m.sound.rules == nil {
		return m.Rules.Base()
	}
	return m.sound.rules
}

// Settle makes what follows from a change, as offered by [Manuscript.Along]. One undo takes it back together with the
// change, unless others were made meanwhile.
func (m *Manuscript) Settle(list []offers.Offer) error {
	from, one := m.sound.text, map[string]bool{}
	for _, d := range rulesets.Diff(m.before(), m.Rules) {
		one[m.Rules.Parts(d.Key)[0]] = true
	}
	if err := m.Change(slices.Concat(list...)...); err != nil || from == nil || len(one) > 1 || m.past.changed() {
		return err
	}
	return m.past.join(m.text, from)
}

// join makes one of the last steps: those that lead from one text to another.
func (h *history) join(to, from []byte) error {
	n, at, text := 0, h.at, to
	for !bytes.Equal(text, from) {
		if h.at == 0 || text == nil {
			n = 0
			break
		}
		text = h.before(text)
		h.at--
		n++
	}
	if h.at = at; n < 2 {
		return nil
	}
	for range n {
		if err := h.undone(); err != nil {
			return err
		}
	}
	return h.step(from, to)
}
