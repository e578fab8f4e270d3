package saratoga

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest"
)

// midTurn draws a position in which some have laid.
func midTurn(t *rapid.T) (*Game, Position) {
	g, err := tryCompile(rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players"), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	p := g.Start()
	for line := g.players + rapid.IntRange(1, 60).Draw(t, "lines"); line > 0 && !p.Over(); line-- {
		g.Apply(&p, g.Sample(&p, r), nil)
	}
	return g, p
}

// otherwise draws other secrets of everyone but one: each who has laid has laid something else it may, or,
// where that may differ, nothing yet.
func otherwise(t *rapid.T, g *Game, p Position, keep int, orNothing bool) Position {
	q := p
	for who := range g.players {
		if who == keep || p.laid[who] == (Lay{}) {
			continue
		}
		q.laid[who] = Lay{}
		if orNothing && rapid.Bool().Draw(t, "nothing yet") {
			continue
		}
		moves := slices.DeleteFunc(g.Moves(&q, nil), func(m engines.Move) bool {
			return m.Who != engines.Seat(who)
		})
		if m := rapid.SampledFrom(moves).Draw(t, "laid"); m.Verb == VerbLays {
			q.laid[who] = Lay{Card(m.Args[0]), Card(m.Args[1])}
		} else {
			q.laid[who] = Lay{Action: pass}
		}
	}
	return q
}

// What one seat sees does not change when only what others have laid does.
func TestASeatSeesNothingOfWhatOthersHaveLaid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := midTurn(t)
		for who := -2; who < g.players; who++ {
			q := otherwise(t, g, p, who, true)
			one, two := g.View(&p, engines.Seat(who)), g.View(&q, engines.Seat(who))
			if one != two {
				t.Fatalf("seat %d sees\n%+v\nand\n%+v", who, g.Save(&one), g.Save(&two))
			}
			if who >= 0 && one.laid[who] != p.laid[who] {
				t.Fatalf("seat %d does not see what it has laid", who)
			}
			open := one
			open.laid = p.laid
			if open != p {
				t.Fatalf("seat %d is not shown what lies open:\n%+v", who, g.Save(&one))
			}
		}
	})
}

// A bot chooses the same, with the same random numbers, whatever others have laid.
func TestBotsChooseTheSameWhateverOthersHaveLaid(t *testing.T) {
	players := map[string]bots.Bot{}
	for _, name := range bots.Names() {
		players[name], _ = bots.New(name)
	}
	rapid.Check(t, func(t *rapid.T) {
		g, p := midTurn(t)
		engine, pending := engines.Wrap(g), g.Pending(&p)
		if p.Over() || !pending.Secret {
			return
		}
		who := rapid.SampledFrom(pending.Who.List()).Draw(t, "bot")
		seed := rapid.Uint64().Draw(t, "random numbers")
		for name, bot := range players {
			// easy draws among the moves of all who have yet to lay
			q := otherwise(t, g, p, int(who), name != "easy")
			one, err := bot.Choose(t.Context(), engine.Walk(p), who, rand.New(rand.NewPCG(seed, 2)))
			two, err2 := bot.Choose(t.Context(), engine.Walk(q), who, rand.New(rand.NewPCG(seed, 2)))
			if one != two || err != nil || err2 != nil || !g.Check(&p, one).OK() {
				t.Fatalf("%s: %q and %q, %v %v", name, g.Format(one), g.Format(two), err, err2)
			}
		}
	})
}

// Nothing is told of what is laid until everyone has.
func TestNothingIsToldBeforeAllHaveLaid(t *testing.T) {
	tab := play4(t)
	for _, line := range []string{"D: lays raid red", "A: lays defend raid", "B: lays move self"} {
		tab.play(line).Hears()
		enginetest.Equal(t, "notes", len(tab.Heard), 0)
	}
	tab.play("C: lays raid red")
	if len(tab.Heard) < 7 {
		t.Errorf("told %d lines of the turn", len(tab.Heard))
	}
}
