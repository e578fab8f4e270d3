package rulesets

import (
	"io/fs"

	"homespun/engines"
)

// Game is one game on the shelf: what its folder's game.toml says, with its engine.
type Game struct {
	// ID is the public name: "sitters".
	ID string
	// Title is the name for people, Summary one sentence on what it is.
	Title, Summary string
	// Designer and Source credit the author and the text the game is from; Licence is the source's, "" where it names none.
	Designer, Source, Licence string
	// Minutes is how long a match takes, from and to; Age is from how many years on.
	Minutes [2]int
	Age     int
	// Color and DarkColor are the game's own colour and its lighter twin for the dark look, "#RRGGBB".
	Color, DarkColor string
	// Theme is the id of the theme that is taken unless someone chooses.
	Theme string
	// Definition is the engine.
	Definition engines.Definition

	files  fs.FS
	broken error
}

// Games returns the games there are, in the order of the shelf.
func Games() []*Game { return nil }

// FindGame returns the game of that id, in any letter case. The error is an [*UnknownError].
func FindGame(id string) (*Game, error) { return nil, unknown("game", id, nil) }

// Standard returns the game's standard ruleset. That it can be used is held by a test; should it not be, every way to a ruleset says so.
func (g *Game) Standard() (*Ruleset, error) { return g.Find("standard") }

// Find returns the ruleset of that name: a shipped id, the file name or label of one of the family's, or a path that ends in .toml. "" is the standard.
// The error is an [*UnknownError], a [*Broken], or one of reading the file.
func (g *Game) Find(name string) (*Ruleset, error) { return nil, unknown("ruleset", name, nil) }

// List returns the game's rulesets, those shipped first, each in the order of their names, the broken ones too.
func (g *Game) List() []Listing { return nil }

// Themes returns the game's themes, those shipped first; broken ones have findings and no theme.
func (g *Game) Themes() []ThemeListing { return nil }

// FindTheme returns the theme of that id, file name, label or path; "" is the game's own.
func (g *Game) FindTheme(name string) (*Theme, error) { return nil, unknown("theme", name, nil) }

// Find returns a ruleset of a game by both their names, as they stand on a command line: "sitters", "sitters/gentle", "sitters/my rules.toml".
func Find(game, name string) (*Ruleset, error) {
	g, err := FindGame(game)
	if err != nil {
		return nil, err
	}
	return g.Find(name)
}
