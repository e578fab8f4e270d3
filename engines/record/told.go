package record

import (
	"errors"
	"reflect"
	"slices"
	"strings"

	"homespun/engines"
)

// hidden stands for what a hidden answer says.
const hidden = "…"

// Hides reports whether others may not see yet what a step says: an answer that stays hidden
// ([engines.Pending.Hidden]), one in secret as long as not all have answered, a value set by key that no view
// shows. Of undo and redo it is the line that they are about. Once the match is over nothing is hidden.
func (m *Match) Hides(step Step) bool {
	step = m.meant(step)
	switch {
	case m.Over():
		return false
	case step.Line.Kind == SetLine:
		return m.setsUnseen(step)
	case !step.Pending.Who.Has(step.Line.Who()):
		return false
	}
	return step.Pending.Hidden || step.Pending.Secret && !m.open[step.Index]
}

// Masked returns the line of a step as everybody may hear it: WHO: MOVE, or WHO: … of what is hidden. Of undo
// and redo it is the line that they are about. Whoever speaks of a line asks here.
func (m *Match) Masked(step Step) string {
	switch step = m.meant(step); {
	case !m.Hides(step):
		return step.Text
	case step.Line.Kind == SetLine:
		return whoText(m.engine, engines.Table) + ": fix set " + step.Line.Key + " " + hidden
	}
	return whoText(m.engine, step.Line.Who()) + ": " + hidden
}

// meant returns the step that an undo or redo is about, or else the step itself.
func (m *Match) meant(step Step) Step {
	if step.Target >= 0 {
		return m.steps[step.Target]
	}
	return step
}

// setsUnseen reports whether the value that a line has set is another in the view of everybody.
func (m *Match) setsUnseen(step Step) bool {
	view := m.engine.View(step.After, engines.Table)
	if view == step.After {
		return false
	}
	whole, err := SavePosition(m.engine, step.After)
	seen, err2 := SavePosition(m.engine, view)
	path := strings.Split(step.Line.Key, ".")
	return err != nil || err2 != nil || !reflect.DeepEqual(valueAt(whole, path), valueAt(seen, path))
}

// reveal notes which answers in secret lie open now, after a line that led to a node: where it was the last
// of a reveal, all of that.
func (m *Match) reveal(n *node) {
	if !n.answersInSecret() {
		return
	}
	if pending := m.engine.Pending(n.position); pending.Secret && pending.Kind == n.pending.Kind &&
		pending.Who == n.pending.Who.Without(n.line.Who()) && pending.Who != 0 {
		return // others have yet to answer
	}
	for n.answersInSecret() {
		m.open[n.step] = true
		last := n
		// somebody else has sat down
		for n = n.before; n.before != nil && n.position == n.before.position; n = n.before {
		}
		if n.pending.Kind != last.pending.Kind || last.pending.Who != n.pending.Who.Without(n.line.Who()) {
			return
		}
	}
}

// answersInSecret reports whether the line that led here is an answer in secret.
func (n *node) answersInSecret() bool {
	return n.before != nil && n.pending.Secret && n.pending.Who.Has(n.line.Who())
}

// Mask returns what is wrong with a line at which the match stands as everybody may hear it: where the line
// may be an answer that is hidden, without what it says. Other errors stay as they are. The match may be nil.
func (m *Match) Mask(err error) error {
	var unreadable *Unreadable
	var refused *Refused
	switch {
	case m == nil:
	case errors.As(err, &refused) && m.mayHide(refused.Who, refused.Move):
		return &Refused{Line: refused.Line, Who: refused.Who, Move: hidden, Clause: refused.Clause,
			Verdict: engines.Verdict{Status: engines.Refused},
			Problem: "this answer is hidden and may not be given"}
	case errors.As(err, &unreadable) && unreadable.Key == "" && m.mayHide(unreadable.Who, unreadable.Move):
		who := unreadable.Who
		if _, ok := seatOf(m.engine, who); !ok {
			who = hidden
		}
		return &Unreadable{Line: unreadable.Line, Who: who, Move: hidden,
			Problem: "this answer is hidden and cannot be read"}
	}
	return err
}

// mayHide reports whether a line that was not made, as written, may be a hidden answer: while such a one is
// due any line of a seat, and later one that begins as one that is hidden still.
func (m *Match) mayHide(who, move string) bool {
	seat, known := seatOf(m.engine, who)
	if m.Over() || known && seat < 0 {
		return false
	}
	if pending := m.Pending(); pending.Hidden || pending.Secret {
		return true
	}
	verb, _ := cutWord(move)
	return slices.ContainsFunc(m.steps, func(step Step) bool {
		other, _ := cutWord(FormatMove(m.engine, step.Line))
		return step.Target < 0 && strings.EqualFold(verb, other) && m.Hides(step)
	})
}
