package bots

import (
	"math"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
)

// player plays a match on, quickly and not too badly: each seat draws a few moves and takes the one with the
// highest value. The first of several random numbers is the same after each of the moves that are compared,
// which leaves less to chance.
type player struct {
	thought engines.Thought
	// level is the value at which a seat wins as often as it loses. Where all win together, a value is no
	// lead, and the level is that of the position from which the search starts.
	level int
	// scale is the lead at which a seat wins e times as often as it loses.
	scale         float64
	source        *rand.PCG
	r             *rand.Rand
	ahead, rolled engines.Walker
	positions     int
	// secretly says that the decision that is searched is made in secret.
	secretly bool
	// together says that all win or lose together.
	together bool
}

// rolls is how many outcomes of a roll are drawn to value the move before it.
const rolls = 3

func (p *player) begin(thought engines.Thought, scale float64) {
	if p.source == nil {
		p.source = rand.NewPCG(0, 0)
		p.r = rand.New(p.source)
	}
	p.thought, p.scale, p.positions = thought, scale, 0
}

// playout plays on and returns the seat's chance to win at the end. A match that takes long is cut and judged
// by its value.
func (p *player) playout(w engines.Walker, seat engines.Seat, seed uint64) float64 {
	p.source.Seed(seed, 2)
	p.positions++
	for line := 0; ; line++ {
		who, _ := w.Due()
		if who == 0 {
			return p.share(w.Outcome(), seat)
		}
		next := who.First()
		p.positions++
		switch {
		case line >= p.thought.Lines && p.cuts(w, next):
			return p.judge(w, seat)
		case next == engines.Dice:
			pending := w.Pending()
			w.Apply(dice.Random(&pending.Roll, p.r))
		case p.secret(w, who):
			m, _ := guess(w, next, p.r)
			w.Apply(m)
		default:
			w.Apply(p.choose(w, next))
		}
	}
}

// cuts reports whether a playout may be cut where a seat or the dice are due.
func (p *player) cuts(w engines.Walker, next engines.Seat) bool {
	if p.thought.Cut == 0 {
		return next != engines.Dice
	}
	return w.Pending().Kind == p.thought.Cut
}

// share returns a seat's part of a win. A draw is half a win, unless all win or lose together.
func (p *player) share(o engines.Outcome, seat engines.Seat) float64 {
	switch {
	case o.Winners.Has(seat):
		return 1 / float64(o.Winners.Len())
	case o.Winners == 0 && !p.together:
		return 0.5
	}
	return 0
}

// judge returns the chance to win of a seat in a position in which the match goes on.
func (p *player) judge(w engines.Walker, seat engines.Seat) float64 {
	if knows, ok := w.(interface {
		Chance(engines.Seat) (float64, bool)
	}); ok {
		if chance, ok := knows.Chance(seat); ok {
			return chance
		}
	}
	return p.chance(w.Value(seat))
}

// chance returns the chance to win of a seat with a value.
func (p *player) chance(value int) float64 {
	return 1 / (1 + math.Exp(-float64(value-p.level)/p.scale))
}

// secret reports whether the seats that are due answer in secret. When a single seat is left to answer, the whole of
// what is pending is asked for only if the decision that is searched is secret too.
func (p *player) secret(w engines.Walker, who engines.SeatSet) bool {
	return who.Len() > 1 || p.secretly && w.Pending().Secret
}

// choose draws a few moves of a seat and returns the best of them.
func (p *player) choose(w engines.Walker, seat engines.Seat) engines.Move {
	best, _ := w.SampleOf(seat, p.r)
	if p.thought.Tries < 2 || seat < 0 {
		return best
	}
	most, known := 0, false
	for range p.thought.Tries - 1 {
		m, _ := w.SampleOf(seat, p.r)
		if m == best {
			continue
		}
		if !known {
			most, known = p.value(w, best, seat), true
		}
		if v := p.value(w, m, seat); v > most {
			best, most = m, v
		}
	}
	return best
}

func (p *player) value(w engines.Walker, m engines.Move, seat engines.Seat) int {
	p.positions++
	ahead := place(&p.ahead, w)
	ahead.Apply(m)
	if who, _ := ahead.Due(); !who.Has(engines.Dice) {
		return rolls * ahead.Value(seat)
	}
	pending := ahead.Pending()
	sum := 0
	for range rolls {
		p.positions++
		rolled := place(&p.rolled, ahead)
		rolled.Apply(dice.Random(&pending.Roll, p.r))
		sum += rolled.Value(seat)
	}
	return sum
}
