package balance

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"homespun/engines"
	"homespun/engines/common/panics"
)

// A Trial plays matches by one ruleset, or the same matches by two: each pair of matches begins with the same
// random numbers. What is known so far can be asked for at any time, by any goroutine.
type Trial struct {
	setups []Setup
	names  [][]string

	lock   sync.Mutex
	known  results
	played int
	took   time.Duration
}

// results are what was counted: a tally for each ruleset, and what tells about their differences.
type results struct {
	tallies []tally
	pairs   moments
}

// newResults returns results of so many rulesets, without any matches.
func newResults(sides int) results { return results{tallies: make([]tally, sides)} }

// add adds what another has counted. These are sums of whole numbers, so it makes no difference which worker has
// played which match.
func (r *results) add(other *results) {
	for side := range r.tallies {
		r.tallies[side].add(&other.tallies[side])
	}
	r.pairs.add(&other.pairs)
}

// NewTrial returns a trial of one setup or two. Two must have the same seats and as many matches; they may have seeds
// of their own, and then their matches have nothing in common. The error is a *[SetupError] or a
// *[bots.NameError].
func NewTrial(setups ...Setup) (*Trial, error) {
	t := &Trial{setups: setups, known: newResults(len(setups))}
	first := &setups[0]
	for i := range setups {
		s := &setups[i]
		if ids, other := first.Engine.SeatIDs(), s.Engine.SeatIDs(); !slices.Equal(ids, other) {
			return nil, setupErrorf("the two rulesets cannot be compared: one has the seats %v, the other %v", ids, other)
		}
		if s.Matches != first.Matches {
			return nil, setupErrorf("%d matches cannot be compared with %d", first.Matches, s.Matches)
		}
		names, err := s.names()
		if err != nil {
			return nil, err
		}
		t.names = append(t.names, names)
	}
	return t, nil
}

// Engine is the engine of one ruleset, the first or the second.
func (t *Trial) Engine(side int) engines.Engine { return t.setups[side].Engine }

// Matches is how many matches are to be played by each ruleset.
func (t *Trial) Matches() int { return t.setups[0].Matches }

// Played is how many matches have been played so far by each ruleset.
func (t *Trial) Played() int {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.played
}

// mostKept is how many matches a worker keeps to itself before others learn of them.
const mostKept = 256

// Took is how long the matches played so far have taken.
func (t *Trial) Took() time.Duration {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.took
}

// Play plays all matches that have not been played yet; see [Trial.PlayTo].
func (t *Trial) Play(ctx context.Context) error { return t.PlayTo(ctx, t.Matches()) }

// PlayTo plays on until so many matches have been played, or all. The error is that of ctx, or of a bot; what was
// played until then is known, but the trial cannot be played on. A fault of the program in a match is one of the
// goroutine that calls PlayTo.
func (t *Trial) PlayTo(ctx context.Context, matches int) error {
	matches = min(matches, t.Matches())
	from := t.Played()
	if from >= matches {
		return nil
	}
	var next atomic.Int64
	next.Store(int64(from))
	workers := t.setups[0].workers(matches - from)
	errs, faults := make([]error, workers), make([]*panics.Fault, workers)
	var wait sync.WaitGroup
	began := time.Now().Add(-t.Took())
	for i := range workers {
		wait.Go(func() {
			faults[i] = panics.Try(func() { errs[i] = t.work(ctx, &next, matches, began) })
			if errs[i] != nil || faults[i] != nil {
				next.Store(int64(matches))
			}
		})
	}
	wait.Wait()
	if fault := cmp.Or(faults...); fault != nil {
		panic(fault)
	}
	return cmp.Or(errs...)
}

// work plays matches, numbered by next, until so many have been played.
func (t *Trial) work(ctx context.Context, next *atomic.Int64, until int, began time.Time) error {
	tables := make([]*table, len(t.setups))
	for side := range tables {
		tables[side] = newTable(&t.setups[side], t.names[side])
	}
	kept, count, most := newResults(len(tables)), 0, 1
	tell := func() {
		t.lock.Lock()
		defer t.lock.Unlock()
		t.known.add(&kept)
		t.played += count
		t.took = time.Since(began)
	}
	defer tell()
	matches, values := make([]match, len(tables)), make([][]int64, len(tables))
	for {
		number := int(next.Add(1) - 1)
		if number >= until {
			return nil
		}
		for side, table := range tables {
			var err error
			if matches[side], err = table.play(ctx, number); err != nil {
				return err
			}
		}
		for side := range tables {
			kept.tallies[side].count(&matches[side])
			values[side] = matches[side].values(len(t.names[side]), values[side][:0])
		}
		if len(tables) == 2 {
			kept.pairs.count(values[0], values[1])
		}
		if count++; count == most {
			tell()
			kept, count, most = newResults(len(tables)), 0, min(2*most, mostKept)
		}
	}
}

// Report reports on the matches of one ruleset so far, the first or the second.
func (t *Trial) Report(side int) *Report {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.known.tallies[side].report(&t.setups[side], t.names[side], t.played, t.took)
}
