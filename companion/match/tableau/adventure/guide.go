package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Guide implements tableau.Guide: a player walks on free spaces, to whatever lies at the end.
func (t *Table) Guide(position engines.Position, m engines.Move) tableau.Way {
	p := positionOf(position)
	if m.Verb != adventure.VerbStep && m.Verb != adventure.VerbTake && m.Verb != adventure.VerbTorch || m.Who < 0 {
		return tableau.Way{}
	}
	king := adventure.King(m.Who)
	return tableau.Way{Piece: king, Seat: m.Who,
		Spots: t.game.Board().Way(p.Where(king), int(m.Args[0]), func(at int) bool {
			letter, _ := t.game.Tile(p, at)
			return letter == "" && p.On(at) < 0
		})}
}

var _ tableau.Guide = (*Table)(nil)
