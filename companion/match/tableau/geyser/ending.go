package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
)

// Readings implements tableau.Game: the geysers that each player controls.
func (t *Table) Readings(position engines.Position) []tableau.Reading {
	p := positionOf(position)
	var list []tableau.Reading
	for player := range t.players() {
		list = append(list,
			tableau.Reading{Name: words.Sentence(words.Short(t.Voice.Seat(player), 16)), Seat: player,
				Value: t.game.Geysers(p, player)})
	}
	return list
}

// Ending implements tableau.Game. A player on the Mother Geyser has won (GEY-13); otherwise the only player
// left has, or nobody (GEY-14). The lines of the sum also say what each player holds.
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p, mother := positionOf(position), t.game.Mother()
	e := tableau.Ending{Rule: 14}
	switch won := t.Engine.Outcome(position).Winners; {
	case p.Controls(mother) >= 0:
		e.Rule = 13
		var names []string
		here := p.On(mother)
		for _, token := range here {
			names = append(names, t.thing(token))
		}
		if len(here) == 1 {
			names[0] = t.Voice.Whose(here[0].Arg())
		}
		e.Sum = append(e.Sum, holdsMother(names, t.One("mother"), t.name(mother)))
	case won == 0:
		e.Title = nobodyWon
		e.Sum = append(e.Sum, noneLeft(t.One("token")))
	default:
		e.Sum = append(e.Sum, onlyOneLeft(t.Many("token"), t.Voice.Seat(won.Only())))
	}
	for player := range t.players() {
		e.Sum = append(e.Sum,
			holding(t.Voice.Seat(player), t.Count(t.game.Geysers(p, player), "geyser"),
				t.Count(p.Tokens(player), "token")))
	}
	return e
}
