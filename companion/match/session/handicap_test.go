package session_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/engines/record"
)

// Help for one of the seats is a rule as any other, in every game: it stands in the record, the match is played
// with it, and every position can be written down and read back.
func TestHelpForOneInEveryGame(t *testing.T) {
	for _, game := range games.All().All() {
		rules, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		_, _, usual := rules.Seats()
		engine, err := rules.Compile(usual)
		if err != nil {
			t.Fatal(err)
		}
		for _, helped := range engine.SeatIDs() {
			t.Run(game.ID+"/"+helped, func(t *testing.T) {
				with, err := rules.With(map[string]any{"handicap": map[string]any{helped: int64(2)}})
				if err != nil {
					t.Fatal(err)
				}
				var seats []record.Seat
				for _, id := range engine.SeatIDs() {
					seats = append(seats, record.Seat{ID: id})
				}
				h := session.HeaderOf(with, seats)
				if got := fmt.Sprint(h.Rules); got != fmt.Sprintf("map[handicap:map[%s:2]]", helped) {
					t.Errorf("the record says %s", got)
				}
				match, err := record.NewMatch(h, games.All().Resolve)
				if err != nil {
					t.Fatal(err)
				}
				e, p := match.Engine(), match.Position()
				random := rand.New(rand.NewPCG(5, 5))
				for line := 0; line < 150 && !e.Pending(p).Over(); line++ {
					m := e.Sample(p, random)
					if v := e.Check(p, m); !v.OK() {
						t.Fatalf("line %d is refused: %v", line, v)
					}
					p = e.Apply(p, m, nil)
					table, err := record.SavePosition(e, p)
					if err != nil {
						t.Fatal(err)
					}
					if back, err := record.LoadPosition(e, table); err != nil || back != p {
						t.Fatalf("after line %d the position does not read back: %v", line, err)
					}
				}
			})
		}
	}
}
