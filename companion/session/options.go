package session

import (
	"context"
	crand "crypto/rand"
	"math/rand/v2"
	"time"

	"homespun/engines"
	"homespun/engines/record"
)

// Options are what a session needs of the world; see [Rules.Options]. With no more than that the dice are
// those that nobody can foresee, and bots think at once, in the middle of the call that gave them the turn.
type Options struct {
	// Resolve turns the front matter into the game.
	Resolve record.Resolver
	// Say puts a refusal into words. nil leaves the reason as it is named.
	Say record.Sayer
	// Random draws the app's rolls and deals and seeds the bots. nil is seeded by the system.
	Random *rand.Rand
	// Think finds a bot's move; the position is what its seat may know. nil is [Think]. It is called beside
	// the session where Post is given.
	Think Thinker
	// Post has something done on the goroutine that owns the session, later. nil has bots think on that
	// goroutine, at once.
	Post func(func())
	// Pause is how long a bot takes at least, so that people can follow. It counts only with Post.
	Pause time.Duration
	// Now is the time. nil is the clock's.
	Now func() time.Time
	// App is the version of the program, for the records it writes.
	App string
}

// Thinker finds the move of a bot of a level for a seat, before ctx ends.
type Thinker func(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat,
	r *rand.Rand) (engines.Move, error)

func (o Options) filled() Options {
	if o.Random == nil {
		o.Random = newRandom()
	}
	if o.Think == nil {
		o.Think = Think
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return o
}

// newRandom returns a source of dice that nobody can foresee.
func newRandom() *rand.Rand {
	var seed [32]byte
	crand.Read(seed[:])
	return rand.New(rand.NewChaCha8(seed))
}
