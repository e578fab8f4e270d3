package patrollers

import "homespun/engines"

// info is what is the same under every ruleset. Arguments of reasons are named by what they stand for: piece
// and other are figures; figure is a Patroller of the roster; token, special, ability and face are
// themselves; space and target are places; seat is a side; length, gap and reach are inches; all others are
// numbers.
var info = engines.Info{
	ID: "patrollers", Prefix: "PAT", RulesVersion: 1, Clauses: 28,
	Thought:   engines.Thought{Positions: 15000, Lines: 20, Lead: 2000, Tries: 2, Broad: 16, Worlds: 100},
	Decisions: stages[:over],
	SetUp:     DueInitiative,
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	Counts: []engines.Count{{Name: "wounds", Reason: Wounded.Reason},
		{Name: "deaths", Reason: Died.Reason}},
	Reasons: all.Infos(),
	Fewer:   50, // a bot that thinks has many positions to judge for each line
}
