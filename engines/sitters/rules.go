package sitters

// The engine's maximums: the bounds of its fields, and the sizes of a position.
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
	// MaxOutcomes is how many outcomes a battle can have: all of them are listed as moves.
	MaxOutcomes = 4096
	// MaxScore is the highest score the table can hold.
	MaxScore = 1000
	// MaxLoot is what loot never exceeds, whatever is found and fixed.
	MaxLoot = 9999
)

// The signs of a board's drawing (SIT-01).
const (
	SignCollectorStart  = 'C'
	SignObstructorStart = 'O'
	SignContainer       = 'X'
	SignSafe            = 'S'
	SignPlain           = '.'
	signs               = "COXS."
)

// Rules are the fields of a ruleset that are the game's own. [Fields] says what each is.
type Rules struct {
	Board        string      `toml:"board" json:"board"`
	DieFaces     int         `toml:"die_faces" json:"die_faces"`
	Collectors   int         `toml:"collectors" json:"collectors"`
	Obstructors  int         `toml:"obstructors" json:"obstructors"`
	Containers   Sides[int]  `toml:"containers" json:"containers"`
	Turns        []string    `toml:"turns" json:"turns"`
	MayBacktrack bool        `toml:"may_backtrack" json:"may_backtrack"`
	MayPass      bool        `toml:"may_pass" json:"may_pass"`
	ExactArrival bool        `toml:"exact_arrival" json:"exact_arrival"`
	ReturnOn     Sides[List] `toml:"return_on" json:"return_on"`
	BattleDice   Sides[int]  `toml:"battle_dice" json:"battle_dice"`
	LootRows     List        `toml:"loot_rows" json:"loot_rows"`
	Scoring      []List      `toml:"scoring" json:"scoring"`
	Par          int         `toml:"par" json:"par"`
	Boards       int         `toml:"boards" json:"boards"`
	LootLimit    int         `toml:"loot_limit" json:"loot_limit"`
}

// List is a list of whole numbers.
type List []int

// Sides is something each side has its own of.
type Sides[T any] struct {
	Collectors  T `toml:"collectors" json:"collectors"`
	Obstructors T `toml:"obstructors" json:"obstructors"`
}

// Of returns what a side has: 0 is the collectors', anything else the obstructors'.
func (s *Sides[T]) Of(side int) T {
	if side == 0 {
		return s.Collectors
	}
	return s.Obstructors
}
