package sitters

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/sitters"
)

// goals returns the score that wins for each side, the score as it stands, and what brings more (SIT-18).
func (t *Table) goals(p *sitters.Position) []tableau.Goal {
	score, par := t.game.Total(p)
	if p.SettingUp() && p.Board() == 1 {
		score = 0
	}
	who := words.Sentence(words.Short(t.Voice.Seat(sitters.Collectors), 16))
	more := []string{fewerPoints(t.Voice.Seat(sitters.Obstructors), par)}
	switch pieces, points := t.ladder(p); {
	case p.SettingUp():
	case pieces == 0:
		more = append(more, noMorePoints(t.loot()))
	case pieces == 1:
		more = append(more, nextPoints(1, t.One("loot"), points))
	default:
		more = append(more, nextPoints(pieces, t.loot(), points))
	}
	more = append(more, endsWhen(t.game.Rules().Boards > 1, t.Many("collector")))
	return []tableau.Goal{{Text: winsWith(who, par+1, score), Have: score, Need: par + 1, Seat: sitters.Collectors,
		More: more, Icon: t.Theme.Icon("loot", 1)}}
}

// ladder returns how much more loot brings more points, and how many more; 0 if no loot that is still there
// does (SIT-17).
func (t *Table) ladder(p *sitters.Position) (more, points int) {
	now := t.game.Score(p.Loot(), p.Survivors())
	for more = 1; more <= p.ContainersLeft()*t.game.Rules().DieFaces; more++ {
		if next := t.game.Score(p.Loot()+more, p.Survivors()); next > now {
			return more, next - now
		}
	}
	return 0, 0
}

// Help implements tableau.Prompter (SIT-18).
func (t *Table) Help(seat engines.Seat) string {
	r := t.game.Rules()
	par := t.game.Par()
	if par == r.Par || (par < r.Par) != (seat == sitters.Collectors) { // it helps the other side, or nobody
		return ""
	}
	return helps(words.Sentence(t.Voice.Seat(seat)), par, r.Par)
}
