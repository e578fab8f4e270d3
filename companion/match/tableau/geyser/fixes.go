package geyser

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
)

// Fix implements tableau.Fixer. A token can be put onto a space, from the board or from beside it, and a
// token on the board can be put beside it.
func (t *Table) Fix(position engines.Position, piece, to tableau.Input) (engines.Move, bool) {
	p := positionOf(position)
	token, ok := t.tokenOf(p, piece)
	if !ok {
		return engines.Move{}, false
	}
	if at, on := t.spaceOf(p, to); on {
		return tableau.Made(engines.Table, geyser.VerbPut, int(token.Seat), token.Number, at)
	}
	other, beside := t.tokenOf(p, to)
	beside = beside && p.Where(other) < 0 || to == tableau.ASpot(trayNext) || to == tableau.ASpot(trayOff)
	if beside && p.Where(token) >= 0 {
		return tableau.Made(engines.Table, geyser.VerbOff, int(token.Seat), token.Number)
	}
	return engines.Move{}, false
}

// Pile implements tableau.Fixer: the tokens of a pile, the latest to arrive first.
func (t *Table) Pile(position engines.Position, in tableau.Input) []tableau.Named {
	p := positionOf(position)
	token, ok := t.tokenOf(p, in)
	if !ok || p.Where(token) < 0 || len(p.On(p.Where(token))) <= apart {
		return nil
	}
	var list []tableau.Named
	for _, token := range slices.Backward(p.On(p.Where(token))) {
		list = append(list,
			tableau.Named{Input: tableau.APiece(int(token.Arg().Value)), Name: words.Sentence(t.thing(token))})
	}
	return list
}

// Settings implements tableau.Fixer: each player who is not out can be given the turn.
func (t *Table) Settings(position engines.Position) []tableau.Setting {
	p := positionOf(position)
	out := func(s tableau.Setting) bool { return p.Out(s.Seat) }
	return tableau.AtTurn(slices.DeleteFunc(t.Defaults.Settings(position), out), p.Turn())
}
