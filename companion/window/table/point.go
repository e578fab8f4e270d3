package table

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/board"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// measures returns the measurer while a point is asked for, with the position and the inputs before the
// point; ok is false if none is asked for. During fixes the point is for the picked piece.
func (d *decision) measures() (measurer tableau.Measurer, p engines.Position, in []tableau.Input, ok bool) {
	measurer = d.game.Measurer()
	switch {
	case measurer == nil:
	case d.phase.fixing:
		_, _, ok = d.fixes.put(tableau.APoint(0, 0))
		return measurer, d.session.Position(), []tableau.Input{d.fixes.held}, ok
	case d.phase.question != nil:
		_, ok = d.phase.question.Point()
		return measurer, d.phase.question.Position(), d.phase.question.Inputs(), ok
	}
	return nil, nil, nil, false
}

// point handles a place of the scene while a point is asked for. final is false while the pointer only moves.
func (d *decision) point(at drawing.Point, final bool) {
	measurer, p, in, ok := d.measures()
	if !ok {
		return
	}
	if !final || at != measurer.Place(p, d.aim) { // a point that was moved by keys is the one that is meant
		d.aim = measurer.Snap(p, in, at)
	}
	d.takeAim()
	switch {
	case final && d.phase.fixing:
		d.fixes.tap([]tableau.Input{d.aim})
	case final:
		d.answered(d.phase.question.Tap(d.aim), nil)
	}
}

// nudge moves the point by steps of the game's own measure.
func (d *decision) nudge(dx, dy int) {
	if measurer, p, _, ok := d.measures(); ok {
		d.aim = measurer.Nudge(p, d.aim, dx, dy)
		d.takeAim()
	}
}

// takeAim shows the point aimed at, with what choosing it would do or why it is refused, and what is
// measured.
func (d *decision) takeAim() {
	measurer, p, _, wanted := d.measures()
	switch {
	case d.phase.fixing && wanted:
		d.board.Aim(d.ghost(measurer), nil)
		return
	case d.phase.fixing:
		d.board.Aim(nil, nil)
		return
	case !wanted:
		d.board.Aim(nil, d.sight(tableau.Input{}))
		return
	}
	sight := d.sight(d.aim)
	ghost := &board.Ghost{At: measurer.Place(p, d.aim), Seat: int(d.phase.question.Seat), Size: 18,
		Words: d.game.Name(p, d.aim), Mover: sight.Mover}
	if sight.Size > 0 {
		ghost.Size = sight.Size
	}
	ghost.Below = len(sight.Twines) > 0 && !sight.Twines[0].Past &&
		sight.Twines[0].From.Y < sight.Twines[0].To.Y
	if m, verdict, ok := d.phase.question.Judge(d.aim); ok {
		ghost.Good = verdict.OK()
		switch {
		case ghost.Good && sight.Words != "":
			ghost.Words = words.Does(ghost.Words, sight.Words)
		case ghost.Good:
			ghost.Words = words.Does(ghost.Words, d.effectOf(m))
		default:
			ghost.Words = d.voice.Refusal(verdict)
		}
	}
	d.board.Aim(ghost, sight)
}

// ghost returns the preview of the picked piece at the point aimed at.
func (d *decision) ghost(measurer tableau.Measurer) *board.Ghost {
	p := d.session.Position()
	piece, there := d.board.Scene().Piece(d.fixes.held.ID)
	if d.aimed != d.fixes.held {
		d.aimed, d.aim = d.fixes.held, measurer.Snap(p, []tableau.Input{d.fixes.held}, piece.At)
	}
	ghost := &board.Ghost{At: measurer.Place(p, d.aim), Seat: int(piece.Seat), Size: 18, Mover: d.fixes.held,
		Words: d.game.Name(p, d.aim)}
	if there {
		ghost.Size = piece.Size
	}
	_, verdict, ok := d.fixes.put(d.aim)
	if ghost.Good = ok && verdict.OK(); ok && !ghost.Good {
		ghost.Words = d.voice.Refusal(verdict)
	}
	return ghost
}

// sight returns what the game measures for the inputs so far and the point aimed at; nil without a measurer.
func (d *decision) sight(at tableau.Input) *tableau.Sight {
	measurer := d.game.Measurer()
	if measurer == nil {
		return nil
	}
	sight := measurer.Sight(d.phase.question.Position(), d.phase.question.Seat, d.phase.question.Inputs(), at)
	sight.Twines = append(sight.Twines, d.trail...)
	return &sight
}

// near returns the enlarged drawing of a thing, nil if it has none.
func (d *decision) near(in tableau.Input) *drawing.Drawing {
	viewer := d.phase.viewer
	return d.game.CloseUp(d.session.Engine().View(d.phase.position, viewer), viewer, in)
}

// laidTwines returns the measures laid earlier in the present turn.
func (d *decision) laidTwines() (list []tableau.Twine) {
	measurer := d.game.Measurer()
	if measurer == nil {
		return nil
	}
	for _, step := range slices.Backward(d.session.Match().Active()) {
		if step.Line.Kind != record.MoveLine {
			break
		}
		twine, laid, first := measurer.Trail(step.Before, step.Line.Move)
		if laid {
			list = append(list, twine)
		}
		if first {
			break
		}
	}
	return list
}
