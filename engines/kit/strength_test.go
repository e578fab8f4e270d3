package kit

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
	"homespun/engines/enginetest/round"
)

// chosen are the shipped games with something to choose, and for how many they are played here.
var chosen = map[string]int{"buttons": 3, "garden": 3, "hedgehogs": 4, "nuts": 3, "snail-post": 3,
	"torn-map": 3}

// Medium bots win more than their fair share against easy ones, wherever they sit; where all win together they win more
// often than easy ones do. In the quick round a few matches show only that they are no worse.
func TestMediumBeatsEasy(t *testing.T) {
	for id, rules := range shipped(t) {
		seats, ok := chosen[id]
		if !ok {
			continue
		}
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			engine := engines.Wrap(compile(t, seats, rules))
			matches := seats * round.Many(10, 100, 2000)
			if engine.Info().Together { // all are strong together, so that only many tell them apart
				matches = seats * 2000
			}
			play := func(bots ...string) *balance.Report {
				r, err := balancetest.Run(t.Context(), balance.Setup{Engine: engine, Bots: bots, Matches: matches, MaxLines: 5000,
					Seed: 42, Rotate: true, Closely: 20, Workers: 1})
				if err != nil {
					t.Fatal(err)
				}
				return r
			}
			easy := play("easy")
			fair := 1 / float64(seats)
			var r *balance.Report
			if easy.Together {
				r, fair = play("medium"), easy.Seats[0].Wins.High
			} else {
				bots := []string{"medium"}
				for range seats - 1 {
					bots = append(bots, "easy")
				}
				r = play(bots...)
			}
			wins := r.First.Wins
			if r.Together {
				wins = r.Seats[0].Wins
			}
			t.Logf("medium wins %.1f %% (%.1f to %.1f) of %d, %.1f %% would be fair; %.0f %% of turns have a choice",
				100*wins.Part, 100*wins.Low, 100*wins.High, r.Finished, 100*fair, 100*easy.Look.Choices.Part)
			if !round.Quick() && wins.Low <= fair || wins.High < fair {
				t.Errorf("medium wins %.3f to %.3f, and %.3f would be fair", wins.Low, wins.High, fair)
			}
		})
	}
}
