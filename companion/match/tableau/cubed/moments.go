package cubed

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/cubed"
)

// Moment implements [tableau.Stager]: a layer that is full, the whole that is built, the dearest cubes, a
// player who takes the lead, and the end.
func (t *Table) Moment(before, after engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment,
	bool) {
	was, p := positionOf(before), positionOf(after)
	switch told.Reason {
	case cubed.Stacked.Reason:
		full := t.fullLayers(p)
		_, piece, _, _ := cubed.Stacked.Args(told)
		return tableau.Moment{Kind: tableau.Home, Actors: []tableau.Actor{t.cube(cubed.Colour(piece), "")},
				Sum: layersOf(full, t.game.Size()), Counts: tableau.Counted(layers, full, t.game.Size())},
			full > t.fullLayers(was) && full < t.game.Size()
	case cubed.UnstackingBegins.Reason, cubed.UnstackingBeginsAfterRed.Reason:
		m := tableau.Moment{Kind: tableau.Home}
		for _, c := range cubed.Colours {
			m.Actors = append(m.Actors, t.cube(c, ""))
		}
		return m, true
	case cubed.TakenFirst.Reason:
		who, piece, _, points := cubed.TakenFirst.Args(told)
		return t.taken(was, p, who, cubed.Colour(piece), cubed.First, int(points))
	case cubed.TakenSecond.Reason:
		who, piece, _, points := cubed.TakenSecond.Args(told)
		return t.taken(was, p, who, cubed.Colour(piece), cubed.Second, int(points))
	case cubed.Wins.Reason:
		who, points, against := cubed.Wins.Args(told)
		return tableau.Moment{Kind: tableau.Won, Actors: t.builder(p, who, tableau.Wins),
			Sum: toPoints(int(points), int(against)), Counts: t.counted(p, who, 1-who),
			Margin: int(points - against)}, true
	case cubed.Draw.Reason:
		points := int(cubed.Draw.Args(told))
		return tableau.Moment{Kind: tableau.Turning, Sum: toPoints(points, points),
			Counts: t.counted(p, 0, 1),
			Actors: append(t.builder(p, 0, tableau.Wins), t.builder(p, 1, tableau.Wins)...)}, true
	}
	return tableau.Moment{}, false
}

// taken returns the moment in which a cube was taken, if it is one of the dearest or its player takes the
// lead with it.
func (t *Table) taken(was, p *cubed.Position, who engines.Seat, c cubed.Colour, pile cubed.Pile,
	points int) (tableau.Moment, bool) {
	m := tableau.Moment{Kind: tableau.Find, Actors: []tableau.Actor{t.cube(c, t.Voice.Seat(who))}, Weight: points}
	dearest := 0
	for _, pile := range heaps {
		for _, c := range cubed.Colours {
			dearest = max(dearest, t.game.Worth(pile, c))
		}
	}
	ahead := func(p *cubed.Position) bool { return t.game.Points(p, who) > t.game.Points(p, 1-who) }
	mine, others := t.game.Points(p, who), t.game.Points(p, 1-who)
	switch {
	case points > 0 && t.game.Worth(pile, c) == dearest && dearest > 1:
		m.Sum, m.Counts = plusPoints(points), tableau.Counted(t.One(c.Word()), points)
	case ahead(p) && !ahead(was) && others > 0:
		m.Kind, m.Sum, m.Outcome = tableau.Turning, toPoints(mine, others), takesLead(t.player(who))
		m.Counts = t.counted(p, who, 1-who)
	default:
		return m, false
	}
	return m, true
}

// counted returns the points of players, with what they come from (CUB-09).
func (t *Table) counted(p *cubed.Position, players ...engines.Seat) (list []tableau.Term) {
	for _, who := range players {
		points := t.game.Points(p, who)
		helped := points > t.game.PilePoints(p, who, cubed.First)+t.game.PilePoints(p, who, cubed.Second)
		list = append(list, tableau.Term{Value: points, Source: fromPiles(t.Many("pile"), helped)})
	}
	return list
}

// fullLayers returns how many of the lowest layers are full.
func (t *Table) fullLayers(p *cubed.Position) int {
	var heights []int
	for square := range cubed.Squares {
		if h := p.Height(square); h > 0 {
			heights = append(heights, h)
		}
	}
	if len(heights) < t.game.Size()*t.game.Size() {
		return 0
	}
	return slices.Min(heights)
}

// cube returns a cube of a colour as an actor.
func (t *Table) cube(c cubed.Colour, name string) tableau.Actor {
	return tableau.Actor{Piece: t.block(c), Name: name, Fate: tableau.Wins}
}

// builder returns a player as an actor.
func (t *Table) builder(p *cubed.Position, who engines.Seat, fate tableau.Fate) []tableau.Actor {
	colour, sign := t.SeatLook(*p, who)
	return []tableau.Actor{tableau.SeatActor(who, colour, sign, "", t.Voice.Seat(who), fate)}
}
