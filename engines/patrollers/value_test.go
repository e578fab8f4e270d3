package patrollers

import (
	"errors"
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
	"homespun/engines/bots"
	"homespun/engines/enginetest/round"
)

// TestMediumBeatsEasy lets one who looks ahead play against one who plays at random, from either seat: they
// win more than half of the battles that somebody wins, with 95 % certainty.
func TestMediumBeatsEasy(t *testing.T) {
	round.Long(t)
	for _, c := range round.Sample(t, 2, []struct {
		name    string
		matches int
		rules   []string
	}{{"standard", 6, nil}, {"basic", 6, []string{basic}}, {"duel", 30, []string{duel}},
		{"big-guns", 4, []string{bigGuns}}, {"measured", 5, []string{measured}}}) {
		engine := engines.Wrap(compile(t, c.rules...))
		wins, won, unfinished := 0, 0, 0
		for seat := range Players {
			players := []string{"easy", "easy"}
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
		if share.Low <= 0.55 {
			t.Errorf("%s: medium wins %.2f (%.2f to %.2f), want clearly more than half", c.name, share.Part,
				share.Low, share.High)
		}
	}
}

// TestMediumFights lets two who look ahead play against each other: they close in and strike, and hardly ever
// stand about until it is a draw.
func TestMediumFights(t *testing.T) {
	round.Long(t)
	draws, battles := 0, 0
	for _, rules := range [][]string{nil, {basic}, {duel}, {bigGuns}, {measured}} {
		r, err := balancetest.Run(t.Context(),
			balance.Setup{Engine: engines.Wrap(compile(t, rules...)), Bots: []string{"medium", "medium"},
				Matches: 8, MaxLines: 3000})
		if err != nil {
			t.Fatal(err)
		}
		draws += r.Nobody.Count + r.Unfinished
		battles += r.Matches
	}
	if t.Logf("%d of %d battles end without a winner", draws, battles); draws > battles/5 {
		t.Errorf("%d of %d battles end without a winner, want at most one in five", draws, battles)
	}
}

// Who may take a second turn takes it where somebody is in reach, and says nothing where nobody is.
func TestABotRagesWhereItServes(t *testing.T) {
	for _, c := range []struct {
		at    string
		rages bool
	}{{"10,13", true}, {"30,22", false}} {
		tab := scene(t, "A1 mad-dog 10,10 4/1/1/3\nB1 ice-man "+c.at)
		tab.play("A: order A1", "A: end")
		bot, err := bots.New("medium")
		if err != nil {
			t.Fatal(err)
		}
		m, err := bot.Choose(t.Context(), engines.Wrap(tab.Game).Walk(tab.At), 0, rand.New(rand.NewPCG(1, 1)))
		switch {
		case c.rages && (err != nil || tab.Game.Format(m) != "special A1"):
			t.Errorf("at %s: %q, %v; want it to rage", c.at, tab.Game.Format(m), err)
		case !c.rages && !errors.Is(err, bots.ErrSilent):
			t.Errorf("at %s: %q, %v; want it silent", c.at, tab.Game.Format(m), err)
		}
	}
	tab := scene(t, "A1 mad-dog 10,10\nB1 ice-man 10,13").play("A: order A1", "A: end")
	easy, err := bots.New("easy")
	if err != nil {
		t.Fatal(err)
	}
	rages := 0
	for seed := range uint64(100) {
		if _, err := easy.Choose(t.Context(), engines.Wrap(tab.Game).Walk(tab.At), 0,
			rand.New(rand.NewPCG(seed, 1))); err == nil {
			rages++
		} else if !errors.Is(err, bots.ErrSilent) {
			t.Fatal(err)
		}
	}
	if rages < 25 || rages > 75 {
		t.Errorf("of 100 times one that plays at random rages %d", rages)
	}
}

// A bot works with the same strengths that the screen spells out.
func TestBotsKnowTheStrengths(t *testing.T) {
	g := compile(t)
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 0))
		p := g.Start()
		for line := 0; line < 200 && !p.Over(); line++ {
			for u := range int8(units) {
				if !p.units[u].alive() {
					continue
				}
				attack := g.attack(&p, &series{from: u})
				if got, want := g.strength(&p, u, Attack), attack.Total(); got != want {
					t.Fatalf("seed %d, line %d: attack of %d is %d, want %d", seed, line, u, got, want)
				}
				if got, want := g.strength(&p, u, Defence), g.defence(&p, u).Total(); got != want {
					t.Fatalf("seed %d, line %d: defence of %d is %d, want %d", seed, line, u, got, want)
				}
			}
			g.Apply(&p, g.Sample(&p, r), nil)
		}
	}
}

func TestValueLikesWhatServes(t *testing.T) {
	value := func(figures string, rules ...string) int {
		tab := scene(t, figures, rules...)
		return tab.Game.Value(&tab.At, 0)
	}
	const foe = "\nB1 sarge 20,20"
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"not wounded", value("A1 ice-man 10,10" + foe), value("A1 ice-man 10,10 near-death" + foe)},
		{"the other wounded", value("A1 ice-man 10,10" + foe + " near-death"),
			value("A1 ice-man 10,10" + foe)},
		{"nearer", value("A1 ice-man 12,12" + foe), value("A1 ice-man 10,10" + foe)},
		{"no gas", value("A1 ice-man 10,10" + foe), value("A1 ice-man 10,10 gas" + foe)},
		{"gas for the other", value("A1 ice-man 10,10" + foe + " gas"), value("A1 ice-man 10,10" + foe)},
		{"stronger", value("A1 ice-man 10,10 7/0/3/2" + foe), value("A1 ice-man 10,10" + foe)},
		{"an attack under way",
			value("A1 ice-man 10,10\nB1 sarge 10,13", `:due = "attack"`,
				":[acting]\nwho = \"A1\"\nattacks = 1\n[[series]]\nby = \"attack\"\nfrom = \"A1\"\nat = \"B1\""),
			value("A1 ice-man 10,10\nB1 sarge 10,13", `:due = "turn"`,
				":[acting]\nwho = \"A1\"\nattacks = 1")},
		{"a token that serves", value("A1 ice-man 10,10 duty" + foe), value("A1 ice-man 10,10 honor" + foe)},
		{"one down, the others far",
			value("A1 ice-man 10,10\nA2 mad-dog 12,10\nB1 sarge 13,13 fallen\nB2 ballistic 35,23"),
			value("A1 ice-man 10,10\nA2 mad-dog 12,10\nB1 sarge 13,13 near-death\nB2 ballistic 35,23")},
		{"an explosive by the other", value("A1 ice-man 10,10"+foe, `:explosives = ["20,19"]`),
			value("A1 ice-man 10,10"+foe, `:explosives = ["10,11"]`)},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}
