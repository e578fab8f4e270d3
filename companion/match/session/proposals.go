package session

import "homespun/engines"

// Proposals are the moves of bots that wait for people to say what comes of them before anything is made. The
// zero value has all moves made at once.
type Proposals struct {
	// Asks reports whether people have to say what comes of a bot's move; nil is never.
	Asks func(p engines.Position, m engines.Move) bool
	at   engines.Position
	move engines.Move
}

// take takes a bot's move that people have to say something about. It is false if they have not.
func (w *Proposals) take(at engines.Position, m engines.Move) bool {
	if w.Asks == nil || !w.Asks(at, m) {
		return false
	}
	w.at, w.move = at, m
	return true
}

// Waiting returns the move that a bot would make in a position, while it waits for people. They answer with a
// move in its place.
func (w *Proposals) Waiting(at engines.Position) (m engines.Move, ok bool) {
	return w.move, w.at != nil && w.at == at
}
