package sitters

import (
	"slices"

	"homespun/engines"
)

// fewerOutcomes proposes fewer dice in battle, or fewer faces, of which there are as many as can be.
func fewerOutcomes(g *Game) []engines.Fit {
	dice := g.rules.BattleDice
	outcomes := func(dice, faces int) int {
		n := 1
		for range dice {
			n *= faces
		}
		return n
	}
	all, faces := dice.Collectors+dice.Obstructors, g.rules.DieFaces
	for outcomes(all, faces) > MaxOutcomes {
		faces--
	}
	var fits []engines.Fit
	for side, id := range sides {
		n := dice.Of(side)
		for n > 1 && outcomes(all-dice.Of(side)+n, g.rules.DieFaces) > MaxOutcomes {
			n--
		}
		fits = append(fits, engines.FitOf("battle_dice."+id, n))
	}
	return append(fits, engines.FitOf("die_faces", faces))
}

// facesThatReturn proposes the highest faces that the die has in place of those that it has not, and a die that has
// them all.
func facesThatReturn(g *Game) []engines.Fit {
	fit, highest := engines.Fit(nil), g.rules.DieFaces
	for side, id := range sides {
		faces := slices.Clone(g.rules.ReturnOn.Of(side))
		if len(faces) == 0 || slices.Max(faces) <= g.rules.DieFaces {
			continue
		}
		highest = max(highest, slices.Max(faces))
		kept := slices.DeleteFunc(slices.Clone(faces), func(face int) bool { return face > g.rules.DieFaces })
		for face := g.rules.DieFaces; face > 0 && len(kept) < len(faces); face-- {
			if !slices.Contains(kept, face) {
				kept = append(kept, face)
			}
		}
		slices.Sort(kept)
		fit = fit.And("return_on."+id, []int(kept))
	}
	return []engines.Fit{fit, engines.FitOf("die_faces", highest)}
}

// moreSpaces proposes a board with n more spaces of a kind, each a plain one that is next to them. There is none where
// too few are plain.
func moreSpaces(g *Game, sign byte, n int) engines.Fit {
	spaces := g.board.Next(n, SignPlain, sign)
	if len(spaces) < n {
		return nil
	}
	return engines.FitOf("board", g.board.Paint(g.rules.Board, sign, spaces...))
}

// fewerContainers proposes n containers: fewer of one side, or of both.
func fewerContainers(g *Game, n int) (fits []engines.Fit) {
	for side, id := range sides {
		if other := g.rules.Containers.Of(1 - side); other <= n {
			fits = append(fits, engines.FitOf("containers."+id, n-other))
		}
	}
	half := min(g.rules.Containers.Collectors, (n+1)/2)
	return append(fits, engines.FitOf("containers."+sides[0], half).And("containers."+sides[1], n-half))
}

// risingRows proposes rows that rise: the last as the others go on, the later ones higher, or the earlier ones lower.
func risingRows(rows List) []engines.Fit {
	on := engines.GoOn(rows[:len(rows)-1], len(rows), MaxLoot)
	up, down := slices.Clone(rows), slices.Clone(rows)
	for i := range up[1:] {
		up[i+1] = max(up[i+1], up[i]+1)
	}
	for i := len(down) - 2; i >= 0; i-- {
		down[i] = min(down[i], down[i+1]-1)
	}
	return []engines.Fit{engines.FitOf("loot_rows", on), engines.FitOf("loot_rows", []int(up)),
		engines.FitOf("loot_rows", []int(down))}
}

// scoringFits proposes a table for the loot rows and collectors that there are, and rows and collectors for the table.
// Rows and columns go on by the step between their last two.
func scoringFits(g *Game) []engines.Fit {
	rows, table := g.rules.LootRows, make([][]int, len(g.rules.Scoring))
	wide := 0
	for i, row := range g.rules.Scoring {
		table[i] = row
		wide = max(wide, len(row))
	}
	if len(table) == 0 || wide == 0 {
		return nil
	}
	even := make([][]int, len(table))
	for i, row := range table {
		even[i] = engines.GoOn(row, g.rules.Collectors+1, MaxScore)
	}
	even = engines.GoOnRows(even, len(rows), MaxScore)
	fits := []engines.Fit{engines.FitOf("scoring", even)}
	for _, collectors := range []int{len(table[0]) - 1, len(table[len(table)-1]) - 1} {
		others := make([][]int, len(table))
		for i, row := range table {
			others[i] = engines.GoOn(row, collectors+1, MaxScore)
		}
		fits = append(fits, engines.FitOf("scoring", others).And("collectors", collectors).
			And("loot_rows", engines.GoOn(rows, len(table), MaxLoot)))
	}
	return fits
}
