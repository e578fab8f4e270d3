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
	if i := s.sealedBy(line.Seat); i >= 0 && !line.Same {
		s.sealed = slices.Delete(slices.Clone(sealed), i, i+1)
	}
	err := s.add(Moved, false, line)
	if err != nil {
		s.sealed = sealed
	}
	return err
}

// seatsAfter returns who sat where after a step, -1 for the start, by their right names.
func (s *Session) seatsAfter(step int) []record.Seat {
	if step >= 0 && !s.match.IsActive(step) {
		return s.match.Steps()[step].Seats
	}
	seats := s.match.Corrections()
	if step < 0 {
		return seats[0]
	}
	i := slices.IndexFunc(s.match.Active(), func(active record.Step) bool { return active.Index == step })
	return seats[i+1]
}

// Reseats returns the seat on which steps have put somebody else, by a line, an undo or a redo; reseated is
// false if there is none. renamed says that the steps are about names alone.
func (s *Session) Reseats(steps []record.Step) (seat engines.Seat, reseated, renamed bool) {
	renamed = len(steps) > 0
	for _, step := range steps {
		if step.Target >= 0 {
			step = s.match.Steps()[step.Target]
		}
		renamed = renamed && step.PutsRight()
		if step.Line.Kind == record.SeatLine && !step.PutsRight() {
			seat, reseated = step.Line.Seat, true
		}
	}
	return seat, reseated, renamed
}
