package kit

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"homespun/engines"
	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
	"homespun/engines/enginetest"
	"homespun/engines/kit/outlook"
)

// Moves of random matches a second, without an allocation.
func BenchmarkPlayout(b *testing.B) {
	games := map[string]string{"ladders": ladders, "snails": snails, "ring race": ringRace, "no board": noBoard,
		"card race": cardRace, "farm": farm, "suits": suits, "pawns": pawns, "hills": hills, "orchard": orchard, "luck": luck,
		"knights": knights}
	maps.Copy(games, roamGames)
	maps.Copy(games, shipped(b))
	for name, rules := range games {
		b.Run(name, func(b *testing.B) { enginetest.Playout(b, engines.Wrap(compile(b, 4, rules)), 1000) })
	}
}

// The median of these over the shipped games is to be at least 2 million.
func BenchmarkMedianOfPlayouts(b *testing.B) {
	var games []*Game
	for _, rules := range shipped(b) {
		games = append(games, compile(b, 4, rules))
	}
	moves, took := make([]int, len(games)), make([]time.Duration, len(games))
	r := rand.New(rand.NewPCG(1, 2))
	for b.Loop() {
		for i, g := range games {
			began := time.Now()
			p := g.Start()
			for n := 0; n < 1000 && !p.Over; n++ {
				g.Apply(&p, g.Sample(&p, r), nil)
				moves[i]++
			}
			took[i] += time.Since(began)
		}
	}
	var speeds []float64
	for i := range games {
		speeds = append(speeds, float64(moves[i])/took[i].Seconds())
	}
	slices.Sort(speeds)
	b.ReportMetric(speeds[len(speeds)/2], "median-moves/s")
}

// Two times 10,000 matches of easy bots are to take 10 seconds at most on one core: how long so many take.
func BenchmarkEasyMatches(b *testing.B) {
	for id, rules := range shipped(b) {
		seats := max(3, chosen[id])
		engine := engines.Wrap(compile(b, seats, rules))
		b.Run(id, func(b *testing.B) {
			matches, took := 0, 0.0
			for b.Loop() {
				r, err := balancetest.Run(context.Background(), balance.Setup{Engine: engine, Bots: []string{"easy"},
					Matches: 500, MaxLines: 5000, Seed: 1, Workers: 1})
				if err != nil {
					b.Fatal(err)
				}
				matches, took = matches+r.Matches, took+r.Seconds
			}
			b.ReportMetric(20_000*took/float64(matches), "s/20000-matches")
		})
	}
}

// A file compiles within 5 ms.
func BenchmarkCompile(b *testing.B) {
	games := shipped(b)
	games["snails"] = snails
	for name, rules := range games {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				compile(b, 4, rules)
			}
		})
	}
}

// What the value of a position needs is derived once, when it is first asked for.
func BenchmarkOutlook(b *testing.B) {
	for id, rules := range shipped(b) {
		g := compile(b, 4, rules)
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				outlook.Of(g.Program)
			}
		})
	}
}

func BenchmarkValue(b *testing.B) {
	for id, rules := range shipped(b) {
		g := compile(b, 4, rules)
		p := g.Start()
		b.Run(id, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				g.Value(&p, 0)
			}
		})
	}
}
