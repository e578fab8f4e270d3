// Package saratoga is the engine of Saratoga Sabotage by Rory Fitz-Gerald, Jon Manning, Leo Cho, Taylor
// Kalajan, Ryan Milligan and Matthew Oztalay: first west wins, and everyone picks an action and a target at
// once. Its clauses are SAR-01 to SAR-21; its seats are the players A to F, who are named by the colour that
// each has chosen.
//
// # The position in a record
//
// The [position] table of a record has these keys. Those in brackets may be left out.
//
//	colours    = ["red", "blue", "green", "white"]     the colours chosen so far, in seat order
//	[progress  = { red = 5, blue = 7 }]                the progress of each colour in play; left out, what one starts with
//	[supplies  = { red = 5, blue = 0 }]                the supplies of each colour in play; left out, what one starts with
//	[round     = 3]                                    which round it is, from 1; after the end, the last one
//	[turn      = 2]                                    which turn of the round it is, 1 or 2; only where "lay" is due
//	[first     = { red = "move self" }]                the cards that lie face up from the first turn; only in the second
//	[laid      = { blue = "defend red", white = "pass" }]     what has been laid in this turn, face down; only where "lay" is due, and never for all players
//	[due       = "lay"]                                what is due: "colour", "lay", or "over"
//
// Left out, it is the first turn of the first round, nobody has laid, and colours are due until all have one,
// then lays.
package saratoga
