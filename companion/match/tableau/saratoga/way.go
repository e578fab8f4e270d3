package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
)

// Ways implements tableau.Narrator: a wagon whose progress has changed goes along the trail, forward or back.
func (t *Table) Ways(before, after engines.Position, _ engines.Message) (list []tableau.Way) {
	was, is := positionOf(before), positionOf(after)
	for who := range t.seats() {
		from, to := t.space(was.Progress(who)), t.space(is.Progress(who))
		if from == to || was.Colour(who) == 0 {
			continue
		}
		step, spots := 1, []int{from}
		if to < from {
			step = -1
		}
		for at := from; at != to; at += step {
			spots = append(spots, at+step)
		}
		list = append(list, tableau.Way{Piece: int(who), Seat: who, Spots: spots})
	}
	return list
}
