// Package cubed is the engine of Cubed by Dwight Sullivan: two players stack a cube of 4 × 4 × 4 cubes
// together, then take it apart for points. Its clauses are CUB-01 to CUB-11; its seats are the players A and
// B.
//
// A square is one of the table's 49, columns a to g by rows 1 to 7; a level is how high a cube lies, from 0
// on the table. A square with cubes on it is a column of them, which can only be added to and taken from at
// its top.
//
// # The position in a record
//
// The [position] table of a record has these keys. Those in brackets may be left out.
//
//	cube      = { d4 = ["black", "red"], e4 = ["yellow"] }   the cubes on each square, from the table up
//	[piles    = { A = { first = { red = 2 }, second = { black = 3 } } }]   the cubes in each player's piles; left out, none
//	[due      = "stack"]   what is due: "stack", "take", "beside" (the cube is gone, and cubes that a fix took off lie beside it), or "over"
//	[turn     = "B"]       whose turn it is; left out, A
//	[colour   = "black"]   the colour of the turn, once a cube of it is placed
//	[placed   = 2]         how many cubes the turn has placed, while stacking
//	[taken    = 1]         how many cubes the turn has taken, while unstacking
//	[last_red = "A"]       who stacked the last red cube; left out, nobody has, and then A begins unstacking
//	[corner   = "b2"]      the square at the top left of the footprint once stacking is done; left out, as far to the left and up as cubes lie
//
// All cubes of the ruleset that lie neither in the cube nor in a pile are left: to be stacked, or, once
// stacking is done, beside the cube.
package cubed
