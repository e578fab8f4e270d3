package cubed

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/cubed"
)

// goals returns the points of both players, of which the more win (CUB-10). While they stack it says how many
// cubes that takes, and what each colour is worth in a pile (CUB-09).
func (t *Table) goals(p *cubed.Position) (list []tableau.Goal) {
	text := mostPoints
	if p.Stacking() {
		stacked := t.game.Total()
		for _, c := range cubed.Colours {
			stacked -= p.Left(c)
		}
		text = stackFirst(words.Stack(t.game.Total(), "1 "+t.One("cube"), t.Many("cube")), stacked)
	}
	var more []string
	for _, pile := range heaps {
		var worths []string
		for _, c := range cubed.Colours {
			worths = append(worths, isWorth(t.One(c.Word()), t.game.Worth(pile, c)))
		}
		more = append(more, pileIsWorth(nth(pile), t.One("pile"), worths))
	}
	switch {
	case p.Stacking():
		more = slices.Insert(more, 0, stackForNothing)
	case p.Pile() == heaps[0]: // what comes now is the last to be left out
		slices.Reverse(more)
	}
	for who := range seats {
		list = append(list, tableau.Goal{Text: text, More: more, Have: t.game.Points(p, who), Seat: who})
	}
	return list
}

// Help implements tableau.Prompter (CUB-09).
func (t *Table) Help(seat engines.Seat) string {
	return helps(words.Sentence(t.Voice.Seat(seat)), t.game.Points(positionOf(t.Engine.Start()), seat))
}
