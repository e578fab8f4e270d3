package patrollers

import "slices"

// Carry returns a position that was saved under other rules, in the form of these: where players measure, the
// figures and the explosives stand where they are and nobody keeps their places; without death tokens there is
// nothing below a base and no equipment. A place that players have measured is not known to the rules that
// check every length, so [Game.Load] asks for it.
func (g *Game) Carry(saved any) any {
	s, ok := saved.(*Saved)
	if !ok {
		return saved
	}
	carried := *s
	carried.Patrollers = make(map[string]SavedUnit, len(s.Patrollers))
	for name, unit := range s.Patrollers {
		if g.measured {
			unit.Placed, unit.At = unit.Placed || unit.At != "", ""
		}
		if !g.hasTokens {
			unit.Token, unit.Shown, unit.Equipment = "", false, nil
		}
		carried.Patrollers[name] = unit
	}
	if g.measured {
		carried.Explosives = slices.Repeat([]string{""}, len(s.Explosives))
	}
	if acting := s.Acting; acting != nil && g.measured {
		now := *acting
		now.Moves, now.Twines = min(now.Twines, MaxAbility), 0
		carried.Acting = &now
	}
	if !g.hasTokens {
		carried.BattleWide = nil
	}
	return &carried
}
