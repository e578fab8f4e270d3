package saratoga

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// places are positions of every kind: while colours are chosen, in both turns with some laid, and after the end.
func places(g *Game) []Position {
	list := []Position{}
	r := rand.New(rand.NewPCG(5, 6))
	p := g.Start()
	for i := 0; i < 4*g.players; i++ {
		list = append(list, p)
		g.Apply(&p, g.Sample(&p, r), nil)
	}
	p = list[g.players]
	p.progress[0], p.stage, p.turn = int32(g.rules.Goal), over, 0
	return append(list, p)
}

// FuzzParse reads any text as any seat: what can be read is written and read back the same, and gets a verdict anywhere.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"colour red", "lays move self", "lays defend bullet", "lays bullet green", "pass", "fix progress red 7", "fix supplies red 2", "lays ? x-y", "5"} {
		for who := range 4 {
			f.Add(text, int8(who-2))
		}
	}
	g := compile(f, 4, nil)
	all := places(g)
	f.Fuzz(func(t *testing.T, text string, who int8) {
		m, err := g.Parse(engines.Seat(who), text)
		if err != nil {
			return
		}
		if again, err := g.Parse(m.Who, g.Format(m)); err != nil || again != m {
			t.Fatalf("%q: %+v, written %q and read back as %+v, %v", text, m, g.Format(m), again, err)
		}
		for i := range all {
			v := g.Check(&all[i], m)
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
	g := compile(f, 5, nil)
	for i, p := range places(g) {
		text, err := json.Marshal(g.Save(&p))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text), uint64(i))
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
			m := engines.NewMove(engines.Table, verbProgress+engines.Verb(r.IntN(2)), int16(r.IntN(8)), int16(r.IntN(110)))
			if !p.Over() && r.IntN(6) > 0 {
				m = g.Sample(&p, r)
				if v := g.Check(&p, m); !v.OK() {
					t.Fatalf("%s in %+v: drawn and refused, %+v", g.Format(m), g.Save(&p), v)
				}
			}
			if g.Check(&p, m).OK() {
				g.Apply(&p, m, func(engines.Note) {})
			}
		}
	})
}

// FuzzRules reads any ruleset: what compiles can be played.
func FuzzRules(f *testing.F) {
	for _, change := range variants {
		rules := standard()
		if change != nil {
			change(&rules)
		}
		text, err := json.Marshal(rules)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text), 5)
	}
	f.Add(`{"colours":{"a":{"color":"#000000","order":1}}}`, 4)
	f.Fuzz(func(t *testing.T, text string, seats int) {
		g, err := Compile(func(into any) error {
			*into.(*Rules) = standard()
			return json.Unmarshal([]byte(text), into)
		}, seats)
		if err != nil {
			return
		}
		r := rand.New(rand.NewPCG(1, 2))
		p := g.Start()
		for i := 0; i < 100 && !p.Over(); i++ {
			m := g.Sample(&p, r)
			if again, err := g.Parse(m.Who, g.Format(m)); err != nil || again != m || !g.Check(&p, m).OK() {
				t.Fatalf("%q: %+v, read back as %+v, %v", g.Format(m), m, again, err)
			}
			g.Apply(&p, m, func(engines.Note) {})
		}
	})
}

// TestSaveAndLoadAnyPosition plays at random, fixes among the moves, and reads every position back.
func TestSaveAndLoadAnyPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := midTurn(t)
		if rapid.Bool().Draw(t, "fix") {
			fix := engines.NewMove(engines.Table, verbProgress, int16(p.colour[0]), int16(rapid.IntRange(0, MaxFix).Draw(t, "progress")))
			if g.Check(&p, fix).OK() {
				g.Apply(&p, fix, nil)
			}
		}
		back, err := g.load(g.Save(&p).(*Saved))
		if err != nil || back != p {
			t.Fatalf("%+v: read back as %+v, %v", g.Save(&p), g.Save(&back), err)
		}
	})
}

// TestCheckAllowsWhatIsListed asks for a verdict on every pair of numbers, of every seat.
func TestCheckAllowsWhatIsListed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := midTurn(t)
		list := g.Moves(&p, nil)
		for who := engines.Table; int(who) <= g.players; who++ {
			for verb := engines.Verb(0); verb < verbProgress; verb++ {
				for a := int16(-1); a <= int16(cards); a++ {
					for b := int16(-1); b <= int16(cards); b++ {
						m := engines.Move{Who: who, Verb: verb, N: uint8(size(verb)), Args: [engines.MaxArgs]int16{a, b}}
						v := g.Check(&p, m)
						if v.Standing == engines.Undecided || v.OK() != slices.Contains(list, m) {
							t.Fatalf("%s of %d in %+v: %+v, listed %t", g.Format(m), who, g.Save(&p), v, slices.Contains(list, m))
						}
					}
				}
			}
		}
	})
}
