package games_test

import (
	"math/rand/v2"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// No number stands on a stage that is not data: a term of a sum, its total, or something counted. And of each
// side of a sum it is said what the terms come from.
func TestEveryNumberOnAStageIsATerm(t *testing.T) {
	for _, one := range games.All().All() {
		id := one.ID
		t.Run(id, func(t *testing.T) {
			random := rand.New(rand.NewPCG(38, 4))
			sums := 0
			for range round.Many(1, 10, 300) {
				engine, game := gamestest.Table(t, id)
				table := game.(tableau.Stager)
				p := engine.Start()
				for n := 0; n < 400 && !engine.Pending(p).Over(); n++ {
					before := engine.View(p, engines.Table)
					p = engine.Watch(p, engine.Sample(p, random), func(told engines.Message, at engines.Position) {
						after := engine.View(at, engines.Table)
						if m, ok := table.Moment(before, after, told, engines.Table); ok {
							sums += len(m.Sides) + len(m.Counts)
							tableautest.CheckSum(t, id, m)
						}
						before = after
					})
				}
			}
			if sums == 0 {
				t.Error("no moment has a sum")
			}
		})
	}
}
