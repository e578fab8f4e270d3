// Package sitters is the engine of SiTTeRS by theinvader360: collectors cross the board to the safe zone and
// loot containers on the way, the obstructors hunt them. Its clauses are SIT-01 to SIT-19; its sides are the
// seats 0, collectors, and 1, obstructors.
//
// # The position in a record
//
// The [position] table of a record has these keys. Those in brackets may be left out.
//
//	markers     = { C1 = "a3", C2 = "safe", O4 = "defeated" }
//	              where every marker is: a space, "safe" (a survivor), "defeated", "hand" (not yet placed while setting up), or "out"
//	              (defeated on an earlier board). A marker left out is defeated, and in hand while setting up.
//	[containers = ["d3", "e1"]]   the spaces with a container
//	[loot       = 12]             the loot of this board
//	[round      = 3]              the round of this board, from 1
//	[turn       = 2]              the turn of the round, from 1: an entry of the ruleset's turns; after the end, the one that would be next
//	[due        = "roll"]         what is due: "container" or "start" (setting up), "roll", "move", "loot", "battle", or "over"
//	[roll       = 4]              the face rolled; only where a move is due
//	[boards     = [{ loot = 8, survivors = 2 }]]   the boards played before this one
//
// With these keys left out, there is no loot and no container, and the roll is due for the first turn of the
// first round of the first board.
//
// No key names the space of a loot roll or of a battle. For a loot roll it is the one space where a collector
// stands on a container. For a battle it is the one space with a collector and an obstructor.
package sitters
