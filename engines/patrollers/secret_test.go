package patrollers

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest"
)

// otherwise gives the figures of one side other tokens inside, as far as they have not been shown and are not
// to be shown now.
func otherwise(t *rapid.T, g *Game, p Position, seat int8) Position {
	for u := range p.units {
		shows := p.stage == DueReveal && int8(u) == p.dying
		if unit := &p.units[u]; seatOf(int8(u)) == seat && unit.token != tokenUnset && !unit.shown && !shows {
			unit.token = uint8(rapid.IntRange(TokenNone, firstToken+len(g.tokens)-1).Draw(t, "token"))
		}
	}
	return p
}

// PAT-28: what one side sees does not change when only the tokens of the other do, and neither do the moves
// of a bot.
func TestPAT28TokensStayHidden(t *testing.T) {
	g := compile(t)
	rapid.Check(t, func(t *rapid.T) {
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		p := g.Start()
		for line := rapid.IntRange(1, 120).Draw(t, "lines"); line > 0 && !p.Over(); line-- {
			g.Apply(&p, g.Sample(&p, r), nil)
		}
		me := int8(rapid.IntRange(0, 1).Draw(t, "seat"))
		q := otherwise(t, g, p, 1-me)
		if g.View(&p, engines.Seat(me)) != g.View(&q, engines.Seat(me)) {
			t.Fatalf("%s can tell the tokens of the other", seatText(me))
		}
		all := otherwise(t, g, q, me)
		if g.View(&p, engines.Table) != g.View(&all, engines.Table) {
			t.Fatal("all can tell the tokens of somebody")
		}
		if pending := g.Pending(&p); p.Over() || pending.Rolling() ||
			pending.Who != engines.Seats(engines.Seat(me)) {
			return
		}
		choose := func(bot bots.Bot, at Position) engines.Move {
			m, err := bot.Choose(t.Context(), engines.Wrap(g).Walk(at), engines.Seat(me),
				rand.New(rand.NewPCG(1, 2)))
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
		for _, name := range []string{"medium", "hard"} {
			bot, err := bots.New(name)
			if err != nil {
				t.Fatal(err)
			}
			if one, two := choose(bot, p), choose(bot, q); one != two {
				t.Fatalf("%s chooses %q and %q", name, g.Format(one), g.Format(two))
			}
		}
	})
}

// Shown tokens lie open, and a token that is put in is not told.
func TestPAT28WhatIsTold(t *testing.T) {
	tab := armed(t).play("A: token A1 resurrection")
	tab.Hears("PAT-24 armed piece=A1")
	view := tab.Game.View(&tab.At, 1)
	enginetest.Equal(t, "token seen by B", tab.Game.Save(&view).(*Saved).Patrollers["A1"].Token, "sealed")
	view = tab.Game.View(&tab.At, 0)
	enginetest.Equal(t, "token seen by A", tab.Game.Save(&view).(*Saved).Patrollers["A1"].Token,
		"resurrection")
	tab = shot(t, "honor").play("B: reveal honor")
	view = tab.Game.View(&tab.At, 0)
	enginetest.Equal(t, "shown token", tab.Game.Save(&view).(*Saved).Patrollers["B1"].Token, "honor")
}
