package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// lay keeps an answer given in secret until all have answered, and then writes them all in seat order.
func (s *Session) lay(m engines.Move) error {
	s.laid[m.Who] = m
	if !s.Due().Over() {
		s.held = s.held && s.seatBot(m.Who) != ""
		s.observers.tell(Event{Kind: Laid, Seat: m.Who})
		s.wakeBots()
		return nil
	}
	lines := make([]record.Line, 0, len(s.laid))
	for _, seat := range s.match.Due().Who.List() {
		lines = append(lines, record.MoveOf(s.laid[seat]))
	}
	err := s.add(Moved, false, lines...)
	if err != nil {
		// What the others have laid still lies there.
		delete(s.laid, m.Who)
	}
	return err
}

// Laid returns what a seat has laid in secret and is not yet written. The screen shows it to nobody else.
func (s *Session) Laid(seat engines.Seat) (engines.Move, bool) {
	m, ok := s.laid[seat]
	return m, ok
}

// TakeBack takes back what a seat has laid in secret, before all have.
func (s *Session) TakeBack(seat engines.Seat) {
	if _, ok := s.laid[seat]; ok {
		delete(s.laid, seat)
		s.observers.tell(Event{Kind: Laid, Seat: seat})
	}
}

// peopleLaid counts the people who have laid an answer that is not yet written.
func (s *Session) peopleLaid() int {
	n := 0
	for seat := range s.laid {
		if s.seatBot(seat) == "" {
			n++
		}
	}
	return n
}

// Waiting returns the seats that have yet to answer in secret, in seat order; nil where nothing secret is due.
func (s *Session) Waiting() []engines.Seat {
	if due := s.Due(); due.Secret {
		return slices.Clone(due.Who.List())
	}
	return nil
}
