package adventure

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkPlayout plays whole games with random players on one core; rolls count as moves.
func BenchmarkPlayout(b *testing.B) {
	g := compile(b, 2)
	r := rand.New(rand.NewPCG(1, 2))
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		p := g.Start()
		for !p.Over() {
			g.Apply(&p, g.Sample(&p, r), nil)
			moves++
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkMoves plays with the whole list of moves written out for every decision, as bots need it.
func BenchmarkMoves(b *testing.B) {
	g := compile(b, 2)
	r := rand.New(rand.NewPCG(1, 2))
	moves := 0
	b.ReportAllocs()
	list := g.Moves(new(g.Start()), nil)
	for b.Loop() {
		p := g.Start()
		for !p.Over() {
			list = g.Moves(&p, list[:0])
			g.Apply(&p, list[r.IntN(len(list))], nil)
			moves++
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
