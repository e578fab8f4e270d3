package orders_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/orders"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// Going on tomorrow, the same is to be done as today: after each line of random matches a table that begins
// with what the record says asks for what the table does that has followed every line.
func TestGoingOnTheSameIsToBeDone(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		t.Run(id, func(t *testing.T) {
			all, random := games.All(), rand.New(rand.NewPCG(38, 9))
			said := 0
			for range round.Many(1, 1, 20) {
				h := gamestest.Header(t, id, "standard")
				h.Pieces = record.OnTable
				s, err := session.Create("", h, session.Options{Resolve: all.Resolve, Say: all.Say})
				if err != nil {
					t.Fatal(err)
				}
				speaker, err := all.Speaker(s.Header(), s.Engine(), s.Seats())
				if err != nil {
					t.Fatal(err)
				}
				table := all.Tables[id](s.Engine(), speaker.OnScreen(), speaker.Theme)
				said += follows(t, s, func() tableau.Game { return table }, random)
				s.Close()
			}
			if said == 0 {
				t.Error("nothing was ever to be done")
			}
		})
	}
}

// follows plays a match of people, and returns after how many lines something is to be done.
func follows(t *testing.T, s *session.Session, game func() tableau.Game, random *rand.Rand) (said int) {
	t.Helper()
	today := orders.NewTable(s, game)
	today.Update(orders.List, true)
	for range 150 {
		if s.Over() {
			break
		}
		before := len(s.Match().Steps())
		for s.Play(s.Engine().Sample(s.Position(), random)) != nil {
			continue // who has laid already lays no more
		}
		made := s.Match().Steps()[before:]
		if len(made) == 0 {
			continue
		}
		by := orders.Moved
		if made[0].Line.Move.Who == engines.Dice {
			by = orders.Rolled
		}
		today.Follow(made, by)
		today.Update(orders.List, true)
		tomorrow := orders.NewTable(s, game)
		tomorrow.Update(orders.List, true)
		is, was := slices.Sorted(slices.Values(tomorrow.Sentences())), slices.Sorted(slices.Values(today.Sentences()))
		if !slices.Equal(is, was) { // tomorrow nobody knows any more what was first
			t.Fatalf("after %s tomorrow is to be done\n%q, today\n%q", made[len(made)-1].Text, is, was)
		}
		if today.Waits() {
			said++
		}
	}
	return said
}
