package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Ways implements tableau.Narrator: a player steps to the next space, and a monster goes around what it may
// not enter (ADV-18).
func (t *Table) Ways(before, _ engines.Position, told engines.Message) []tableau.Way {
	switch told.Reason {
	case adventure.Stepped.Reason:
		player, from, to := adventure.Stepped.Args(told)
		return []tableau.Way{{Piece: int(adventure.King(player)), Seat: player,
			Spots: []int{int(from), int(to)}}}
	case adventure.CameBack.Reason:
		player, at, _ := adventure.CameBack.Args(told)
		return []tableau.Way{{Piece: int(adventure.King(player)), Seat: player, Spots: []int{int(at)}}}
	case adventure.Went.Reason:
		monster, from, to, _, _, _ := adventure.Went.Args(told)
		spots := append([]int{int(from)}, t.game.Way(positionOf(before), int(monster), int(to))...)
		return []tableau.Way{{Piece: int(monster), Seat: engines.Table, Spots: spots}}
	}
	return nil
}

// Joined implements tableau.Narrator: the steps of a player who walks on are told as one (ADV-10).
func (*Table) Joined(first, next engines.Message) (engines.Message, bool) {
	if first.Reason != adventure.Stepped.Reason || next.Reason != first.Reason {
		return engines.Message{}, false
	}
	player, from, between := adventure.Stepped.Args(first)
	same, begins, to := adventure.Stepped.Args(next)
	return adventure.Stepped.Message(next.Clause, player, from, to), player == same && between == begins
}
