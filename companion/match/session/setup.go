package session

import (
	"context"
	"math/rand/v2"
	"slices"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/record"
)

// SettingUp reports whether somebody has to set something up now, such as to place a piece before the first
// move. A roll that decides who begins is play: families like to make it.
func (s *Session) SettingUp() bool {
	pending := s.Pending()
	return !s.closed && setsUp(s.Engine(), pending) && len(s.sealed.answers) == 0
}

func setsUp(e engines.Engine, pending engines.Pending) bool {
	return !pending.Over() && !pending.Rolling() && pending.Kind < e.Info().SetUp
}

// Helped returns the seats that get help by the rules of the match, in their order.
func (h *History) Helped() (list []engines.Seat) {
	help, _ := h.match.Header().Rules[engines.HandicapKey].(map[string]any)
	for i, seat := range h.match.Seats() {
		if steps, ok := help[seat.ID].(int64); ok && steps > 0 {
			list = append(list, engines.Seat(i))
		}
	}
	return list
}

// SetUp makes what is left of setting up, for all seats and in one go: what the table deals at random, and for
// each seat what a bot would do that knows no more than the seat. Where sides pick from one list, each picks
// what no other has, as long as there is any. These are ordinary lines of the record.
// [Session.UndoMove] takes them back together.
func (s *Session) SetUp() error {
	engine, at := s.Engine(), s.Position()
	var lines []record.Line
	var before []engines.Move
	for _, step := range s.match.Active() {
		if step.Line.Kind == record.MoveLine {
			before = append(before, step.Line.Move)
		}
	}
	for pending := s.Pending(); setsUp(engine, pending); pending = engine.Pending(at) {
		move := engine.Sample(at, s.options.Random)
		if seat := pending.Who.First(); seat >= 0 {
			var err error
			think := s.thoughts.thinker(engine, bots.Adviser, seat)
			if move, err = think(context.Background(), at); err != nil {
				return err
			}
			if engine.Info().Decisions[pending.Kind] == picking {
				move = another(engine.Moves(at, nil), move, before, s.options.Random)
			}
		}
		before = append(before, move)
		lines = append(lines, record.MoveOf(move))
		at = engine.Apply(at, move, nil)
	}
	return s.addGo(lines)
}

// picking is the kind of decision in which sides pick from one list that all can see.
const picking = "pick"

// another returns a move if no other seat has made the same before, else one of a list that none has made, drawn
// at random, if there is one.
func another(list []engines.Move, move engines.Move, before []engines.Move, random *rand.Rand) engines.Move {
	taken := func(m engines.Move) bool {
		return slices.ContainsFunc(before, func(b engines.Move) bool {
			return b.Who != m.Who && b.Verb == m.Verb && b.Args == m.Args
		})
	}
	if free := slices.DeleteFunc(list, taken); taken(move) && len(free) > 0 {
		return free[random.IntN(len(free))]
	}
	return move
}
