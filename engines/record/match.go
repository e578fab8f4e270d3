package record

import (
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
)

// Match is a match in memory: its game, every line made, and the position after each. It is used by one
// goroutine. The positions and steps that it returns never change.
type Match struct {
	header Header
	engine engines.Engine
	steps  []Step
	// active says of each step that it is not undone and is itself neither undo nor redo.
	active []bool
	// revealed says of each step that it was an answer in secret and that all seats have answered since.
	revealed []bool
	now      state
}

// state is where a match is. It is immutable, so that lines can be tried from it without changing the match.
type state struct {
	at *node
	// undone is the stack of steps that redo makes again, the next one first; nil if there are none.
	undone *undone
	// lines is the number of lines made so far, including undo and redo.
	lines int
}

// node is a position and the line that led to it. The nodes from the present one back to the start are the
// active steps.
type node struct {
	before   *node
	position engines.Position
	seats    []Seat
	// step is the index of the line that led here, -1 at the start; pending is what the position before it
	// waited for.
	step    int
	line    Line
	events  []engines.Message
	pending engines.Pending
}

// addEvent records an event of the line.
func (n *node) addEvent(message engines.Message) { n.events = append(n.events, message) }

type undone struct {
	node *node
	next *undone
}

// Step is one line of a match that was made, and its effects. Undo and redo are steps too.
type Step struct {
	// Index counts the steps of the match from 0.
	Index int
	Line  Line
	// Text is the line in its canonical form, WHO: MOVE.
	Text string
	// Target is the index of the step that an undo takes back or a redo makes again; -1 for all other lines.
	Target int
	// Pending is what the position before the line waited for; of undo and redo, the position before their
	// target.
	Pending engines.Pending
	// Before and After are the positions before and after the line.
	Before, After engines.Position
	// SeatsBefore and Seats say who plays which seat before and after the line.
	SeatsBefore, Seats []Seat
	// Events are the events that the engine emitted; of a redo, those of its target.
	Events []engines.Message

	from, to state
}

// NewMatch returns a match that is before its first line. The error is an *[Unreadable].
func NewMatch(h Header, resolve Resolver) (*Match, error) {
	engine, err := resolve(h)
	if err != nil {
		return nil, h.unusable(err)
	}
	if h.Seats, err = orderSeats(h, engine.SeatIDs()); err != nil {
		return nil, err
	}
	start := engine.Start()
	if h.Position != nil {
		if start, err = LoadPosition(engine, h.Position); err != nil {
			return nil, h.unusableIn("position", err)
		}
	}
	m := &Match{header: h, engine: engine}
	m.now.at = &node{position: start, seats: h.Seats, step: -1}
	return m, nil
}

// orderSeats returns the seats of a header in the order of ids, which is the order of the match.
func orderSeats(h Header, ids []string) ([]Seat, error) {
	if len(h.Seats) != len(ids) {
		return nil, h.bad("seats", "this match needs %d seats (%s) and the file has %d", len(ids),
			text.Join(ids, "or"), len(h.Seats))
	}
	seats := make([]Seat, len(ids))
	for _, s := range h.Seats {
		i := slices.IndexFunc(ids, func(id string) bool { return strings.EqualFold(id, s.ID) })
		if i < 0 {
			return nil, h.bad("seats", "%s is no seat of this match; seats are %s", quote(s.ID),
				text.Join(ids, "or"))
		}
		if seats[i].ID != "" {
			return nil, h.bad("seats", "the seat %s stands there twice", ids[i])
		}
		seats[i] = s
		seats[i].ID = ids[i]
	}
	return seats, nil
}

// Header returns the front matter, with its seats in the order of the match.
func (m *Match) Header() Header { return m.header }

// Engine returns the engine of the match's game.
func (m *Match) Engine() engines.Engine { return m.engine }

// Notices returns what people should know about how the file fits this version of the program, one sentence
// each.
func (m *Match) Notices() []string {
	version := m.engine.Info().RulesVersion
	if was := m.header.RulesVersion; was != 0 && was != version {
		return []string{fmt.Sprintf("this match was written under version %d of the rules and is read "+
			"under version %d", was, version)}
	}
	return nil
}

// Start returns the position before the first line.
func (m *Match) Start() engines.Position {
	n := m.now.at
	for n.before != nil {
		n = n.before
	}
	return n.position
}

// Position returns the position now.
func (m *Match) Position() engines.Position { return m.now.at.position }

// Pending returns what the match waits for now.
func (m *Match) Pending() engines.Pending { return m.engine.Pending(m.Position()) }

// Over reports whether the match has ended.
func (m *Match) Over() bool { return m.engine.Outcome(m.Position()).Over }

// Seats returns who plays which seat now. The caller must not change the slice.
func (m *Match) Seats() []Seat { return m.now.at.seats }

// Steps returns all lines made so far, including undone lines, undo and redo. The caller must not change the
// slice.
func (m *Match) Steps() []Step { return m.steps }

// IsActive reports whether a step is not undone and is itself neither undo nor redo.
func (m *Match) IsActive(step int) bool { return m.active[step] }

// Active returns the active steps, in order.
func (m *Match) Active() []Step { return m.stepsTo(m.now.at) }

// ActiveAt returns the steps that were active right after a step, in order; none for -1, the start.
func (m *Match) ActiveAt(step int) []Step {
	if step < 0 {
		return nil
	}
	return m.stepsTo(m.steps[step].to.at)
}

// stepsTo returns the steps that lead to a position, in order.
func (m *Match) stepsTo(to *node) []Step {
	var list []Step
	for n := to; n.before != nil; n = n.before {
		list = append(list, m.steps[n.step])
	}
	slices.Reverse(list)
	return list
}

// NextUndo returns the step that an undo would take back.
func (m *Match) NextUndo() (Step, bool) {
	if m.now.at.before == nil {
		return Step{}, false
	}
	return m.steps[m.now.at.step], true
}

// NextRedo returns the step that a redo would make again.
func (m *Match) NextRedo() (Step, bool) {
	if m.now.undone == nil {
		return Step{}, false
	}
	return m.steps[m.now.undone.node.step], true
}

// ReadLine reads a line WHO: MOVE of this match. The error is an *[Unreadable].
func (m *Match) ReadLine(line string) (Line, error) { return ReadLine(m.engine, line) }

// FormatLine writes a line in its one canonical form.
func (m *Match) FormatLine(l Line) string { return FormatLine(m.engine, l) }
