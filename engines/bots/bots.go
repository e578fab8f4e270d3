// Package bots holds bots, which play for empty seats and in simulations. A bot knows no particular game. It
// sees a walker, hides from itself what its seat may not know, and compares positions by the value that the
// engine gives them.
package bots

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
)

// Bot chooses moves. It reuses memory between moves, so each goroutine needs a Bot of its own. One Bot may
// play any seat of any match, one after another.
type Bot interface {
	// Choose returns a legal move of a seat that owes a decision in the walker's position. It leaves the
	// walker as it is and draws all random numbers from r. The error is that of ctx once ctx is done, or a
	// *[SeatError] if the seat owes no decision.
	//
	// Choose may also be called for a seat that owes nothing but may play ([engines.Pending.Optional]). If
	// the bot prefers not to play then, the error is [ErrSilent].
	Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move, error)
}

// Ponderer is a bot that plays the better, the longer it thinks.
type Ponderer interface {
	Bot
	// Ponder is Choose that thinks on until enough is closed. What it finds depends on the machine then.
	Ponder(ctx context.Context, enough <-chan struct{}, w engines.Walker, seat engines.Seat,
		r *rand.Rand) (engines.Move, error)
}

// makers are the bots by name, from the weakest to the strongest.
var makers = []struct {
	name string
	make func() Bot
}{
	{"easy", func() Bot { return easy{} }},
	{"medium", func() Bot { return new(medium) }},
	{"hard", func() Bot { return new(hard) }},
}

// Names returns the names of the bots, from the weakest to the strongest.
func Names() []string {
	var names []string
	for _, m := range makers {
		names = append(names, m.name)
	}
	return names
}

// Adviser is the name of the bot that gives advice to players: the strongest that answers within a second.
const Adviser = "medium"

// NameError is the error for a name that no bot has.
type NameError struct{ Name string }

func (e *NameError) Error() string {
	return fmt.Sprintf("there is no bot called %.40q; there are %s", e.Name, text.Join(Names(), "and"))
}

// New returns a new bot with a name, in upper or lower case. The error is a *[NameError].
func New(name string) (Bot, error) {
	i := slices.Index(Names(), strings.ToLower(strings.TrimSpace(name)))
	if i < 0 {
		return nil, &NameError{name}
	}
	return makers[i].make(), nil
}

// ErrSilent means that a bot lets an optional move go by.
var ErrSilent = errors.New("this seat says nothing now")

// SeatError is the error if a bot is asked for a move of a seat that owes none.
type SeatError struct{ Seat engines.Seat }

func (e *SeatError) Error() string { return fmt.Sprintf("seat %d owes no decision now", e.Seat) }

// samples is how many moves a bot looks at if not all can be listed.
const samples = 32

// ownMoves appends the legal moves of a seat to list. If not all can be listed, it appends those that can,
// and samples of the others.
func ownMoves(w engines.Walker, pending *engines.Pending, seat engines.Seat, r *rand.Rand,
	list []engines.Move) []engines.Move {
	list = w.Moves(list)
	if pending.Who.Len() > 1 || pending.Optional != 0 {
		list = slices.DeleteFunc(list, func(m engines.Move) bool { return m.Who != seat })
	}
	if !pending.Open || !pending.Who.Has(seat) {
		return list
	}
	for range samples {
		if m, ok := w.SampleOf(seat, r); ok {
			list = append(list, m)
		}
	}
	return list
}

// easy plays at random. If all moves can be listed, each has the same chance.
type easy struct{}

func (easy) Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move,
	error) {
	if err := ctx.Err(); err != nil {
		return engines.Move{}, err
	}
	switch who, optional := w.Due(); {
	case who.Has(seat):
	case !optional.Has(seat):
		return engines.Move{}, &SeatError{seat}
	case r.IntN(2) == 0:
		return engines.Move{}, ErrSilent
	}
	if m, ok := w.SampleOf(seat, r); ok {
		return m, nil
	}
	return engines.Move{}, &SeatError{seat}
}
