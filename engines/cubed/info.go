package cubed

import "homespun/engines"

// info is what is the same under every ruleset. Arguments of reasons are named by what they stand for: piece
// and other are cubes of a colour, space and target are squares, seat is a player, all others are numbers.
var info = engines.Info{
	ID: "cubed", Prefix: "CUB", RulesVersion: 1, Clauses: 11, Diceless: true,
	Thought:   engines.Thought{Positions: 38000, Lines: 16, Lead: 300, Tries: 16, Broad: 16},
	Decisions: stages[:over],
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	Enters:    map[engines.Reason]int{Stacked.Reason: 2},
	Ends:      map[engines.Reason]int{TakenFirst.Reason: 2, TakenSecond.Reason: 2},
	Reasons:   all.Infos(),
}
