package table

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/board"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// measures returns the measurer while a point is asked for, with the position and the inputs before the
// point; ok is false if none is asked for. During fixes the point is for the picked piece.
func (s *Screen) measures() (measurer tableau.Measurer, p engines.Position, in []tableau.Input, ok bool) {
	measurer = s.game.Measurer()
	switch {
	case measurer == nil:
	case s.fixing:
		_, _, ok = s.fixes.put(tableau.APoint(0, 0))
		return measurer, s.session.Position(), []tableau.Input{s.held}, ok
	case s.question != nil:
		_, ok = s.question.Point()
		return measurer, s.question.Position(), s.question.Inputs(), ok
	}
	return nil, nil, nil, false
}

// point handles a place of the scene while a point is asked for. final is false while the pointer only moves.
func (s *Screen) point(at drawing.Point, final bool) {
	measurer, p, in, ok := s.measures()
	if !ok {
		return
	}
	if !final || at != measurer.Place(p, s.aim) { // a point that was moved by keys is the one that is meant
		s.aim = measurer.Snap(p, in, at)
	}
	s.takeAim()
	switch {
	case final && s.fixing:
		s.fixes.tap([]tableau.Input{s.aim})
	case final:
		s.answered(s.question.Tap(s.aim), nil)
	}
}

// nudge moves the point by steps of the game's own measure.
func (s *Screen) nudge(dx, dy int) {
	if measurer, p, _, ok := s.measures(); ok {
		s.aim = measurer.Nudge(p, s.aim, dx, dy)
		s.takeAim()
	}
}

// takeAim shows the point aimed at, with what choosing it would do or why it is refused, and what is
// measured.
func (s *Screen) takeAim() {
	measurer, p, _, wanted := s.measures()
	switch {
	case s.fixing && wanted:
		s.board.Aim(s.fixes.ghost(measurer), nil)
		return
	case s.fixing:
		s.board.Aim(nil, nil)
		return
	case !wanted:
		s.board.Aim(nil, s.sight(tableau.Input{}))
		return
	}
	sight := s.sight(s.aim)
	ghost := &board.Ghost{At: measurer.Place(p, s.aim), Seat: int(s.question.Seat), Size: 18,
		Words: s.game.Name(p, s.aim), Mover: sight.Mover}
	if sight.Size > 0 {
		ghost.Size = sight.Size
	}
	ghost.Below = len(sight.Twines) > 0 && !sight.Twines[0].Past &&
		sight.Twines[0].From.Y < sight.Twines[0].To.Y
	if m, verdict, ok := s.question.Judge(s.aim); ok {
		ghost.Good = verdict.OK()
		switch {
		case ghost.Good && sight.Words != "":
			ghost.Words = words.Does(ghost.Words, sight.Words)
		case ghost.Good:
			ghost.Words = words.Does(ghost.Words, s.effectOf(m))
		default:
			ghost.Words = s.voice.Refusal(verdict)
		}
	}
	s.board.Aim(ghost, sight)
}

// sight returns what the game measures for the inputs so far and the point aimed at; nil without a measurer.
func (s *Screen) sight(at tableau.Input) *tableau.Sight {
	measurer := s.game.Measurer()
	if measurer == nil {
		return nil
	}
	sight := measurer.Sight(s.question.Position(), s.question.Seat, s.question.Inputs(), at)
	sight.Twines = append(sight.Twines, s.trail...)
	return &sight
}

// near returns the enlarged drawing of a thing, nil if it has none.
func (s *Screen) near(in tableau.Input) *drawing.Drawing {
	position, _ := s.session.Shown()
	viewer := s.viewer()
	return s.game.CloseUp(s.session.Engine().View(position, viewer), viewer, in)
}

// laidTwines returns the measures laid earlier in the present turn.
func (s *Screen) laidTwines() (list []tableau.Twine) {
	measurer := s.game.Measurer()
	if measurer == nil {
		return nil
	}
	standing := s.session.Match().Active()
	for i := len(standing) - 1; i >= 0; i-- {
		line := standing[i].Line
		if line.Kind != record.MoveLine {
			break
		}
		twine, laid, first := measurer.Trail(standing[i].Before, line.Move)
		if laid {
			list = append(list, twine)
		}
		if first {
			break
		}
	}
	return list
}
