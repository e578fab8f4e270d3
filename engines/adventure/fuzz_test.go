package adventure

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

// FuzzParse reads any text as any seat: what can be read is written and read back the same, and gets a verdict anywhere.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"tile Z f4", "discard T", "place g8", "5", "spawn f4", "step f7", "take e7", "torch f6", "done", "goes Z2 f9", "explode C1", "respawn g8",
		"fix put Z2 d4", "fix put B g8", "fix kill Z2", "fix hearts A 7", "fix treasure A 2", "fix torch f4 on", "fix wall f4 off", "fix turn B"} {
		for who := range 4 {
			f.Add(text, int8(who-2))
		}
	}
	g := compile(f, 2, ghost)
	r := rand.New(rand.NewPCG(5, 6))
	seen := map[uint8]bool{}
	var places []Position
	for range 40 {
		p := g.Start()
		for i := 0; i < 400; i++ {
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
	g := compile(f, 3, ghost)
	r := rand.New(rand.NewPCG(3, 4))
	for range 6 {
		p := g.Start()
		for i := 0; !p.Over() && i < 200; i++ {
			if i%13 == 0 {
				text, err := json.Marshal(g.Save(&p))
				if err != nil {
					f.Fatal(err)
				}
				f.Add(string(text), uint64(i))
			}
			g.Apply(&p, g.Sample(&p, r), nil)
		}
	}
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		p, err := g.Load(func(into any) error { return json.Unmarshal([]byte(text), into) })
		if err != nil {
			return
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for range 60 {
			back, err := g.load(g.Save(&p).(*Saved))
			if err != nil || back != p {
				t.Fatalf("%+v: read back as %+v, %v", g.Save(&p), g.Save(&back), err)
			}
			g.Prompt(&p)
			g.Value(&p, 0)
			if fix := randomFix(g, r); p.Over() || r.IntN(3) == 0 {
				if g.Check(&p, fix).OK() {
					g.Apply(&p, fix, func(engines.Note) {})
				}
				continue
			}
			m := g.Sample(&p, r)
			if v := g.Check(&p, m); !v.OK() {
				t.Fatalf("%s in %+v: drawn and refused, %+v", g.Format(m), g.Save(&p), v)
			}
			g.Apply(&p, m, func(engines.Note) {})
			for rest := p.monsters; !rest.Empty(); {
				g.Why(&p, p.monsterOn(rest.Take()))
			}
		}
	})
}

// randomFix draws a fix of things that exist.
func randomFix(g *Game, r *rand.Rand) engines.Move {
	m := engines.Move{Who: engines.Table, Verb: engines.Verb(verbPut + r.IntN(int(verbs-verbPut)))}
	for i, kind := range forms[m.Verb].words {
		switch kind {
		case spaceWord:
			m.Args[i] = int16(r.IntN(Spaces))
		case kingWord:
			m.Args[i] = int16(MaxMonsters + r.IntN(g.players))
		case figureWord, monsterWord:
			m.Args[i] = int16(r.IntN(len(g.kinds)*MaxSupply + g.players))
			if kind == figureWord && r.IntN(4) == 0 {
				m.Args[i] = int16(MaxMonsters + r.IntN(g.players))
			}
		default:
			m.Args[i] = int16(r.IntN(2))
		}
		m.N++
	}
	return m
}
