package session

import (
	"sort"

	"homespun/engines"
	"homespun/engines/record"
)

// A Joiner returns one event that tells two, if the second goes on with the first, such as a piece that walks
// on; false if they are told one by one. It may be called on any goroutine.
type Joiner func(first, next engines.Message) (engines.Message, bool)

// Join sets the joiner. A bot then makes all lines that are told as one in one go, and lines that were made
// in one go are one entry of [History.Joined]. In a match that was read from its file, all lines that are
// told as one count as made in one go.
func (h *History) Join(joins Joiner) {
	h.joins = joins
	h.findGoes()
}

// PlayAll makes moves of one seat in one go, such as a whole way: they are written together, and
// [Session.Undo] takes them back together. All are checked before any is made; the error is one of
// [Session.Play].
func (s *Session) PlayAll(moves ...engines.Move) error {
	if len(moves) == 1 { // which may be an answer in secret
		return s.Play(moves[0])
	}
	lines := make([]record.Line, len(moves))
	for i, m := range moves {
		lines[i] = record.MoveOf(m)
	}
	return s.addGo(lines)
}

// addGo makes lines in one go.
func (s *Session) addGo(lines []record.Line) error {
	if len(lines) == 0 {
		return nil
	}
	first, before := len(s.match.Steps()), len(s.History.goes)
	s.History.goes = append(s.History.goes, span{first, first + len(lines)})
	return addOr(s, func() { s.History.goes = s.History.goes[:before] }, Moved, false, lines...)
}

// findGoes finds the lines that are told as one, in a match of which it is not known what was made in one go.
func (h *History) findGoes() {
	if h.joins == nil || len(h.goes) > 0 {
		return
	}
	entries := h.log()
	for first := 0; first < len(entries); {
		_, n := h.walk(entries[first:], func(a, b Entry) bool { return b.Index == a.Index+1 })
		if n > 1 {
			h.goes = append(h.goes, span{first, first + n})
		}
		first += n
	}
}

// Joined returns entries of the log with the lines of each walk that was made in one go as one entry.
func (h *History) Joined(entries []Entry) []Entry {
	var list []Entry
	for len(entries) > 0 {
		entry, n := h.walk(entries, func(a, b Entry) bool { return h.inOneGo(a.Index, b.Index) })
		list, entries = append(list, entry), entries[n:]
	}
	return list
}

// Entry returns the entry of a line, or of the walk that was made in one go up to it; false if there is no such
// line.
func (h *History) Entry(line int) (Entry, bool) {
	entries := h.log()
	if line < 0 || line >= len(entries) {
		return Entry{}, false
	}
	first := line
	for first > 0 && h.inOneGo(first-1, line) {
		first--
	}
	list := h.Joined(entries[first : line+1])
	return list[len(list)-1], true
}

// walk returns the entry that as many as possible of the first entries are, and how many these are: lines of one
// seat whose events are told as one, as long as together reports that they belong together. Only the last line
// can have more events.
func (h *History) walk(entries []Entry, together func(a, b Entry) bool) (whole Entry, n int) {
	whole = entries[0]
	if h.joins == nil || !whole.walks() {
		return whole, 1
	}
	told := whole.Events[0]
	for n = 1; n < len(entries); n++ {
		last, next := entries[n-1], entries[n]
		if len(last.Events) > 1 || !next.walks() || next.Line.Move.Who != last.Line.Move.Who ||
			!together(last, next) {
			break
		}
		joined, ok := h.joins(told, next.Events[0])
		if !ok {
			break
		}
		told = joined
		next.First, next.Start = whole.First, whole.Start
		next.Events = append([]engines.Message{told}, next.Events[1:]...)
		whole = next
	}
	return whole, n
}

// walks reports whether an entry can be part of a walk: a move of a seat that counts and that all may see.
func (e *Entry) walks() bool {
	return e.Active && !e.Hidden && e.Line.Kind == record.MoveLine && e.Line.Move.Who >= 0 && len(e.Events) > 0
}

// inOneGo reports whether two lines were made in one go.
func (h *History) inOneGo(a, b int) bool {
	first, second := min(a, b), max(a, b)
	i := sort.Search(len(h.goes), func(i int) bool { return first < h.goes[i][1] })
	return i < len(h.goes) && h.goes[i][0] <= first && second < h.goes[i][1]
}

// found is what a bot does in one go, and the move that it has found for the position after it.
type found struct {
	moves []engines.Move
	ahead foreseen
}

// foreseen is the move that a bot has found for a position that may come about next; at is nil if it has found none.
type foreseen struct {
	at   engines.Position
	move engines.Move
}
