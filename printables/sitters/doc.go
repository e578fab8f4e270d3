// Package sitters is what can be printed of SiTTeRS: the board, markers as standees and tokens, containers,
// the scoring table, a score pad, the rule sheet, a turn reference and a die, all from the ruleset in force
// and in the words and pictures of a theme.
//
// The board's drawing is the mat on the screen as well: see [BoardSpaces].
package sitters
