package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// LeaveToApp has the app make those decisions and rolls of people that leaves reports for a position: it
// decides at random, as dice would. They are ordinary lines of the record. nil leaves nothing to the app.
// Like a bot, the app waits after an undo until somebody plays or [Session.Resume] is called.
func (s *Session) LeaveToApp(leaves func(engines.Position) bool) {
	s.leaves = leaves
	s.stopThinking()
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
	bots := slices.ContainsFunc(pending.Who.List(), func(seat engines.Seat) bool {
		return s.seatBot(seat) != ""
	})
	return !bots && s.leaves(s.Position())
}

// decide makes a decision that is left to the app.
func (s *Session) decide() error {
	return s.add(Moved, false, record.MoveOf(s.Engine().Sample(s.Position(), s.options.Random)))
}
