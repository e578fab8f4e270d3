package table

import (
	"homespun/companion/window/table/seating"
	"homespun/engines"
)

// showSeats asks who sits on a seat from now on.
func (s *Screen) showSeats(seat engines.Seat) {
	if !s.replay.on() {
		s.seating().Ask(seat)
	}
}

func (s *Screen) seating() seating.Table {
	return seating.Table{Shell: s.shell, Session: s.session, Speak: s.match.Speak, Mark: s.mark,
		Aloud: s.wishes.Aloud, Gone: func() bool { return s.gone }, Change: s.changeSeat}
}

// changeSeat makes a change of who plays a seat; false if it was refused.
func (s *Screen) changeSeat(seat engines.Seat, aloud bool, change func() error) bool {
	w := s.wishes
	if w.Aloud = w.Aloud.Without(seat); aloud {
		w.Aloud = w.Aloud.With(seat)
	}
	if err := change(); err != nil {
		s.showError(err)
		return false
	}
	s.wish(w)
	return true
}

// reseated is called after somebody else has sat down on a seat. Nobody keeps the laptop: whoever has secrets
// gets it handed over, a person who is left alone too, since somebody else may sit before it.
func (s *Screen) reseated(seat engines.Seat) {
	s.lifted, s.next = engines.Table, seat
	pending, engine, position := s.session.Pending(), s.session.Engine(), s.session.Position()
	left := s.people()
	s.guarded = len(left) == 1 && (pending.Secret ||
		engine.View(position, left[0]) != engine.View(position, engines.Table))
	s.handing = s.guarded || len(left) > 1 && pending.Who.Has(seat) && !s.bot(seat) && s.hidden(pending, seat)
}
