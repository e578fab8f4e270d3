package patrollers

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// What happens is shown one thing after another: every moment of it can be looked at, and every seat's view
// be played on from.
func TestEveryMomentCanBeLookedAt(t *testing.T) {
	for _, rules := range [][]string{{"team_size = 5\ntoken_sum = 20"},
		{"team_size = 5\ntoken_sum = 20", measured}} {
		g := compile(t, rules...)
		e := engines.Wrap(g)
		look := func(p Position) {
			g.Pending(&p)
			g.Prompt(&p)
			g.Moves(&p, nil)
			g.Save(&p)
			g.Draw(p)
			g.Value(&p, 0)
			g.Battle(&p)
			g.Steps(&p)
		}
		for seed := range uint64(25) {
			r := rand.New(rand.NewPCG(seed, 4))
			p := e.Start()
			for line := 0; line < 500 && !e.Pending(p).Over(); line++ {
				if line%17 == 0 {
					playOnFromView(t, g, p.(Position), r)
				}
				p = e.Watch(p, e.Sample(p, r),
					func(_ engines.Message, at engines.Position) { look(at.(Position)) })
			}
		}
	}
}

// playOnFromView plays on from what a side may know.
func playOnFromView(t *testing.T, g *Game, p Position, r *rand.Rand) {
	t.Helper()
	view := g.View(&p, engines.Seat(r.IntN(Players)))
	for range 12 {
		if view.Over() {
			return
		}
		m := g.Sample(&view, r)
		if v := g.Check(&view, m); !v.OK() {
			t.Fatalf("%q is drawn and refused for %s", g.Format(m), enginetest.Say(g, v.Message))
		}
		g.Apply(&view, m, nil)
	}
}

func TestDraw(t *testing.T) {
	tab := shot(t, "honor", `:explosives = ["12.5,8"]`).play("B: reveal honor", "table: fix gas A2 on")
	enginetest.Equal(t, "picture", tab.Game.Draw(tab.At), strings.TrimLeft(`
A1 ice-man            10,10      A7 D0 M3 R3, marked
A2 mad-dog            14,13      A2 D1 M2 R2, gas
A3 sarge              3,3        A2 D2 M1 R1
B1 doctor-johnson     10,13      A0 D3 M1 R1, fallen
B2 red-dragon         12,15      A1 D2 M3 R0, near death
B3 sewer-rat          30,20      A1 D4 M2 R1
B has honor
explosives 12.5,8
`, "\n"))
}

// What the table shows: how far a figure can go, whom it reaches, and what an attack would come to.
func TestWhatTheTableShows(t *testing.T) {
	tab := scene(t, "A1 mad-dog 10,10 3/2/2/2\nA2 doctor-johnson 13,10 0/4/2/0\nB1 patches 10,14 "+
		"2/4/1/3\nB2 ice-man 10,19", `:explosives = ["12.5,8"]`)
	g := tab.Game
	a1 := tab.index("A1")
	f, ok := g.Figure(&tab.At, a1)
	if !ok || f.Who != 0 || !f.Placed || f.X != 100 || f.Y != 100 || f.NearDeath ||
		f.Front != [Abilities]int{3, 2, 2, 2} || f.Shows != f.Front {
		t.Errorf("figure: got %+v", f)
	}
	enginetest.Equal(t, "reach", g.Reach(&tab.At, a1), 40)
	enginetest.Equal(t, "gap", g.Gap(&tab.At, a1, tab.index("B2")), 75)
	enginetest.Equal(t, "targets", len(g.Targets(&tab.At, a1)), 1)
	enginetest.Equal(t, "in range", len(g.InRange(&tab.At, a1)), 2)
	enginetest.Equal(t, "attack", g.AttackOf(&tab.At, a1), Sum{Dialled: 3, Class: 1})
	enginetest.Equal(t, "blast", len(g.Blast(&tab.At, 125, 80)), 1)
	tab.play("A: order A1")
	enginetest.Equal(t, "steps", g.Steps(&tab.At), Steps{Left: 4, Before: 2})
	tab.play("A: move A1 10,11", "A: move A1 10,12", "A: move A1 8.5,12")
	enginetest.Equal(t, "steps", g.Steps(&tab.At), Steps{Twines: 3, Left: 1})
	tab.play("A: end", "B: order B1", "B: attack B1 A1")
	b, ok := g.Battle(&tab.At)
	if !ok || b.From != tab.index("B1") || b.At != a1 || b.By != "attack" || b.Attack.Total() != 2 ||
		b.Defence.Total() != 2 {
		t.Errorf("battle: got %+v, %t", b, ok)
	}
	tab.play("B: sound yes")
	b, _ = g.Battle(&tab.At)
	enginetest.Equal(t, "attack with the sound", b.Attack, Sum{Dialled: 2, Sound: 1})
	tab.play("dice: B1-B1", "B: end")
	enginetest.Equal(t, "pushed", len(g.Pushed(&tab.At, tab.index("B1"))), 3)
	if _, ok := tab.At.Raging(); ok {
		t.Error("somebody may take a second turn")
	}
}
