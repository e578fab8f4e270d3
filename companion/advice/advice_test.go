package advice_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"homespun/companion/advice"
	"homespun/companion/games"
	"homespun/companion/tableau/tableautest"
	"homespun/engines"
)

func TestLook(t *testing.T) {
	for _, id := range []string{"sitters", "adventure", "geyser", "saratoga", "cubed", "patrollers"} {
		rules, engine, theme := tableautest.Sit(t, id, "", 0, nil)
		var names [][]string
		for i := range engine.SeatIDs() {
			names = append(names, [][]string{{"Ava"}, {"Ben"}, {"Cleo"}, {"Dan"}, {"Eve"}, {"Finn"}}[i])
		}
		voice := rules.Speaker(theme, engine, names)
		game := games.All().Tables[id](engine, voice, theme)
		r := rand.New(rand.NewPCG(1, 2))
		p := engine.Start()
		seen := map[string]int{}
		for range 600 {
			pending := engine.Pending(p)
			if pending.Over() {
				break
			}
			m := engine.Sample(p, r)
			if m.Who >= 0 {
				key := fmt.Sprint(pending.Kind, m.Verb)
				if seen[key]++; seen[key] <= 2 {
					a := advice.Of(engine, game, voice.At(p), engine.View(p, m.Who), m.Who, m)
					fmt.Println(id, engine.Format(m), "|", a.Sentence, "|", len(a.Arrows), a.Spots, a.Pieces)
				}
			}
			p = engine.Apply(p, m, nil)
		}
	}
	_ = engines.Table
}
