package toys

import (
	"math/rand/v2"
	"slices"

	"homespun/engines"
)

// signs has all seats show rock, paper or scissors together (SGN-01), one of the three (SGN-02), once a round
// (SGN-03); a sign scores a point for each that it beats, and after the last round most points win (SGN-04).
// "shows rock", "fix points A 3".
type signs struct {
	table
	rounds uint8
}

// SignsPosition is a position of Signs. Sign is 0 for a seat that has yet to show, otherwise the number of
// its sign from 1.
type SignsPosition struct {
	Round  uint8
	Sign   [engines.MaxSeats]uint8
	Points [engines.MaxSeats]int16
}

func (g *signs) Start() SignsPosition { return SignsPosition{} }

func (g *signs) Pending(p *SignsPosition) engines.Pending {
	pending := engines.Pending{Secret: p.Round < g.rounds}
	for seat := range g.ids {
		if pending.Secret && p.Sign[seat] == 0 {
			pending.Who = pending.Who.With(engines.Seat(seat))
		}
	}
	return pending
}

func (g *signs) Due(p *SignsPosition) (who, optional engines.SeatSet) { return g.Pending(p).Who, 0 }

func (g *signs) Moves(p *SignsPosition, list []engines.Move) []engines.Move {
	for seat := range g.ids {
		for sign := int16(1); sign <= 3 && p.Round < g.rounds && p.Sign[seat] == 0; sign++ {
			list = append(list, engines.NewMove(engines.Seat(seat), VerbShows, sign))
		}
	}
	return list
}

func (g *signs) Sample(p *SignsPosition, r *rand.Rand) engines.Move {
	return engines.AnyOf(g, p, r)
}

func (g *signs) Check(p *SignsPosition, m engines.Move) engines.Verdict {
	switch {
	case m.Who == engines.Table && m.Verb == VerbFixPoints && m.N == 2:
		return g.checkFix(m)
	case p.Round >= g.rounds:
		return SignsOver.Refuse(4)
	case !g.has(int16(m.Who)):
		return SignsNoSeat.Refuse(1, seat(m.Who))
	case m.Verb != VerbShows || m.N != 1 || m.Args[0] < 1 || m.Args[0] > 3:
		return SignsNoSign.Refuse(2)
	case p.Sign[m.Who] != 0:
		return SignsHasShown.Refuse(3, seat(m.Who))
	}
	return engines.Allowed()
}

func (g *signs) Apply(p *SignsPosition, m engines.Move, emit func(engines.Message)) {
	if m.Verb == VerbFixPoints {
		p.Points[m.Args[0]] = m.Args[1]
		SignsFixed.Emit(emit, engines.TableClause, seat(m.Args[0]), numeral(m.Args[1]))
		return
	}
	p.Sign[m.Who] = uint8(m.Args[0])
	if slices.Contains(p.Sign[:len(g.ids)], 0) {
		return
	}
	for player := range g.ids {
		points := 0
		for _, other := range p.Sign[:len(g.ids)] {
			if p.Sign[player] == other%3+1 {
				points++
			}
		}
		p.Points[player] += int16(points)
		SignsShown.Emit(emit, 1, seat(player), word(p.Sign[player]-1))
		SignsScored.Emit(emit, 4, seat(player), numeral(points))
	}
	p.Sign, p.Round = [engines.MaxSeats]uint8{}, p.Round+1
}

func (g *signs) Prompt(p *SignsPosition) engines.Message { return SignsShow.Message(1) }

func (g *signs) Outcome(p *SignsPosition) engines.Outcome {
	if p.Round < g.rounds {
		return engines.Outcome{}
	}
	return engines.Outcome{Over: true, Winners: best(p.Points[:len(g.ids)])}
}

func (g *signs) Result(p *SignsPosition) any { return g.result(g.Outcome(p)) }

func (g *signs) Value(p *SignsPosition, seat engines.Seat) int {
	return lead(p.Points[:len(g.ids)], seat)
}

// View hides the signs of the others: in a seat's view they have yet to show.
func (g *signs) View(p *SignsPosition, seat engines.Seat) SignsPosition {
	view := *p
	for other := range g.ids {
		if engines.Seat(other) != seat {
			view.Sign[other] = 0
		}
	}
	return view
}
