// Package rulesets reads the rules of a game from TOML files, checks them, and turns an engine's messages
// into sentences.
//
// A ruleset file contains only what differs from the ruleset it extends. The chain of extends ends at the
// game's standard ruleset. Every game ships some rulesets, and families keep their own in the folder [Home].
// A file that cannot be used never stops the program: it is listed together with its errors, which are
// [Finding]s with a line and a suggestion.
//
// A game's folder holds three kinds of file, all read in the same way: game.toml describes the game,
// texts.toml holds the texts of its clauses and a sentence for each message of its engine, and the others are
// rulesets. Files under themes/ give the things of the game their names and icons. A [Speaker] fills in the
// texts from the ruleset, the theme and the players' names. Package template documents how texts are written.
package rulesets
