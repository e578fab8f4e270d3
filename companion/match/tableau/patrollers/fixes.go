package patrollers

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// Fix implements tableau.Fixer: a figure can be put at a point. Where the players measure the app knows no
// places, so no figure can be moved; PieceSettings can still stand one up.
func (t *Table) Fix(p engines.Position, figure, to tableau.Input) (engines.Move, bool) {
	if t.game.Measured() {
		return engines.Move{}, false
	}
	return t.Defaults.Fix(p, figure, to)
}

// WholeTable implements tableau.Fixer: the mat, because cards, tokens or dog-tags take its place while they
// are chosen from.
func (t *Table) WholeTable(position engines.Position, seat engines.Seat) *tableau.Scene {
	return t.layMat(positionOf(position), seat)
}

// PieceSettings implements tableau.Fixer: turning the dog-tag, adding or removing markers, and standing the
// figure up or laying it down.
func (t *Table) PieceSettings(position engines.Position, piece tableau.Input) []tableau.Setting {
	p := positionOf(position)
	if u, ok := tagSpots.of(piece); ok {
		piece = tableau.APiece(u)
	}
	if !isFigure(piece) {
		return nil
	}
	f, ok := t.game.Figure(p, piece.ID)
	if !ok {
		return nil
	}
	var list []tableau.Setting
	add := func(name string, verb engines.Verb, is ...int) {
		if m, ok := tableau.Made(engines.Table, verb, append([]int{piece.ID}, is...)...); ok &&
			t.Engine.Check(position, m).OK() {
			list = append(list, tableau.Setting{Name: name, Seat: f.Seat, Move: m})
		}
	}
	flip := func(on bool, set, unset string, verb engines.Verb) {
		if on {
			add(unset, verb, 0)
		} else {
			add(set, verb, 1)
		}
	}
	flip(f.NearDeath, turnsBack, turnsFront, patrollers.VerbSide)
	flip(f.Marked, words.Sentence(t.One("marker")), unmarks(t.One("marker")), patrollers.VerbMark)
	flip(f.Gas, words.Sentence(t.One("gas")), unmarks(t.One("gas")), patrollers.VerbGas)
	if f.Fallen {
		add(standsUp, patrollers.VerbStand)
	} else {
		add(laysDown, patrollers.VerbOff)
	}
	return list
}
