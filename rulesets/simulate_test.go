package rulesets

import (
	"testing"

	"homespun/engines/balance"
	"homespun/engines/balance/balancetest"
	"homespun/rulesets/household"
)

// BenchmarkSimulate plays matches of each game's standard rules with each of the quick bots, on one core if
// run with -cpu 1. Matches of random players are cut, as those of Saratoga rarely end.
func BenchmarkSimulate(b *testing.B) {
	b.Setenv(household.Variable, b.TempDir())
	for _, bot := range []string{"easy", "medium"} {
		for _, g := range shelf.All() {
			b.Run(bot+"/"+g.ID, func(b *testing.B) {
				rules, err := shelf.Find(g.ID, "standard")
				if err != nil {
					b.Fatal(err)
				}
				_, _, seats := rules.Seats()
				engine, err := rules.Compile(seats)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportAllocs()
				b.ResetTimer()
				report, err := balancetest.Run(b.Context(),
					balance.Setup{Engine: engine, Bots: []string{bot}, Matches: b.N, MaxLines: 300})
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(report.Moves)/b.Elapsed().Seconds(), "lines/s")
			})
		}
	}
}
