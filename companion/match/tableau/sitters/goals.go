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
	more := []string{fewerPoints(t.Voice.Seat(sitters.Obstructors), par),
		endsWhen(t.game.Rules().Boards > 1, t.Many("collector"))}
	if !p.SettingUp() {
		more = append(more, t.next(p))
	}
	return []tableau.Goal{{Text: winsWith(who, par+1, score), Have: score, Need: par + 1, Seat: sitters.Collectors,
		More: more, Icon: t.Theme.Icon("loot", 1)}}
}

// next says what brings more points: loot, and collectors who come to safety.
func (t *Table) next(p *sitters.Position) string {
	said := ""
	switch pieces, points := t.ladder(p); {
	case pieces == 0:
		said = noMorePoints(t.loot())
	case pieces == 1:
		said = nextPoints(1, t.One("loot"), points)
	default:
		said = nextPoints(pieces, t.loot(), points)
	}
	if points := t.eachSafe(p); points > 0 {
		said += " " + safePoints(t.One("collector"), points)
	}
	return said
}

// eachSafe returns how many points each collector still on the board brings by coming to safety; 0 if nobody
// is left, or not all bring the same (SIT-17).
func (t *Table) eachSafe(p *sitters.Position) (points int) {
	loot, safe := p.Loot(), p.Survivors()
	for n := range p.Left(sitters.Collectors) {
		switch more := t.game.Score(loot, safe+n+1) - t.game.Score(loot, safe+n); {
		case n == 0:
			points = more
		case more != points:
			return 0
		}
	}
	return points
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
