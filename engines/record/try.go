package record

import (
	"errors"
	"fmt"
	"slices"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/text"
)

// Check says whether a line may be made now: nil or a *[Refused].
func (m *Match) Check(l Line) error {
	_, err := m.try(m.now, l)
	return err
}

// CheckAt says whether a seat's move may be made in a position beside the match, such as one in which answers
// lie that are not yet written: nil, or a *[Refused].
func (m *Match) CheckAt(p engines.Position, move engines.Move) error {
	if verdict := m.engine.Check(p, move); !verdict.OK() {
		refused := m.refused(verdict)
		refused.Who, refused.Move = whoText(m.engine, move.Who), FormatMove(m.engine, MoveOf(move))
		return refused
	}
	return nil
}

// ReplayFrom returns a step with what the engine tells of its line in another position, one in which answers
// lie that are not yet written; where the line leads elsewhere from there, the step as it is.
func (m *Match) ReplayFrom(p engines.Position, step Step) Step {
	there := *step.from.at
	there.position = p
	told, err := m.made(state{at: &there, undone: step.from.undone, lines: step.from.lines}, step.Line)
	if err == nil && told.Target < 0 && told.After == step.After {
		step.Before, step.Events = p, told.Events
	}
	return step
}

// Try makes lines one after the other without the match moving on: [Match.Take] makes them count, once they
// are on disk. The error is a *[Refused], of the first that may not be made; the steps before it are
// returned.
func (m *Match) Try(lines ...Line) ([]Step, error) {
	var steps []Step
	at := m.now
	for _, l := range lines {
		step, err := m.try(at, l)
		if err != nil {
			return steps, err
		}
		steps = append(steps, step)
		at = step.to
	}
	return steps, nil
}

// Take moves the match on by steps that Try returned. It panics where the match has moved on since, an error
// of the program.
func (m *Match) Take(steps ...Step) {
	for _, s := range steps {
		if s.from != m.now {
			panic("record: Take of a step that was tried elsewhere")
		}
		m.steps = append(m.steps, s)
		m.stands, m.open = append(m.stands, s.Target < 0), append(m.open, false)
		if s.Target >= 0 {
			m.stands[s.Target] = s.Line.Kind == RedoLine
		}
		m.now = s.to
		m.reveal(s.to.at)
	}
}

// Add tries a line and takes it.
func (m *Match) Add(l Line) (Step, error) {
	step, err := m.try(m.now, l)
	if err != nil {
		return Step{}, err
	}
	m.Take(step)
	return step, nil
}

func (m *Match) try(at state, l Line) (Step, error) {
	step, err := m.made(at, l)
	var refused *Refused
	if errors.As(err, &refused) && refused.Who == "" {
		refused.Who, refused.Move = whoText(m.engine, l.Who()), FormatMove(m.engine, l)
	}
	return step, err
}

// made works a line out from a state.
func (m *Match) made(at state, l Line) (Step, error) {
	from := at.at
	step := Step{Index: at.lines, Line: l, Text: m.FormatLine(l), Target: -1, Before: from.position, from: at}
	to := state{lines: at.lines + 1}
	next := &node{before: from, position: from.position, seats: from.seats, step: at.lines, line: l,
		pending: m.engine.Pending(from.position)}
	switch l.Kind {
	case UndoLine:
		if from.before == nil {
			return step, tableRefused("there is nothing to undo")
		}
		next, to.undone = from.before, &undone{from, at.undone}
		step.Target, step.Pending = from.step, from.pending
	case RedoLine:
		if at.undone == nil {
			return step, tableRefused("there is nothing to redo")
		}
		next, to.undone = at.undone.node, at.undone.next
		step.Target, step.Pending, step.Events = next.step, next.pending, next.events
	case SeatLine:
		if err := m.sit(next, l); err != nil {
			return step, err
		}
	case SetLine:
		if err := m.set(next, l); err != nil {
			return step, err
		}
	default:
		verdict := m.engine.Check(from.position, l.Move)
		if !verdict.OK() {
			return step, m.refused(verdict)
		}
		if next.pending.Over() && l.Move.Who != engines.Table {
			return step, &Refused{Verdict: engines.Verdict{Status: engines.Refused},
				Problem: "the match is over; only table lines may follow"}
		}
		next.position = m.engine.Apply(from.position, l.Move, next.hear)
	}
	if step.Target < 0 {
		step.Pending, step.Events = next.pending, next.events
	}
	to.at = next
	step.After, step.Seats, step.to = next.position, next.seats, to
	return step, nil
}

// sit puts somebody else on a seat.
func (m *Match) sit(n *node, l Line) error {
	if l.Bot != "" && !slices.Contains(bots.Names(), l.Bot) {
		return tableRefused("there is no bot %s; bots are %s", quote(l.Bot), text.Join(bots.Names(), "or"))
	}
	n.seats = slices.Clone(n.seats)
	n.seats[l.Seat].Bot, n.seats[l.Seat].Names = l.Bot, nil
	if l.Bot == "" {
		n.seats[l.Seat].Names = []string{l.Name}
	}
	return nil
}

// refused returns the refusal of an engine's verdict.
func (m *Match) refused(v engines.Verdict) *Refused {
	info := m.engine.Info()
	r := &Refused{Clause: v.Message.Clause.ID(info.Prefix), Verdict: v, Problem: "this may not be done now"}
	if reason := int(v.Message.Reason); reason > 0 && reason < len(info.Reasons) {
		r.Problem = fmt.Sprintf("refused: %s", info.Reasons[reason].Name)
	}
	return r
}
