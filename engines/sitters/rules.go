package sitters

import "homespun/engines"

// The maximums of the engine. They are the bounds of the ruleset's fields and the sizes of the arrays in a
// position.
const (
	// MaxSpaces is how many spaces a board can have.
	MaxSpaces = 128
	// MaxMarkers is how many markers a side can have.
	MaxMarkers = 8
	// MaxContainers is how many containers can be on the board.
	MaxContainers = 16
	// MaxBoards is how many boards one game can last.
	MaxBoards = 9
	// MaxFaces is how many faces the die can have.
	MaxFaces = 12
	// MaxTurns is how many turns a round can have.
	MaxTurns = 12
	// MaxBattleDice is how many dice a side can roll in a battle.
	MaxBattleDice = 3
	// MaxOutcomes is how many outcomes a battle can have. Moves lists all of them, so there is a limit.
	MaxOutcomes = 4096
	// MaxScore is the highest score the table can hold.
	MaxScore = 1000
	// MaxLoot is the most loot that a position can hold. Loot found beyond it is lost.
	MaxLoot = 9999
)

// The signs in the text that draws the board (SIT-01).
const (
	SignCollectorStart  = 'C'
	SignObstructorStart = 'O'
	SignContainer       = 'X'
	SignSafe            = 'S'
	SignPlain           = '.'
	signs               = "COXS."
)

// Rules holds the fields of a ruleset that only this game has. [Fields] describes each of them.
type Rules struct {
	Board        string           `toml:"board" json:"board"`
	DieFaces     int              `toml:"die_faces" json:"die_faces"`
	Collectors   int              `toml:"collectors" json:"collectors"`
	Obstructors  int              `toml:"obstructors" json:"obstructors"`
	Containers   Sides[int]       `toml:"containers" json:"containers"`
	Turns        []string         `toml:"turns" json:"turns"`
	MayBacktrack bool             `toml:"may_backtrack" json:"may_backtrack"`
	MayPass      bool             `toml:"may_pass" json:"may_pass"`
	ExactArrival bool             `toml:"exact_arrival" json:"exact_arrival"`
	ReturnOn     Sides[List]      `toml:"return_on" json:"return_on"`
	BattleDice   Sides[int]       `toml:"battle_dice" json:"battle_dice"`
	LootRows     List             `toml:"loot_rows" json:"loot_rows"`
	Scoring      []List           `toml:"scoring" json:"scoring"`
	Par          int              `toml:"par" json:"par"`
	Boards       int              `toml:"boards" json:"boards"`
	LootLimit    int              `toml:"loot_limit" json:"loot_limit"`
	Handicap     engines.Handicap `toml:"handicap" json:"handicap,omitempty"`
}

// List is a list of whole numbers.
type List []int

// Sides holds one value for each side.
type Sides[T any] struct {
	Collectors  T `toml:"collectors" json:"collectors"`
	Obstructors T `toml:"obstructors" json:"obstructors"`
}

// Of returns the value of a side: 0 is the collectors, anything else the obstructors.
func (s *Sides[T]) Of(side int) T {
	if side == 0 {
		return s.Collectors
	}
	return s.Obstructors
}
