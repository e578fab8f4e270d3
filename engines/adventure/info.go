package adventure

import "homespun/engines"

// info is what is the same under all rulesets. The arguments of a reason are named by what they are: piece
// and other are figures, tiles or kinds; space, target and after are spaces; seat is a player; all others are
// numbers.
var info = engines.Info{
	ID: "adventure", Prefix: "ADV", RulesVersion: 1, Clauses: 28,
	Thought: engines.Thought{Positions: 7500, Lines: 6, Lead: 1000, Tries: 8, Broad: 6, Trust: 20,
		Ahead: 1},
	Decisions: stages[:over],
	SetUp:     DueEvent,
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	// All players win together, or nobody does (ADV-28).
	Together: true,
	Counts: []engines.Count{
		{Name: "won by treasure", Reason: WonByTreasure.Reason, Once: true},
		{Name: "won by torches", Reason: WonByTorches.Reason, Once: true},
		{Name: "turns", Reason: EventRolled.Reason},
		{Name: "deaths", Reason: Died.Reason},
		{Name: "torches lit", Reason: TorchLit.Reason},
		{Name: "fights won", Reason: Killed.Reason},
		{Name: "explosions", Reason: Exploded.Reason},
	},
	Enters: map[engines.Reason]int{Stepped.Reason: 2, Went.Reason: 2, Appeared.Reason: 1,
		CameBack.Reason: 1},
	Ends:    map[engines.Reason]int{Killed.Reason: 2, BlownUp.Reason: 1, Exploded.Reason: 1, Died.Reason: 1},
	Harms:   map[engines.Reason]engines.Harm{Wounded.Reason: {Thing: 1, Much: 2}},
	Reasons: all.Infos(),
}
