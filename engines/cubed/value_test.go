package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
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
			r, err := balancetest.Run(t.Context(),
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

// While stacking, what counts is who will begin to take, and what will lie on the top corners then.
func TestValueLikesToBeginWithAGoodCorner(t *testing.T) {
	g := compile(t, "size = 2\ncubes = { yellow = 2, red = 3, black = 3 }")
	value := func(picture, lastRed string) int {
		p := drawn(t, g, "d4", picture, `last_red = "`+lastRed+`"`).At
		return g.Value(&p, 0)
	}
	const begins, second = "B", "A"
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"to begin", value("r r\nr b", begins), value("r r\nr b", second)},
		{"red on a corner", value("br r\nr b", begins), value("rb r\nr b", begins)},
		{"no red on a corner for the other", value("rb r\nr b", second), value("br r\nr b", second)},
		{"yellow on it more than red", value("by r\nr r", begins), value("yr b\nr r", begins)},
		{"a high corner for the yellow that is left", value("yr rr\nb b", begins), value("yr rr\nbb .", begins)},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}

// Whether a player can leave the last red cube to the other is worked out as in Nim. That must be what comes
// out if all ways to go on are tried.
func TestWhoCanLeaveTheLastRedToTheOther(t *testing.T) {
	for _, rules := range []string{"", exact, "place = { yellow = 2, red = 3, black = 1 }",
		exact + "\nplace = { yellow = 2, red = 3, black = 1 }"} {
		g := compile(t, rules)
		known := map[Position]bool{}
		var tried func(p Position) bool
		// stacked is what comes out for the player whose turn it was, after one more cube of a colour.
		stacked := func(p Position, c Colour) bool {
			p.left[c]--
			p.colour = c
			p.made++
			switch {
			case p.left[Red] == 0:
				return false
			case p.made == g.place[c] || p.left[c] == 0:
				p.endTurn()
				return !tried(p)
			}
			return tried(p)
		}
		tried = func(p Position) bool {
			if evades, ok := known[p]; ok {
				return evades
			}
			evades := false
			for _, c := range Colours {
				evades = evades || p.mayPlace(c) && stacked(p, c)
			}
			if ended := p; !evades && g.mayStop(&p) {
				ended.endTurn()
				evades = !tried(ended)
			}
			known[p] = evades
			return evades
		}
		tried(Position{left: [colours]uint8{Yellow: 3, Red: 9, Black: 9}})
		for p, evades := range known {
			if g.evades(&p) != evades {
				t.Fatalf("%q, left %v, %d of %v placed: evades is %v, want %v", rules, p.left, p.made, p.colour,
					!evades, evades)
			}
		}
		t.Logf("%q: %d positions", rules, len(known))
	}
}
