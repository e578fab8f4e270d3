package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// goals returns the progress that wins, and the progress of each player (SAR-19).
func (t *Table) goals(p *saratoga.Position) (list []tableau.Goal) {
	goal := t.game.Rules().Goal
	for who := range t.seats() {
		have := t.game.Rules().Progress
		if p.Colour(who) != 0 {
			have = p.Progress(who)
		}
		list = append(list, tableau.Goal{Text: endWith(goal, t.unit(goal)),
			More: []string{mostDecides(t.unit(goal))}, Have: have, Need: goal, Seat: who,
			Icon: t.Theme.Icon("progress", 1)})
	}
	return list
}

// Help implements tableau.Prompter (SAR-01).
func (t *Table) Help(seat engines.Seat) string {
	rules := t.game.Rules()
	return helps(t.name(seat), t.supplies(rules.Supplies+rules.Handicap[t.Engine.SeatIDs()[seat]]))
}
