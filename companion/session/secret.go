package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// lay keeps an answer given in secret until all have answered, and then writes them all in seat order.
func (s *Session) lay(m engines.Move) error {
	s.laid = append(s.laid, m)
	if !s.Due().Over() {
		s.held = s.held && s.seatBot(m.Who) != ""
		s.observers.tell(Event{Kind: Laid, Seat: m.Who})
		s.wakeBots()
		return nil
	}
	lines := make([]record.Line, 0, len(s.laid))
	for _, seat := range s.match.Due().Who.List() {
		answer, _ := s.Laid(seat)
		lines = append(lines, record.MoveOf(answer))
	}
	err := s.add(Moved, false, lines...)
	if err != nil {
		// What the others have laid still lies there.
		s.laid = s.laid[:len(s.laid)-1]
	}
	return err
}

// laidBy returns where in the order of laying a seat is, -1 where it has laid nothing.
func (s *Session) laidBy(seat engines.Seat) int {
	return slices.IndexFunc(s.laid, func(m engines.Move) bool { return m.Who == seat })
}

// Laid returns what a seat has laid in secret and is not yet written. The screen shows it to nobody else.
func (s *Session) Laid(seat engines.Seat) (engines.Move, bool) {
	if i := s.laidBy(seat); i >= 0 {
		return s.laid[i], true
	}
	return engines.Move{}, false
}

// AsLaid returns the position now with what has been laid in secret lying in it, for those who count who has yet to lay. It holds secrets: what is shown
// of it is a seat's view.
func (s *Session) AsLaid() engines.Position {
	position := s.Position()
	for _, m := range s.laid {
		position = s.Engine().Apply(position, m, nil)
	}
	return position
}

// TakeBack takes back what a seat has laid in secret, before all have. What others have laid stays.
func (s *Session) TakeBack(seat engines.Seat) {
	if i := s.laidBy(seat); i >= 0 {
		s.laid = slices.Delete(s.laid, i, i+1)
		s.observers.tell(Event{Kind: Laid, Seat: seat})
	}
}

// lastLaid returns which person was the last to lay an answer that is not yet written.
func (s *Session) lastLaid() (seat engines.Seat, ok bool) {
	for _, m := range slices.Backward(s.laid) {
		if s.seatBot(m.Who) == "" {
			return m.Who, true
		}
	}
	return engines.Table, false
}

// Waiting returns the seats that have yet to answer in secret, in seat order; nil where nothing secret is due.
func (s *Session) Waiting() []engines.Seat {
	if due := s.Due(); due.Secret {
		return slices.Clone(due.Who.List())
	}
	return nil
}
