package table

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
)

// laidButtons are what can be done about answers in secret besides answering: the table is covered again; what lies turned up is taken back, and what the only
// person here has laid. What several have laid unseen is taken back on the cover.
func (s *Screen) laidButtons() []choice {
	var list []choice
	if !s.session.Due().Secret {
		return nil
	}
	if s.lifted >= 0 {
		list = append(list, choice{text: words.CoverAgain, low: true, do: func() { s.lifted = engines.Table; s.update() }})
	}
	if s.openly() || s.people() == 1 {
		for _, seat := range s.haveLaid() {
			m, _ := s.session.Laid(seat)
			list = append(list, choice{text: words.TakeBackPlay(s.seatName(seat), s.titleOf(s.session.Position(), m)), low: true, do: func() { s.session.TakeBack(seat) }})
		}
	}
	return list
}

// haveLaid returns the people who have laid an answer that is not yet written, in seat order.
func (s *Screen) haveLaid() []engines.Seat {
	var list []engines.Seat
	for i := range s.session.Seats() {
		seat := engines.Seat(i)
		if _, laid := s.session.Laid(seat); laid && !s.bot(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// asLaid returns a position with what has been laid unseen in it, for the prompt that counts who has yet to lay; of what is looked back at, it itself.
func (s *Screen) asLaid(position engines.Position) engines.Position {
	if _, past := s.session.Looking(); past {
		return position
	}
	return s.session.AsLaid()
}

// stillToLay returns the people who have yet to answer in secret, but for one.
func (s *Screen) stillToLay(but engines.Seat) []engines.Seat {
	var list []engines.Seat
	for _, seat := range s.session.Waiting() {
		if seat >= 0 && seat != but && !s.bot(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// titleOf names a move that was made in a position: in the game's own words, or as it is written.
func (s *Screen) titleOf(position engines.Position, m engines.Move) string {
	if worded, ok := s.game.(tableau.Worded); ok {
		if title, _ := worded.Wording(position, m.Who, s.game.Inputs(position, m)); title != "" {
			return title
		}
	}
	return s.session.Engine().Format(m)
}
