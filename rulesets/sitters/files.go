// Package sitters holds the rulesets of the game, its texts and its themes.
package sitters

import "embed"

// Files are the folder of the game: game.toml, texts.toml, the rulesets, the themes and the examples.
//
//go:embed *.toml themes/*.toml examples/*.toml
var Files embed.FS
