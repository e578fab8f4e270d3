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
	// worlds is how many sets of answers of the others medium supposes where all answer in secret.
	worlds = 16
	// outcomes is how many outcomes of a roll it looks at; of a roll with more it draws as many.
	outcomes = 64
	// same is how near two averages are, as a part of them, to count as equal: they may have been added up in
	// another order.
	same = 1e-9
)

// medium looks one move ahead: it takes the move after which the position is worth most to its seat. Where a
// roll follows, that is the average over the roll; where the others answer in secret, the average over
// answers drawn at random. Among equals it draws.
type medium struct {
	// worlds are positions as they may be, once the others have answered; ahead and rolled are one and two
	// moves on.
	worlds        []engines.Walker
	ahead, rolled engines.Walker
	list, scratch []engines.Move
	rolls         []engines.Move
}

// place puts the walker in a slot where another stands, taking a new one where the slot is empty or of
// another game.
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
	pending := w.Pending()
	if !(pending.Who | pending.Optional).Has(seat) {
		return engines.Move{}, &SeatError{seat}
	}
	n := b.suppose(w, seat, r)
	pending = b.worlds[0].Pending()
	b.list = ownMoves(b.worlds[0], &pending, seat, r, b.list[:0])
	if len(b.list) == 0 {
		return engines.Move{}, &SeatError{seat}
	}
	may := !pending.Who.Has(seat)
	if len(b.list) == 1 && !may {
		return b.list[0], nil
	}
	var best engines.Move
	most, equals := math.Inf(-1), 0
	if may { // saying nothing is one more choice
		most = float64(n * b.worlds[0].Value(seat))
	}
	for _, m := range b.list {
		if err := ctx.Err(); err != nil {
			return engines.Move{}, err
		}
		value := 0.0
		for _, world := range b.worlds[:n] {
			value += b.after(world, m, seat, r)
		}
		switch margin := same * max(1, math.Abs(value)); {
		case equals == 0 && !may || value > most+margin:
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

// suppose puts the walkers of the first n worlds where the seat may think itself to be, the answers of the
// others given.
func (b *medium) suppose(w engines.Walker, seat engines.Seat, r *rand.Rand) (n int) {
	n = 1
	for i := 0; i < n; i++ {
		if i == len(b.worlds) {
			b.worlds = append(b.worlds, nil)
		}
		world := place(&b.worlds[i], w)
		world.Hide(seat)
		if world.Pending().Who.Len() == 1 {
			break
		}
		n = worlds
		// Each answers until it owes nothing more; a game may ask several answers of a seat.
		for range tries {
			pending := world.Pending()
			rest := pending.Who.Without(seat)
			if rest == 0 {
				break
			}
			m, err := guess(world, &pending, rest.First(), r, &b.scratch)
			if err != nil {
				break
			}
			world.Apply(m)
		}
	}
	return n
}

// guess returns what another seat may answer: as people do, where the game knows how, and else at random.
func guess(w engines.Walker, due *engines.Pending, seat engines.Seat, r *rand.Rand,
	scratch *[]engines.Move) (engines.Move, error) {
	if knows, ok := w.(interface {
		Guess(engines.Seat, *rand.Rand) (engines.Move, bool)
	}); ok {
		if m, ok := knows.Guess(seat, r); ok {
			return m, nil
		}
	}
	return draw(w, due, seat, r, scratch)
}

// after returns the value to a seat of the position after a move, and after the roll that follows, if one
// does.
func (b *medium) after(world engines.Walker, m engines.Move, seat engines.Seat, r *rand.Rand) float64 {
	ahead := place(&b.ahead, world)
	ahead.Apply(m)
	pending := ahead.Pending()
	if !pending.Rolling() {
		return float64(ahead.Value(seat))
	}
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
	sum := 0.0
	for _, roll := range b.rolls {
		rolled := place(&b.rolled, ahead)
		rolled.Apply(roll)
		sum += float64(rolled.Value(seat))
	}
	return sum / float64(len(b.rolls))
}
