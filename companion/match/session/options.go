package session

import (
	"context"
	crand "crypto/rand"
	"math/rand/v2"
	"time"

	"homespun/engines"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
	"homespun/engines/record"
)

// Options are what a session needs from outside; [Rules.Options] sets the least. With that alone the dice are
// unpredictable, and bots think at once, inside the call that gave them the turn.
type Options struct {
	// Resolve turns the front matter into the game.
	Resolve record.Resolver
	// Say puts a refusal into words. If it is nil, a refusal shows the name of its reason.
	Say record.Sayer
	// Random draws the app's rolls and deals and seeds the bots. If it is nil, the system seeds a new source.
	Random *rand.Rand
	// Think finds a bot's move; the position it gets is what the bot's seat may know. If it is nil, [Ponder]
	// is used with Post and [Think] without. With Post it is called on another goroutine than the session's.
	Think Thinker
	// Post runs a function later on the goroutine that owns the session. If it is nil, bots think on that
	// goroutine, at once.
	Post func(func())
	// Pause is the least time that a bot takes, so that people can follow. It counts only with Post.
	Pause time.Duration
	// After runs a function after a time. If it is nil, the system's clock does, on a goroutine of its own.
	After func(wait time.Duration, do func()) (stop func())
	// Now returns the time. If it is nil, the system's clock is used.
	Now func() time.Time
	// NoteTimes has the session note in the match file when people sat at it, in remarks ([record.Mark]).
	NoteTimes bool
	// App is the version of the program, for the front matter of new files.
	App string
}

// Thinker finds the move of a bot of a level for a seat, before ctx ends.
type Thinker func(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat,
	r *rand.Rand) (engines.Move, error)

func (o Options) withDefaults() Options {
	if o.Random == nil {
		o.Random = newRandom()
	}
	switch {
	case o.Think != nil:
	case o.Post != nil:
		o.Think = Ponder
	default:
		o.Think = Think
	}
	if o.After == nil {
		o.After = func(wait time.Duration, do func()) func() {
			return background.After(wait, do, func(*panics.Fault) {}) // all that is done is to end a pause
		}
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
