// Package adventure is what can be printed of Adventure Mode Awesome: the board, the dungeon's tiles, kings
// and monsters as standees and tokens, counters, a hearts track for each player, cards of the monsters and of
// the turn, the rule sheet and the dice, all from the ruleset in force and in the words and pictures of a
// theme.
//
// The board's drawing is the mat on the screen as well: see [BoardSpaces]. Its floor is made for any number
// of columns and rows: rooms in a paving each, in the light of torches on the walls. What is drawn there tells
// nothing: walls, the entrance and spawners are tiles, and nothing on the floor looks like one of these.
package adventure
