package sitters

import "homespun/engines"

// info is what is the same under all rulesets. The arguments of a reason are named by what they are: piece
// and other are markers, space and target are spaces, seat is a side, and all others are numbers.
var info = engines.Info{
	ID: "sitters", Prefix: "SIT", RulesVersion: 1, Clauses: 19,
	Thought:   engines.Thought{Positions: 100000, Lines: 7, Tries: 6, Broad: 80},
	Decisions: stages[:over],
	SetUp:     DueRoll,
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	Enters:    map[engines.Reason]int{Moved.Reason: 2, Returned.Reason: 1},
	Ends:      map[engines.Reason]int{BattleWon.Reason: 2, ReachedSafety.Reason: 1},
	Reasons:   all.Infos(),
}
