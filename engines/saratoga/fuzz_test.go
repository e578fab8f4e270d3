package saratoga

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func FuzzParse(f *testing.F) {
	enginetest.FuzzParse(f, []string{
		"colour red", "lays move self", "lays defend bullet", "lays bullet green", "pass",
		"fix progress red 7", "fix supplies red 2", "lays ? x-y", "5",
	}, engines.Wrap(compile(f, 4, nil)))
}

func FuzzLoad(f *testing.F) { enginetest.FuzzLoad(f, fixes, nil, engines.Wrap(compile(f, 5, nil))) }

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
			g.Apply(&p, m, func(engines.Message) {})
		}
	})
}

// TestSaveAndLoadAnyPosition plays at random, fixes among the moves, and reads every position back.
func TestSaveAndLoadAnyPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := midTurn(t)
		if rapid.Bool().Draw(t, "fix") {
			fix := engines.NewMove(engines.Table, VerbProgress, int16(p.colour[0]),
				int16(rapid.IntRange(0, MaxFix).Draw(t, "progress")))
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
			for verb := engines.Verb(0); verb < VerbProgress; verb++ {
				for a := int16(-1); a <= int16(cards); a++ {
					for b := int16(-1); b <= int16(cards); b++ {
						m := engines.Move{Who: who, Verb: verb, N: uint8(len(forms[verb].Kinds)),
							Args: [engines.MaxArgs]int16{a, b}}
						v := g.Check(&p, m)
						if v.Status == engines.Undecided || v.OK() != slices.Contains(list, m) {
							t.Fatalf("%s of %d in %+v: %+v, listed %t", g.Format(m), who, g.Save(&p), v,
								slices.Contains(list, m))
						}
					}
				}
			}
		}
	})
}
