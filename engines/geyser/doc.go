// Package geyser is the engine of Geyser by Matthew Oztalay, Tony Sladky, Eli Allen, Garrett Stephens and
// Clay: tribes claim geysers, fight for them, and hold the Mother Geyser through the end of a round, while
// rings of geysers go off. Its clauses are GEY-01 to GEY-15; its seats are the players A to D.
//
// # The position in a record
//
// The [position] table of a record has these keys. Those in brackets may be left out.
//
//	tokens    = { a1 = ["A1"], f4 = ["B3", "B1"] }   the tokens on each square, in the order in which they came there
//	[highest  = { A = 4 }]     the highest number that each player has used; left out, the highest on the board
//	[out      = ["C"]]         the players who are out; left out, those without tokens
//	[round    = 3]             the round, from 1
//	[first    = "B"]           the player who started and begins every round; left out, A
//	[roller   = "C"]           the player who rolls when the geysers fire next; left out, the first who is not out, from the one who started on
//	[turn     = "B"]           whose turn it is, or who starts while setting up; left out, the first of the round
//	[due      = "turn"]        what is due: "start" or "first" (setting up), "turn", "spawn", "battle", "again", "firing", or "over"
//	[fighter  = "A3"]          the token that attacks, where "battle" or "again" is due
//	[target   = "f4"]          the square it attacks; where "spawn" is due, the geyser landed on
//	[fired    = 8]             the sum of the last firing
//	[contest  = ["A", "C"]]    the players who roll for the start, where "first" is due; left out, all
//	[rolls    = { A = 5 }]     what they have rolled this time, in seat order
//
// An attack on a square is always against the token that came there last (GEY-10).
package geyser
