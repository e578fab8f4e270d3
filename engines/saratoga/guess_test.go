package saratoga

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/bots"
)

// What is guessed of a seat is legal, and hangs on nothing that lies face down.
func TestGuessesAreLegalAndSeeNothingLaid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := midTurn(t)
		pending := g.Pending(&p)
		if !pending.Secret {
			return
		}
		who := rapid.SampledFrom(pending.Who.List()).Draw(t, "seat")
		q := otherwise(t, g, p, int(who), true)
		seed := rapid.Uint64().Draw(t, "seed")
		one := g.Guess(&p, who, rand.New(rand.NewPCG(seed, 1)))
		two := g.Guess(&q, who, rand.New(rand.NewPCG(seed, 1)))
		if one != two || one.Who != who || !g.Check(&p, one).OK() {
			t.Fatalf("guessed %q and %q", g.Format(one), g.Format(two))
		}
	})
}

func TestWhoHasNoPairLeftIsGuessedToPass(t *testing.T) {
	tab := play4(t, "supplies.red = 0", "turn = 2", `first.red = "defend self"`)
	if m := tab.Game.Guess(&tab.At, 0, rand.New(rand.NewPCG(1, 1))); m.Verb != VerbPass {
		t.Errorf("guessed %s", tab.Game.Format(m))
	}
}

// Who goes with whom: in pairs from the back, those who are behind or cannot head west alone, and never
// anybody who cannot.
func TestWhoGoesTogether(t *testing.T) {
	for _, c := range []struct {
		what, want string
		notes      []string
	}{
		{"all as far", "----", nil},
		{"two behind", "-CB-", []string{"progress = { red = 8, blue = 5, green = 6, white = 8 }"}},
		{"one behind", "----", []string{"progress.blue = 4"}},
		{"three behind", "BA--", []string{"progress = { green = 5, red = 3, blue = 4, white = 7 }"}},
		{"without supplies", "----",
			[]string{"progress = { red = 3, blue = 4, green = 9, white = 9 }", "supplies.red = 0"}},
		{"without self", "D--A",
			[]string{"turn = 2",
				`first = { red = "bullet self", white = "defend self", blue = "move self", green = "move self" }`}},
		{"one without self, and the hindmost joins", "C-A-",
			[]string{"turn = 2", "progress.green = 4",
				`first = { red = "bullet self", blue = "move self", green = "defend bullet", white = "defend bullet" }`}},
		{"without the other's card", "----",
			[]string{"turn = 2",
				`first = { red = "bullet self", white = "defend red", blue = "move self", green = "move self" }`,
				"progress = { red = 3, white = 3, blue = 9, green = 9 }"}},
	} {
		tab := play4(t, c.notes...)
		var got strings.Builder
		for who := range 4 {
			if mate := tab.Game.mate(&tab.At, who); mate < 0 {
				got.WriteByte('-')
			} else {
				got.WriteByte("ABCD"[mate])
			}
		}
		if got.String() != c.want {
			t.Errorf("%s: %s, want %s", c.what, got.String(), c.want)
		}
	}
}

// What a medium bot lays, in how many of a hundred tries at least.
func TestMediumPlaysAsPeopleDo(t *testing.T) {
	for _, c := range []struct {
		what  string
		notes []string
		lays  []string
		least int
	}{
		{"goes with the other who is behind",
			[]string{"progress = { red = 3, blue = 3, green = 7, white = 7 }"}, []string{"lays move blue"},
			60},
		{"fetches supplies when it has none", []string{"supplies.red = 0"}, []string{"lays bullet self"}, 35},
		{"turns on who is about to win",
			[]string{"progress.white = 12", "turn = 2",
				`first = { red = "move self", blue = "move self", green = "move self", white = "move self" }`},
			[]string{"lays bullet white", "lays raid white"}, 90},
		{"wins when it can", []string{"progress = { red = 11, white = 9 }", "turn = 2",
			`first = { red = "defend blue", blue = "move self", green = "move self", white = "move self" }`},
			[]string{"lays move self"}, 90},
		{"defends itself when it is about to win", []string{"progress.red = 12", "turn = 2",
			`first = { red = "move self", blue = "move self", green = "move self", white = "move self" }`},
			[]string{"lays defend bullet", "lays defend raid", "lays defend blue", "lays defend green",
				"lays defend white"}, 60},
	} {
		tab := play4(t, c.notes...)
		engine := engines.Wrap(tab.Game)
		bot, err := bots.New("medium")
		if err != nil {
			t.Fatal(err)
		}
		count := map[string]int{}
		for seed := range uint64(100) {
			m, err := bot.Choose(t.Context(), engine.Walk(tab.At), 0, rand.New(rand.NewPCG(seed, 3)))
			if err != nil {
				t.Fatal(err)
			}
			count[tab.Game.Format(m)]++
		}
		n := 0
		for _, lay := range c.lays {
			n += count[lay]
		}
		w, r := engine.Walk(tab.At), rand.New(rand.NewPCG(1, 3))
		if n := testing.AllocsPerRun(10, func() { _, _ = bot.Choose(t.Context(), w, 0, r) }); n > 0 {
			t.Errorf("%s: %.0f allocations", c.what, n)
		}
		if n < c.least {
			t.Errorf("%s in %d of 100, want %d: %v", c.what, n, c.least, count)
		}
	}
}

// Matches of medium bots end soon, with any number of players, and in them people meet, raid, sabotage and
// fetch supplies.
func TestMatchesOfMediumBotsEndAndHaveEveryPlay(t *testing.T) {
	const matches, longest = 20, 25
	for seats := MinPlayers; seats <= MaxPlayers; seats++ {
		engine := engines.Wrap(compile(t, seats, nil))
		bot, err := bots.New("medium")
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(seats), 5))
		told := map[engines.Reason]int{}
		rounds := 0
		for range matches {
			w := engine.Walk(engine.Start())
			for !w.Pending().Over() && w.Position().(Position).round <= longest {
				m, err := bot.Choose(t.Context(), w, w.Pending().Who.First(), r)
				if err != nil {
					t.Fatal(err)
				}
				w.ApplyWith(m, func(n engines.Message) { told[n.Reason]++ })
			}
			p := w.Position().(Position)
			if !p.Over() {
				t.Fatalf("%d players: no end after %d rounds", seats, longest)
			}
			rounds += p.Round()
		}
		t.Logf("%d players: %.1f rounds a match, %d convoys, %d sabotages, %d raids that hit, %d supplies",
			seats, float64(rounds)/matches,
			told[ConvoyMet.Reason], told[Sabotaged.Reason], told[Raided.Reason], told[GotSupplies.Reason])
		for _, reason := range []engines.Reason{HeadedWest.Reason, ConvoyMet.Reason, Sabotaged.Reason,
			Raided.Reason, GotSupplies.Reason} {
			if told[reason] < matches/4 {
				t.Errorf("%d players: %s %d times in %d matches", seats, info.Reasons[reason].Name,
					told[reason], matches)
			}
		}
	}
}
