// Package session is a match at the table: the match and its file, who sits where, dice, bots, undo. It knows
// no screen.
//
// A [Session] is owned by one goroutine, the window's or the terminal's: all its methods are called there,
// and its observers are told there. Bots think beside it and come back through [Options.Post]. A line is on
// disk before anybody hears of it.
package session
