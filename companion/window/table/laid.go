package table

import (
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// laidButtons returns the buttons about sealed answers: to cover the table again, and to take answers back
// that are entered openly or belong to the only person here. Answers that several people gave in secret are
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
	if s.openly() || len(s.people()) == 1 && !s.guarded {
		for _, seat := range s.haveLaid() {
			m, _ := s.session.Sealed(seat)
			list = append(list,
				choice{text: words.TakeBackPlay(s.seatName(seat), s.titleOf(s.session.Position(), m)),
					low: true, do: func() { s.session.TakeBack(seat) }})
		}
	}
	return list
}

// Hold implements shell.Holding: sealed answers are only in memory, so leaving the screen would drop them.
func (s *Screen) Hold(leave func()) bool {
	return s.dropsLaid(words.LeaveLaid, words.Leave, leave)
}

// dropsLaid asks before doing something that drops sealed answers. It returns false if there are none, so
// that there is nothing to ask and do was not called.
func (s *Screen) dropsLaid(title, answer string, do func()) bool {
	laid := s.haveLaid()
	if len(laid) == 0 {
		return false
	}
	names := make([]string, len(laid))
	for i, seat := range laid {
		names[i] = words.Sentence(s.seatName(seat))
	}
	s.shell.Show(title, widgets.Text(words.DropsLaid(words.AndNames(names), len(names))),
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: answer, Main: true, Do: do})
	return true
}

// haveLaid returns the people with a sealed answer, in seat order.
func (s *Screen) haveLaid() []engines.Seat {
	var list []engines.Seat
	for _, seat := range s.people() {
		if _, laid := s.session.Sealed(seat); laid {
			list = append(list, seat)
		}
	}
	return list
}

// asLaid returns the present position with the sealed answers in it, for a prompt that counts who has yet to
// answer. A past position is returned as it is.
func (s *Screen) asLaid(position engines.Position) engines.Position {
	if _, past := s.session.Looking(); past {
		return position
	}
	return s.session.WithSealed()
}

// stillToLay returns the people who have yet to answer in secret, except one.
func (s *Screen) stillToLay(but engines.Seat) []engines.Seat {
	var list []engines.Seat
	for _, seat := range s.session.Waiting() {
		if seat >= 0 && seat != but && !s.bot(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// titleOf returns the title of a move made in a position: the game's caption, or the move in notation.
func (s *Screen) titleOf(position engines.Position, m engines.Move) string {
	if title, _ := s.game.Caption(position, m.Who, s.game.Inputs(position, m)); title != "" {
		return title
	}
	return s.session.Engine().Format(m)
}
