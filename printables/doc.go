// Package printables lays out everything that can be printed of a game: it puts the game's parts on sheets of
// paper, as pages to look at and as one PDF. A [Job] is one such print.
package printables
