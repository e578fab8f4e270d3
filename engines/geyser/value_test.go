package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
)

// TestMediumBeatsEasy lets one who looks ahead play against others who play at random, from every seat: they win more than their part of the matches that
// somebody wins, with 95 % certainty.
func TestMediumBeatsEasy(t *testing.T) {
	for _, c := range []struct {
		name    string
		seats   int
		matches int
		rules   []string
	}{{"two", 2, 40, nil}, {"four", 4, 20, nil}, {"small-island", 2, 40, []string{smallIsland}}, {"kind-island", 3, 20, []string{kindIsland}}} {
		engine := engines.Wrap(compile(t, c.seats, c.rules...))
		wins, won, unfinished := 0, 0, 0
		for seat := range c.seats {
			players := make([]string, c.seats)
			for i := range players {
				players[i] = "easy"
			}
			players[seat] = "medium"
			r, err := balance.Run(t.Context(), balance.Setup{Engine: engine, Bots: players, Matches: c.matches, MaxLines: 3000, Seed: uint64(seat)})
			if err != nil {
				t.Fatal(err)
			}
			wins += r.Seats[seat].Wins.Count
			won += r.Finished - r.Nobody.Count
			unfinished += r.Unfinished
		}
		share := balance.Wilson(wins, won)
		t.Logf("%s: medium wins %d of %d: %.2f (%.2f to %.2f), %d unfinished", c.name, wins, won, share.Part, share.Low, share.High, unfinished)
		if share.Low <= 1/float64(c.seats)+0.1 {
			t.Errorf("%s: medium wins %.2f (%.2f to %.2f), want clearly more than 1 in %d", c.name, share.Part, share.Low, share.High, c.seats)
		}
	}
}
