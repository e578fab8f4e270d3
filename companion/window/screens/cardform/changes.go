package cardform

import (
	"path/filepath"
	"strings"

	"homespun/companion/match/words"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
	"homespun/printables/sheet"
)

// change changes one card, or with none the deck, and says what went wrong, if anything did. Then is called if nothing
// did; it may be nil.
func (s *Screen) change(card int, do func(c draft.Cards) error, then func()) {
	s.desk.change(card, do, func(_ *reading, err error) {
		if err == nil && then != nil {
			then()
		} else if err != nil {
			s.fill(true)
			s.tell(err)
		}
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
	s.commit()
	card := s.wall.chosen
	s.change(card, func(c draft.Cards) error {
		if n == 1 {
			return c.Set(card, "count", nil)
		}
		return c.Set(card, "count", int64(n))
	}, nil)
}

// add adds an empty card behind the one that is chosen, whose title is asked for.
func (s *Screen) add() {
	s.commit()
	card := s.wall.chosen
	s.change(card, func(c draft.Cards) error { return c.Insert(card+1, "") }, func() {
		s.wall.choose(card + 1)
		s.focus(s.form.title)
	})
}

// copy adds a copy of the card that is chosen.
func (s *Screen) copy() {
	s.commit()
	card := s.wall.chosen
	s.change(card, func(c draft.Cards) error { c.Copy(card); return nil }, func() { s.wall.choose(card + 1) })
}

// out takes out the card that is chosen, unless there is no other.
func (s *Screen) out() {
	if len(s.desk.now.deck.Cards) < 2 {
		return
	}
	s.commit()
	card := s.wall.chosen
	s.change(card, func(c draft.Cards) error { c.Take(card); return nil }, func() { s.wall.choose(card) })
}

// by moves the card that is chosen by some places.
func (s *Screen) by(places int) { s.wall.move(s.wall.chosen, s.wall.chosen+places) }

// move moves a card, which stays chosen.
func (s *Screen) move(from, to int) {
	s.commit()
	s.change(from, func(c draft.Cards) error { c.Move(from, to); return nil }, func() { s.wall.choose(to) })
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

// Drop implements shell.Dropped: the cards of a spreadsheet are added.
func (s *Screen) Drop(path string) {
	if !sheet.Is(path) {
		s.ways.Open(path)
		return
	}
	folders := s.folders()
	s.addAll(func() (*deck.Deck, error) { return deck.Read(path, folders...) })
}

// addAll adds the cards of another deck at the end.
func (s *Screen) addAll(read func() (*deck.Deck, error)) {
	if s.desk.now.broken != nil {
		return
	}
	s.commit()
	var first int
	var said []string
	s.desk.change(none, func(c draft.Cards) error {
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
	}, func(_ *reading, err error) {
		switch {
		case err != nil:
			s.shell.Say(words.CardsNotAdded, problem(err))
		default:
			s.wall.choose(first)
			if len(said) > 0 {
				s.shell.Say(filepath.Base(s.path), strings.Join(said, "\n"))
			}
		}
	})
}
