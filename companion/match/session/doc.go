// Package session plays one match: it holds the match and its file, who sits where, the dice, the bots and
// undo. It knows no screen.
//
// One goroutine owns a [Session] with its parts, the window's or the terminal's. All methods are called on
// it, and observers are called on it too. Bots think on goroutines of their own, and their moves come back
// through [Options.Post]. A line is on disk before any observer hears of it.
package session
