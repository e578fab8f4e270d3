package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
)

// goals returns the way to the Mother Geyser, and how many geysers each player has on it (GEY-07, GEY-13).
// Whoever is out has no standing.
func (t *Table) goals(p *geyser.Position) (list []tableau.Goal) {
	for player := range t.players() {
		needs := t.game.Needs(player)
		goal := tableau.Goal{Text: endOnMother(t.One("mother")), Have: t.game.Geysers(p, player), Need: needs,
			Seat: player, Icon: t.Theme.Icon("mother", 1)}
		if needs > 0 {
			goal.More = []string{opensWith(t.Count(needs, "geyser"))}
		}
		if !p.Out(player) || p.SettingUp() {
			list = append(list, goal)
		}
	}
	return list
}

// Help implements tableau.Prompter (GEY-07).
func (t *Table) Help(seat engines.Seat) string {
	return helps(words.Sentence(t.Voice.Seat(seat)), t.Count(t.game.Needs(seat), "geyser"))
}
