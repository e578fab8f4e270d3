package geyser

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/grid"
)

// sumsThatShow proposes rings and a Mother Geyser without the sums that the dice cannot show, and dice that show them
// all.
func sumsThatShow(g *Game) []engines.Fit {
	fit, highest := engines.Fit(nil), 2*g.rules.DieFaces
	without := func(key string, sums []int) {
		kept := slices.DeleteFunc(slices.Clone(sums), func(sum int) bool { return !g.shows(sum) })
		if len(kept) < len(sums) {
			fit, highest = fit.And(key, kept), max(highest, slices.Max(sums))
		}
	}
	for _, id := range g.order {
		without("rings."+id+".sums", g.rules.Rings[id].Sums)
	}
	without("mother_fires_on", g.rules.MotherFiresOn)
	return []engines.Fit{fit, engines.FitOf("die_faces", (highest+1)/2)}
}

// sumsOfOne proposes rings of which no two fire on the same sum: the earlier one keeps it, or the later one.
func sumsOfOne(g *Game) (fits []engines.Fit) {
	backwards := slices.Clone(g.order)
	slices.Reverse(backwards)
	for _, order := range [][]string{g.order, backwards} {
		fit, taken := engines.Fit(nil), map[int]bool{}
		for _, id := range order {
			sums := g.rules.Rings[id].Sums
			kept := slices.DeleteFunc(slices.Clone(sums), func(sum int) bool { return taken[sum] })
			for _, sum := range kept {
				taken[sum] = true
			}
			if len(kept) < len(sums) {
				fit = fit.And("rings."+id+".sums", kept)
			}
		}
		fits = append(fits, fit)
	}
	return fits
}

// ringOrNone proposes plain squares in place of the geysers of a ring that there is not, and such a ring: it fires on
// sums that no other fires on.
func ringOrNone(g *Game, sign byte) []engines.Fit {
	free, order := []int{}, 0
	for sum := 2; g.shows(sum); sum++ {
		if g.ringOfSum[sum] == 0 && !slices.Contains(g.rules.MotherFiresOn, sum) {
			free = append(free, sum)
		}
	}
	for ring := range maps.Values(g.rules.Rings) {
		order = max(order, ring.Order)
	}
	ring := map[string]any{"order": int64(min(order+1, 99)), "sums": engines.FitOf("", free)[0].Is}
	return []engines.Fit{
		engines.FitOf("board", strings.ReplaceAll(g.rules.Board, string(sign), string(SignPlain))),
		engines.FitOf("rings."+string(sign), ring),
	}
}

// moreSpaces proposes a board with n more spaces of a kind, each a plain one as far from all others as can be.
func moreSpaces(g *Game, sign byte, n int) engines.Fit {
	spaces := g.board.Apart(n, SignPlain, signs[:len(signs)-1])
	if sign == SignStart {
		spaces = g.board.Apart(n, SignPlain, string(SignStart)+string(SignMother))
	}
	if len(spaces) < n {
		return nil
	}
	return engines.FitOf("board", g.board.Paint(g.rules.Board, sign, spaces...))
}

// moreGeysers proposes a board with n more geysers, of the ring of which there are fewest.
func moreGeysers(g *Game, n int) engines.Fit {
	fewest, least := byte(0), grid.WideSize
	for _, id := range g.order {
		if on := strings.Count(g.rules.Board, id); on < least {
			fewest, least = id[0], on
		}
	}
	if fewest == 0 {
		return nil
	}
	return moreSpaces(g, fewest, n)
}

// fewerPlayers proposes seats for at most n players.
func fewerPlayers(n int) engines.Fit {
	if n < MinPlayers {
		return nil
	}
	return engines.FitOf("seats.max", n)
}
