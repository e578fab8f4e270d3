// Package kit is what can be printed of a family's own game: the board, if it has one, its pieces, cards, dice, discs
// for what is counted, a score pad, a turn card and the rule sheet, all from the file of the family.
//
// The board's drawing is the mat on the screen as well: see [Board] and [Layout]. So are the cards: see [Cards].
package kit
