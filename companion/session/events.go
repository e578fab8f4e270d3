package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// ChangeKind says what has happened.
type ChangeKind uint8

const (
	// Moved is a line, or a whole reveal, that was made and written.
	Moved ChangeKind = iota
	// Undone and Redone are lines taken back and made again.
	Undone
	Redone
	// Sealed is an answer in secret that was laid or taken back, and is not yet written.
	Sealed
	// Thinking is a bot that has begun or ended to think.
	Thinking
	// BotFailed is a bot that found no move, or none that may be made; Err says why, a *[panics.Fault] where
	// the program has one. The bots wait; someone else can take its seat.
	BotFailed
	// Looked is another position that is looked at.
	Looked
	// Reloaded is a match that was read again from its file.
	Reloaded
	// Unwritten is a move of a bot, or a roll for one, that could not be written into the file; Err says why,
	// as in [Session.Play]. The bots wait, and with [Session.Resume] they try again.
	Unwritten
)

// Change is what observers of a session are told. The session stands already where the event leads.
type Change struct {
	Kind ChangeKind
	// Steps are the lines made, of Moved, Undone and Redone.
	Steps []record.Step
	// Seat is whom it is about, of Laid, Thinking, BotFailed and Unwritten.
	Seat engines.Seat
	Err  error
}

// observers tell everybody who listens, in the order in which they came.
type observers struct {
	list []*func(Change)
}

func (o *observers) subscribe(f func(Change)) (cancel func()) {
	entry := &f
	o.list = append(o.list, entry)
	return func() {
		for i, other := range o.list {
			if other == entry {
				o.list = append(o.list[:i:i], o.list[i+1:]...)
				return
			}
		}
	}
}

func (o *observers) notify(e Change) {
	for _, f := range o.list {
		(*f)(e)
	}
}
