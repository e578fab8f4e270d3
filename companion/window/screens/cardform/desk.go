package cardform

import (
	"errors"
	"slices"
	"sync"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
)

// Desk is where a draft lies: all that reads or writes it is done in the background, one task after the other in the
// order in which they were asked for.
type Desk struct {
	// now is what the window shows. It is read and replaced in the window only.
	now *reading
	// work runs a function in the background, and then what it returns in the window.
	work func(func() func())
	// show shows it, and say says what went wrong after the screen has been left.
	show func(was *reading)
	say  func(err error)

	waiting []func() func() // in the window only: what has been asked for, of which the first is on its way
	left    bool            // in the window only

	draft *draft.Draft // in the background, for one task after the other
	last  *reading
}

// reading is what a draft says at one time.
type reading struct {
	deck       *deck.Deck
	fronts     *deck.Fronts
	broken     error
	undo, redo bool
}

// NewDesk puts a draft on a desk.
func NewDesk(text *draft.Draft) *Desk {
	d := &Desk{draft: text}
	d.now = d.look()
	return d
}

// look returns what the draft says now.
func (d *Desk) look() *reading {
	now := &reading{deck: d.draft.Deck, broken: d.draft.Broken, undo: d.draft.CanUndo(), redo: d.draft.CanRedo()}
	if d.last != nil && d.last.deck == now.deck {
		now.fronts = d.last.fronts
	} else {
		now.fronts = now.deck.Fronts()
	}
	d.last = now
	return now
}

// ask has something done with the draft, after all that was asked for before, and shows what it has led to. Then is
// called in the window with what was shown before, unless the screen has been left; it may be nil.
func (d *Desk) ask(do func(*draft.Draft) error, then func(was *reading, err error)) {
	d.waiting = append(d.waiting, sync.OnceValue(func() func() {
		err := do(d.draft)
		now := d.look()
		return func() {
			was := d.now
			d.now = now
			if d.left {
				if err != nil {
					d.say(err)
				}
				return
			}
			d.show(was)
			if then != nil {
				then(was, err)
			}
		}
	}))
	if d.left {
		d.leave()
	} else if len(d.waiting) == 1 {
		d.next()
	}
}

// next begins the first task.
func (d *Desk) next() {
	first := d.waiting[0]
	d.work(func() func() {
		done := first()
		return func() {
			if !d.left {
				done()
			}
			if d.left { // perhaps by what was done
				return
			}
			if d.waiting = d.waiting[1:]; len(d.waiting) > 0 {
				d.next()
			}
		}
	})
}

// leave does at once all that is waiting: nothing is shown any more, and nothing is lost.
func (d *Desk) leave() {
	d.left = true
	for len(d.waiting) > 0 {
		first := d.waiting[0]
		d.waiting = d.waiting[1:]
		first()()
	}
}

// errOvertaken says that another program has written the card, or moved it, that was to change.
var errOvertaken = errors.New(words.CardOvertaken)

// change changes one card, or with none the deck as a whole. What another program has written meanwhile is kept: if it
// concerns the same card, the change is not made.
func (d *Desk) change(card int, do func(c draft.Cards) error, then func(was *reading, err error)) {
	d.ask(func(text *draft.Draft) error {
		before := text.Deck
		err := text.Change(do)
		if !errors.Is(err, files.ErrChanged) {
			return err
		}
		if _, err := text.Refresh(); err != nil {
			return err
		}
		if text.Broken != nil || card != none && !sameCard(before, text.Deck, card) {
			return errOvertaken
		}
		return text.Change(do)
	}, then)
}

// none is no card.
const none = -1

// sameCard reports whether a card of two decks is the same, and there are as many.
func sameCard(before, after *deck.Deck, card int) bool {
	was, now := before.Lines(), after.Lines()
	return len(was) == len(now) && was[card] == now[card]
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

// remarks are what to know of cards that come from a spreadsheet.
func remarks(from *deck.Deck) (list []string) {
	for _, f := range from.Remarks() {
		list = append(list, words.Finding(0, f.Message, f.Suggestion))
	}
	return slices.Clip(list)
}
