package cardform

import (
	"strings"

	"homespun/companion/match/words"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
	"homespun/printables/picture"
	"homespun/printables/sheet"
)

// change changes one card, and says what went wrong, if anything did.
func (s *Screen) change(card int, do func(c draft.Cards) error) {
	s.desk.change(card, do, func(_ *reading, err error) {
		if err != nil {
			s.fill(true)
			s.tell(err)
		}
	})
}

// when does something that somebody has asked for: at once, or after what is on its way has brought every card to its
// place.
func (s *Screen) when(do func()) {
	if s.shifting {
		s.later = append(s.later, do)
		return
	}
	do()
}

// shift makes a change after which cards may be at other places.
func (s *Screen) shift(card int, do func(c draft.Cards) error, then func(err error)) {
	s.shifting = true
	s.desk.change(card, do, func(_ *reading, err error) { s.shifted(func() { then(err) }) })
}

// shifted ends a change of places, and does what has been asked for meanwhile.
func (s *Screen) shifted(then func()) {
	s.shifting = false
	then()
	for len(s.later) > 0 && !s.shifting && !s.gone {
		next := s.later[0]
		s.later = s.later[1:]
		next()
	}
}

// arrange changes the cards around the one that is chosen, and then chooses one.
func (s *Screen) arrange(card int, do func(c draft.Cards) error, chosen int) {
	s.shift(card, do, func(err error) {
		if err == nil {
			s.wall.choose(chosen)
		}
		s.tell(err)
	})
}

// typed shows words that are being typed, and writes them when nobody has typed for a while.
func (s *Screen) typed() {
	s.preview()
	s.pause()
	s.pause = s.shell.After(rest, func() {
		if !s.gone {
			s.commit()
		}
	})
}

// commit writes the words that stand in the form, if they are other ones than on the card.
func (s *Screen) commit() { s.commitTo(s.form.begun) }

// commitTo is commit where some words stood on the card before.
func (s *Screen) commitTo(begun deck.Words) {
	typed, card := s.form.words(), s.wall.fronts.card
	if s.pause(); typed == begun || s.desk.now.broken != nil {
		return
	}
	s.form.begun = typed
	s.committing++
	s.desk.change(card, func(c draft.Cards) error {
		if typed.Title != begun.Title {
			if err := c.Set(card, "title", typed.Title); err != nil {
				return err
			}
		}
		if typed.Text != begun.Text {
			return c.Set(card, "text", typed.Text)
		}
		return nil
	}, func(_ *reading, err error) {
		if s.committing--; err != nil {
			s.fill(true)
			s.tell(err)
		}
		s.preview()
	})
}

// setCount sets how many there are of the card that is chosen. One is as if nothing were said.
func (s *Screen) setCount(n int) {
	s.when(func() {
		s.commit()
		card := s.wall.chosen
		s.change(card, func(c draft.Cards) error {
			if n == 1 {
				return c.Set(card, "count", nil)
			}
			return c.Set(card, "count", int64(n))
		})
	})
}

// add adds an empty card behind the one that is chosen, whose title is asked for.
func (s *Screen) add() {
	s.when(func() {
		s.commit()
		card := s.wall.chosen
		s.shift(card, func(c draft.Cards) error { return c.Insert(card+1, "") }, func(err error) {
			if err == nil {
				s.wall.choose(card + 1)
				s.focus(s.form.title)
			}
			s.tell(err)
		})
	})
}

// copy adds a copy of the card that is chosen.
func (s *Screen) copy() {
	s.when(func() {
		s.commit()
		card := s.wall.chosen
		s.arrange(card, func(c draft.Cards) error { c.Copy(card); return nil }, card+1)
	})
}

// out takes out the card that is chosen, unless there is no other.
func (s *Screen) out() {
	s.when(func() {
		if s.commit(); len(s.desk.now.deck.Cards) > 1 {
			card := s.wall.chosen
			s.arrange(card, func(c draft.Cards) error { c.Take(card); return nil }, card)
		}
	})
}

// by moves the card that is chosen by some places.
func (s *Screen) by(places int) {
	s.when(func() { s.move(s.wall.chosen, clip(s.wall.chosen+places, s.desk.now.deck)) })
}

// move moves a card, which stays chosen.
func (s *Screen) move(from, to int) {
	if s.commit(); from != to {
		s.arrange(from, func(c draft.Cards) error { c.Move(from, to); return nil }, to)
	}
}

// Paste implements shell.Pasted: each row that was copied from a spreadsheet becomes a card.
func (s *Screen) Paste(text string) {
	if !strings.ContainsAny(strings.TrimSpace(text), "\t\n") {
		s.shell.Say(s.Title(), words.PasteRows)
		return
	}
	folders := s.folders()
	s.addAll(func() (*deck.Deck, error) { return deck.ReadRows(s.path, text, folders...) })
}

// Drop implements shell.Dropped: the cards of a spreadsheet are added, and a picture comes onto the card that is chosen.
func (s *Screen) Drop(path string) {
	folders := s.folders()
	switch {
	case sheet.Is(path):
		s.addAll(func() (*deck.Deck, error) { return deck.Read(path, folders...) })
	case picture.IsName(path) && s.desk.now.broken == nil:
		s.bring(path)
	default:
		s.ways.Open(path)
	}
}

// addAll adds the cards of another deck at the end.
func (s *Screen) addAll(read func() (*deck.Deck, error)) {
	if s.desk.now.broken != nil {
		return
	}
	s.when(func() {
		s.commit()
		first, said := 0, []string(nil)
		s.shift(none, func(c draft.Cards) error {
			from, err := read()
			if err != nil {
				return err
			}
			first, said = c.Len(), remarks(from)
			for _, lines := range from.Lines() {
				if err := c.Insert(c.Len(), lines); err != nil {
					return err
				}
			}
			return nil
		}, func(err error) {
			if err != nil {
				s.shell.Say(words.CardsNotAdded, problem(err))
				return
			}
			s.wall.choose(first)
			if len(said) > 0 {
				s.shell.Say(s.Title(), strings.Join(said, "\n"))
			}
		})
	})
}
