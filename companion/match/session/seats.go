package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/record"
)

// Sit has a person of this name play a seat from now on. A name that a match file could not hold is refused.
// An answer in secret that is sealed for the seat is given again.
func (s *Session) Sit(seat engines.Seat, name string) error {
	return s.sit(record.Line{Kind: record.SeatLine, Seat: seat, Name: text.OneLine(name)})
}

// SitBot has a bot of this level play a seat from now on. An answer in secret that is sealed for the seat is
// given again.
func (s *Session) SitBot(seat engines.Seat, level string) error {
	return s.sit(record.Line{Kind: record.SeatLine, Seat: seat, Bot: level})
}

// PutNameRight gives the person who plays a seat alone the right name, as if it had been written so from the
// start. In the file the remark [record.SamePerson] says so. A sealed answer stays.
func (s *Session) PutNameRight(seat engines.Seat, name string) error {
	return s.sit(record.Line{Kind: record.SeatLine, Seat: seat, Name: text.OneLine(name), Same: true})
}

func (s *Session) sit(line record.Line) error {
	written := line
	written.Same = false // it is a remark before the line
	if back, err := s.match.ReadLine(s.match.FormatLine(line)); err != nil || back != written {
		return &record.Refused{Clause: engines.TableClause.ID(""),
			Problem: "this cannot be a name; a name has letters, and does not begin with “bot”"}
	}
	sealed := s.sealed
	if i := s.sealed.by(line.Seat); i >= 0 && !line.Same {
		s.sealed.answers = slices.Delete(slices.Clone(sealed.answers), i, i+1)
	}
	return addOr(s, func() { s.sealed = sealed }, Moved, false, line)
}

// seatsAfter returns who sat where after a step of a match, -1 for the start, by their right names.
func seatsAfter(m *record.Match, step int) []record.Seat {
	if step >= 0 && !m.IsActive(step) {
		return m.Steps()[step].Seats
	}
	seats := m.Corrections()
	if step < 0 {
		return seats[0]
	}
	i := slices.IndexFunc(m.Active(), func(active record.Step) bool { return active.Index == step })
	return seats[i+1]
}

// Reseats returns the seat on which steps have put somebody else, by a line, an undo or a redo; reseated is
// false if there is none. renamed says that the steps are about names alone.
func (h *History) Reseats(steps []record.Step) (seat engines.Seat, reseated, renamed bool) {
	renamed = len(steps) > 0
	for _, step := range steps {
		if step.Target >= 0 {
			step = h.match.Steps()[step.Target]
		}
		renamed = renamed && step.PutsRight()
		if step.Line.Kind == record.SeatLine && !step.PutsRight() {
			seat, reseated = step.Line.Seat, true
		}
	}
	return seat, reseated, renamed
}
