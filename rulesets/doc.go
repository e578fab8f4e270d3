// Package rulesets reads the rules of a game from TOML files, checks them, and puts what an engine says into
// words.
//
// A ruleset is a file that says what differs from the one it extends, down to the game's standard. Every game
// ships some, and families keep their own in the folder [Home]. A file that cannot be used never stops
// anything: it is listed with what is wrong, as [Finding]s with line and suggestion.
//
// Three kinds of file make a game's folder, all read by the same rules: game.toml says what the game is,
// texts.toml holds the texts of its clauses and the sentences for what its engine tells, and the others are
// rulesets. Files under themes/ give the things their names and icons. A [Speaker] fills the texts in from
// the ruleset, the theme and the players' names. How texts are written tells package template.
package rulesets
