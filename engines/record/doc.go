// Package record reads, replays and writes match files (*.match). A match file is a front matter in TOML
// between two lines of +++, followed by one line for each move.
//
// [Read] splits a file into its parts without knowing its game. [Replay] makes its lines in a [Match], which
// keeps every position, so that undo only steps back. A [Writer] appends lines to a file on disk and syncs
// each. Package record knows no game and no ruleset: the caller passes a [Resolver], which returns the engine
// for a [Header].
//
// People mend these files in editors and on phones. A remark begins with #, on a line of its own or behind a
// move, though not in a name or in quotation marks ([ReadLine]); dashes, spaces and other signs may be those
// of a word processor. A last line without a line end may have been torn, and is left out ([LeftOut]) unless
// somebody says that it is whole ([Writer.EndLine]). Remarks tell programs when people sat at the match
// ([Mark]), that a name was put right ([SamePerson]), in which file a match goes on ([GoesOn]), and of a match
// whose pieces lie on the family's own table (the key pieces of the front matter) where they lie from there on
// ([PiecesLie]) and that everything above lies there ([LiesThere]).
//
// A line that does not have the shape of a line of its game is [Unreadable]. A line that has the shape but
// may not be made is [Refused].
package record
