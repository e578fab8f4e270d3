// Package trials plays trial matches by the rules of one's own game, to find what in the file may not be meant so.
package trials

import (
	"context"
	"crypto/sha256"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/common/cache"
	"homespun/rulesets"
)

// tried are what trial matches have shown, by the hash of all rules.
var tried = cache.New[[sha256.Size]byte, []engines.Notice](100)

// seed begins the random numbers, so that the same rules show the same every time.
const seed = 42

// Of plays trial matches, for a second at most as a rule, and returns what they show, by line; nothing for games that are
// not one's own, and once ctx is done. Of the same rules they are played once.
func Of(ctx context.Context, r *rulesets.Ruleset) []rulesets.Finding {
	play := r.Game.Definition.Trials
	if play == nil {
		return nil
	}
	key := sha256.Sum256(r.Text())
	found, ok := tried.Find(key)
	if !ok {
		fewest, most, usual := r.Seats()
		games := []any{}
		for i, seats := range []int{usual, fewest, most} {
			if engine, err := r.Compile(seats); err == nil && (i == 0 || seats != usual && (i == 1 || seats != fewest)) {
				games = append(games, engine.Game())
			}
		}
		found = play(ctx, games, rand.New(rand.NewPCG(seed, seed)))
		if ctx.Err() == nil {
			tried.Put(key, found)
		}
	}
	return r.Noticed(found)
}

// Check checks a file of rules as [rulesets.Shelf.Check] does, and by trial matches.
func Check(ctx context.Context, shelf *rulesets.Shelf, path string) []rulesets.Finding {
	found := shelf.Check(path)
	if r, err := shelf.Open(path); err == nil {
		found = rulesets.InOrder(append(found, Of(ctx, r)...))
	}
	return found
}
