package patrollers

import (
	"maps"
	"slices"

	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// findRoom proposes a table on which a side finds room, a side that finds room on the table, and smaller bases.
func findRoom(g *Game) []engines.Fit {
	needed := func(team, base int) int { return base + (team-1)*(2*(base+tabletop.Touch)+1) + 1 }
	team, base := g.rules.TeamSize, g.table.Base
	for team > 1 && needed(team, base) > g.table.Width {
		team--
	}
	for base > 0 && needed(g.rules.TeamSize, base) > g.table.Width {
		base--
	}
	wide := float64(needed(g.rules.TeamSize, g.table.Base)) / 10
	return []engines.Fit{engines.FitOf("width", wide), engines.FitOf("team_size", team),
		engines.FitOf("base", float64(base)/10)}
}

// classes returns the ids of the classes that there are.
func classes(g *Game) (ids []string) {
	for _, k := range g.kinds {
		ids = append(ids, k.id)
	}
	return ids
}

// withoutClass proposes what becomes of all that names a class that there is not: its Patrollers are of the first class
// that there is, and what was for it, or counted it, is for none.
func withoutClass(g *Game, class string, classes []string) (fit engines.Fit) {
	if len(classes) == 0 {
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(g.rules.ClassActions)) {
		c, path := g.rules.ClassActions[id], "class_actions."+id
		if c.To == class {
			fit = fit.And(path+".to", "")
		}
		if c.Each == class {
			fit = fit.And(path+".each", "")
			if c.Attack+c.Defence > 0 {
				fit = fit.And(path+".attack", 0).And(path+".defence", 0)
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(g.rules.SpecialActions)) {
		if g.rules.SpecialActions[id].Class == class {
			fit = fit.And("special_actions."+id+".class", "")
		}
	}
	for _, id := range slices.Sorted(maps.Keys(g.rules.DeathTokens)) {
		if g.rules.DeathTokens[id].Class == class {
			fit = fit.And("death_tokens."+id+".class", "")
		}
	}
	for _, id := range slices.Sorted(maps.Keys(g.rules.Roster)) {
		if g.rules.Roster[id].Class == class {
			fit = fit.And("roster."+id+".class", classes[0])
		}
	}
	return fit
}

// bothOf proposes a lowest and a highest value of which the first is not the larger one: one follows the other.
func bothOf(key string, span []int) []engines.Fit {
	if len(span) != 2 {
		return nil
	}
	return []engines.Fit{engines.FitOf(key, []int{span[0], span[0]}), engines.FitOf(key, []int{span[1], span[1]})}
}
