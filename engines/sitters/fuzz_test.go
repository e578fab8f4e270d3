package sitters

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

// FuzzParse reads any text as any seat: what can be read is written and read back the same, and gets a verdict anywhere.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"container d3", "start C1 a3", "5", "move C2 e3", "return C3 a1", "pass", "4,2-5", "fix put C2 e3", "fix turn collectors 2", "fix loot 12", "4-2,5"} {
		for who := range 4 {
			f.Add(text, int8(who-2))
		}
	}
	var tables []*table
	for _, variant := range variants {
		g := compile(f, variant)
		tables = append(tables, start(f, g), draw(f, g, "1..*.....a"), draw(f, g, "1..*.....a", rolled(Collectors, 6)), draw(f, g, "1..*.....a", rolled(Obstructors, 6)),
			draw(f, g, "1..a", rolled(Collectors, 3)).play("collectors: move C1 d1"))
	}
	f.Fuzz(func(t *testing.T, text string, who int8) {
		for _, tab := range tables {
			m, err := tab.g.Parse(engines.Seat(who), text)
			if err != nil {
				continue
			}
			if again, err := tab.g.Parse(m.Who, tab.g.Format(m)); err != nil || again != m {
				t.Fatalf("%q: %+v, written %q and read back as %+v, %v", text, m, tab.g.Format(m), again, err)
			}
			v := tab.g.Check(&tab.p, m)
			if v.Standing == engines.Undecided || v.Standing == engines.Refused && v.Note.Clause == 0 {
				t.Fatalf("%q: no verdict: %+v", text, v)
			}
			for _, arg := range v.Note.Args[:v.Note.N] {
				tab.g.Describe(arg)
			}
		}
	})
}

// FuzzLoad reads any position: what is read can be played on with any mix of moves and fixes, and is read back the same.
func FuzzLoad(f *testing.F) {
	g := compile(f, "delve")
	r := rand.New(rand.NewPCG(3, 4))
	for range 5 {
		p := g.Start()
		for i := 0; !p.Over() && i < 200; i++ {
			if i%20 == 0 {
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
			g.Value(&p, Collectors)
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
		}
	})
}

// randomFix draws a fix of things that exist.
func randomFix(g *Game, r *rand.Rand) engines.Move {
	m := engines.Move{Who: engines.Table, Verb: engines.Verb(verbPut + r.IntN(int(verbs-verbPut)))}
	for i, kind := range forms[m.Verb].args {
		switch kind {
		case engines.PieceArg:
			markers := g.Markers()
			m.Args[i] = int16(markers[r.IntN(len(markers))])
		case engines.SpaceArg:
			m.Args[i] = int16(r.IntN(g.board.Len()))
		case engines.SeatArg:
			m.Args[i] = int16(r.IntN(2))
		default:
			m.Args[i] = int16(r.IntN(3))
		}
		m.N++
	}
	return m
}
