package cardform

import (
	"strings"

	"homespun/companion/match/words"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
	"homespun/printables/sheet"
)

// when does something in the window, after all that has been asked for before.
func (s *Screen) when(do func()) {
	s.desk.ask(func() task { do(); return task{} })
}

// change has a card changed that begin chooses when it is its turn, after the words that are being typed. Then is called
// if nothing went wrong; it may be nil.
func (s *Screen) change(begin func() (card int, do func(c draft.Cards) error), then func()) {
	s.commit()
	s.desk.ask(func() task {
		card, do := begin()
		if do == nil {
			return task{}
		}
		return task{changing(card, do), func(_ *reading, err error) {
			if err == nil && then != nil {
				then()
			}
			s.tell(err)
		}}
	})
}

// typed shows words that are being typed, and writes them when nobody has typed for a while.
func (s *Screen) typed() {
	s.preview()
	s.pause()
	s.pause = s.shell.After(rest, s.commit)
}

// commit writes the words that stand in the form, if they are other ones than on the card.
func (s *Screen) commit() {
	if s.pause(); s.gone || s.form.words() == s.form.begun {
		return
	}
	s.desk.ask(func() task {
		card, begun, now := s.wall.chosen, s.form.begun, s.form.words()
		if s.form.begun = now; now == begun {
			return task{}
		}
		return task{changing(card, func(c draft.Cards) error {
			if now.Title != begun.Title {
				if err := c.Set(card, "title", now.Title); err != nil {
					return err
				}
			}
			if now.Text != begun.Text {
				return c.Set(card, "text", now.Text)
			}
			return nil
		}), func(_ *reading, err error) { s.tell(err) }}
	})
}

// setCount sets how many there are of the card that is chosen. One is as if nothing were said.
func (s *Screen) setCount(n int) {
	s.change(func() (int, func(c draft.Cards) error) {
		card := s.wall.chosen
		return card, func(c draft.Cards) error {
			if n == 1 {
				return c.Set(card, "count", nil)
			}
			return c.Set(card, "count", int64(n))
		}
	}, nil)
}

// arrange changes the cards around the one that is chosen, and then chooses one by some places behind it.
func (s *Screen) arrange(by int, do func(c draft.Cards, card int) error, then func()) {
	var card int
	s.change(func() (int, func(c draft.Cards) error) {
		card = s.wall.chosen
		return card, func(c draft.Cards) error { return do(c, card) }
	}, func() {
		if s.wall.choose(card + by); then != nil {
			then()
		}
	})
}

// add adds an empty card behind the one that is chosen, whose title is asked for; copy adds a copy of it.
func (s *Screen) add() {
	s.arrange(1, func(c draft.Cards, card int) error { return c.Insert(card+1, "") },
		func() { s.focus(s.form.title) })
}

func (s *Screen) copy() {
	s.arrange(1, func(c draft.Cards, card int) error { c.Copy(card); return nil }, nil)
}

// out takes out the card that is chosen, unless there is no other.
func (s *Screen) out() {
	s.arrange(0, func(c draft.Cards, card int) error {
		if c.Len() > 1 {
			c.Take(card)
		}
		return nil
	}, nil)
}

// by moves the card that is chosen by some places, and move one from a place to another. It stays chosen.
func (s *Screen) by(places int) {
	s.move(func() (from, to int) { return s.wall.chosen, s.wall.chosen + places })
}

func (s *Screen) move(where func() (from, to int)) {
	var to int
	s.change(func() (int, func(c draft.Cards) error) {
		from, at := where()
		to = clip(at, s.desk.now.deck)
		return from, func(c draft.Cards) error { c.Move(from, to); return nil }
	}, func() { s.wall.choose(to) })
}

// Paste implements shell.Pasted: each row that was copied from a spreadsheet becomes a card.
func (s *Screen) Paste(text string) {
	if !strings.ContainsAny(strings.TrimSpace(text), "\t\n") {
		s.shell.Say(s.Title(), words.PasteRows)
		return
	}
	s.addAll(func() (*deck.Deck, error) { return deck.ReadRows(s.path, text, s.folders...) })
}

// Drop implements shell.Dropped: the cards of a spreadsheet are added.
func (s *Screen) Drop(path string) {
	if sheet.Is(path) {
		s.addAll(func() (*deck.Deck, error) { return deck.Read(path, s.folders...) })
	} else {
		s.ways.Open(path)
	}
}

// addAll adds the cards of another deck at the end, and says what is to know of them.
func (s *Screen) addAll(read func() (*deck.Deck, error)) {
	var first int
	var said []string
	s.change(func() (int, func(c draft.Cards) error) {
		return none, func(c draft.Cards) error {
			from, err := read()
			if err != nil {
				return err
			}
			first, said = c.Len(), nil
			for _, f := range from.Remarks() {
				said = append(said, words.Finding(0, f.Message, f.Suggestion))
			}
			for _, lines := range from.Lines() {
				if err := c.Insert(c.Len(), lines); err != nil {
					return err
				}
			}
			return nil
		}
	}, func() {
		if s.wall.choose(first); len(said) > 0 {
			s.shell.Say(s.Title(), strings.Join(said, "\n"))
		}
	})
}
