// Package adventure is the engine of Adventure Mode Awesome by Benjamin Rosenbaum and Noah: the players bring
// the treasure out of a dungeon that runs its monsters by rule. Its clauses are ADV-01 to ADV-28; its seats
// are the players A to D, who win or lose together.
//
// # The position in a record
//
// The [position] table of a record has these keys. Those in brackets may be left out.
//
//	tiles    = { d4 = "Z", g8 = "P", e7 = "T", h2 = "T3" }
//	           the tile on each space that has one, by its letter; T3 is a stack of three treasures (ADV-27)
//	kings    = { A = "g9", B = "dead" }     where every player is: a space, "dead", or "hand" (not yet placed); left out is dead, or in hand
//	[monsters = { Z1 = "d4" }]              the space of each monster on the board
//	[torches = ["d4"]]                      the spawners that bear a torch
//	[hearts  = { A = 7 }]                   of each living player; left out, all of them
//	[carried = { A = 1 }]                   the treasure of each player; left out, none
//	[banked  = 2]                           the treasure brought out
//	[turn    = "A"]                         whose turn it is
//	[due     = "event"]                     what is due: "discard", "tile" or "place" (setting up), "event", "spawn", "respawn", "action", "goes",
//	                                        "fight", "explode", or "over"
//	[actions = 2]                           the actions left in this turn, from the first action on
//	[face    = 4]                           the face of the event; only where "spawn" or "respawn" is due
//	[part    = 1]                           which of the things that this face names is happening, from 1
//	[done    = ["Z2"]]                      the monsters that have gone, where "goes" is due; those rolled for, where "fight" is due
//	[fighter = "B"]                         the player who rolls, where "fight" is due
//	[kind    = "creeper"]                   the kind whose part of combat it is, where "explode" is due
//	[hand    = { Z = 2 }]                   the tiles not yet dealt; only while setting up
//	[winner  = "players"]                   "players" or "dungeon"; only after the end
//	[brought = 4]                           the treasure banked when the match ended; only after the end
//
// With turn and due left out, it is the first living player's turn and the event roll is due.
package adventure
