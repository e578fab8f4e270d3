package saratoga

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// tracks returns the tracks beside the trail: the two turns of the round, then progress and supplies of each
// player. There are none while colours are chosen.
func (t *Table) tracks(p *saratoga.Position) []tableau.Track {
	if p.Choosing() {
		return nil
	}
	tracks := []tableau.Track{{Name: words.Round(p.Round()), Seat: engines.Table, Strip: true,
		Beads: []tableau.Bead{
			{Seat: engines.Table, Name: words.Round(p.Round()), Icon: t.Theme.Icon("wagon", 1)},
			{Seat: engines.Table, Name: firstTurn, Now: p.Turn() == 1},
			{Seat: engines.Table, Name: secondTurn, Now: p.Turn() == 2},
		}}}
	for who := range t.seats() {
		tracks = append(tracks,
			tableau.Track{Name: words.Short(t.name(who), 40), Value: strconv.Itoa(p.Progress(who)),
				Detail: t.supplies(p.Supplies(who)), Seat: who})
	}
	return tracks
}

// Readings implements tableau.Game: the progress of each player, once all have a colour.
func (t *Table) Readings(position engines.Position) []tableau.Reading {
	p := positionOf(position)
	if p.Choosing() {
		return nil
	}
	var list []tableau.Reading
	for who := range t.seats() {
		list = append(list,
			tableau.Reading{Name: t.name(who), Seat: who, Value: p.Progress(who), Colour: t.colour(p, who)})
	}
	return list
}

// Ending implements tableau.Game: progress and supplies of each player, and a line that says when supplies
// decided the match.
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p := positionOf(position)
	ending := tableau.Ending{Rule: 19}
	for who := range t.seats() {
		ending.Sum = append(ending.Sum,
			standsAt(t.name(who), p.Progress(who), t.unit(p.Progress(who)), t.supplies(p.Supplies(who))))
	}
	if winners := t.Engine.Outcome(position).Winners; winners.Len() > 0 {
		most, as := p.Progress(winners.First()), 0
		for who := range t.seats() {
			if p.Progress(who) == most {
				as++
			}
		}
		if as > winners.Len() { // several have the same progress, so supplies decided
			ending.Sum = append(ending.Sum, mostSupplies(most, t.unit(most), t.Many("supply")))
		}
	}
	return ending
}

// unit returns the theme's word for so much progress, without the number.
func (t *Table) unit(n int) string {
	if n == 1 {
		return t.One("progress")
	}
	return t.Many("progress")
}
