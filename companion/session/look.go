package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// Look shows the position after a step of the match, an undone one too, or with -1 the start; nothing is
// played from there. A step that is not there looks at now.
func (s *Session) Look(step int) {
	if step < -1 || step >= len(s.match.Steps()) {
		step = now
	}
	if step != s.viewed {
		s.viewed = step
		s.observers.notify(Change{Kind: Looked})
	}
}

// LookNow goes back to the position now.
func (s *Session) LookNow() { s.Look(now) }

// Looking returns the step whose position is looked at, and false where that is now.
func (s *Session) Looking() (step int, past bool) { return s.viewed, s.viewed != now }

// Shown returns the position that is looked at, and who sat where then.
func (s *Session) Shown() (engines.Position, []record.Seat) {
	switch s.viewed {
	case now:
		return s.match.Position(), s.match.Seats()
	case -1:
		return s.match.Start(), s.match.Header().Seats
	}
	step := s.match.Steps()[s.viewed]
	return step.After, step.Seats
}
