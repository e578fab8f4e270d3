package balance

import (
	"fmt"
	"runtime"

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
	// Rotate moves the bots one seat on with each match, so that no bot has the best seat.
	Rotate bool
	// Closely is how often a match is looked at closely: 10 is every tenth, 0 none. See [Look].
	Closely int
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

// workers returns how many matches are played at the same time, of so many.
func (s *Setup) workers(matches int) int {
	workers := s.Workers
	if workers < 1 {
		workers = runtime.GOMAXPROCS(0)
	}
	return max(1, min(workers, matches))
}
