package saratoga

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
)

func TestValueLikesWhatAPlayerWants(t *testing.T) {
	value := func(notes ...string) int {
		tab := play4(t, notes...)
		return tab.Game.Value(&tab.At, 0)
	}
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"more progress", value("progress.red = 6"), value()},
		{"less progress of others", value("progress.blue = 4"), value()},
		{"more supplies", value("supplies.red = 6"), value()},
		{"less supplies of others", value("supplies.white = 4"), value()},
		{"progress before supplies", value("progress.red = 6", "supplies.red = 4"), value()},
		{"the lead", value("progress = { red = 6, blue = 6 }"),
			value("progress = { red = 6, blue = 7, green = 4 }")},
		{"a lead at the goal", value("progress = { red = 12, blue = 11 }", "turn = 2"),
			value("progress = { red = 11, blue = 10 }", "turn = 2")},
		{"a lead near the goal", value("progress = { red = 11, blue = 10 }"),
			value("progress = { red = 6, blue = 5 }")},
		{"the third supply more than the tenth", value("supplies.red = 3") - value("supplies.red = 2"),
			value("supplies.red = 10") - value("supplies.red = 9")},
		{"more supplies where there are many", value("supplies.red = 10"), value("supplies.red = 9")},
		{"company still to come", value("turn = 2", `first.red = "bullet self"`, `first.blue = "bullet self"`,
			`first.green = "move self"`, `first.white = "move self"`),
			value("turn = 2", `first.red = "bullet self"`, `first.blue = "move self"`,
				`first.green = "move self"`, `first.white = "move self"`)},
		{"Head West still to come", value("turn = 2", `first.red = "defend blue"`),
			value("turn = 2", `first.red = "move self"`)},
		{"won", value(`due = "over"`, "progress.red = 12"), value("progress.red = 30")},
		{"won alone", value(`due = "over"`, "progress.red = 12"),
			value(`due = "over"`, "progress = { red = 12, blue = 12 }")},
		{"not lost", value("progress = { red = 1, blue = 12 }"),
			value(`due = "over"`, "progress = { red = 11, blue = 12 }")},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}

// TestMediumBeatsEasy lets one medium bot play against easy ones: it wins more often than one of so many
// would by chance, with 95 % certainty.
func TestMediumBeatsEasy(t *testing.T) {
	for seats := MinPlayers; seats <= MaxPlayers; seats++ {
		engine := engines.Wrap(compile(t, seats, nil))
		wins, finished := 0, 0
		for who := range seats {
			players := make([]string, seats)
			for other := range players {
				players[other] = "easy"
			}
			players[who] = "medium"
			r, err := balancetest.Run(t.Context(),
				balance.Setup{Engine: engine, Bots: players, Matches: 30 / seats, MaxLines: 2000, Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			wins += r.Seats[who].Wins.Count - r.Seats[who].Shared
			finished += r.Finished
		}
		share := balance.Wilson(wins, finished)
		t.Logf("medium among %d: wins %.2f (%.2f to %.2f) of %d", seats, share.Part, share.Low, share.High,
			finished)
		if finished != 30/seats*seats || share.Low <= 1/float64(seats) {
			t.Errorf("medium among %d: wins %d of %d (%.2f to %.2f), want more than one in %d of all", seats,
				wins, finished, share.Low, share.High, seats)
		}
	}
}
