package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
)

// TestMediumBeatsEasy lets a bot that looks ahead play against bots that play at random, from every seat. Of
// the matches that somebody wins, it must win more than an equal share, with 95 % certainty.
func TestMediumBeatsEasy(t *testing.T) {
	for _, c := range []struct {
		name    string
		seats   int
		matches int
		rules   []string
	}{{"two", 2, 40, nil}, {"four", 4, 20, nil}, {"small-island", 2, 40, []string{smallIsland}},
		{"kind-island", 3, 20, []string{kindIsland}}} {
		engine := engines.Wrap(compile(t, c.seats, c.rules...))
		wins, won, unfinished := 0, 0, 0
		for seat := range c.seats {
			players := make([]string, c.seats)
			for i := range players {
				players[i] = "easy"
			}
			players[seat] = "medium"
			r, err := balancetest.Run(t.Context(),
				balance.Setup{Engine: engine, Bots: players, Matches: c.matches, MaxLines: 3000,
					Seed: uint64(seat)})
			if err != nil {
				t.Fatal(err)
			}
			wins += r.Seats[seat].Wins.Count
			won += r.Finished - r.Nobody.Count
			unfinished += r.Unfinished
		}
		share := balance.Wilson(wins, won)
		t.Logf("%s: medium wins %d of %d: %.2f (%.2f to %.2f), %d unfinished", c.name, wins, won, share.Part,
			share.Low, share.High, unfinished)
		if share.Low <= 1/float64(c.seats)+0.1 {
			t.Errorf("%s: medium wins %.2f (%.2f to %.2f), want clearly more than 1 in %d", c.name,
				share.Part, share.Low, share.High, c.seats)
		}
	}
}

// GEY-07: help helps bots that look ahead: they do not lose their only tokens by going for the Mother Geyser too soon.
func TestGEY07HelpHelpsMedium(t *testing.T) {
	engine := engines.Wrap(compile(t, 3, "handicap = { B = 2 }"))
	r, err := balancetest.Run(t.Context(), balance.Setup{Engine: engine, Bots: []string{"medium", "medium",
		"medium"},
		Matches: 150, MaxLines: 3000})
	if err != nil {
		t.Fatal(err)
	}
	if wins := r.Seats[1].Wins; wins.Low < 0.38 {
		t.Errorf("B wins %.2f (%.2f to %.2f) with two steps of help", wins.Part, wins.Low, wins.High)
	}
}

func TestValueLikesWhatServes(t *testing.T) {
	g, open := compile(t, 2), compile(t, 2, "mother_needs = 0")
	valueIn := func(g *Game, picture string, notes ...string) int {
		p := draw(t, g, picture, notes...).At
		return g.Value(&p, 0)
	}
	value := func(picture string, notes ...string) int { return valueIn(g, picture, notes...) }
	const far = "\n. . . . . . . . . .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. . . . . . . . . . B1"
	const claims = "A1 . . A2\n. A3 .\n. . . A4\n. .\n"
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"a token more", value("A1,A2 ." + far), value("A1 ." + far)},
		{"a geyser more", value(". . . A1" + far), value(". . A1 ." + far)},
		{"nearer a geyser", value(". A1 . ." + far), value("A1 . . ." + far)},
		{"a likelier geyser less", value("A2 . . A1" + far), value("A2 .\n. .\n. .\n. . . . . A1\n. .\nB1")},
		{"a token less for the other", value("A1 .\nB1"), value("A1 .\nB1,B2")},
		{"on the Mother", value(claims + ". .\n. . . . . A5\nB1"), value(claims + ". . . . . A5\n. .\nB1")},
		{
			"on the Mother, and nobody beside her", valueIn(open, ". .\n. .\n. .\n. .\n. . . . B1 .\n. . "+
				". . . A5", `turn = "B"`),
			valueIn(open, ". .\n. .\n. .\n. .\n. . . . . B1\n. . . . . A5", `turn = "B"`),
		},
		{
			"on the Mother, and the other had their turn", valueIn(open, ". .\n. .\n. .\n. .\n. . . . . "+
				"B1\n. . . . . A5", `due = "firing"`),
			valueIn(open, ". .\n. .\n. .\n. .\n. . . . . B1\n. . . . . A5", `turn = "B"`),
		},
		{"two on the Mother", value(". .\n. .\n. .\n. .\n. .\n. . . . . A2,A3\nB1"),
			value(". .\n. .\n. .\n. .\n. .\n. . . . . A2\nB1")},
		{
			"on the Mother, and the other has fewer geysers to attack with",
			valueIn(open, "A1 . . A2\n. .\n. .\n. .\n. . . . . B1\n. . . . . A5", `turn = "B"`),
			valueIn(open, "A1 . A2 .\n. .\n. .\n. .\n. . . . . B1\n. . . . . A5", `turn = "B"`),
		},
		{
			"a token to come in", valueIn(open, ". . . A1"+far, `due = "spawn"`, `target = "d1"`),
			valueIn(open, ". . . A1"+far, `turn = "B"`),
		},
		{"won", value("A1", `due = "over"`), value(claims + ". .\n. . . . . A5\nB1")},
		{"not lost", value("A1 .\nB1,B2,B3,B4"), value("B1", `due = "over"`)},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}

// GEY-08, GEY-09: the odds are those of all pairs of dice that are not equal.
func TestGEY09OddsOfABattle(t *testing.T) {
	for _, faces := range []int{2, 6, 12} {
		g := &Game{rules: Rules{DieFaces: faces}}
		for more := -faces - 1; more <= faces+1; more++ {
			won, lost := 0, 0
			for attack := 1; attack <= faces; attack++ {
				for defence := 1; defence <= faces; defence++ {
					switch {
					case attack+more > defence:
						won++
					case attack+more < defence:
						lost++
					}
				}
			}
			if got, want := g.odds(more), sure*won/(won+lost); got < want || got > want+1 {
				t.Errorf("%d faces, %d geysers more: got %d, want %d", faces, more, got, want)
			}
		}
	}
}

// GEY-08, GEY-13: a player who can still attack takes from the one on the Mother Geyser what the battle's odds give.
func TestGEY13HopesOfTheMother(t *testing.T) {
	open := compile(t, 2, "mother_needs = 0")
	const far = "\n. .\n. .\n. .\n"
	for _, c := range []struct {
		what, picture, note string
		want                [MaxPlayers]int
	}{
		{"equal in battle", ". ." + far + ". . . . . B1\n. . . . . A1", `turn = "B"`, [MaxPlayers]int{20000, 20000}},
		{"one attacks two", ". ." + far + ". . . . . B1\n. . . . . A1,A2", `turn = "B"`, [MaxPlayers]int{30000, 10000}},
		{"too late", ". ." + far + ". . . . . B1\n. . . . . A1", `due = "firing"`, [MaxPlayers]int{40000}},
		{"too far", "B1 ." + far + ". . . . . .\n. . . . . A1", `turn = "B"`, [MaxPlayers]int{40000}},
		{"nobody there", ". ." + far + ". . . . . B1\nA1 .", `turn = "B"`, [MaxPlayers]int{0, 40000}},
	} {
		p := draw(t, open, c.picture, c.note).At
		if got := open.hopes(&p); got != c.want {
			t.Errorf("%s: got %v, want %v", c.what, got, c.want)
		}
	}
}
