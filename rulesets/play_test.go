package rulesets

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// playRandomly plays a match with random moves, fixes not among them, and checks everything that is said on
// the way.
func playRandomly(t *testing.T, s *Speaker, seed uint64) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	position := s.Engine.Start()
	said := func(text string, n engines.Message) {
		if bad := findUnsaidOf(s, n.Reason, text); bad != "" || text == "" {
			t.Errorf("seed %d: %q has %q", seed, text, bad)
		}
	}
	for range 5000 {
		if s.Engine.Pending(position).Over() {
			return
		}
		said(s.At(position).Prompt(position), s.Engine.Prompt(position))
		m := s.Engine.Sample(position, r)
		position = s.Engine.Apply(position, m, func(n engines.Message) { said(s.Sentence(n), n) })
		// A random line of somebody is often refused; the refusal must be a sentence too.
		if v := s.Engine.Check(position, m); v.Status == engines.Refused {
			said(s.Refusal(v), v.Message)
		}
	}
}

// TestWholeMatchesAreSpoken plays every ruleset in every theme at random, by the numbers of players in turn,
// and asks for every prompt and event.
func TestWholeMatchesAreSpoken(t *testing.T) {
	round.Long(t)
	eachGame(t, func(t *testing.T, g *Game) {
		for i, l := range round.Sample(t, 2, g.List()) {
			low, most, _ := l.Ruleset.Seats()
			for j, theme := range round.Sample(t, 1, g.Themes()) {
				engine, err := l.Ruleset.Compile(low + (i+j)%(most-low+1))
				if err != nil {
					t.Fatal(err)
				}
				playRandomly(t, l.Ruleset.Speaker(theme.Theme, engine, [][]string{{"Ava"}, {"Ben", "Cleo"}}),
					uint64(10*i+j))
			}
		}
	})
}
