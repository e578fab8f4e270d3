package cubed

import "homespun/engines"

// The engine's maximums: the bounds of its fields, and the sizes of a position.
const (
	// Players is how many players there are.
	Players = 2
	// MinSize and MaxSize are how wide, deep and tall the whole cube can be.
	MinSize = 2
	MaxSize = 4
	// MaxCubes is how many cubes there can be.
	MaxCubes = MaxSize * MaxSize * MaxSize
	// Columns and Rows are the size of the table in squares. The first cube lies in the middle, with room for
	// the largest cube on every side of it (CUB-04).
	Columns = 2*MaxSize - 1
	Rows    = 2*MaxSize - 1
	// Squares is how many squares there are.
	Squares = Columns * Rows
	// Middle is the square of the first cube, d4.
	Middle = Squares / 2
	// TurnTakes is how many cubes a turn takes, one for each pile (CUB-07).
	TurnTakes = 2
	// NeededSides is how many sides of a cube must be exposed for it to be removed (CUB-08).
	NeededSides = 3
	// MaxPoints is how much one cube can be worth.
	MaxPoints = 99
)

// Rules are the fields of a ruleset that are the game's own. [Fields] says what each is.
type Rules struct {
	Size     int              `toml:"size" json:"size"`
	Cubes    map[string]int   `toml:"cubes" json:"cubes"`
	Place    map[string]int   `toml:"place" json:"place"`
	Exact    bool             `toml:"exact" json:"exact"`
	First    map[string]int   `toml:"first" json:"first"`
	Second   map[string]int   `toml:"second" json:"second"`
	Handicap engines.Handicap `toml:"handicap" json:"handicap,omitempty"`
}

// Colour is the colour of a cube; 0 is none.
type Colour uint8

const (
	Yellow Colour = iota + 1
	Red
	Black
	colours
)

// colourWords are the colours in the notation, from Yellow on. They are also the keys of the ruleset's tables
// by colour.
var colourWords = []string{"yellow", "red", "black"}

// Colours are all colours, in the order in which people read them.
var Colours = [...]Colour{Yellow, Red, Black}

// Word returns the colour's word in the notation, "?" for no colour.
func (c Colour) Word() string {
	if c < Yellow || c >= colours {
		return unknownColour
	}
	return colourWords[c-Yellow]
}

// Pile is one of the two piles of a player (CUB-07).
type Pile uint8

const (
	First Pile = iota
	Second
	piles
)

// pileWords are the piles in the notation and in records.
var pileWords = []string{"first", "second"}

// Word returns the pile's word in the notation and in records.
func (p Pile) Word() string { return pileWords[p] }
