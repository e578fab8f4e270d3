package orders_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/orders"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines/enginetest/round"
)

// How the table should lie names every piece that lies there, in every position of random matches, once and with
// its place.
func TestTheTableIsToldAreaByArea(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		t.Run(id, func(t *testing.T) {
			all := games.All()
			random := rand.New(rand.NewPCG(38, 7))
			for range round.Many(1, 3, 20) {
				s, err := session.Create("", gamestest.Header(t, id, "standard"),
					session.Options{Resolve: all.Resolve, Say: all.Say})
				if err != nil {
					t.Fatal(err)
				}
				speaker, err := all.Speaker(s.Header(), s.Engine(), s.Seats())
				if err != nil {
					t.Fatal(err)
				}
				table := all.Tables[id](s.Engine(), speaker.OnScreen(), speaker.Theme)
				told := orders.NewTable(s, func() tableau.Game { return table })
				for range 150 {
					if s.Over() {
						break
					}
					for s.Play(s.Engine().Sample(s.Position(), random)) != nil {
						continue // who has laid already lays no more
					}
					namesAll(t, table.Lying(s.Engine().View(s.Position(), -1)), told.Areas())
				}
				s.Close()
			}
		})
	}
}

// namesAll checks that the areas name all that lies in a scene.
func namesAll(t *testing.T, s *tableau.Scene, areas []orders.Area) {
	t.Helper()
	text := fmt.Sprint(areas)
	for _, piece := range s.Pieces {
		spot, _ := s.Spot(piece.Spot)
		named := strings.Contains(text, piece.Name) || piece.Many != "" && strings.Contains(text, piece.Many) ||
			strings.Contains(strings.ToLower(text), strings.ToLower(piece.Name))
		if !piece.Faint && (!named || !strings.Contains(text, spot.Name)) {
			t.Fatalf("%s on %s is not in %s", piece.Name, spot.Name, text)
		}
	}
	for _, kept := range s.Kept {
		if kept.Count > 0 && !strings.Contains(text, kept.Who+": "+fmt.Sprint(kept.Count)) {
			t.Fatalf("%d %s of %s are not in %s", kept.Count, kept.Many, kept.Who, text)
		}
	}
}
