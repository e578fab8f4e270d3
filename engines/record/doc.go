// Package record reads, replays and writes match files (*.match). A match file is a front matter in TOML
// between two lines of +++, followed by one line for each move.
//
// [Read] splits a file into its parts without knowing its game. [Replay] makes its lines in a [Match], which
// keeps every position, so that undo only steps back. A [Writer] appends lines to a file on disk and syncs
// each. Package record knows no game and no ruleset: the caller passes a [Resolver], which returns the engine
// for a [Header].
//
// A line that does not have the shape of a line of its game is [Unreadable]. A line that has the shape but
// may not be made is [Refused].
package record
