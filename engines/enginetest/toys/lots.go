package toys

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
)

// lots has the table deal each seat a lot of 1 to 9, more often a middling one (LOT-01); then each seat in
// turn hides a colour, red or blue (LOT-02), and a die with two red sides and a blue one is rolled (LOT-03):
// of those who hid its colour the highest lots win (LOT-04). "deal A 5", "hides red", "dice: R", "fix lot A
// 7".
type lots struct{ table }

// LotsPosition is a position of Lots. Lot is 0 if none is dealt; Hid and Shown are 0 if no colour is hidden
// or shown.
type LotsPosition struct {
	Lot, Hid [engines.MaxSeats]uint8
	Shown    uint8
}

// The colours, and the one that a seat does not know.
const (
	red = iota + 1
	blue
	unknown
)

const (
	VerbDeal engines.Verb = iota + 1
	VerbHides
	VerbFixLot
)

const (
	dealing = iota
	hiding
	showing
)

var colourDie = engines.RollOf(
	engines.Die{Owner: engines.Dice, Faces: 3, Sides: [engines.MaxSides]uint8{red, red, blue}})

func (g *lots) Start() LotsPosition { return LotsPosition{} }

// lacking returns the first seat whose entry in an array is still 0, -1 if there is none.
func (g *lots) lacking(of *[engines.MaxSeats]uint8) engines.Seat {
	for seat := range g.ids {
		if of[seat] == 0 {
			return engines.Seat(seat)
		}
	}
	return -1
}

func (g *lots) Pending(p *LotsPosition) engines.Pending {
	switch {
	case p.Shown != 0:
		return engines.Pending{}
	case g.lacking(&p.Lot) >= 0:
		return engines.Pending{Who: engines.Seats(engines.Table), Kind: dealing}
	case g.lacking(&p.Hid) >= 0:
		return engines.Pending{Who: engines.Seats(g.lacking(&p.Hid)), Kind: hiding, Secret: true,
			Hidden: true}
	}
	return engines.Pending{Who: engines.Seats(engines.Dice), Kind: showing, Roll: colourDie}
}

func (g *lots) Due(p *LotsPosition) (who, optional engines.SeatSet) { return g.Pending(p).Who, 0 }

func (g *lots) Moves(p *LotsPosition, list []engines.Move) []engines.Move {
	switch pending := g.Pending(p); {
	case pending.Over():
	case pending.Rolling():
		return dice.Outcomes(&pending.Roll, list)
	case pending.Kind == hiding:
		return append(list, engines.NewMove(pending.Who.Only(), VerbHides, red),
			engines.NewMove(pending.Who.Only(), VerbHides, blue))
	default:
		for seat := range g.ids {
			for lot := int16(1); lot <= 9 && p.Lot[seat] == 0; lot++ {
				list = append(list, engines.NewMove(engines.Table, VerbDeal, int16(seat), lot))
			}
		}
	}
	return list
}

// Sample deals the lots in seat order, and middling ones more often (LOT-01). All other moves are drawn
// evenly.
func (g *lots) Sample(p *LotsPosition, r *rand.Rand) engines.Move {
	if seat := g.lacking(&p.Lot); seat >= 0 && p.Shown == 0 {
		return engines.NewMove(engines.Table, VerbDeal, int16(seat), int16(1+r.IntN(5)+r.IntN(5)))
	}
	return engines.AnyOf(g, p, r)
}

func (g *lots) Apply(p *LotsPosition, m engines.Move, emit func(engines.Message)) {
	switch {
	case m.Who == engines.Table:
		p.Lot[m.Args[0]] = uint8(m.Args[1])
		LotsDealt.Emit(emit, 1, seat(m.Args[0]), numeral(m.Args[1]))
	case m.Who == engines.Dice:
		p.Shown = uint8(m.Args[0])
		LotsShown.Emit(emit, 3, word(m.Args[0]-1))
	default:
		p.Hid[m.Who] = uint8(m.Args[0])
		LotsHidden.Emit(emit, 2, seat(m.Who))
	}
}

func (g *lots) View(p *LotsPosition, seat engines.Seat) LotsPosition {
	v := *p
	for other := range g.ids {
		if engines.Seat(other) != seat && p.Hid[other] != 0 && p.Shown == 0 {
			v.Hid[other] = unknown
		}
	}
	return v
}

func (g *lots) Outcome(p *LotsPosition) engines.Outcome {
	return engines.Outcome{Over: p.Shown != 0, Winners: g.winners(p)}
}

// winners returns the seats that hid the colour shown and have the highest lot among those. It is empty if
// nobody hid it.
func (g *lots) winners(p *LotsPosition) (winners engines.SeatSet) {
	var most uint8
	for seat := range g.ids {
		switch {
		case p.Shown == 0 || p.Hid[seat] != p.Shown || p.Lot[seat] < most:
		case p.Lot[seat] > most:
			most, winners = p.Lot[seat], engines.Seats(engines.Seat(seat))
		default:
			winners = winners.With(engines.Seat(seat))
		}
	}
	return winners
}
