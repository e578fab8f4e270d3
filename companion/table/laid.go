package table

import (
	"homespun/companion/kit"
	"homespun/companion/words"
	"homespun/engines"
)

// laidButtons are what can be done about answers in secret besides answering: the table is covered again;
// what lies turned up is taken back, and what the only person here has laid. What several have laid unseen is
// taken back on the cover.
func (s *Screen) laidButtons() []choice {
	var list []choice
	if !s.session.Pending().Secret {
		return nil
	}
	if s.lifted >= 0 {
		list = append(list, choice{text: words.CoverAgain, low: true, do: func() {
			s.lifted = engines.Table
			s.update()
		}})
	}
	if s.openly() || len(s.people()) == 1 {
		for _, seat := range s.haveLaid() {
			m, _ := s.session.Sealed(seat)
			list = append(list,
				choice{text: words.TakeBackPlay(s.seatName(seat), s.titleOf(s.session.Position(), m)),
					low: true, do: func() { s.session.TakeBack(seat) }})
		}
	}
	return list
}

// Hold implements shell.Holding: what has been laid unseen stands nowhere but here, so that leaving takes it
// back.
func (s *Screen) Hold(leave func()) bool {
	return s.dropsLaid(words.LeaveLaid, words.Leave, leave)
}

// dropsLaid asks before something is done that takes back what has been laid unseen; false where nothing has,
// so that there is nothing to ask.
func (s *Screen) dropsLaid(title, answer string, do func()) bool {
	laid := s.haveLaid()
	if len(laid) == 0 {
		return false
	}
	names := make([]string, len(laid))
	for i, seat := range laid {
		names[i] = words.Sentence(s.seatName(seat))
	}
	s.shell.Show(title, kit.Text(words.DropsLaid(words.AndNames(names), len(names))),
		kit.Answer{Text: words.Cancel}, kit.Answer{Text: answer, Main: true, Do: do})
	return true
}

// haveLaid returns the people who have laid an answer that is not yet written, in seat order.
func (s *Screen) haveLaid() []engines.Seat {
	var list []engines.Seat
	for _, seat := range s.people() {
		if _, laid := s.session.Sealed(seat); laid {
			list = append(list, seat)
		}
	}
	return list
}

// asLaid returns a position with what has been laid unseen in it, for the prompt that counts who has yet to
// lay; of what is looked back at, it itself.
func (s *Screen) asLaid(position engines.Position) engines.Position {
	if _, past := s.session.Looking(); past {
		return position
	}
	return s.session.WithSealed()
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
	if title, _ := s.game.Caption(position, m.Who, s.game.Inputs(position, m)); title != "" {
		return title
	}
	return s.session.Engine().Format(m)
}
