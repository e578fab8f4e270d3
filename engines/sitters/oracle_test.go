package sitters

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// oracle returns the clause that forbids a move by SIT-07 to SIT-12 and SIT-19. It tries every walk of up to
// the roll's length on the bare board. It returns 0 if a walk breaks no clause, else the first of 7, 8, 9 and
// 12 that some walk breaks alone, else 10.
func oracle(g *Game, p *Position, m Marker, goal int) engines.Clause {
	side, from := m/MaxMarkers, int(p.at[m])
	found := map[[13]bool]bool{} // sets of clauses broken
	var walk func(path []int)
	walk = func(path []int) {
		last := path[len(path)-1]
		if last == goal && len(path) > 1 {
			if broken, ok := breaks(g, p, side, path); ok {
				found[broken] = true
			}
		}
		if len(path) > int(p.roll) {
			return
		}
		for next := range g.board.Len() {
			a, b := g.board.Space(last), g.board.Space(next)
			touch := a.Row == b.Row && (a.Column-b.Column)*(a.Column-b.Column) == 1 ||
				a.Column == b.Column && (a.Row-b.Row)*(a.Row-b.Row) == 1
			if touch && (g.kinds[last] != SafeZone || g.kinds[next] != SafeZone) {
				walk(append(path[:len(path):len(path)], next))
			}
		}
	}
	if goal != from {
		walk([]int{from})
	}
	if found[[13]bool{}] {
		return 0
	}
	for _, clause := range []engines.Clause{7, 8, 9, 12} {
		var alone [13]bool
		alone[clause] = true
		if found[alone] {
			return clause
		}
	}
	return 10
}

// breaks returns the clauses that a walk breaks. ok is false if the walk ends early without a clause that
// allows it (SIT-10).
func breaks(g *Game, p *Position, side int, path []int) (broken [13]bool, ok bool) {
	entered := map[int]bool{}
	for i, at := range path {
		last, start := i == len(path)-1, at == path[0]
		if entered[at] && !g.rules.MayBacktrack {
			broken[7] = true
		}
		entered[at] = true
		if i == 0 {
			continue
		}
		own := p.on[side].Has(at) && !start
		stop := p.on[1-side].Has(at) || side == 0 && p.boxes.Has(at)
		safe := g.kinds[at] == SafeZone
		broken[8] = broken[8] || stop && !last
		broken[9] = broken[9] || own || side == 1 && p.boxes.Has(at)
		broken[12] = broken[12] || safe && (side == 1 || !last)
		if last && i < int(p.roll) {
			if side == 0 && safe && g.rules.ExactArrival {
				broken[12] = true
			}
			if !safe && !stop {
				return broken, false
			}
		}
	}
	return broken, true
}

// randomTable draws a small board of any shape, house rules for moves, and a position with a roll.
func randomTable(t *rapid.T) (*Game, Position) {
	columns, rows := rapid.IntRange(2, 6).Draw(t, "columns"), rapid.IntRange(2, 5).Draw(t, "rows")
	var drawing strings.Builder
	for range rows {
		for range columns {
			drawing.WriteByte(rapid.SampledFrom([]byte("....XXXXCOS ")).Draw(t, "sign"))
		}
		drawing.WriteByte('\n')
	}
	rules := fmt.Sprintf("board = \"\"\"\n%s\"\"\"\nmay_backtrack = %v\nexact_arrival = %v\ncollectors = "+
		"1\nobstructors = 1\ncontainers = { collectors = 0, obstructors = 0 }\nscoring = "+
		"[[0,0],[0,0],[0,0],[0,0],[0,0]]",
		"CSO\n"+drawing.String(), rapid.Bool().Draw(t, "backtrack"), rapid.Bool().Draw(t, "exact"))
	g, err := tryCompile("standard", rules)
	if err != nil {
		t.Fatal(err)
	}
	// More markers and containers than start spaces are fine here: only where they stand matters.
	g.count = [2]int{3, 3}
	p := Position{spot: -1, round: 1, stage: DueMove, roll: int8(rapid.IntRange(1, 6).Draw(t, "roll")),
		turn: int8(rapid.IntRange(0, 2).Draw(t, "turn"))}
	for m := range p.at {
		p.at[m] = out
	}
	spaces := rapid.Permutation(rangeOf(g.board.Len())).Draw(t, "spaces")
	for _, m := range []Marker{0, 8, 1, 9, 2, 10} {
		if len(spaces) > 0 && g.kinds[spaces[0]] != SafeZone {
			p.put(m, spaces[0])
			spaces = spaces[1:]
		}
	}
	for _, at := range spaces {
		if g.kinds[at] == ContainerSpace && rapid.Bool().Draw(t, "container") {
			p.boxes.Add(at)
		}
	}
	return g, p
}

func rangeOf(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// TestSIT19EveryMoveAsTheOracleSays compares Moves and Check, and the clause that a refusal names, with a
// search through all walks.
func TestSIT19EveryMoveAsTheOracleSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, p := randomTable(t)
		listed := map[engines.Move]bool{}
		for _, m := range g.Moves(&p, nil) {
			listed[m] = true
		}
		side := g.turns[p.turn]
		for n := range g.count[side] {
			marker := MarkerOf(side, n)
			if p.at[marker] < 0 {
				continue
			}
			for goal := range g.board.Len() {
				m := engines.NewMove(side, VerbMove, int16(marker), int16(goal))
				want, got := oracle(g, &p, marker, goal), g.Check(&p, m)
				if got.Message.Clause != want || got.OK() != (want == 0) || listed[m] != (want == 0) {
					t.Fatalf("%s in\n%s%+v\nwant SIT-%02d, Check says SIT-%02d %s, listed %v", g.Format(m),
						g.rules.Board, *g.Save(&p).(*Saved), want,
						got.Message.Clause, info.Reasons[got.Message.Reason].Name, listed[m])
				}
			}
		}
	})
}
