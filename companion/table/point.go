package table

import (
	"homespun/companion/board"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// point takes a place of the scene where a point is wanted.
func (s *Screen) point(at drawing.Point, final bool) {
	if s.fixing {
		s.fixes.point(at, final)
		return
	}
	if s.question == nil {
		return
	}
	s.aim = s.game.Measurer().Snap(s.question.Position(), s.question.Inputs(), at)
	s.takeAim()
	if final {
		s.answered(s.question.Tap(s.aim), nil)
	}
}

// nudge moves the point by the game's own measure.
func (s *Screen) nudge(dx, dy int) {
	if s.fixing {
		s.fixes.nudge(dx, dy)
		return
	}
	if s.question == nil {
		return
	}
	s.aim = s.game.Measurer().Nudge(s.question.Position(), s.aim, dx, dy)
	s.takeAim()
}

// takeAim shows the point that would be chosen now, with what it would do or why not, and what is measured.
func (s *Screen) takeAim() {
	if _, wanted := s.question.Point(); !wanted {
		s.board.Aim(nil, s.sight(tableau.Input{}))
		return
	}
	sight := s.sight(s.aim)
	ghost := &board.Ghost{At: s.game.Measurer().Place(s.question.Position(), s.aim), Seat: int(s.question.Seat), Size: 18}
	if sight != nil && sight.Size > 0 {
		ghost.Size = sight.Size
	}
	if sight != nil {
		ghost.Mover = sight.Mover
		ghost.Below = len(sight.Twines) > 0 && !sight.Twines[0].Past && sight.Twines[0].From.Y < sight.Twines[0].To.Y
	}
	ghost.Words = s.game.Name(s.question.Position(), s.aim)
	if m, verdict, ok := s.question.Judge(s.aim); ok {
		ghost.Good = verdict.OK()
		switch {
		case ghost.Good && sight != nil && sight.Words != "":
			ghost.Words = words.Does(ghost.Words, sight.Words)
		case ghost.Good:
			ghost.Words = words.Does(ghost.Words, s.happens(m))
		default:
			ghost.Words = s.voice.Refusal(verdict)
		}
	}
	s.board.Aim(ghost, sight)
}

// sight returns what the game measures for the inputs so far and the point that is aimed at, nil where it measures nothing.
func (s *Screen) sight(at tableau.Input) *tableau.Sight {
	measurer := s.game.Measurer()
	if measurer == nil {
		return nil
	}
	sight := measurer.Sight(s.question.Position(), s.question.Seat, s.question.Inputs(), at)
	sight.Twines = append(sight.Twines, s.trail...)
	return &sight
}

// near returns how a thing looks from near, nil where it looks no other way.
func (s *Screen) near(in tableau.Input) *drawing.Drawing {
	position, _ := s.session.Shown()
	viewer := s.viewer()
	return s.game.Near(s.session.Engine().View(position, viewer), viewer, in)
}

// laidTwines returns the twines that have been laid in the turn under way.
func (s *Screen) laidTwines() (list []tableau.Twine) {
	measurer := s.game.Measurer()
	if measurer == nil {
		return nil
	}
	standing := s.session.Match().Standing()
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
