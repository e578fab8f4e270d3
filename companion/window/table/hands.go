package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// hands says in whose hands the laptop is, and who may see and decide what there.
type hands struct {
	*core
	// lifted is the seat that has the laptop alone and sees what only it may see; Table for none.
	lifted engines.Seat
	// seen is the seat for which the board was last drawn, Table for everybody. When it changes, the bubbles
	// of the seat before are removed.
	seen engines.Seat
	// next is the seat that asked to have the laptop before the others; Table for none.
	next engines.Seat
	// guarded says that one person alone is left, with secrets, since somebody has got up. The table shows
	// what all may see until the laptop was handed to that person.
	guarded bool
	// given says that the laptop is being handed over, so that the cover hides the table. Otherwise the table
	// stays in sight until somebody wants to answer in secret.
	given bool
}

// layDown has nobody hold the laptop alone. next gets it before the others, and given says that it is handed
// over now.
func (h *hands) layDown(next engines.Seat, given bool) {
	h.lifted, h.next, h.given = engines.Table, next, given
}

// pass has a seat get the laptop before the others. given covers the table to hand it over, or shows it
// again.
func (h *hands) pass(next engines.Seat, given bool) {
	h.next, h.given = next, given
	h.updateAll()
	h.shell.Refocus()
}

// reseated is called after somebody else has sat down on a seat. Nobody keeps the laptop: whoever has secrets
// gets it handed over, a person who is left alone too, since somebody else may sit before it.
func (h *hands) reseated(seat engines.Seat) {
	pending, engine, position := h.session.Pending(), h.session.Engine(), h.session.Position()
	left := h.people()
	h.guarded = len(left) == 1 && (pending.Secret ||
		engine.View(position, left[0]) != engine.View(position, engines.Table))
	h.layDown(seat, h.guarded || len(left) > 1 && h.secretly(seat))
}

// turn returns the seat whose turn it is: it owes a decision, or its dice are to be rolled. It is Table if
// that is nobody or several seats.
func (h *hands) turn() engines.Seat {
	position, _ := h.session.Shown()
	pending := h.session.Engine().Pending(position)
	if pending.Rolling() {
		owner := pending.Roll.Die[0].Owner
		another := func(die engines.Die) bool { return die.Owner != owner }
		if owner < 0 || slices.ContainsFunc(pending.Roll.Dice(), another) {
			return engines.Table
		}
		return owner
	}
	if pending.Who.Len() == 1 {
		return pending.Who.Only()
	}
	if _, past := h.session.Looking(); !past && pending.Secret {
		seat, _ := h.asks()
		return seat
	}
	return engines.Table
}

// asks returns the seat that decides on this screen now: a person's seat, or Table if the people deal. It is
// false if nobody does, for example while the laptop has still to be handed over.
func (h *hands) asks() (engines.Seat, bool) {
	pending := h.session.Pending()
	if _, left := h.chore(); left || pending.Rolling() || pending.Over() {
		return engines.Table, false
	}
	if pending.Who.Has(engines.Table) && !h.session.BotsTurn() {
		return engines.Table, true
	}
	for _, seat := range pending.Who.List() {
		if seat >= 0 && !h.bot(seat) && (h.lifted == seat ||
			!h.guarded && (!h.secretly(seat) || len(h.people()) < 2 || h.openly())) {
			return seat, true
		}
	}
	return engines.Table, false
}

// handsTo returns the seat that must have the laptop before it can decide; Table if there is none.
func (h *hands) handsTo() engines.Seat {
	left := h.people()
	switch {
	case h.lifted >= 0:
		return engines.Table
	case h.guarded && len(left) == 1:
		return left[0]
	case len(left) < 2 || h.openly():
		return engines.Table
	case h.next >= 0 && h.secretly(h.next):
		return h.next
	}
	for _, seat := range h.session.Pending().Who.List() {
		if seat >= 0 && h.secretly(seat) {
			return seat
		}
	}
	return engines.Table
}

// secretly reports whether a person at a seat decides now, and the others may not see what it sees or
// decides.
func (h *hands) secretly(seat engines.Seat) bool {
	pending, engine, position := h.session.Pending(), h.session.Engine(), h.session.Position()
	if !pending.Who.Has(seat) || h.bot(seat) {
		return false
	}
	knows := engine.View(position, seat) != engine.View(position, engines.Table)
	return pending.Secret || h.game.Private(position, knows)
}

// openly reports whether secret answers lie face up on the real table and are entered in front of all.
func (h *hands) openly() bool { return h.game.AnswersOpenly() }

// viewer returns the seat whose view the screen shows beside a question, Table for what all may see.
func (h *hands) viewer(question *tableau.Question) engines.Seat {
	if h.lifted >= 0 {
		return h.lifted
	}
	// a seat that answers openly sees its own view while it is asked
	if question != nil && question.Seat >= 0 && h.openly() && h.session.Pending().Secret &&
		question.Position() == h.session.Position() {
		return question.Seat
	}
	if people := h.people(); len(people) == 1 && !h.guarded {
		return people[0]
	}
	return engines.Table
}

// alone reports whether somebody has the laptop alone and sees what the others must not know: a voice or a
// sound would tell them.
func (h *hands) alone() bool { return h.lifted >= 0 && len(h.people()) > 1 && !h.openly() }

// canUndo reports whether there is something to undo. A person who has the laptop to answer in secret undoes
// only their own inputs, nothing of the others'.
func (h *hands) canUndo() bool {
	if h.lifted >= 0 {
		return h.phase.question != nil && len(h.phase.question.Inputs()) > 0
	}
	return h.session.CanUndo()
}

func (h *hands) canRedo() bool { return h.lifted < 0 && h.session.CanRedo() }

// canSetUp reports whether the app may set up for all now: not in front of one of them alone.
func (h *hands) canSetUp() bool { return h.phase.live() && h.lifted < 0 && h.session.SettingUp() }

// haveLaid returns the people with a sealed answer, in seat order.
func (h *hands) haveLaid() (list []engines.Seat) {
	for _, seat := range h.people() {
		if _, laid := h.session.Sealed(seat); laid {
			list = append(list, seat)
		}
	}
	return list
}

// dropsLaid asks before doing something that drops sealed answers. It returns false if there are none, so
// that there is nothing to ask and do was not called.
func (h *hands) dropsLaid(title, answer string, do func()) bool {
	laid := h.haveLaid()
	if len(laid) == 0 {
		return false
	}
	names := make([]string, len(laid))
	for i, seat := range laid {
		names[i] = h.capital(seat)
	}
	h.shell.Show(title, widgets.Text(words.DropsLaid(words.AndNames(names), len(names))),
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: answer, Main: true, Do: do})
	return true
}

// awaited returns the faces of those whom the match waits for, or of all at its end.
func (h *hands) awaited() (list []fyne.CanvasObject) {
	for i := range h.session.Seats() {
		if who := h.phase.pending.Who; who.Has(engines.Seat(i)) || h.phase.pending.Over() {
			list = append(list, h.mark(engines.Seat(i), 72))
		}
	}
	return list
}

// canAskOwl reports whether there is a decision of a person for which the owl may be asked. Cards that lie
// open on the real table are no longer to be chosen.
func (h *hands) canAskOwl() bool {
	return h.phase.question != nil && h.phase.question.Seat >= 0 && h.wishes.Owl &&
		!(h.openly() && h.session.Pending().Secret)
}

// askOwl asks for a hint, or takes away the one that is shown. It is made for those who look at the screen.
func (h *hands) askOwl() {
	if h.owl.Asked() != nil || !h.canAskOwl() {
		h.owl.Shoo()
	} else {
		h.owl.Ask(h.session, h.game, h.voice, h.phase.question, h.phase.viewer, h.shell.NoteBot, h.updateAll)
	}
	h.updateAll()
	h.shell.Refocus()
}
