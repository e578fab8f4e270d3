package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
)

// Guide implements tableau.Guide: a token goes around the squares that others hold, and around the mother
// geyser as long as it is closed to its player.
func (t *Table) Guide(position engines.Position, m engines.Move) tableau.Way {
	p := positionOf(position)
	if m.Verb != geyser.VerbMove || p.Stage() != geyser.DueTurn {
		return tableau.Way{}
	}
	token := geyser.Token{Seat: engines.Seat(m.Args[0]), Number: int(m.Args[1])}
	if token.Seat != m.Who {
		return tableau.Way{}
	}
	return tableau.Way{Piece: idOf(token, p), Seat: m.Who,
		Spots: t.game.Board().Way(p.Where(token), int(m.Args[2]), func(at int) bool {
			holder := p.Controls(at)
			return (holder < 0 || holder == m.Who) && (at != t.game.Mother() || t.game.MayEnterMother(p, m.Who))
		})}
}

var _ tableau.Guide = (*Table)(nil)
