package orders_test

import (
	"slices"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/orders"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines/record"
)

// What several did in one go is told in the turn in which they did it, whoever began.
func TestOrdersStandInTheirTurn(t *testing.T) {
	starts := []string{"A: start a1", "B: start a11", "C: start k11"}
	for _, c := range []struct {
		name        string
		rolls, done []string
		want        []string
	}{
		{"B before C", []string{"dice: 1", "dice: 6", "dice: 3"}, []string{"B: move B1 a10", "C: move C1 j11"},
			[]string{"Move Ben's frog 1 from a11 to a10.", "Move Cleo's bear 1 from k11 to j11."}},
		{"C before B", []string{"dice: 1", "dice: 3", "dice: 6"}, []string{"C: move C1 j11", "A: move A1 b1", "B: move B1 a10"},
			[]string{"Move Cleo's bear 1 from k11 to j11.", "Move Ava's turtle 1 from a1 to b1.",
				"Move Ben's frog 1 from a11 to a10."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := games.All()
			h := gamestest.Header(t, "geyser", "standard")
			h.Pieces, h.Dice = record.OnTable, "table"
			h.Seats = []record.Seat{{ID: "A", Names: []string{"Ava"}}, {ID: "B", Names: []string{"Ben"}},
				{ID: "C", Names: []string{"Cleo"}}}
			s, err := session.Create("", h, session.Options{Resolve: all.Resolve, Say: all.Say})
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			speaker, err := all.Speaker(s.Header(), s.Engine(), s.Seats())
			if err != nil {
				t.Fatal(err)
			}
			scenes := all.Tables["geyser"](s.Engine(), speaker.OnScreen(), speaker.Theme)
			play := func(lines []string) {
				for _, line := range lines {
					if err := s.PlayText(line); err != nil {
						t.Fatal(line, err)
					}
				}
			}
			play(slices.Concat(starts, c.rolls))
			table := orders.NewTable(s, func() tableau.Game { return scenes })
			table.Update(orders.List, true)
			if err := table.Done(); err != nil {
				t.Fatal(err)
			}
			before := len(s.Match().Steps())
			play(c.done)
			for _, step := range s.Match().Steps()[before:] {
				table.Follow([]record.Step{step}, orders.Made)
			}
			table.Update(orders.List, true)
			if got := table.Sentences(); !slices.Equal(got, c.want) {
				t.Errorf("it is said\n%q, not\n%q", got, c.want)
			}
		})
	}
}
