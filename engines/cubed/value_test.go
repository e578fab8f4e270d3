package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
)

// TestMediumBeatsEasy lets one who looks ahead play against one who plays at random, from either seat: they
// win clearly more than half, with 95 % certainty.
func TestMediumBeatsEasy(t *testing.T) {
	for _, v := range contract[:4] {
		engine := engines.Wrap(compile(t, v.rules...))
		wins, matches := 0, 0
		for seat := range Players {
			players := []string{"easy", "easy"}
			players[seat] = "medium"
			r, err := balance.Run(t.Context(),
				balance.Setup{Engine: engine, Bots: players, Matches: 30, MaxLines: 1000, Seed: uint64(seat)})
			if err != nil {
				t.Fatal(err)
			}
			wins += r.Seats[seat].Wins.Count
			matches += r.Finished
		}
		share := balance.Wilson(wins, matches)
		t.Logf("%s: medium wins %d of %d: %.2f (%.2f to %.2f)", v.name, wins, matches, share.Part, share.Low,
			share.High)
		if share.Low <= 0.6 {
			t.Errorf("%s: medium wins %.2f (%.2f to %.2f), want clearly more than half", v.name, share.Part,
				share.Low, share.High)
		}
	}
}

func TestValueLikesWhatServes(t *testing.T) {
	g := compile(t)
	value := func(picture string, notes ...string) int {
		if picture == "." {
			notes = append(notes, `due = "over"`)
		} else {
			notes = append(notes, take)
		}
		p := drawn(t, g, "d4", picture, notes...).At
		return g.Value(&p, 0)
	}
	const first, second = "taken = 0", "taken = 1"
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"points", value("b", "piles.A.first.red = 1"), value("b", "piles.A.second.red = 1")},
		{"the other's points less", value("b"), value("b", "piles.B.first.red = 1")},
		{"yellow on top", value("by", first), value("bb", first)},
		{"red on top more than black", value("br", first), value("bb", first)},
		{"the other's turn less", value("by", first), value("by", first, `turn = "B"`)},
		{"no yellow under the second", value("bb", second), value("yb", second)},
		{"a way around it", value("yb bb", second), value("yb", second)},
		{"a black one for the second", value("bb rb", second), value("br rr", second)},
		{"won", value(".", "piles.A.first = { yellow = 3, red = 16, black = 45 }"), value("by", first)},
		{"not lost", value("bb", `turn = "B"`),
			value(".", "piles.B.first = { yellow = 3, red = 16, black = 45 }")},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}
