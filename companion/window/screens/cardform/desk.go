package cardform

import (
	"errors"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/queue"
	"homespun/engines/common/files"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
)

// Desk is where a draft lies: all that reads or writes it is done in the background, one task after the other in the
// order in which they were asked for.
type Desk struct {
	// now is what the window shows.
	now *reading
	// show shows what a task has led to.
	show  func(was *reading)
	queue queue.Queue
	draft *draft.Draft // in the background only
}

// reading is what a draft says at one time.
type reading struct {
	deck       *deck.Deck
	fronts     *deck.Fronts
	undo, redo bool
}

// task is something that is done with the draft in the background, and then in the window with what was shown before.
// Without do it is nothing.
type task struct {
	do   func(*draft.Draft) error
	then func(was *reading, err error)
}

// NewDesk puts a draft on a desk.
func NewDesk(text *draft.Draft) *Desk {
	d := &Desk{draft: text}
	d.now = d.look(nil)
	return d
}

// look returns what the draft says now.
func (d *Desk) look(was *reading) *reading {
	now := &reading{deck: d.draft.Deck, undo: d.draft.CanUndo(), redo: d.draft.CanRedo()}
	if was != nil && was.deck == now.deck {
		now.fronts = was.fronts
	} else {
		now.fronts = now.deck.Fronts()
	}
	return now
}

// ask has a task done after all others. What it is, begin says in the window when it is its turn: then every card is
// where it is shown.
func (d *Desk) ask(begin func() task) {
	d.queue.Ask(func() queue.Task {
		t, was := begin(), d.now
		if t.do == nil {
			return nil
		}
		return func() func() {
			err := t.do(d.draft)
			now := d.look(was)
			return func() {
				d.now = now
				d.show(was)
				t.then(was, err)
			}
		}
	})
}

// errOvertaken says that another program has written the card, or moved it, that was to change.
var errOvertaken = errors.New(words.CardOvertaken)

// none is no card.
const none = -1

// changing returns what changes a card, or with none the deck as a whole. What another program has written meanwhile is
// kept: if it concerns the same card, the change is not made.
func changing(card int, do func(c draft.Cards) error) func(*draft.Draft) error {
	return func(text *draft.Draft) error {
		before := text.Deck
		err := text.Change(do)
		if !errors.Is(err, files.ErrChanged) {
			return err
		}
		if err := text.Refresh(false); err != nil {
			return err
		}
		if was, now := before.Lines(), text.Deck.Lines(); card != none && (len(was) != len(now) || was[card] != now[card]) {
			return errOvertaken
		}
		return text.Change(do)
	}
}

// firstOther returns the first card in which two decks differ, none if they do not.
func firstOther(before, after *deck.Deck) int {
	was, now := before.Lines(), after.Lines()
	for i := range min(len(was), len(now)) {
		if was[i] != now[i] {
			return i
		}
	}
	if len(was) == len(now) {
		return none
	}
	return min(len(was), len(now)-1)
}

// problem says what is wrong with a change of the deck.
func problem(err error) string {
	var broken *deck.Broken
	if errors.As(err, &broken) {
		f := broken.Findings[0]
		return words.Finding(0, f.Message, f.Suggestion)
	}
	return words.Problem(err)
}

// clip returns the nearest card of a deck.
func clip(card int, of *deck.Deck) int { return max(0, min(card, len(of.Cards)-1)) }
