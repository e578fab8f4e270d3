package patrollers

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// goals returns how many figures each side still has, of which the last side wins (PAT-14). It counts what
// stands on the table, and nothing that is sealed.
func (t *tracks) goals(p *patrollers.Position) (list []tableau.Goal) {
	text := lastStanding
	for _, seat := range sides {
		in := t.game.Rules().TeamSize
		for _, u := range t.figuresOf(p, seat) {
			f, _ := t.game.Figure(p, u)
			in -= one(f.Fallen)
		}
		list = append(list, tableau.Goal{Text: text, Have: in, Seat: seat, Icon: t.Theme.Icon("patroller", 1)})
	}
	return list
}

// Help implements tableau.Prompter (PAT-13).
func (t *Table) Help(seat engines.Seat) string {
	return helps(t.teams.name(seat), t.game.Rules().Handicap[t.Engine.SeatIDs()[seat]])
}
