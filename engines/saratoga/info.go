package saratoga

import "homespun/engines"

// info is what is the same under every ruleset. Arguments of reasons are named by what they stand for: seat
// and target are players, card, action and other are cards, all others are numbers.
//
// In the events of an attack, cost is the supplies that the attack costs the attacker. The target gets them
// if the attack is fended off or turned back. supplies is what the attacker has left or, if the target gets
// the cost, what the target has then. damage is the progress that the attack takes from the target, or from
// the attacker if it is turned back; the loss is emitted once all losses are summed up. In other events, rest
// is what rounding down leaves over.
var info = engines.Info{
	ID: "saratoga", Prefix: "SAR", RulesVersion: 1, Clauses: 21, Diceless: true,
	Thought:   engines.Thought{Positions: 80000, Lines: 2, Tries: 1, Broad: 40, Worlds: 100},
	Decisions: stages[:over],
	SetUp:     DueLay,
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	Reasons:   all.Infos(),
}
