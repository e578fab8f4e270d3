package toys

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines"
	engine "homespun/engines/enginetest/toys"
)

// lots is the toy game in which the table deals a numbered lot to each seat, and the seats give answers that
// stay hidden to the end.
type lots struct{ base }

func (g lots) Scene(p engines.Position, _ engines.Seat) *tableau.Scene {
	at := p.(engine.LotsPosition)
	return g.trays(func(seat engines.Seat) (name, label string) {
		if at.Lot[seat] > 0 {
			return "'s lot", strconv.Itoa(int(at.Lot[seat]))
		}
		return "", ""
	})
}

// Inputs implements tableau.Game. The table deals with two inputs: the number of the lot, then the spot of
// the seat that gets it.
func (g lots) Inputs(p engines.Position, m engines.Move) []tableau.Input {
	if m.Who == engines.Table {
		return []tableau.Input{tableau.ANumber(int(m.Args[1])), tableau.ASpot(int(m.Args[0]))}
	}
	return g.base.Inputs(p, m)
}

// Meaning implements tableau.Game. A number and a seat's spot are a deal of the table, which may be refused.
func (g lots) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	if len(in) == 2 && in[0].Kind == tableau.Number && in[1].Kind == tableau.Spot &&
		in[1].ID < len(g.Engine.SeatIDs()) {
		return tableau.Made(engines.Table, engine.VerbDeal, in[1].ID, in[0].ID)
	}
	return q.Like(in...)
}

func (g lots) Name(_ engines.Position, in tableau.Input) string {
	switch {
	case in.Kind == tableau.Choice:
		return g.Engine.Info().Words[(in.ID+1)&1]
	case in.Kind == tableau.Spot && in.ID < len(g.Engine.SeatIDs()):
		return g.Voice.Seat(engines.Seat(in.ID))
	}
	return ""
}
