package geyser

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/BurntSushi/toml"
	"pgregory.net/rapid"

	"homespun/engines"
)

// TestPositionsSurviveTOML plays and fixes at random. Every position must be the same after it is written as
// TOML and read. While the events of a move are emitted, questions about the position must not panic.
func TestPositionsSurviveTOML(t *testing.T) {
	games := oracleGames(t)
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		p := g.Start()
		for range rapid.IntRange(0, 60).Draw(t, "lines") {
			m := randomFix(g, r)
			if !p.Over() && r.IntN(3) > 0 {
				m = g.Sample(&p, r)
			}
			if !g.Check(&p, m).OK() {
				continue
			}
			before := p
			g.Apply(&p, m, func(n engines.Message) {
				q := p
				// Why about the event, with the position before the line and with the present one
				for _, at := range []*Position{&before, &q} {
					if why, ok := g.Why(at, n); ok && (why.Reason == 0 || why.Clause == 0) {
						t.Fatalf("why %+v: %+v", n, why)
					}
				}
				g.Pending(&q)
				g.Prompt(&q)
				g.Draw(q)
				q.Battle()
			})
		}
		text, err := toml.Marshal(g.Save(&p))
		if err != nil {
			t.Fatal(err)
		}
		back, err := g.Load(func(into any) error { return toml.Unmarshal(text, into) })
		if err != nil || back != p {
			t.Fatalf("%s\nread back as %+v, %v", text, g.Save(&back), err)
		}
	})
}

// randomFix draws a fix of things that exist.
func randomFix(g *Game, r *rand.Rand) engines.Move {
	owner, number, at := int16(r.IntN(g.players)), int16(1+r.IntN(6)), int16(r.IntN(g.board.Len()))
	switch r.IntN(6) {
	case 0:
		return engines.NewMove(engines.Table, VerbTurn, owner)
	case 1:
		return engines.NewMove(engines.Table, VerbOff, owner, number)
	case 2:
		at = int16(g.starts.Nth(r.IntN(g.starts.Len())))
	}
	return engines.NewMove(engines.Table, VerbPut, owner, number, at)
}

// TestCheckAgreesWithMoves asks Check about every possible line on a crowded board, whatever is due.
func TestCheckAgreesWithMoves(t *testing.T) {
	games := oracleGames(t)
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		p := crowd(t, g)
		for range rapid.IntRange(0, 3).Draw(t, "lines") {
			if !p.Over() {
				g.Apply(&p, rapid.SampledFrom(g.Moves(&p, nil)).Draw(t, "move"), nil)
			}
		}
		listed := g.Moves(&p, nil)
		for who := engines.Dice; int(who) < g.players; who++ {
			for verb := range engines.Verb(VerbPut) {
				for a := range int16(g.board.Len() + 1) {
					m := engines.Move{Who: who, Verb: verb, N: uint8(arguments(forms[verb].Kinds))}
					switch {
					case verb == VerbMove:
						m.Args = [engines.MaxArgs]int16{int16(p.turn), 1 + a%7, a}
					case verb == VerbRoll:
						m.N, m.Args = uint8(1+a%2), [engines.MaxArgs]int16{a / 8, a % 8 * (a % 2)}
					case m.N == 1:
						m.Args[0] = a
					}
					if v := g.Check(&p, m); v.OK() != slices.Contains(listed, m) ||
						v.Status == engines.Undecided {
						t.Fatalf("%d: %q of %+v in %+v: %+v", who, g.Format(m), m, g.Save(&p), v)
					}
				}
			}
		}
	})
}

// TestSamplesAreEven draws turns in a crowd: every move comes as often.
func TestSamplesAreEven(t *testing.T) {
	g := compile(t, 2)
	r := rand.New(rand.NewPCG(1, 2))
	for _, picture := range []string{
		"A1,A2,A3 . .\n. A4 .\nB1", ". A1 .\nA2 A3 A4\n. B1 .", // few of the draws fit
		"A1,A2 . .\n. A4,A5,A6 .\nB1",
	} {
		tab := draw(t, g, picture)
		list := g.Moves(&tab.At, nil)
		count := map[engines.Move]int{}
		const each = 400
		for range each * len(list) {
			count[g.Sample(&tab.At, r)]++
		}
		chi := 0.0
		for _, m := range list {
			d := float64(count[m] - each)
			chi += d * d / each
		}
		if chi > float64(3*len(list)+12) || len(count) != len(list) {
			t.Errorf("%d moves, drawn %v", len(list), count)
		}
	}
	// When almost no draw is legal, sampleTurn counts the moves instead: 62 tokens cannot move, and two can
	// move two ways each.
	crowded := compile(t, 2, contract[len(contract)-1].rules...)
	p := Position{target: -1, stage: DueTurn, round: 1}
	for rest := crowded.geysers; p.tribes[0].count < MaxTokens-2; {
		p.put(0, p.tribes[0].next(), rest.Take())
	}
	p.put(0, p.tribes[0].next(), crowded.starts.First())
	p.put(0, p.tribes[0].next(), crowded.starts.Nth(1))
	p.put(1, 1, crowded.board.Len()-1)
	list := crowded.Moves(&p, nil)
	count := map[engines.Move]int{}
	for range 4000 {
		count[crowded.Sample(&p, r)]++
	}
	if len(list) != 4 || len(count) != 4 ||
		min(count[list[0]], count[list[1]], count[list[2]], count[list[3]]) < 850 {
		t.Errorf("of %v drawn %v", list, count)
	}
}

// arguments returns how many arguments the words of a form make: a token two.
func arguments(kinds []word) (n int) {
	for _, kind := range kinds {
		n++
		if kind == tokenWord {
			n++
		}
	}
	return n
}
