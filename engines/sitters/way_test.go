package sitters

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// way returns the spaces of a way by their names.
func (t *table) way(marker, to string) string {
	t.Helper()
	m, _ := t.Game.readMarker(marker)
	goal, _ := t.Game.board.Find(to)
	var names []string
	for _, at := range t.Game.Way(&t.At, int(m), goal) {
		names = append(names, t.Game.board.Name(at))
	}
	return strings.Join(names, " ")
}

// SIT-07, SIT-08, SIT-10: a way enters no space twice, uses up the roll, and passes nobody; it ends early
// only on an opponent or a container.
func TestSIT10AWayIsOneThatTheRulesAllow(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `
		..1a......
		...*......`, rolled(Collectors, 3))
	enginetest.Equal(t, "straight on", tab.way("C1", "c4"), "c2 c3 c4")
	enginetest.Equal(t, "onto the obstructor, the short way", tab.way("C1", "d1"), "d1")
	enginetest.Equal(t, "onto the container, the short way", tab.way("C1", "d2"), "c2 d2")
	enginetest.Equal(t, "beside it, by a detour", tab.way("C1", "c2"), "b1 b2 c2")
	enginetest.Equal(t, "where the roll does not lead", tab.way("C1", "c3"), "")
	enginetest.Equal(t, "where it stands", tab.way("C1", "c1"), "")
	enginetest.Equal(t, "a marker off the board", tab.way("C2", "a2"), "")
}

// Every legal move of random matches has a way, over neighbours, that ends where the move does.
func TestSIT10EveryLegalMoveHasAWay(t *testing.T) {
	for _, variant := range variants {
		g, r := compile(t, variant), rand.New(rand.NewPCG(9, 10))
		p := g.Start()
		for range 300 {
			for _, m := range g.Moves(&p, nil) {
				if m.Who >= 0 && m.Verb == VerbMove {
					checkWay(t, g, &p, m)
				}
			}
			if p.Over() {
				break
			}
			g.Apply(&p, g.Sample(&p, r), nil)
		}
	}
}

func checkWay(t *testing.T, g *Game, p *Position, m engines.Move) {
	t.Helper()
	at, way := int(p.at[m.Args[0]]), g.Way(p, int(m.Args[0]), int(m.Args[1]))
	for _, next := range way {
		if !slices.Contains(g.board.Near(at), int16(next)) {
			t.Fatalf("%s goes %v", g.Format(m), way)
		}
		at = next
	}
	if at != int(m.Args[1]) || len(way) > int(p.roll) {
		t.Fatalf("%s goes %v", g.Format(m), way)
	}
}
