package tableautest

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/engines"
)

// Ways makes a line of a match file and returns, as text, the ways of its events: whose they were, "-" for
// nobody's, and the spots by their names, or the points: "A d3>d4; - f5>e5>e6".
func Ways(t testing.TB, game tableau.Game, engine engines.Engine, p engines.Position, line string) string {
	t.Helper()
	var list []string
	m := Read(t, engine, line)
	if v := engine.Check(p, m); !v.OK() {
		t.Fatalf("%q: %s", line, Refused(engine, v))
	}
	scene, before := game.Scene(p, engines.Table), p
	engine.Watch(p, m, func(told engines.Message, after engines.Position) {
		for _, way := range game.Ways(before, after, told) {
			seat := "-"
			if way.Seat >= 0 {
				seat = engine.SeatIDs()[way.Seat]
			}
			var places []string
			for _, id := range way.Spots {
				spot, ok := scene.Spot(id)
				if !ok {
					t.Fatalf("%q: no spot %d", line, id)
				}
				places = append(places, spot.Name)
			}
			for _, at := range way.Points {
				places = append(places, fmt.Sprintf("%v,%v", at.X, at.Y))
			}
			list = append(list, seat+" "+strings.Join(places, ">"))
		}
		before = after
	})
	return strings.Join(list, "; ")
}
