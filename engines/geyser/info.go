package geyser

import "homespun/engines"

// info is what is the same under all rulesets. The arguments of a reason are named by what they are: piece
// and other are tokens; space, target and geyser are spaces; seat is a player; ring is the digit of a ring;
// all others are numbers. In a battle total is the total of piece and against that of other. geysers and held
// are the geysers that the two players control.
var info = engines.Info{
	ID: "geyser", Prefix: "GEY", RulesVersion: 1, Clauses: 15,
	Thought: engines.Thought{Positions: 27000, Lines: 3, Cut: DueFiring, Lead: 100000, Tries: 12, Broad: 16,
		Trust: 60},
	Decisions: stages[:over],
	SetUp:     DueFirst,
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	Counts: []engines.Count{
		{Name: "won by the Mother Geyser", Reason: WinsWithMother.Reason, Once: true},
		{Name: "won as the last one left", Reason: WinsAlone.Reason, Once: true},
		{Name: "geysers claimed", Reason: Claimed.Reason},
		{Name: "tokens lost to geysers", Reason: Destroyed.Reason},
		{Name: "battles", Reason: Battle.Reason},
		{Name: "players out", Reason: Out.Reason},
	},
	Enters:  map[engines.Reason]int{Started.Reason: 1, Moved.Reason: 2, Spawned.Reason: 1, Entered.Reason: 2},
	Ends:    map[engines.Reason]int{BattleWon.Reason: 2, Destroyed.Reason: 1},
	Reasons: all.Infos(),
}
