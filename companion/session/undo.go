package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// CanUndo reports whether [Session.Undo] has something to take back: a sealed answer of a person, or a line.
func (s *Session) CanUndo() bool {
	if _, laid := s.lastSealed(); laid {
		return true
	}
	_, ok := s.match.NextUndo()
	return ok
}

// CanRedo reports whether there is an undone line to make again. While people have sealed answers there is
// none, because redo would throw these away.
func (s *Session) CanRedo() bool {
	_, ok := s.match.NextRedo()
	_, laid := s.lastSealed()
	return ok && !laid
}

// Undo takes back the last active line. A reveal is taken back as a whole. If people have sealed answers,
// Undo takes back only the last of those, without saying what it was; a person who answers in secret while
// others have sealed answers must take back only their own, with [Session.TakeBack].
//
// The faces of an undone roll are kept ([Session.UndoneRoll]). After a line is taken back the bots wait,
// until somebody plays or [Session.Resume].
func (s *Session) Undo() error {
	if seat, laid := s.lastSealed(); laid {
		s.TakeBack(seat)
		return nil
	}
	lines := []record.Line{{Kind: record.UndoLine}}
	if standing := s.match.Active(); len(standing) > 1 {
		for i := len(standing) - 1; i > 0 && s.sameReveal(standing[i-1], standing[i]); i-- {
			lines = append(lines, lines[0])
		}
	}
	return s.add(Undone, false, lines...)
}

// Redo makes the last undone line again, a reveal as a whole. It is refused while people have sealed answers.
func (s *Session) Redo() error {
	if _, laid := s.lastSealed(); laid {
		return &record.Refused{Clause: engines.TableClause.ID(""),
			Problem: "somebody has laid anew; that is taken back first"}
	}
	lines := []record.Line{{Kind: record.RedoLine}}
	for {
		steps, err := s.match.Try(append(slices.Clone(lines), lines[0])...)
		if err != nil || !s.sameReveal(steps[len(steps)-2], steps[len(steps)-1]) {
			return s.add(Redone, false, lines...)
		}
		lines = append(lines, lines[0])
	}
}

// sameReveal reports whether step b belongs to the same reveal as a, the step right before it: both are
// answers to the same secret decision.
func (s *Session) sameReveal(a, b record.Step) bool {
	answered := a.Line
	if a.Target >= 0 {
		answered = s.match.Steps()[a.Target].Line
	}
	return a.Pending.Secret && b.Pending.Secret && a.Pending.Kind == b.Pending.Kind &&
		a.Pending.Who.Has(answered.Who()) && b.Pending.Who == a.Pending.Who.Without(answered.Who())
}
