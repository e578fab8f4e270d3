package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// seal keeps an answer given in secret until all have answered, and then writes them all in seat order.
func (s *Session) seal(m engines.Move) error {
	s.sealed = append(s.sealed, m)
	if !s.Pending().Over() {
		s.botsHeld = s.botsHeld && s.seatBot(m.Who) != ""
		s.observers.notify(Change{Kind: Sealed, Seat: m.Who})
		s.wakeBots()
		return nil
	}
	lines := make([]record.Line, 0, len(s.sealed))
	for _, seat := range s.match.Pending().Who.List() {
		answer, _ := s.Sealed(seat)
		lines = append(lines, record.MoveOf(answer))
	}
	err := s.add(Moved, false, lines...)
	if err != nil {
		// What the others have laid still lies there.
		s.sealed = s.sealed[:len(s.sealed)-1]
	}
	return err
}

// sealedBy returns where in the order of laying a seat is, -1 where it has laid nothing.
func (s *Session) sealedBy(seat engines.Seat) int {
	return slices.IndexFunc(s.sealed, func(m engines.Move) bool { return m.Who == seat })
}

// Sealed returns what a seat has laid in secret and is not yet written. The screen shows it to nobody else.
func (s *Session) Sealed(seat engines.Seat) (engines.Move, bool) {
	if i := s.sealedBy(seat); i >= 0 {
		return s.sealed[i], true
	}
	return engines.Move{}, false
}

// WithSealed returns the position now with what has been laid in secret lying in it, for those who count who
// has yet to lay. It holds secrets: what is shown of it is a seat's view.
func (s *Session) WithSealed() engines.Position {
	position := s.Position()
	for _, m := range s.sealed {
		position = s.Engine().Apply(position, m, nil)
	}
	return position
}

// TakeBack takes back what a seat has laid in secret, before all have. What others have laid stays.
func (s *Session) TakeBack(seat engines.Seat) {
	if i := s.sealedBy(seat); i >= 0 {
		s.sealed = slices.Delete(s.sealed, i, i+1)
		s.observers.notify(Change{Kind: Sealed, Seat: seat})
	}
}

// lastSealed returns which person was the last to lay an answer that is not yet written.
func (s *Session) lastSealed() (seat engines.Seat, ok bool) {
	for _, m := range slices.Backward(s.sealed) {
		if s.seatBot(m.Who) == "" {
			return m.Who, true
		}
	}
	return engines.Table, false
}

// Waiting returns the seats that have yet to answer in secret, in seat order; nil where nothing secret is
// due.
func (s *Session) Waiting() []engines.Seat {
	if pending := s.Pending(); pending.Secret {
		return slices.Clone(pending.Who.List())
	}
	return nil
}
