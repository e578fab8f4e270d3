// Package balance measures what a house rule does to a game. Bots play many matches. The report says who wins
// how often, how long matches take, and whether a difference between two rulesets is more than chance.
//
// The results hold for these bots only. A side that wins more among bots need not win more among people.
package balance

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"homespun/engines"
	"homespun/engines/bots"
)

// Setup says which matches are played.
type Setup struct {
	Engine engines.Engine
	// Bots are the names of the bots by seat. A single name is for all seats.
	Bots    []string
	Matches int
	// MaxLines ends a match that takes longer. Such a match counts as unfinished.
	MaxLines int
	// Seed makes the random numbers repeatable: a match depends only on the seed and its own number, not on
	// how many workers there are.
	Seed uint64
	// Workers is how many matches are played at the same time; 0 is one for each processor.
	Workers int
}

// SetupError is the error if a [Setup] cannot be played.
type SetupError struct{ Problem string }

func (e *SetupError) Error() string { return e.Problem }

func setupErrorf(format string, args ...any) error { return &SetupError{fmt.Sprintf(format, args...)} }

// names checks the setup and returns the name of each seat's bot.
func (s *Setup) names() ([]string, error) {
	seats := len(s.Engine.SeatIDs())
	switch {
	case s.Matches < 1:
		return nil, setupErrorf("%d matches cannot be played; at least 1 can", s.Matches)
	case s.MaxLines < 1:
		return nil, setupErrorf("a match cannot end after %d lines; at least 1 is needed", s.MaxLines)
	case len(s.Bots) != 1 && len(s.Bots) != seats:
		return nil, setupErrorf("%d bots were named for %d seats; name one for each, or one for all",
			len(s.Bots), seats)
	}
	names := make([]string, seats)
	for seat := range names {
		names[seat] = s.Bots[min(seat, len(s.Bots)-1)]
		if _, err := bots.New(names[seat]); err != nil {
			return nil, err
		}
	}
	return names, nil
}

// Run plays the matches and reports on them. The error says why the setup cannot be played, or is that of
// ctx.
func Run(ctx context.Context, s Setup) (*Report, error) {
	names, err := s.names()
	if err != nil {
		return nil, err
	}
	workers := s.Workers
	if workers < 1 {
		workers = runtime.GOMAXPROCS(0)
	}
	workers = min(workers, s.Matches)
	began := time.Now()
	tallies := make([]tally, workers)
	errs := make([]error, workers)
	var next atomic.Int64
	var wait sync.WaitGroup
	for i := range workers {
		wait.Go(func() {
			var own tally // not one of tallies yet: those lie side by side, and processors would share them
			errs[i] = own.play(ctx, &s, names, &next)
			tallies[i] = own
			if errs[i] != nil {
				next.Store(int64(s.Matches))
			}
		})
	}
	wait.Wait()
	if err := cmp.Or(errs...); err != nil {
		return nil, err
	}
	// These are sums of whole numbers, so it makes no difference which worker has played which match.
	all := tallies[0]
	for i := range tallies[1:] {
		all.add(&tallies[1+i])
	}
	return all.report(&s, names, time.Since(began)), nil
}

// play plays matches, numbered by next, until there are no more.
func (t *tally) play(ctx context.Context, s *Setup, names []string, next *atomic.Int64) error {
	players := make([]bots.Bot, len(names))
	for seat, name := range names {
		players[seat], _ = bots.New(name)
	}
	start := s.Engine.Walk(s.Engine.Start())
	w := start.Clone()
	c := newCounter(s.Engine)
	source := new(generator)
	r := rand.New(source)
	for {
		match := next.Add(1) - 1
		if match >= int64(s.Matches) {
			return nil
		}
		source.Seed(s.Seed, uint64(match))
		w.Copy(start)
		c.begin()
		lines := 0
		for ; lines < s.MaxLines; lines++ {
			m, over, err := decide(ctx, w, players, r)
			if err != nil {
				return fmt.Errorf("match %d, after %d lines: %w", match, lines, err)
			}
			if over {
				break
			}
			w.ApplyWith(m, c.listener)
		}
		outcome := w.Outcome()
		t.count(outcome, lines)
		if outcome.Over {
			c.result(s.Engine.Result(w.Position()))
			t.numbers.add(c.numbers)
		}
	}
}

// generator is a random source that fills two cache lines. It changes with every number drawn, and would slow
// a processor down that has something of its own in the same line.
type generator struct {
	rand.PCG
	_ [112]byte
}

// decide returns the next move. Seats with an optional move are asked first. Then dice are rolled, the
// table's deal is drawn, or the first of the seats that owe a decision answers.
func decide(ctx context.Context, w engines.Walker, players []bots.Bot, r *rand.Rand) (m engines.Move,
	over bool, err error) {
	who, optional := w.Due()
	for _, seat := range optional.List() {
		if m, err = players[seat].Choose(ctx, w, seat, r); !errors.Is(err, bots.ErrSilent) {
			return m, false, err
		}
	}
	if who == 0 {
		return m, true, nil
	}
	seat := who.First()
	if seat < 0 {
		m, _ = w.SampleOf(seat, r)
		return m, false, nil
	}
	m, err = players[seat].Choose(ctx, w, seat, r)
	return m, false, err
}
