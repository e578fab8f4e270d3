package patrollers

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
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

// Lying implements tableau.Fixer: the figures and the explosives, and the markers of each figure. Where the
// players measure, the places of figures mean nothing, and those of explosives are not known.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	p := positionOf(position)
	twine := t.Theme.Noun("twine")
	s := &tableau.Scene{Mat: t.mat, Measure: &tableau.Measure{One: twine.One, Many: twine.Many}}
	if t.figures(s, p); !t.game.Measured() {
		s.Measure.Inches = float64(t.teams.lengths.Twine) / 10 // lengths are in tenths
		s.Measure.Length, s.Measure.Base = float64(t.teams.lengths.Twine), float64(t.teams.lengths.Base)
		for _, at := range p.Explosives() {
			s.Pieces = append(s.Pieces, tableau.Thing{ID: explosiveOf + int(at[0])<<16 + int(at[1]), Spot: -1,
				Seat: engines.Table, Name: t.One("explosive"), Many: t.Many("explosive"),
				At: drawing.Point{X: float64(at[0]), Y: float64(at[1])}})
		}
	}
	for _, piece := range s.Pieces {
		if piece.ID >= explosiveOf {
			continue
		}
		if f, _ := t.game.Figure(p, piece.ID); !f.Fallen {
			if f.Marked {
				s.Kept = append(s.Kept, t.borne(piece.Name, "marker"))
			}
			if f.Gas {
				s.Kept = append(s.Kept, t.borne(piece.Name, "gas"))
			}
		}
	}
	return s
}

// borne returns a marker that lies on the dog-tag of a figure (PAT-08).
func (t *Table) borne(figure, word string) tableau.Kept {
	return tableau.Kept{Seat: engines.Table, Who: figure, One: t.One(word), Many: t.Many(word), Count: 1,
		On: dogTag}
}

// Settings implements tableau.Fixer: the side whose turn it is, if there is one, is marked.
func (t *Table) Settings(position engines.Position) []tableau.Setting {
	list := t.Defaults.Settings(position)
	if turn, ok := positionOf(position).Turn(); ok {
		return tableau.AtTurn(list, turn)
	}
	return list
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
