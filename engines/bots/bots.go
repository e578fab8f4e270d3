// Package bots are players for empty chairs, and for simulations. A bot knows no game: it sees a walker,
// hides from itself what its seat may not know, and compares positions by the value that the engine gives
// them.
package bots

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"homespun/engines"
)

// Bot chooses moves. It keeps memory for its thinking, so each goroutine needs its own; it may play any seat
// of any match, one after another.
type Bot interface {
	// Choose returns a legal move of a seat that owes a decision where the walker stands; the walker is left
	// as it is. All chance is drawn from r. The error is that of ctx, once it is done, or says that the seat
	// owes no decision. A seat that owes nothing and may yet say something ([engines.Pending.Optional]) is
	// asked too; where it rather does not, the error is [ErrSilent].
	Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move, error)
}

// makers are the bots by name, from the weakest on.
var makers = []struct {
	name string
	make func() Bot
}{
	{"easy", func() Bot { return new(easy) }},
	{"medium", func() Bot { return new(medium) }},
}

// Names returns the names of the bots, from the weakest on.
func Names() []string {
	var names []string
	for _, m := range makers {
		names = append(names, m.name)
	}
	return names
}

// NameError says that there is no bot of a name.
type NameError struct{ Name string }

func (e *NameError) Error() string {
	return fmt.Sprintf("there is no bot called %.40q; there are %s", e.Name, strings.Join(Names(), " and "))
}

// New returns the bot of a name, in upper or lower case. The error is a *[NameError].
func New(name string) (Bot, error) {
	i := slices.Index(Names(), strings.ToLower(strings.TrimSpace(name)))
	if i < 0 {
		return nil, &NameError{name}
	}
	return makers[i].make(), nil
}

// ErrSilent says that a bot that may say something rather does not.
var ErrSilent = errors.New("this seat says nothing now")

// SeatError says that a bot was asked for a move of a seat that owes none.
type SeatError struct{ Seat engines.Seat }

func (e *SeatError) Error() string { return fmt.Sprintf("seat %d owes no decision now", e.Seat) }

// samples is how many moves a bot looks at where they cannot all be listed, and how many tries it makes to
// draw one of its own seat.
const (
	samples = 32
	tries   = 200
)

// ownMoves appends the legal moves of a seat to list: all, or, where they cannot be listed, those that can
// and samples of the others.
func ownMoves(w engines.Walker, due *engines.Pending, seat engines.Seat, r *rand.Rand,
	list []engines.Move) []engines.Move {
	list = w.Moves(list)
	if due.Who.Len() > 1 || due.Optional != 0 {
		list = slices.DeleteFunc(list, func(m engines.Move) bool { return m.Who != seat })
	}
	if !due.Open || !due.Who.Has(seat) {
		return list
	}
	enough := len(list) + samples
	for try := 0; try < tries && len(list) < enough; try++ {
		if m := w.Sample(r); m.Who == seat {
			list = append(list, m)
		}
	}
	return list
}

// draw returns a move of a seat at random, any one with the same chance where all can be listed.
func draw(w engines.Walker, due *engines.Pending, seat engines.Seat, r *rand.Rand,
	scratch *[]engines.Move) (engines.Move, error) {
	if !(due.Who | due.Optional).Has(seat) {
		return engines.Move{}, &SeatError{seat}
	}
	// Of several seats that owe, the samples are of any.
	for range tries {
		if m := w.Sample(r); m.Who == seat {
			return m, nil
		}
	}
	*scratch = ownMoves(w, due, seat, r, (*scratch)[:0])
	if len(*scratch) == 0 {
		return engines.Move{}, &SeatError{seat}
	}
	return (*scratch)[r.IntN(len(*scratch))], nil
}

// easy plays at random.
type easy struct{ list []engines.Move }

func (b *easy) Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move,
	error) {
	if err := ctx.Err(); err != nil {
		return engines.Move{}, err
	}
	pending := w.Pending()
	if !pending.Who.Has(seat) && pending.Optional.Has(seat) && r.IntN(2) == 0 {
		return engines.Move{}, ErrSilent
	}
	return draw(w, &pending, seat, r, &b.list)
}
