package sitters

import (
	"fmt"
	"sort"

	"homespun/engines"
	"homespun/engines/grid"
)

// Marker is a marker's number: the collectors are 0 to MaxMarkers-1, the obstructors follow from MaxMarkers
// on.
type Marker = int

// MarkerOf returns a side's n-th marker, counted from 0: C1 is MarkerOf(Collectors, 0).
func MarkerOf(side engines.Seat, n int) Marker { return int(side)*MaxMarkers + n }

// Side returns whose marker it is.
func Side(m Marker) engines.Seat { return engines.Seat(m / MaxMarkers) }

// MarkerName returns a marker's name in the notation: C1, O4.
func MarkerName(m Marker) string {
	return fmt.Sprintf("%c%d", "CO"[m/MaxMarkers&1], m%MaxMarkers+1)
}

// Rules returns the fields of the ruleset. Its slices belong to the game: do not change them.
func (g *Game) Rules() Rules { return g.rules }

// Board returns the board: its spaces, their names and neighbours.
func (g *Game) Board() *grid.Board { return g.board }

// Kind returns the purpose of a space, such as a start space.
func (g *Game) Kind(space int) Kind { return g.kinds[space] }

// Spaces returns the spaces of a kind.
func (g *Game) Spaces(kind Kind) []int {
	var list []int
	for i, k := range g.kinds {
		if k == kind {
			list = append(list, i)
		}
	}
	return list
}

// Markers returns all markers of both sides, C1 first.
func (g *Game) Markers() []Marker {
	var list []Marker
	for side := range engines.Seat(2) {
		for n := range g.count[side] {
			list = append(list, MarkerOf(side, n))
		}
	}
	return list
}

// Count returns how many markers a side has.
func (g *Game) Count(side engines.Seat) int { return g.count[side] }

// Containers returns how many containers there are.
func (g *Game) Containers() int {
	return g.rules.Containers.Collectors + g.rules.Containers.Obstructors
}

// Turns returns the side of each turn of a round (SIT-05). The slice belongs to the game: do not change it.
func (g *Game) Turns() []engines.Seat { return g.turns }

// ReturnsOn reports whether a side that rolls a face may bring a defeated marker back (SIT-13).
func (g *Game) ReturnsOn(side engines.Seat, face int) bool { return g.returns[side]>>face&1 != 0 }

// LootRow returns the row of the scoring table for an amount of loot, counted from 0 (SIT-17).
func (g *Game) LootRow(loot int) int {
	return max(0, sort.SearchInts(g.rules.LootRows, loot+1)-1)
}

// Score returns the score of one board (SIT-17).
func (g *Game) Score(loot, survivors int) int { return g.rules.Scoring[g.LootRow(loot)][survivors] }

// View returns the position itself: SiTTeRS has no secrets.
func (g *Game) View(p *Position, _ engines.Seat) Position { return *p }
