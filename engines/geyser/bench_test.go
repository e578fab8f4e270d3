package geyser

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkPlayout plays whole games with random players on one core; rolls count as moves.
func BenchmarkPlayout(b *testing.B) {
	for _, v := range []struct {
		name  string
		seats int
		rules []string
	}{{"standard", 4, nil}, {"two", 2, nil}, {"small-island", 2, []string{smallIsland}}, {"crowd", 4, contract[len(contract)-1].rules}} {
		b.Run(v.name, func(b *testing.B) {
			g := compile(b, v.seats, v.rules...)
			r := rand.New(rand.NewPCG(1, 2))
			moves := 0
			b.ReportAllocs()
			for b.Loop() {
				p := g.Start()
				for line := 0; line < 5000 && !p.Over(); line++ {
					g.Apply(&p, g.Sample(&p, r), nil)
					moves++
				}
			}
			b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
			b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
		})
	}
}

// BenchmarkMoves plays with the whole list of moves written out for every decision, as bots need it.
func BenchmarkMoves(b *testing.B) {
	g := compile(b, 4)
	r := rand.New(rand.NewPCG(1, 2))
	moves := 0
	b.ReportAllocs()
	list := g.Moves(new(g.Start()), nil)
	for b.Loop() {
		p := g.Start()
		for line := 0; line < 5000 && !p.Over(); line++ {
			list = g.Moves(&p, list[:0])
			g.Apply(&p, list[r.IntN(len(list))], nil)
			moves++
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
