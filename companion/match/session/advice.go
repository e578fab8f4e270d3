package session

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/common/background"
	"homespun/engines/common/panics"
)

// adviceTime is how long a bot may think about advice before it has none.
const adviceTime = 3 * time.Second

// ErrNoAdvice says that a bot that was asked for advice has none.
var ErrNoAdvice = errors.New("undecided")

// Advise finds the move that a good bot would make for a seat that owes a decision, and calls found with it
// on the session's goroutine; the error is [ErrNoAdvice] or the bot's, a *[panics.Fault] if it panicked. The
// bot knows only what both the seat and the viewer may see, so its advice can be shown to the viewer. Asked
// again in the same position, it gives the same advice, and the dice of the match do not depend on it. If the
// match moves on first, or stop is called, found is not called.
func (s *Session) Advise(seat, viewer engines.Seat, found func(m engines.Move, err error)) (stop func()) {
	engine, think := s.Engine(), s.options.Think
	view := engine.View(engine.View(s.Position(), viewer), seat)
	random := rand.New(rand.NewPCG(uint64(len(s.match.Steps())), uint64(seat)))
	generation, stopped := s.thoughts.generation, false
	ctx, cancel := context.WithTimeout(context.Background(), adviceTime)
	s.thoughts.stopAdvice()
	s.thoughts.stopAdvice = cancel
	answered := func(m engines.Move, err error) {
		cancel()
		if !stopped && s.thoughts.generation == generation && !s.closed {
			if err == nil && (m.Who != seat || s.Check(m) != nil) {
				err = ErrNoAdvice
			}
			found(m, err)
		}
	}
	work := func() (m engines.Move, err error) {
		if fault := panics.Try(func() {
			m, err = think(ctx, bots.Adviser, engine, view, seat, random)
		}); fault != nil {
			return engines.Move{}, fault
		}
		return m, err
	}
	if post := s.options.Post; post == nil {
		answered(work())
	} else {
		background.Go(func() {
			m, err := work()
			post(func() { answered(m, err) })
		}, func(fault *panics.Fault) { post(func() { answered(engines.Move{}, fault) }) })
	}
	return func() { stopped = true; cancel() }
}
