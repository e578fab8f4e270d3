package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// LeaveToApp has the app make those decisions and rolls of people that leaves reports for a position: it
// decides at random, as dice would. They are ordinary lines of the record. nil leaves nothing to the app.
// Like a bot, the app waits after an undo until somebody plays or [Session.Resume] is called.
func (s *Session) LeaveToApp(leaves func(engines.Position) bool) {
	s.leaves = leaves
	s.thoughts.stop()
	s.wakeBots()
}

// LeftToApp reports whether the app makes the pending roll or decision because people have left it to the
// app.
func (s *Session) LeftToApp() bool {
	pending := s.Pending()
	return s.leaves.has(s.Position(), pending, s.Seats()) && s.playsItself(pending)
}

// leaves reports what people have left to the app; nil if nothing.
type leaves func(engines.Position) bool

// has reports whether people have left to the app what is pending now: a roll, or a decision that somebody
// makes alone and openly.
func (l leaves) has(at engines.Position, pending engines.Pending, seats []record.Seat) bool {
	return l != nil && !pending.Over() && !pending.Secret && len(botsAmong(pending.Who, seats)) == 0 && l(at)
}
