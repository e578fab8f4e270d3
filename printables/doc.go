// Package printables lays out what can be printed of a game: its parts on sheets of paper, as pages to look
// at and as one PDF.
package printables
