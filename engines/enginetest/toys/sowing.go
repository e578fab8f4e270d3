package toys

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
)

// sowing has the seats in turn (SOW-01) roll one die (SOW-02) and sow a pit that is not empty (SOW-03): its
// seeds go one by one into the pits that follow. A last seed that falls among others takes them up and sows
// on, as many times as the die said (SOW-04); where their number is even the next seat says which way, left
// or right (SOW-05). In the end a last seed is taken with all in its pit (SOW-06). When no seeds are left, or
// after the last turn, most seeds win (SOW-07). "sow p3", "turn left", "fix pit p3 4".
type sowing struct {
	table
	pits, seeds, turns int
}

// SowingPosition is a position of Sowing. Laps is how many times the chain may still go on. At is the pit in
// which it stopped to ask.
type SowingPosition struct {
	Turn, Laps, At uint8
	Back           bool
	Phase          uint8
	Pit            [maxPits]uint8
	Taken          [engines.MaxSeats]int16
}

const maxPits = 12

// Pits returns how many pits lie in the ring of a match of Sowing.
func Pits(e engines.Engine) int { return e.Game().(*sowing).pits }

const (
	rolling = iota
	pick
	fork
)

const (
	VerbSow engines.Verb = iota + 1
	VerbTurn
	VerbFixPit
)

var die = engines.RollOf(engines.Die{Owner: engines.Dice, Faces: 6})

func (g *sowing) over(p *SowingPosition) bool {
	return int(p.Turn) >= g.turns || p.Phase != fork && p.Pit == [maxPits]uint8{}
}

// mover returns the seat whose turn it is. The seat that owes a decision can be the next one.
func (g *sowing) mover(p *SowingPosition) engines.Seat { return engines.Seat(int(p.Turn) % len(g.ids)) }

func (g *sowing) Pending(p *SowingPosition) engines.Pending {
	switch {
	case g.over(p):
		return engines.Pending{}
	case p.Phase == rolling:
		return engines.Pending{Who: engines.Seats(engines.Dice), Kind: rolling, Roll: die}
	case p.Phase == fork:
		return engines.Pending{Who: engines.Seats((g.mover(p) + 1) % engines.Seat(len(g.ids))), Kind: fork}
	}
	return engines.Pending{Who: engines.Seats(g.mover(p)), Kind: pick}
}

func (g *sowing) Due(p *SowingPosition) (who, optional engines.SeatSet) { return g.Pending(p).Who, 0 }

func (g *sowing) Moves(p *SowingPosition, list []engines.Move) []engines.Move {
	pending := g.Pending(p)
	switch {
	case pending.Over():
	case pending.Rolling():
		return dice.Outcomes(&pending.Roll, list)
	case p.Phase == fork:
		return append(list, engines.NewMove(pending.Who.Only(), VerbTurn, 0),
			engines.NewMove(pending.Who.Only(), VerbTurn, 1))
	default:
		for pit, seeds := range p.Pit {
			if seeds > 0 {
				list = append(list, engines.NewMove(pending.Who.Only(), VerbSow, int16(pit)))
			}
		}
	}
	return list
}

func (g *sowing) Apply(p *SowingPosition, m engines.Move, emit func(engines.Message)) {
	switch {
	case m.Who == engines.Table:
		p.Pit[m.Args[0]] = uint8(m.Args[1])
		SowingFixed.Emit(emit, engines.TableClause, space(m.Args[0]), numeral(m.Args[1]))
		p.Phase, p.Laps, p.At, p.Back = rolling, 0, 0, false
	case m.Who == engines.Dice:
		p.Phase, p.Laps = pick, uint8(m.Args[0])
		SowingRolled.Emit(emit, 2, numeral(m.Args[0]))
	case m.Verb == VerbTurn:
		p.Back = m.Args[0] == 0
		g.chain(p, int(p.At), emit)
	default:
		g.chain(p, int(m.Args[0]), emit)
	}
}

// chain sows a pit and all that follows from it, to the end of the turn or to a question.
func (g *sowing) chain(p *SowingPosition, at int, emit func(engines.Message)) {
	for {
		hand, from := int(p.Pit[at]), at
		sown := hand
		p.Pit[at] = 0
		step := 1
		if p.Back {
			step = g.pits - 1
		}
		for ; hand > 0; hand-- {
			at = (at + step) % g.pits
			p.Pit[at]++
		}
		SowingSown.Emit(emit, 3, space(from), numeral(sown))
		p.Laps--
		if p.Laps == 0 || p.Pit[at] == 1 {
			break
		}
		if p.Pit[at]%2 == 0 {
			p.Phase, p.At = fork, uint8(at)
			SowingFork.Emit(emit, 5, space(at), g.Pending(p).Who.Only())
			return
		}
	}
	taken, seat := p.Pit[at], g.mover(p)
	p.Taken[seat] += int16(taken)
	p.Pit[at] = 0
	SowingTaken.Emit(emit, 6, seat, space(at), numeral(taken))
	p.Turn, p.Laps, p.At, p.Back, p.Phase = p.Turn+1, 0, 0, false, rolling
}

func (g *sowing) Sample(p *SowingPosition, r *rand.Rand) engines.Move {
	return engines.AnyOf(g, p, r)
}
