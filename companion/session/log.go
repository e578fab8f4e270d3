package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// Entry is one line of the log: a step, with what came of it, and who made it.
type Entry struct {
	record.Step
	// Stands says that the line counts; it is false where it was undone, and of undo and redo themselves.
	Active bool
	// Hidden says that the answer is not for others to see yet ([record.Match.Hides]): the log says who gave
	// it and not what it is.
	Hidden bool
	// Seat is who made it or whose dice they are, Table or Dice where that is nobody; Name is which of the
	// seat's names was at turn, from 0, where they take turns in rotation.
	Seat engines.Seat
	Name int
}

// Log returns all lines of the match, undone ones too, in the order in which they were made. It must not be
// changed.
func (s *Session) Log() []Entry {
	s.log.follow(s.match)
	return s.log.entries
}

// A logbook is the log of a match as far as it has been asked for.
type logbook struct {
	match   *record.Match
	over    bool
	turns   *rotation
	entries []Entry
}

// follow adds the lines that have been made since. Undo and redo change what stands, and the end of the match
// what is hidden, as does a fix that takes it up again; then the log is made anew.
func (l *logbook) follow(m *record.Match) {
	steps := m.Steps()
	takesBack := func(step record.Step) bool { return step.Target >= 0 }
	if l.match != m || l.over != m.Over() || slices.ContainsFunc(steps[len(l.entries):], takesBack) {
		l.remake(m)
		return
	}
	for _, step := range steps[len(l.entries):] {
		seat, name := l.turns.take(step)
		l.entries = append(l.entries,
			Entry{Step: step, Active: true, Hidden: m.Hides(step), Seat: seat, Name: name})
	}
	for i := range l.entries {
		if l.entries[i].Hidden {
			l.entries[i].Hidden = m.Hides(steps[i])
		}
	}
}

// remake makes the log of a match anew.
func (l *logbook) remake(m *record.Match) {
	steps := m.Steps()
	*l = logbook{match: m, over: m.Over(), turns: newRotation(m.Engine()), entries: make([]Entry, len(steps))}
	for _, step := range m.Active() {
		l.entries[step.Index].Seat, l.entries[step.Index].Name = l.turns.take(step)
	}
	for i, step := range steps {
		entry := &l.entries[i]
		entry.Step, entry.Active, entry.Hidden = step, m.IsActive(i), m.Hides(step)
		if !entry.Active {
			entry.Seat = step.Line.Who()
		}
	}
}

// AtTurn returns which of a seat's names is at turn in the position that is shown, counted from 0, for
// rulesets whose names take turns in rotation ([rulesets.Ruleset.Rotates]).
func (s *Session) AtTurn(seat engines.Seat) int {
	position, seats := s.Shown()
	if seat < 0 || int(seat) >= len(seats) || len(seats[seat].Names) < 2 {
		return 0
	}
	standing := s.match.Active()
	if s.viewed != now {
		standing = s.match.ActiveAt(s.viewed)
	}
	turns := newRotation(s.Engine())
	for _, step := range standing {
		turns.take(step)
	}
	return turns.name(seat, s.Engine().Pending(position), position, seats)
}

// rotation counts whose turn it is among the several names of a seat. A turn is one decision of the seat's,
// with the roll that leads to it before and the rolls it leads to after. What is decided before the first
// roll of a match is counted apart, so that the first turn is the first name's.
type rotation struct {
	engine    engines.Engine
	decisions [engines.MaxSeats]int
	last      engines.Seat
	rolled    bool
}

func newRotation(e engines.Engine) *rotation { return &rotation{engine: e, last: engines.Table} }

// take counts a step and returns whose it is, and which of the seat's names made it.
func (r *rotation) take(step record.Step) (engines.Seat, int) {
	line := step.Line
	switch {
	case line.Kind == record.SeatLine:
		r.decisions[line.Seat] = 0
		return engines.Table, 0
	case line.Kind != record.MoveLine || line.Move.Who == engines.Table:
		return engines.Table, 0
	case line.Move.Who == engines.Dice:
		if !r.rolled {
			r.rolled, r.decisions, r.last = true, [engines.MaxSeats]int{}, engines.Table
		}
		owner := owner(step.Pending.Roll)
		return owner, r.name(owner, step.Pending, step.Before, step.Seats)
	}
	seat := line.Move.Who
	name := r.name(seat, step.Pending, step.Before, step.Seats)
	r.decisions[seat]++
	r.last = seat
	return seat, name
}

// name returns which of a seat's names is at turn in a position. A roll that leads to no seat's decision
// belongs to the turn before it.
func (r *rotation) name(seat engines.Seat, pending engines.Pending, p engines.Position,
	seats []record.Seat) int {
	if seat < 0 || int(seat) >= len(seats) || len(seats[seat].Names) < 2 {
		return 0
	}
	n := r.decisions[seat]
	if pending.Rolling() && r.rolled && r.last == seat && !leadsToSeat(r.engine, p) {
		n--
	}
	return max(0, n) % len(seats[seat].Names)
}

// leadsToSeat reports whether some seat decides after the roll that is due: then the roll begins a turn.
func leadsToSeat(e engines.Engine, p engines.Position) bool {
	return afterRoll(e, p).Without(engines.Dice).Without(engines.Table) != 0
}

// owner returns whose dice a roll is, Dice where they are several seats' or nobody's.
func owner(roll engines.Roll) engines.Seat {
	owner := engines.Dice
	for i, die := range roll.Dice() {
		if i > 0 && die.Owner != owner {
			return engines.Dice
		}
		owner = die.Owner
	}
	return owner
}
