package record

import (
	"errors"
	"reflect"
	"slices"
	"strings"

	"homespun/engines"
)

// hidden replaces the text of a hidden answer.
const hidden = "…"

// Hides reports whether the other players may not yet see what a step says. That is so for an answer that
// stays hidden ([engines.Pending.Hidden]), an answer in secret until all have answered, and a value set by
// key that no view shows. For undo and redo the line that they are about counts. Once the match is over,
// nothing is hidden.
func (m *Match) Hides(step Step) bool {
	step = m.targetOf(step)
	switch {
	case m.Over():
		return false
	case step.Line.Kind == SetLine:
		return m.setsUnseen(step)
	case !step.Pending.Who.Has(step.Line.Who()):
		return false
	}
	return step.Pending.Hidden || step.Pending.Secret && !m.revealed[step.Index]
}

// Masked returns the line of a step as everybody may see it: WHO: MOVE, or WHO: … if the step is hidden. For
// undo and redo it returns the line that they are about. All code that shows or announces lines to everybody
// must use it.
func (m *Match) Masked(step Step) string {
	switch step = m.targetOf(step); {
	case !m.Hides(step):
		return step.Text
	case step.Line.Kind == SetLine:
		return whoText(m.engine, engines.Table) + ": fix set " + step.Line.Key + " " + hidden
	}
	return whoText(m.engine, step.Line.Who()) + ": " + hidden
}

// targetOf returns the step that an undo or redo is about; for other steps, the step itself.
func (m *Match) targetOf(step Step) Step {
	if step.Target >= 0 {
		return m.steps[step.Target]
	}
	return step
}

// setsUnseen reports whether a line has set a value that the view of Table hides.
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

// reveal is called after each line, with the node it led to. If that line was the last of several answers in
// secret, it marks all of them as revealed.
func (m *Match) reveal(n *node) {
	if !n.answersInSecret() {
		return
	}
	if pending := m.engine.Pending(n.position); pending.Secret && pending.Kind == n.pending.Kind &&
		pending.Who == n.pending.Who.Without(n.line.Who()) && pending.Who != 0 {
		return // other seats have not answered yet
	}
	for n.answersInSecret() {
		m.revealed[n.step] = true
		last := n
		// skip lines that did not change the position, such as a change of seats
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

// Mask returns an error about the next line of the match as everybody may see it. If the line may be a hidden
// answer, the error does not say what it holds. Other errors are returned as they are. The match may be nil.
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

// mayHide reports whether a line that was not made may be a hidden answer; who and move are as written. While
// a hidden or secret answer is pending, that is so for any line of a seat, and of the table where it draws. At other times it is so for a line
// with the same first word as a step that is still hidden.
func (m *Match) mayHide(who, move string) bool {
	seat, known := seatOf(m.engine, who)
	pending := m.Pending()
	if m.Over() || known && seat < 0 && !pending.Who.Has(seat) {
		return false
	}
	if pending.Hidden || pending.Secret {
		return true
	}
	verb, _ := cutWord(plain(move))
	return slices.ContainsFunc(m.steps, func(step Step) bool {
		other, _ := cutWord(FormatMove(m.engine, step.Line))
		return step.Target < 0 && strings.EqualFold(verb, other) && m.Hides(step)
	})
}
