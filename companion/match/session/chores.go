package session

import "homespun/engines"

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
	return s.isLeftToApp(pending) && s.playsItself(pending)
}

// isLeftToApp reports whether people have left to the app what is pending now: a roll, or a decision that
// somebody makes alone and openly.
func (s *Session) isLeftToApp(pending engines.Pending) bool {
	if s.leaves == nil || pending.Over() || pending.Secret {
		return false
	}
	return len(botsAmong(pending.Who, s.Seats())) == 0 && s.leaves(s.Position())
}
