// Package saratoga is what can be printed of Saratoga Sabotage: the trail, a wagon of each colour, a deck of
// cards for each colour with its own back, chips, a reference card for each player and the rule sheet, all
// from the ruleset in force and in the words and pictures of a theme.
//
// The trail's drawing is the mat on the screen as well: see [BoardSpaces].
package saratoga
