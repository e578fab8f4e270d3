package session

import (
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// Entry is one line of the log: a step with its events, and who made it.
type Entry struct {
	record.Step
	// Active says that the line counts. It is false for an undone line, and for undo and redo themselves.
	Active bool
	// Hidden says that the others may not see the answer yet ([record.Match.Hides]): the log shows who gave
	// it but not what it is.
	Hidden bool
	// Seat is the seat that made the line or whose dice were rolled; Table or Dice if that is nobody. Name is
	// the index of the seat's name whose turn it was, for names that take turns in rotation.
	Seat engines.Seat
	Name int
	// First is the first line of a walk of several lines that the entry is ([History.Joined]), and Start the
	// position before it; the entry is else its last line. Both are those of the line itself in [Session.Log].
	First int
	Start engines.Position
}

// Log returns all lines of the match, undone ones too, in the order in which they were made. The slice must
// not be changed.
func (s *Session) Log() []Entry { return s.History.log() }

// A History is the match as it was told: the log, and which of its lines were made in one go.
type History struct {
	match *record.Match
	over  bool
	turns *rotation
	// entries are a cache: those up to the last call of [Session.Log], so that each call only adds new ones.
	entries []Entry
	// goes are the steps that were made in one go, and are taken back so. joins tells which are one walk.
	goes  []span
	joins Joiner
}

// take takes another match.
func (h *History) take(m *record.Match) {
	h.match, h.turns, h.goes = m, nil, nil
	h.findGoes()
}

// log returns all lines of the match. It adds the lines made since the last call. It rebuilds the log after
// an undo or redo, which changes which lines are active, after a name was put right, which changes who has
// made the lines before, and after the end of the match or its continuation by a fix, which changes which
// answers are hidden.
func (h *History) log() []Entry {
	m, steps := h.match, h.match.Steps()
	takesBack := func(step record.Step) bool { return step.Target >= 0 || step.PutsRight() }
	if h.turns == nil || h.over != m.Over() || slices.ContainsFunc(steps[len(h.entries):], takesBack) {
		h.rebuild()
		return h.entries
	}
	for _, step := range steps[len(h.entries):] {
		seat, name := h.turns.take(step)
		h.entries = append(h.entries,
			Entry{Step: step, Active: true, Hidden: m.Hides(step), Seat: seat, Name: name,
				First: step.Index, Start: step.Before})
	}
	for i := range h.entries {
		if h.entries[i].Hidden {
			h.entries[i].Hidden = m.Hides(steps[i])
		}
	}
	return h.entries
}

// rebuild makes all entries again.
func (h *History) rebuild() {
	m, steps := h.match, h.match.Steps()
	h.over, h.turns, h.entries = m.Over(), newRotation(m.Engine()), make([]Entry, len(steps))
	for _, step := range m.Active() {
		h.entries[step.Index].Seat, h.entries[step.Index].Name = h.turns.take(step)
	}
	for i, step := range steps {
		entry := &h.entries[i]
		entry.First, entry.Start = step.Index, step.Before
		entry.Step, entry.Active, entry.Hidden = step, m.IsActive(i), m.Hides(step)
		if !entry.Active {
			entry.Seat = step.Line.Who()
		}
	}
	seats := m.Corrections()
	for i, step := range m.Active() {
		entry := &h.entries[step.Index]
		if entry.Seats = seats[i+1]; !step.PutsRight() { // which tells the wrong name too
			entry.SeatsBefore = seats[i]
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

// rotation counts whose turn it is among the several names of a seat. A turn is one decision of the seat,
// with the rolls before and after it that belong to it. Decisions before the first roll of a match are
// counted apart, so that the first turn belongs to the first name.
type rotation struct {
	engine    engines.Engine
	decisions [engines.MaxSeats]int
	last      engines.Seat
	rolled    bool
}

func newRotation(e engines.Engine) *rotation { return &rotation{engine: e, last: engines.Table} }

// take counts a step and returns the seat that made it, and the index of the seat's name that did.
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

// leadsToSeat reports whether some seat decides after the pending roll. If so, the roll begins a turn.
func leadsToSeat(e engines.Engine, p engines.Position) bool {
	return afterRoll(e, p).Without(engines.Dice).Without(engines.Table) != 0
}

// owner returns the seat that owns all dice of a roll; Dice if several seats own them, or nobody does.
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
