package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// CanUndo reports whether [Session.Undo] has something to take back: a sealed answer of a person, or a line.
func (s *Session) CanUndo() bool {
	if s.Writing.on {
		return false
	}
	if _, laid := s.sealed.last(s.Seats()); laid {
		return true
	}
	_, ok := s.match.NextUndo()
	return ok
}

// CanRedo reports whether there is an undone line to make again. While people have sealed answers there is
// none, because redo would throw these away.
func (s *Session) CanRedo() bool {
	_, ok := s.match.NextRedo()
	_, laid := s.sealed.last(s.Seats())
	return ok && !laid && !s.Writing.on
}

// Undo takes back the last active line. What was made in one go, such as a reveal, is taken back as a whole.
// If people have sealed answers, Undo takes back only the last of those, without saying what it was, unless
// somebody has sat down on a seat since. A person
// who answers in secret while others have sealed answers must take back only their own, with
// [Session.TakeBack].
//
// The faces of an undone roll are kept ([Session.UndoneRoll]). After a line is taken back the bots wait,
// until somebody plays or [Session.Resume].
func (s *Session) Undo() error { return s.undo(s.History.oneGo) }

// UndoMove is Undo that goes back to the last thing that a person has done: what bots have done after it is
// taken back with it. In a match of bots alone it is Undo.
func (s *Session) UndoMove() error {
	return s.undo(func(standing []record.Step) int {
		for n := 0; n < len(standing); {
			person := byPerson(s.match, standing[len(standing)-1-n])
			if n += s.History.oneGo(standing[:len(standing)-n]); person {
				return n
			}
		}
		return s.History.oneGo(standing)
	})
}

// undo takes back a sealed answer, or as many of the active steps as count says.
func (s *Session) undo(count func(standing []record.Step) int) error {
	last, ok := s.match.NextUndo()
	seat, laid := s.sealed.last(s.Seats())
	reseated := ok && last.Line.Kind == record.SeatLine && last.Index >= s.sealed.at[max(0, seat)]
	if laid && !reseated {
		s.TakeBack(seat)
		return nil
	}
	n := 1 // where there is nothing, the record refuses the line
	if standing := s.match.Active(); len(standing) > 0 {
		n = count(standing)
	}
	return s.add(Undone, false, slices.Repeat([]record.Line{{Kind: record.UndoLine}}, n)...)
}

// oneGo returns how many of the last steps, at least one, were made in one go.
func (h *History) oneGo(standing []record.Step) int {
	n := 1
	for n < len(standing) && h.together(standing[len(standing)-1-n], standing[len(standing)-n]) {
		n++
	}
	return n
}

// Redo makes the last undone line again, and with it what was made in one go. It is refused while people have
// sealed answers.
func (s *Session) Redo() error { return s.redo(s.History.together) }

// RedoMove is Redo that makes again what bots have done after it too, so that it makes again what
// [Session.UndoMove] has taken back.
func (s *Session) RedoMove() error {
	return s.redo(func(a, b record.Step) bool {
		return s.History.together(a, b) || !byPerson(s.match, s.History.madeBy(b))
	})
}

// redo makes undone lines again, as long as goesOn says of two in succession that the second is made too.
func (s *Session) redo(goesOn func(a, b record.Step) bool) error {
	if _, laid := s.sealed.last(s.Seats()); laid {
		return &record.Refused{Clause: engines.TableClause.ID(""),
			Problem: "somebody has laid anew; that is taken back first"}
	}
	lines := []record.Line{{Kind: record.RedoLine}}
	for {
		steps, err := s.match.Try(append(slices.Clone(lines), lines[0])...)
		if err != nil || !goesOn(steps[len(steps)-2], steps[len(steps)-1]) {
			return s.add(Redone, false, lines...)
		}
		lines = append(lines, lines[0])
	}
}

// span is a range of steps by their indexes, from the first to before the second.
type span [2]int

// together reports whether step b, right after a, was made in one go with it.
func (h *History) together(a, b record.Step) bool {
	first, second := h.madeBy(a).Index, h.madeBy(b).Index
	return h.sameReveal(a, b) || h.inOneGo(first, second)
}

// madeBy returns the step that a redo makes again, and any other step itself.
func (h *History) madeBy(step record.Step) record.Step {
	if step.Target >= 0 && step.Line.Kind == record.RedoLine {
		return h.match.Steps()[step.Target]
	}
	return step
}

// byPerson reports whether a person has made a step of a match: not a bot, and not the dice of bots alone.
func byPerson(m *record.Match, step record.Step) bool {
	if step.Line.Kind != record.MoveLine {
		return true
	}
	people := func(seat engines.Seat) bool { return seat < 0 || step.Seats[seat].Bot == "" }
	if step.Line.Move.Who != engines.Dice {
		return people(step.Line.Move.Who)
	}
	rollers := rollersOf(m.Engine(), step.Before, step.Pending)
	return rollers == 0 && !onlyBots(m.Seats()) || slices.ContainsFunc(rollers.List(), people)
}

// sameReveal reports whether step b belongs to the same reveal as a, the step right before it: both are
// answers to the same secret decision.
func (h *History) sameReveal(a, b record.Step) bool {
	answered := h.madeBy(a).Line
	return a.Pending.Secret && b.Pending.Secret && a.Pending.Kind == b.Pending.Kind &&
		a.Pending.Who.Has(answered.Who()) && b.Pending.Who == a.Pending.Who.Without(answered.Who())
}
