// Package geyser is what can be printed of Geyser: the board, the tribes as tokens, a card of what the dice
// wake, a turn card, the rule sheet and the dice, all from the ruleset in force and in the words and pictures
// of a theme.
//
// The board's drawing is the mat on the screen as well: see [BoardSpaces].
package geyser
