package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// CanUndo reports whether there is something to take back.
func (s *Session) CanUndo() bool {
	if _, laid := s.lastSealed(); laid {
		return true
	}
	_, ok := s.match.NextUndo()
	return ok
}

// CanRedo reports whether there is something to make again. There is not once people have laid anew: redo
// would throw that away.
func (s *Session) CanRedo() bool {
	_, ok := s.match.NextRedo()
	_, laid := s.lastSealed()
	return ok && !laid
}

// Undo takes back the last line that stands, the whole of a reveal; where people have laid answers that are
// not yet written, the last of those and no other, without saying what it was. A roll taken back stays on the
// table ([Session.UndoneRoll]). Bots wait after a line is taken back, until somebody plays or
// [Session.Resume]. Who holds the laptop while others have laid takes back only their own answer:
// [Session.TakeBack].
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

// Redo makes the last undone line again, the whole of a reveal. It is refused once people have laid anew.
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

// sameReveal reports whether b answers what a answered just before it, in secret together.
func (s *Session) sameReveal(a, b record.Step) bool {
	answered := a.Line
	if a.Target >= 0 {
		answered = s.match.Steps()[a.Target].Line
	}
	return a.Pending.Secret && b.Pending.Secret && a.Pending.Kind == b.Pending.Kind &&
		a.Pending.Who.Has(answered.Who()) && b.Pending.Who == a.Pending.Who.Without(answered.Who())
}
