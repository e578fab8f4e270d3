package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// envelopes hold the answers given in secret that wait for the other seats. They are only in memory, not in
// the file.
type envelopes struct {
	// answers are in the order in which they were given.
	answers []engines.Move
	// at is how many lines were made when each seat gave its answer.
	at [engines.MaxSeats]int
}

// seal keeps an answer given in secret until all have answered, and then writes all answers in seat order.
func (s *Session) seal(m engines.Move) error {
	if s.Writing.on {
		return ErrWriting
	}
	s.sealed.answers = append(s.sealed.answers, m)
	s.sealed.at[m.Who] = len(s.match.Steps())
	if !s.Pending().Over() {
		s.botsHeld = s.botsHeld && botOn(s.Seats(), m.Who) != ""
		s.observers.notify(Change{Kind: Sealed, Seat: m.Who})
		s.wakeBots()
		return nil
	}
	lines := make([]record.Line, 0, len(s.sealed.answers))
	for _, seat := range s.match.Pending().Who.List() {
		answer, _ := s.Sealed(seat)
		lines = append(lines, record.MoveOf(answer))
	}
	// If writing fails, the last answer is dropped; those of the other seats stay sealed.
	drop := func() { s.sealed.answers = s.sealed.answers[:len(s.sealed.answers)-1] }
	return addOr(s, drop, Moved, false, lines...)
}

// by returns the index of a seat's answer, -1 if the seat has given none.
func (e *envelopes) by(seat engines.Seat) int {
	return slices.IndexFunc(e.answers, func(m engines.Move) bool { return m.Who == seat })
}

// Sealed returns the sealed answer of a seat; false if it has none. A screen must not show it to anybody
// else.
func (s *Session) Sealed(seat engines.Seat) (engines.Move, bool) {
	if i := s.sealed.by(seat); i >= 0 {
		return s.sealed.answers[i], true
	}
	return engines.Move{}, false
}

// WithSealed returns the present position with all sealed answers applied, for a caller that counts who has
// yet to answer. The position holds secrets: show only a seat's view of it.
func (s *Session) WithSealed() engines.Position {
	position := s.Position()
	for _, m := range s.sealed.answers {
		position = s.Engine().Apply(position, m, nil)
	}
	return position
}

// TakeBack takes back the sealed answer of a seat, unless it is being written. Those of the others stay.
func (s *Session) TakeBack(seat engines.Seat) {
	if i := s.sealed.by(seat); i >= 0 && !s.Writing.on {
		s.sealed.answers = slices.Delete(s.sealed.answers, i, i+1)
		s.observers.notify(Change{Kind: Sealed, Seat: seat})
	}
}

// last returns the person on the seats who was the last to give an answer that is still sealed.
func (e *envelopes) last(seats []record.Seat) (seat engines.Seat, ok bool) {
	for _, m := range slices.Backward(e.answers) {
		if botOn(seats, m.Who) == "" {
			return m.Who, true
		}
	}
	return engines.Table, false
}

// Waiting returns the seats that have yet to answer in secret, in seat order; nil if no secret answer is
// pending.
func (s *Session) Waiting() []engines.Seat {
	if pending := s.Pending(); pending.Secret {
		return slices.Clone(pending.Who.List())
	}
	return nil
}
