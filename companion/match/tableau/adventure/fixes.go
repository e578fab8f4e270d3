package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Fix implements tableau.Fixer. A figure can be put onto a space, a monster back into the reserve, and a
// torch or a wall onto a space or back into its tray.
func (t *Table) Fix(position engines.Position, what, to tableau.Input) (engines.Move, bool) {
	p, piece := positionOf(position), what.ID
	at, onBoard := t.dungeon.spaceOf(p, to)
	from, _ := t.dungeon.spaceOf(p, what)
	tray := t.trayOf(to)
	if k := piece - supplyOf; k >= 0 && k < len(t.dungeon.kinds) {
		piece, _ = t.dungeon.nextOf(p, k)
	}
	switch {
	case piece >= 0 && piece < adventure.MaxMonsters+t.game.Players():
		if onBoard {
			return tableau.Made(engines.Table, adventure.VerbPut, piece, at)
		} else if tray == traySupply && piece < adventure.MaxMonsters {
			return tableau.Made(engines.Table, adventure.VerbKill, piece)
		}
	case piece == torchPile && onBoard:
		return tableau.Made(engines.Table, adventure.VerbFixTorch, at, 1)
	case piece == wallPile && onBoard:
		return tableau.Made(engines.Table, adventure.VerbFixWall, at, 1)
	case tray == trayStore && from >= 0 && p.Lit(from):
		return tableau.Made(engines.Table, adventure.VerbFixTorch, from, 0)
	case tray == trayStore && from >= 0:
		if letter, _ := t.game.Tile(p, from); letter == adventure.LetterWall {
			return tableau.Made(engines.Table, adventure.VerbFixWall, from, 0)
		}
	}
	return engines.Move{}, false
}

// trayOf returns the tray that an input is or lies in, -1 for none. It knows only trays into which a fix can
// put something.
func (t *Table) trayOf(in tableau.Input) int {
	switch id := in.ID; {
	case in.Kind == tableau.Spot && id >= trayHand && id <= trayStore:
		return id
	case in.Kind == tableau.Piece && id >= supplyOf && id < supplyOf+len(t.dungeon.kinds):
		return traySupply
	case in.Kind == tableau.Piece && (id == torchPile || id == wallPile):
		return trayStore
	}
	return -1
}

// Steppers implements tableau.Fixer: the hearts and the treasure of the living players.
func (t *Table) Steppers(position engines.Position) []tableau.Stepper {
	p := positionOf(position)
	var list []tableau.Stepper
	for player := range t.dungeon.players() {
		if !lives(p, player) {
			continue
		}
		add := func(verb engines.Verb, things string, value int) {
			set := engines.NewMove(engines.Table, verb, int16(adventure.King(player)), int16(value))
			list = append(list, tableau.Stepper{Name: things, Seat: player, Set: set})
		}
		add(adventure.VerbHearts, t.Many("heart"), p.Hearts(player))
		add(adventure.VerbTreasure, t.Many("treasure"), p.Carried(player))
	}
	return list
}

// Settings implements tableau.Fixer: whose turn begins.
func (t *Table) Settings(position engines.Position) []tableau.Setting {
	p := positionOf(position)
	var list []tableau.Setting
	for player := range t.dungeon.players() {
		if m, ok := tableau.Made(engines.Table, adventure.VerbFixTurn, adventure.King(player)); ok &&
			lives(p, player) {
			list = append(list, tableau.Setting{Name: words.Sentence(t.Voice.Seat(player)), Seat: player, Move: m})
		}
	}
	return tableau.AtTurn(list, p.Turn())
}
