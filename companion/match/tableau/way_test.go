package tableau_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/printables/drawing"
)

// trail writes ways as text: "A 3: 1-2-3" is a way of a piece of seat A, "-" is nobody's.
func trail(list tableau.Ways) string {
	var text []string
	for _, way := range list {
		seat := "-"
		if way.Seat >= 0 {
			seat = string(rune('A' + way.Seat))
		}
		spots := strings.Trim(strings.ReplaceAll(fmt.Sprint(way.Spots), " ", "-"), "[]")
		text = append(text, fmt.Sprintf("%s %d: %s", seat, way.Piece, spots))
	}
	return strings.Join(text, ", ")
}

func TestTheLastWayOfEveryoneStays(t *testing.T) {
	const a, b = engines.Seat(0), engines.Seat(1)
	way := func(seat engines.Seat, piece int, spots ...int) tableau.Way {
		return tableau.Way{Seat: seat, Piece: piece, Spots: spots}
	}
	for _, c := range []struct {
		what string
		ways []tableau.Way
		want string
	}{
		{"each seat's last", []tableau.Way{way(a, 1, 1, 2), way(b, 7, 8, 9), way(a, 2, 4, 5)},
			"B 7: 8-9, A 2: 4-5"},
		{"two steps of one turn", []tableau.Way{way(b, 7, 8, 9), way(a, 1, 1, 2), way(a, 1, 2, 3)},
			"B 7: 8-9, A 1: 1-2-3"},
		{"another piece goes on", []tableau.Way{way(a, 1, 1, 2), way(a, 2, 2, 3)}, "A 2: 2-3"},
		{"somebody moved in between", []tableau.Way{way(a, 1, 1, 2), way(b, 7, 8, 9), way(a, 1, 2, 3)},
			"B 7: 8-9, A 1: 2-3"},
		{"all monsters of a phase", []tableau.Way{way(a, 1, 1, 2), way(-1, 20, 5, 6), way(-1, 21, 6, 7)},
			"A 1: 1-2, - 20: 5-6, - 21: 6-7"},
		{"the monsters of the next phase", []tableau.Way{way(-1, 20, 5, 6), way(-1, 21, 6, 7), way(a, 1, 1, 2),
			way(-1, 21, 7, 8)}, "A 1: 1-2, - 21: 7-8"},
		{"a new board", []tableau.Way{way(a, 1, 1, 2), tableau.Cleared, way(b, 7, 8, 9)}, "B 7: 8-9"},
	} {
		var list tableau.Ways
		for _, way := range c.ways {
			list = list.Add(way)
		}
		tableautest.Equal(t, c.what, trail(list), c.want)
	}
}

func TestARouteGoesThroughTheMiddlesOfTheSpots(t *testing.T) {
	s := &tableau.Scene{Spots: []tableau.Place{{ID: 1, Box: drawing.Box(0, 0, 10, 10)},
		{ID: 2, Box: drawing.Box(10, 0, 10, 10)}}}
	tableautest.Equal(t, "over spots", fmt.Sprint(s.Route(tableau.Way{Spots: []int{1, 2}})), "[{5 5} {15 5}]")
	tableautest.Equal(t, "over a spot that is not there", len(s.Route(tableau.Way{Spots: []int{1, 3}})), 0)
	straight := []drawing.Point{{X: 1, Y: 2}, {X: 3, Y: 4}}
	tableautest.Equal(t, "over points", fmt.Sprint(s.Route(tableau.Way{Points: straight})), fmt.Sprint(straight))
}
