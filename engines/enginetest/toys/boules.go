package toys

import (
	"math"
	"math/rand/v2"

	"homespun/engines"
)

// boules has the seats throw stones in turn (BOU-01, BOU-02) at a jack that lies at 9,4 on a pitch of 12 by 8
// inches (BOU-03), beyond the line at 2 (BOU-04) and an inch at least from every other stone (BOU-05); or
// they keep the stone (BOU-02). After the last stone the nearest to the jack wins, of several nobody
// (BOU-06). "throw 8.5,4", "keep", "fix stone A1 3,4".
type boules struct {
	table
	stones int
}

// BoulesPosition is a position of Boules: how many stones have been thrown or kept, and their places in
// tenths of an inch. The index of a stone is its seat times maxStones plus its number. X is -1 for a stone
// that was kept.
type BoulesPosition struct {
	Gone uint8
	X, Y [maxStones * engines.MaxSeats]int16
}

// Lengths in tenths of an inch.
const (
	pitchWide, pitchDeep = 120, 80
	lineX, gap           = 20, 10
	jackX, jackY         = 90, 40
	maxStones            = 4
)

const (
	VerbThrow engines.Verb = iota + 1
	VerbKeep
	VerbFixStone
)

func (g *boules) Start() BoulesPosition { return BoulesPosition{} }

// stone returns the index in the position of the n-th stone of the match.
func (g *boules) stone(n int) int { return n%len(g.ids)*maxStones + n/len(g.ids) }

func (g *boules) over(p *BoulesPosition) bool { return int(p.Gone) == g.stones*len(g.ids) }

func (g *boules) next(p *BoulesPosition) engines.Seat { return engines.Seat(int(p.Gone) % len(g.ids)) }

func (g *boules) Pending(p *BoulesPosition) engines.Pending {
	if g.over(p) {
		return engines.Pending{}
	}
	return engines.Pending{Who: engines.Seats(g.next(p)), Open: true}
}

func (g *boules) Due(p *BoulesPosition) (who, optional engines.SeatSet) { return g.Pending(p).Who, 0 }

func (g *boules) Moves(p *BoulesPosition, list []engines.Move) []engines.Move {
	if g.over(p) {
		return list
	}
	return append(list, engines.NewMove(g.next(p), VerbKeep))
}

func (g *boules) Sample(p *BoulesPosition, r *rand.Rand) engines.Move {
	for range 20 {
		m := engines.NewMove(g.next(p), VerbThrow, int16(jackX+r.NormFloat64()*20),
			int16(jackY+r.NormFloat64()*20))
		if g.Check(p, m).OK() {
			return m
		}
	}
	return engines.NewMove(g.next(p), VerbKeep)
}

func (g *boules) Apply(p *BoulesPosition, m engines.Move, emit func(engines.Message)) {
	switch m.Verb {
	case VerbFixStone:
		p.X[m.Args[0]], p.Y[m.Args[0]] = m.Args[1], m.Args[2]
		BoulesFixed.Emit(emit, engines.TableClause, piece(m.Args[0]))
		return
	case VerbThrow:
		at := g.stone(int(p.Gone))
		p.X[at], p.Y[at] = m.Args[0], m.Args[1]
		BoulesThrown.Emit(emit, 2, piece(at))
	case VerbKeep:
		p.X[g.stone(int(p.Gone))] = -1
		BoulesKept.Emit(emit, 2, piece(g.stone(int(p.Gone))))
	}
	p.Gone++
	if stone, away := g.nearest(p); g.over(p) && stone >= 0 {
		BoulesNearest.Emit(emit, 6, piece(stone), tenths(int(math.Round(math.Sqrt(float64(away))))))
	}
}

// nearest returns the stone nearest to the jack and the square of its distance. The stone is -1 if there is
// none, or several are equally near.
func (g *boules) nearest(p *BoulesPosition) (stone, away int) {
	stone, away = -1, math.MaxInt
	for n := range int(p.Gone) {
		at := g.stone(n)
		if d := square(p.X[at], p.Y[at], jackX, jackY); p.X[at] >= 0 && d < away {
			stone, away = at, d
		} else if p.X[at] >= 0 && d == away {
			stone = -1
		}
	}
	return stone, away
}

func (g *boules) Prompt(p *BoulesPosition) engines.Message {
	return BoulesThrow.Message(2, seat(g.next(p)), piece(g.stone(int(p.Gone))))
}

func (g *boules) Outcome(p *BoulesPosition) engines.Outcome {
	outcome := engines.Outcome{Over: g.over(p)}
	if stone, _ := g.nearest(p); outcome.Over && stone >= 0 {
		outcome.Winners = engines.Seats(engines.Seat(stone / maxStones))
	}
	return outcome
}
