package patrollers

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
)

// TestMediumBeatsEasy lets one who looks ahead play against one who plays at random, from either seat: they win more than half of the battles that somebody
// wins, with 95 % certainty.
func TestMediumBeatsEasy(t *testing.T) {
	for _, c := range []struct {
		name    string
		matches int
		rules   []string
	}{{"standard", 8, nil}, {"basic", 8, []string{basic}}, {"duel", 15, []string{duel}}, {"measured", 8, []string{measured}}} {
		engine := engines.Wrap(compile(t, c.rules...))
		wins, won, unfinished := 0, 0, 0
		for seat := range Players {
			players := []string{"easy", "easy"}
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
		if share.Low <= 0.55 {
			t.Errorf("%s: medium wins %.2f (%.2f to %.2f), want clearly more than half", c.name, share.Part, share.Low, share.High)
		}
	}
}
