package sitters

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/sitters"
)

// Guide implements tableau.Guide: a marker walks on free spaces, to whatever is at the end. A space nearer than
// the roll is not too far, even where no way of just so many steps leads there.
func (t *Table) Guide(position engines.Position, m engines.Move) tableau.Way {
	p := positionOf(position)
	if m.Verb != sitters.VerbMove || p.SettingUp() || sitters.Side(int(m.Args[0])) != m.Who {
		return tableau.Way{}
	}
	marker := int(m.Args[0])
	_, from := p.State(marker)
	way := tableau.Way{Piece: marker, Seat: m.Who,
		Spots: t.game.Board().Way(from, int(m.Args[1]), func(at int) bool {
			return len(p.On(at)) == 0 && !p.Container(at) && t.game.Kind(at) != sitters.SafeZone
		})}
	if len(way.Spots) <= p.Roll()+1 {
		return tableau.Way{}
	}
	return way
}

var _ tableau.Guide = (*Table)(nil)
