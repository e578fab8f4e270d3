package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// Look shows the position after a step of the match, which may be undone; -1 is the start. Nothing can be
// played in that position: moves are made in the present one. A step that does not exist shows the present
// position.
func (s *Session) Look(step int) {
	if step < -1 || step >= len(s.match.Steps()) {
		step = now
	}
	if step != s.viewed {
		s.viewed = step
		s.observers.notify(Change{Kind: Looked})
	}
}

// LookNow shows the present position again.
func (s *Session) LookNow() { s.Look(now) }

// Looking returns the step whose position is shown; past is false if that is the present one.
func (s *Session) Looking() (step int, past bool) { return s.viewed, s.viewed != now }

// Shown returns the position that is shown, present or past, and who sat where in it.
func (s *Session) Shown() (engines.Position, []record.Seat) {
	switch s.viewed {
	case now:
		return s.match.Position(), s.match.Seats()
	case -1:
		return s.match.Start(), seatsAfter(s.match, -1)
	}
	return s.match.Steps()[s.viewed].After, seatsAfter(s.match, s.viewed)
}
