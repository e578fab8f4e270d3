// Package record reads, replays and writes match files (*.match): a front matter in TOML between two lines of
// +++, then one line a move.
//
// [Read] takes a file apart without knowing its game, [Replay] makes the lines in a [Match], which keeps
// every position, so that undo is a step back. [Writer] appends line by line to a file on disk, each line
// synced. Package record knows no game and no ruleset: a [Resolver] from the caller turns a [Header] into an
// engine.
//
// A line that has not the shape of a line of its game is [Unreadable]; one that has and may not be made is
// [Refused].
package record
