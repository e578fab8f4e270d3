package sitters

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/sitters"
)

// Inputs implements tableau.Game. While setting up, the space alone is the input: the engine decides which
// marker comes next.
func (t *Table) Inputs(p engines.Position, m engines.Move) []tableau.Input {
	if m.Verb == sitters.VerbStart {
		return []tableau.Input{tableau.ASpot(int(m.Args[1]))}
	}
	return t.Defaults.Inputs(p, m)
}

// Meaning implements tableau.Game. A marker of the other side, or one that is safe, needs no space to be
// refused: it means a move to where it stands, and the engine says why that is not allowed (SIT-19).
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	p, m := positionOf(q.Position()), in[0].ID
	switch {
	case in[0].Kind != tableau.Piece:
		return q.Like(in...)
	case len(in) > 2 || m >= boxStore || p.SettingUp() && len(in) == 1:
		return engines.Move{}, false
	}
	state, space := p.State(m)
	if len(in) == 1 {
		if sitters.Side(m) == q.Seat && state != sitters.Survivor {
			return engines.Move{}, false
		}
		return tableau.Made(q.Seat, sitters.VerbMove, m, max(0, space))
	}
	space = t.spotOf(*p, in[1])
	switch {
	case !t.isSpace(space):
		return engines.Move{}, false
	case state == sitters.Defeated:
		return tableau.Made(q.Seat, sitters.VerbReturn, m, space)
	}
	return tableau.Made(q.Seat, sitters.VerbMove, m, space)
}

func (t *Table) isSpace(spot int) bool { return spot >= 0 && spot < t.game.Board().Len() }

// spotOf returns the spot that an input is, or that its piece lies on. The spot may be a tray.
func (t *Table) spotOf(p engines.Position, in tableau.Input) int {
	if in.Kind != tableau.Piece {
		return in.ID
	}
	piece, _ := t.Scene(p, engines.Table).Piece(in.ID)
	return piece.Spot
}

// Name implements tableau.Game.
func (t *Table) Name(_ engines.Position, in tableau.Input) string {
	if in.Kind == tableau.Choice {
		return words.Pass
	}
	return "" // pieces and spots bear their names in the scene
}

// Fix implements tableau.Fixer. A marker can be put on a space, into its side's tray or into the safe tray. A
// container can be put from its tray onto a space, or taken back into a tray.
func (t *Table) Fix(position engines.Position, what, to tableau.Input) (engines.Move, bool) {
	piece, spot := what.ID, t.spotOf(position, to)
	switch onBoard := t.isSpace(spot); {
	case piece == boxStore && onBoard:
		return tableau.Made(engines.Table, sitters.VerbFixBox, spot)
	case piece >= boxOn && spot >= trayOf:
		return tableau.Made(engines.Table, sitters.VerbFixNoBox, piece-boxOn)
	case piece >= boxStore:
		return engines.Move{}, false
	case onBoard:
		return tableau.Made(engines.Table, sitters.VerbPut, piece, spot)
	case spot == traySafe:
		return tableau.Made(engines.Table, sitters.VerbSafe, piece)
	case spot == trayOf || spot == trayOf+1:
		return tableau.Made(engines.Table, sitters.VerbOff, piece)
	}
	return engines.Move{}, false
}

// Steppers implements tableau.Fixer: the only number to put right is the loot.
func (t *Table) Steppers(position engines.Position) []tableau.Stepper {
	set := engines.NewMove(engines.Table, sitters.VerbFixLoot, int16(positionOf(position).Loot()))
	return []tableau.Stepper{{Name: words.Sentence(t.loot()), Seat: engines.Table, Set: set}}
}

// Settings implements tableau.Fixer: each turn of the round can be made the present one. A side that has
// several turns in a round has them numbered.
func (t *Table) Settings(position engines.Position) []tableau.Setting {
	now := positionOf(position).Turn()
	var list []tableau.Setting
	var count, total [2]int
	for _, side := range t.game.Turns() {
		total[side]++
	}
	for turn, side := range t.game.Turns() {
		count[side]++
		name := words.Sentence(t.Voice.Seat(side))
		if total[side] > 1 {
			name = turnOf(name, count[side])
		}
		if m, ok := tableau.Made(engines.Table, sitters.VerbFixTurn, int(side), count[side]); ok {
			list = append(list, tableau.Setting{Name: name, Seat: side, Move: m, Now: turn == now})
		}
	}
	return list
}
