package cubed

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines/cubed"
)

// goals returns the points of both players, of which the more win (CUB-10), or while they stack how many
// cubes the whole has.
func (t *Table) goals(p *cubed.Position) (list []tableau.Goal) {
	if p.Stacking() {
		have := 0
		for _, c := range cubed.Colours {
			have += p.Left(c)
		}
		have = t.game.Total() - have
		return []tableau.Goal{{Text: buildFirst(words.Stack(t.game.Total(), "1 "+t.One("cube"), t.Many("cube")),
			have), Have: have, Need: t.game.Total(), Seat: -1}}
	}
	for who := range seats {
		list = append(list, tableau.Goal{Text: mostPoints, Have: t.game.Points(p, who), Seat: who})
	}
	return list
}
