package sitters

import (
	"homespun/companion/match/tableau"
	"homespun/engines/sitters"
)

// goals returns the score that wins for the collectors, and the score as it stands (SIT-18).
func (t *Table) goals(p *sitters.Position) []tableau.Goal {
	score, par := t.game.Total(p)
	if p.SettingUp() && p.Board() == 1 {
		score = 0
	}
	return []tableau.Goal{{Text: pointsWin(par+1, score), Have: score, Need: par + 1, Seat: sitters.Collectors,
		Icon: t.Theme.Icon("loot", 1)}}
}
