package record

import (
	"errors"
	"fmt"
	"slices"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/text"
)

// Check says whether a line may be made now. The error is nil or a *[Refused].
func (m *Match) Check(l Line) error {
	_, err := m.try(m.now, l)
	return err
}

// CheckAt says whether a move may be made in a position other than that of the match, for example one that
// includes sealed answers, which are not yet written. The error is nil or a *[Refused].
func (m *Match) CheckAt(p engines.Position, move engines.Move) error {
	if verdict := m.engine.Check(p, move); !verdict.OK() {
		refused := m.refused(verdict)
		refused.Who, refused.Move = whoText(m.engine, move.Who), FormatMove(m.engine, MoveOf(move))
		return refused
	}
	return nil
}

// ReplayFrom returns a step with the events that the engine emits for its line in position p, for example one
// that includes sealed answers, which are not yet written. If the line leads to another position from there,
// it returns the step unchanged.
func (m *Match) ReplayFrom(p engines.Position, step Step) Step {
	there := *step.from.at
	there.position = p
	again, err := m.makeStep(state{at: &there, undone: step.from.undone, lines: step.from.lines}, step.Line)
	if err == nil && again.Target < 0 && again.After == step.After {
		step.Before, step.Events = p, again.Events
	}
	return step
}

// Try makes lines one after the other without changing the match. Once they are on disk, [Match.Take] adds
// them. The error is the *[Refused] of the first line that may not be made; the steps before that line are
// returned with it.
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

// Take adds steps that Try returned. It panics if the match has changed since, which is an error of the
// program.
func (m *Match) Take(steps ...Step) {
	for _, s := range steps {
		if s.from != m.now {
			panic("record: Take of a step that was tried elsewhere")
		}
		m.steps = append(m.steps, s)
		m.active, m.revealed = append(m.active, s.Target < 0), append(m.revealed, false)
		if s.Target >= 0 {
			m.active[s.Target] = s.Line.Kind == RedoLine
		}
		m.now = s.to
		m.reveal(s.to.at)
	}
}

// Add makes a line and adds it to the match, without a file.
func (m *Match) Add(l Line) (Step, error) {
	step, err := m.try(m.now, l)
	if err != nil {
		return Step{}, err
	}
	m.Take(step)
	return step, nil
}

func (m *Match) try(at state, l Line) (Step, error) {
	step, err := m.makeStep(at, l)
	var refused *Refused
	if errors.As(err, &refused) && refused.Who == "" {
		refused.Who, refused.Move = whoText(m.engine, l.Who()), FormatMove(m.engine, l)
	}
	return step, err
}

// makeStep makes a line in a state and returns the step, without changing the match.
func (m *Match) makeStep(at state, l Line) (Step, error) {
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
		if err := m.changeSeat(next, l); err != nil {
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
		next.position = m.engine.Apply(from.position, l.Move, next.addEvent)
	}
	if step.Target < 0 {
		step.Pending, step.Events = next.pending, next.events
	}
	to.at = next
	step.After, step.Seats, step.to = next.position, next.seats, to
	step.SeatsBefore = from.seats
	return step, nil
}

// changeSeat lets somebody else play a seat.
func (m *Match) changeSeat(n *node, l Line) error {
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

// refused turns the engine's verdict into a refusal.
func (m *Match) refused(v engines.Verdict) *Refused {
	info := m.engine.Info()
	r := &Refused{Clause: v.Message.Clause.ID(info.Prefix), Verdict: v, Problem: "this may not be done now"}
	if reason := int(v.Message.Reason); reason > 0 && reason < len(info.Reasons) {
		r.Problem = fmt.Sprintf("refused: %s", info.Reasons[reason].Name)
	}
	return r
}
