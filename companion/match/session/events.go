package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// ChangeKind is the kind of a [Change].
type ChangeKind uint8

const (
	// Moved: a line was made and written, or all answers of a reveal.
	Moved ChangeKind = iota
	// Undone and Redone: lines were taken back, or made again.
	Undone
	Redone
	// Sealed: an answer in secret was given or taken back. It is not written yet.
	Sealed
	// Thinking: a bot has begun to think, or has nothing to say, or the bots no longer wait; then Seat is
	// Table.
	Thinking
	// BotFailed: a bot found no move, or an illegal one. Err says why; it is a *[panics.Fault] if the bot
	// panicked. The bots wait, and somebody else can take the seat.
	BotFailed
	// Looked: the position that is shown is another one.
	Looked
	// Reloaded: the match was read again from its file.
	Reloaded
	// Unwritten: a move of a bot, or a roll on its behalf, could not be written into the file. Err says why,
	// as in [Session.Play]. The bots wait and try again after [Session.Resume]. Seat is Table if it was made
	// by a person, and the disk has said so only now.
	Unwritten
	// Writes: the disk has not written yet what was made last, or people have waited for it long, or it has
	// been written; see [Writing.On].
	Writes
)

// Change is what observers of a session receive. The session is already in its new state when they are
// called.
type Change struct {
	Kind ChangeKind
	// Steps are the lines that were made; of Moved, Undone and Redone.
	Steps []record.Step
	// Seat is the seat concerned; of Sealed, Thinking, BotFailed and Unwritten.
	Seat engines.Seat
	Err  error
}

// observers are the functions that are called after every change, in the order in which they subscribed. They
// are pointers, because functions cannot be compared.
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
