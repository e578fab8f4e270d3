package geyser

import (
	"homespun/engines/grid"

	"homespun/engines"
)

// The limits of the engine. They are the bounds of the ruleset's fields and the sizes of the arrays in a
// position.
const (
	// MinSide and MaxSide are how many columns, and rows, a board has.
	MinSide = 5
	MaxSide = 15
	// MaxSpaces is how many spaces a board can have.
	MaxSpaces = MaxSide * MaxSide
	// MinPlayers and MaxPlayers are how many players there can be.
	MinPlayers = 2
	MaxPlayers = 4
	// MaxTokens is how many tokens a player can have on the board.
	MaxTokens = 64
	// MaxNumber is the highest number of a token.
	MaxNumber = 32766
	// MaxRings is how many rings there can be: each is a digit of the board's drawing.
	MaxRings = 9
	// MaxFaces is how many faces a die can have.
	MaxFaces = 12
	// MaxSum is the highest sum of two dice.
	MaxSum = 2 * MaxFaces
)

// This does not compile if a set of spaces is too small for the largest board.
const _ = uint(grid.WideSize - MaxSpaces)

// The signs in the text that draws the board (GEY-01). A digit from 1 to 9 is a geyser of the ring with that
// id.
const (
	SignStart  = 'S'
	SignMother = 'M'
	SignPlain  = '.'
	signs      = "SM123456789."
)

// The values of spawn_on: which moves onto a geyser bring a new token (GEY-05).
const (
	Landing = "landing"
	Claim   = "claim"
)

// Rules holds the fields of a ruleset that only this game has. [Fields] describes each of them.
type Rules struct {
	Board         string           `toml:"board" json:"board"`
	Rings         map[string]Ring  `toml:"rings" json:"rings"`
	DieFaces      int              `toml:"die_faces" json:"die_faces"`
	Tokens        int              `toml:"tokens" json:"tokens"`
	Around        int              `toml:"around" json:"around"`
	SpawnOn       string           `toml:"spawn_on" json:"spawn_on"`
	MotherNeeds   int              `toml:"mother_needs" json:"mother_needs"`
	MotherFiresOn []int            `toml:"mother_fires_on" json:"mother_fires_on"`
	Reentry       bool             `toml:"reentry" json:"reentry"`
	Handicap      engines.Handicap `toml:"handicap" json:"handicap,omitempty"`
}

// Ring is one ring of geysers in a ruleset.
type Ring struct {
	Sums []int `toml:"sums" json:"sums"`
	// Color is the ring's own colour, as #RRGGBB. If it is "" the theme decides.
	Color string `toml:"color" json:"color"`
	Order int    `toml:"order" json:"order"`
}
