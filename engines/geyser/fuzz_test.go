package geyser

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

// FuzzParse reads any text as any seat: what can be read is written and read back the same, and gets a verdict anywhere.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"start a1", "5", "4-2", "move A1 a2", "move D99 k12", "spawn b3", "no-spawn", "again", "back", "pass", "reenter a1",
		"fix put A3 d4", "fix off B2", "fix turn C", "fix put B32767 z9"} {
		for who := range 4 {
			f.Add(text, int8(who-2))
		}
	}
	g := compile(f, 3, kindIsland)
	r := rand.New(rand.NewPCG(5, 6))
	seen := map[uint8]bool{}
	var places []Position
	for range 40 {
		p := g.Start()
		for range 400 {
			if !seen[p.stage] {
				seen[p.stage] = true
				places = append(places, p)
			}
			if p.Over() {
				break
			}
			g.Apply(&p, g.Sample(&p, r), nil)
		}
	}
	f.Fuzz(func(t *testing.T, text string, who int8) {
		m, err := g.Parse(engines.Seat(who), text)
		if err != nil {
			return
		}
		if again, err := g.Parse(m.Who, g.Format(m)); err != nil || again != m {
			t.Fatalf("%q: %+v, written %q and read back as %+v, %v", text, m, g.Format(m), again, err)
		}
		for i := range places {
			v := g.Check(&places[i], m)
			if v.Standing == engines.Undecided || v.Standing == engines.Refused && v.Note.Clause == 0 {
				t.Fatalf("%q: no verdict: %+v", text, v)
			}
			for _, arg := range v.Note.Args[:v.Note.N] {
				g.Describe(arg)
			}
		}
	})
}

// FuzzLoad reads any position: what is read can be played on with any mix of moves and fixes, and is read back the same.
func FuzzLoad(f *testing.F) {
	games := []*Game{compile(f, 3), compile(f, 4, kindIsland, "tokens = 5"), compile(f, 2, restlessMother)}
	r := rand.New(rand.NewPCG(3, 4))
	for seed, g := range games {
		for range 2 {
			p := g.Start()
			for i := 0; !p.Over() && i < 200; i++ {
				if i%23 == 0 {
					text, err := json.Marshal(g.Save(&p))
					if err != nil {
						f.Fatal(err)
					}
					f.Add(string(text), uint64(seed))
				}
				g.Apply(&p, g.Sample(&p, r), nil)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		g := games[seed%uint64(len(games))]
		p, err := g.Load(func(into any) error { return json.Unmarshal([]byte(text), into) })
		if err != nil {
			return
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for range 60 {
			playOn(t, g, &p, r)
		}
	})
}

// playOn makes a random move or fix, looking at everything that must hold before; what is told on the way can be looked at too.
func playOn(t interface{ Fatalf(string, ...any) }, g *Game, p *Position, r *rand.Rand) {
	back, err := g.load(g.Save(p).(*Saved))
	if err != nil || back != *p {
		t.Fatalf("%+v: read back as %+v, %v", g.Save(p), g.Save(&back), err)
	}
	g.Prompt(p)
	for s := range engines.Seat(g.players) {
		g.Value(p, s)
	}
	m := randomFix(g, r)
	if !p.Over() && r.IntN(3) > 0 {
		m = g.Sample(p, r)
		if v := g.Check(p, m); !v.OK() {
			t.Fatalf("%s in %+v: drawn and refused, %+v", g.Format(m), g.Save(p), v)
		}
	} else if !g.Check(p, m).OK() {
		return
	}
	g.Apply(p, m, func(engines.Note) {
		q := *p
		g.Due(&q)
		g.Prompt(&q)
		g.Draw(q)
		q.Battle()
	})
}

// randomFix draws a fix of things that exist.
func randomFix(g *Game, r *rand.Rand) engines.Move {
	owner, number, at := int16(r.IntN(g.players)), int16(1+r.IntN(6)), int16(r.IntN(g.board.Len()))
	switch r.IntN(6) {
	case 0:
		return engines.NewMove(engines.Table, verbTurn, owner)
	case 1:
		return engines.NewMove(engines.Table, verbOff, owner, number)
	case 2:
		at = int16(g.starts.Nth(r.IntN(g.starts.Len())))
	}
	return engines.NewMove(engines.Table, verbPut, owner, number, at)
}
