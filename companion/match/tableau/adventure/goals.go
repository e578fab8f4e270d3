package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
)

// goals returns the treasure to bring out, how much is out, and what else ends the match (ADV-28). Hearts
// are said too, since one loses by them.
func (t *tracks) goals(p *adventure.Position) []tableau.Goal {
	all := t.treasures(p)
	lit, spawners := p.Torches()
	if p.SettingUp() { // the tiles that still come are not counted yet
		all, lit, spawners = t.game.Rules().Tiles["T"], 0, 0
	}
	var more, hearts []string
	if !p.SettingUp() {
		for who := range engines.Seat(t.game.Players()) {
			hearts = append(hearts, heartsOf(t.Voice.Seat(who), p.Hearts(who)))
		}
		more = append(more, heartsNow(t.Many("heart"), words.AndNames(hearts)))
	}
	more = append(more, orLight(t.Many("spawner"), spawners, lit), lostIf)
	return []tableau.Goal{{Text: bringSoFar(t.Count(all, "treasure"), p.Banked()), Have: p.Banked(), Need: all,
		More: more, Seat: engines.Table, Icon: t.Theme.Icon("treasure", 1)}}
}

// Help implements tableau.Prompter (ADV-05).
func (t *Table) Help(seat engines.Seat) string {
	hearts := t.game.Rules().Hearts + t.game.Rules().Handicap[t.Engine.SeatIDs()[seat]]
	return helps(words.Sentence(t.Voice.Seat(seat)), t.Count(hearts, "heart"))
}
