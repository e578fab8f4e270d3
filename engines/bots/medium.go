package bots

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"

	"homespun/engines"
	"homespun/engines/dice"
)

const (
	// worlds is how many sets of answers medium tries for the other seats when all answer in secret.
	worlds = 16
	// outcomes is how many outcomes of a roll medium looks at. If a roll has more, medium draws this many of
	// them.
	outcomes = 64
	// answers is the most answers that medium gives for the other seats in one of these sets.
	answers = 200
	// tolerance is how close two averages must be, relative to their size, to count as equal. Sums of the
	// same numbers in another order differ slightly.
	tolerance = 1e-9
)

// medium looks one move ahead: it takes the move that leads to the position with the highest value for its
// seat. If a roll follows, it takes the average over the roll. If the others answer in secret, it takes the
// average over answers drawn at random. Where the seat moves again and the game has turns of a few moves, it looks at
// the best of these further moves too. Among equal moves it draws one.
type medium struct {
	// worlds are walkers on possible positions, each with other answers of the other seats. rolled is one roll
	// further than a move.
	worlds      []engines.Walker
	steps       []step
	rolled      engines.Walker
	list, rolls []engines.Move
}

// step is a move to search further, the moves that may follow it, and the best of these; the seat may have
// none.
type step struct {
	ahead engines.Walker
	list  []engines.Move
	then  engines.Move
}

// place copies the walker at into a slot, to save an allocation. It clones it instead if the slot is empty or
// holds a walker of another game.
func place(slot *engines.Walker, at engines.Walker) engines.Walker {
	if *slot == nil || reflect.TypeOf(*slot) != reflect.TypeOf(at) {
		*slot = at.Clone()
	} else {
		(*slot).Copy(at)
	}
	return *slot
}

func (b *medium) Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move,
	error) {
	if err := ctx.Err(); err != nil {
		return engines.Move{}, err
	}
	if who, optional := w.Due(); !(who | optional).Has(seat) {
		return engines.Move{}, &SeatError{seat}
	}
	n := b.suppose(w, seat, r)
	pending := b.worlds[0].Pending()
	b.list = ownMoves(b.worlds[0], &pending, seat, r, b.list[:0])
	if len(b.list) == 0 {
		return engines.Move{}, &SeatError{seat}
	}
	optional := !pending.Who.Has(seat)
	if len(b.list) == 1 && !optional {
		return b.list[0], nil
	}
	thought, _ := thought(w)
	var best engines.Move
	most, equals := math.Inf(-1), 0
	if optional { // letting the move go by is one more choice
		most = float64(n * b.worlds[0].Value(seat))
	}
	for _, m := range b.list {
		if err := ctx.Err(); err != nil {
			return engines.Move{}, err
		}
		value := 0.0
		for _, world := range b.worlds[:n] {
			value += b.after(world, m, seat, thought.Ahead, r)
		}
		switch margin := tolerance * max(1, math.Abs(value)); {
		case equals == 0 && !optional || value > most+margin:
			best, most, equals = m, value, 1
		case value >= most-margin && equals > 0:
			if equals++; r.IntN(equals) == 0 {
				best = m
			}
		}
	}
	if equals == 0 {
		return best, ErrSilent
	}
	return best, nil
}

// suppose sets up the first n worlds. In each, the seat sees only what it may know, and the other seats that
// owe a secret answer have given one.
func (b *medium) suppose(w engines.Walker, seat engines.Seat, r *rand.Rand) (n int) {
	n = 1
	for i := 0; i < n; i++ {
		if i == len(b.worlds) {
			b.worlds = append(b.worlds, nil)
		}
		world := place(&b.worlds[i], w)
		world.Hide(seat)
		if who, _ := world.Due(); who.Len() == 1 {
			break
		}
		n = worlds
		// Each seat answers until it owes nothing more; a game may ask a seat for several answers.
		for range answers {
			who, _ := world.Due()
			rest := who.Without(seat)
			if rest == 0 {
				break
			}
			m, ok := guess(world, rest.First(), r)
			if !ok {
				break
			}
			world.Apply(m)
		}
	}
	return n
}

// guess returns a possible answer of another seat. A game that implements [engines.Guesser] draws it as
// people would answer; otherwise it is random.
func guess(w engines.Walker, seat engines.Seat, r *rand.Rand) (m engines.Move, ok bool) {
	if knows, ok := w.(interface {
		Guess(engines.Seat, *rand.Rand) (engines.Move, bool)
	}); ok {
		if m, ok := knows.Guess(seat, r); ok {
			return m, true
		}
	}
	return w.SampleOf(seat, r)
}

// after returns the value to a seat of the position after a move, and after the best of up to so many more moves of
// its own. If a roll follows, it is the average over the roll.
func (b *medium) after(world engines.Walker, m engines.Move, seat engines.Seat, more int, r *rand.Rand) float64 {
	for len(b.steps) <= more {
		b.steps = append(b.steps, step{})
	}
	s := &b.steps[more]
	s.then = engines.Move{}
	ahead := place(&s.ahead, world)
	ahead.Apply(m)
	who, _ := ahead.Due()
	if more > 0 && who == engines.Seats(seat) && ahead.Pending().Kind == world.Pending().Kind {
		s.list = ahead.Moves(s.list[:0])
		best := math.Inf(-1)
		for _, next := range s.list {
			if value := b.after(ahead, next, seat, more-1, r); value > best {
				best, s.then = value, next
			}
		}
		return best
	}
	if !who.Has(engines.Dice) {
		return float64(ahead.Value(seat))
	}
	pending := ahead.Pending()
	count := 1
	for _, die := range pending.Roll.Dice() {
		count = min(count*int(die.Faces), outcomes+1)
	}
	b.rolls = b.rolls[:0]
	if count <= outcomes {
		b.rolls = dice.Outcomes(&pending.Roll, b.rolls)
	} else {
		for range outcomes {
			b.rolls = append(b.rolls, dice.Random(&pending.Roll, r))
		}
	}
	sum, value := 0.0, 0.0
	for i, roll := range b.rolls {
		if i == 0 || roll != b.rolls[i-1] { // a die may bear the same on several sides
			rolled := place(&b.rolled, ahead)
			rolled.Apply(roll)
			value = float64(rolled.Value(seat))
		}
		sum += value
	}
	return sum / float64(len(b.rolls))
}
