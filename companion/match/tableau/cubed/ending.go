package cubed

import (
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/cubed"
)

// Readings implements tableau.Game: the points of each player.
func (t *Table) Readings(position engines.Position) []tableau.Reading {
	p := positionOf(position)
	var list []tableau.Reading
	for who := range seats {
		list = append(list,
			tableau.Reading{Name: words.Short(t.player(who), 16), Seat: who, Value: t.game.Points(p, who)})
	}
	return list
}

// Ending implements tableau.Game: the points of each pile, cube by cube, and of both piles together (CUB-09,
// CUB-10).
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p := positionOf(position)
	e := tableau.Ending{Rule: 10}
	for who := range seats {
		name := t.player(who)
		for _, pile := range heaps {
			var sum []string
			for _, c := range cubed.Colours {
				if n, worth := p.InPile(who, pile, c), t.game.Worth(pile, c); n > 0 && worth > 0 {
					sum = append(sum, times(n, worth))
				}
			}
			e.Sum = append(e.Sum,
				pileSum(name, nth(pile), t.One("pile"), strings.Join(sum, " + "),
					t.game.PilePoints(p, who, pile)))
		}
		e.Sum = append(e.Sum,
			together(name, t.game.PilePoints(p, who, cubed.First), t.game.PilePoints(p, who, cubed.Second),
				t.game.Points(p, who)))
	}
	return e
}
