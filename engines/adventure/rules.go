package adventure

import (
	"homespun/engines/grid"

	"homespun/engines"
)

// The limits of the engine. They are the bounds of the ruleset's fields and the sizes of the arrays in a
// position.
const (
	// Columns is how many columns and rows the board has (ADV-01).
	Columns = grid.WideColumns
	// Spaces is how many spaces the board has.
	Spaces = Columns * Columns
	// MaxPlayers is how many players there can be.
	MaxPlayers = 4
	// MaxKinds is how many kinds of monsters there can be.
	MaxKinds = 8
	// MaxSupply is how many monsters of a kind there can be.
	MaxSupply = 16
	// MaxMonsters is how many monsters there can be in all.
	MaxMonsters = MaxKinds * MaxSupply
	// MaxTiles is how many tiles there can be in all. It leaves enough spaces free of tiles.
	MaxTiles = 64
	// MaxTreasures is how many treasures there can be.
	MaxTreasures = 16
	// MaxHearts is how many hearts a player can have.
	MaxHearts = 30
	// MaxFaces is how many faces the die of events can have.
	MaxFaces = 20
	// MaxEvents is how many things one face can bring.
	MaxEvents = 4
	// MaxActions is how many actions a turn can have.
	MaxActions = 8
	// MaxSteps is how far a monster can go in a turn.
	MaxSteps = 8
	// MaxDamage is how many hearts a monster can take at once.
	MaxDamage = 30
	// FightFaces is how many faces the die of a fight has (ADV-23).
	FightFaces = 6
	// MaxBanked is the most banked treasure that a position can hold.
	MaxBanked = 999
)

// What a face of the event die can bring. Any other name is the id of a monster that appears (ADV-08,
// ADV-09).
const (
	EventHeal    = "heal"
	EventRespawn = "respawn"
)

// The values of bank: where treasure is brought out (ADV-13).
const (
	BankAdjacent = "adjacent"
	BankEntrance = "entrance"
)

// The values of ambiguity: who decides where the rules leave a choice (ADV-22).
const (
	Ask  = "ask"
	Auto = "auto"
)

// The values of target, which say what a monster goes after: the nearest player, the nearest player that it
// sees, or the nearest space to shoot a player from (ADV-16).
const (
	Hears = "hears"
	Sees  = "sees"
	Shot  = "shot"
)

// The values of attack (ADV-24 to ADV-26).
const (
	Hit     = "hit"
	Shoot   = "shoot"
	Explode = "explode"
)

// The letters of the tiles that are no spawners (ADV-01).
const (
	LetterEntrance = "P"
	LetterTreasure = "T"
	LetterWall     = "W"
)

// Rules holds the fields of a ruleset that only this game has. [Fields] describes each of them.
type Rules struct {
	Hearts    int                 `toml:"hearts" json:"hearts"`
	Respawn   bool                `toml:"respawn" json:"respawn"`
	Bank      string              `toml:"bank" json:"bank"`
	Ambiguity string              `toml:"ambiguity" json:"ambiguity"`
	Discard   int                 `toml:"discard" json:"discard"`
	Actions   int                 `toml:"actions" json:"actions"`
	EventDie  int                 `toml:"event_die" json:"event_die"`
	Events    map[string][]string `toml:"events" json:"events"`
	Tiles     map[string]int      `toml:"tiles" json:"tiles"`
	Monsters  map[string]Monster  `toml:"monsters" json:"monsters"`
	Handicap  engines.Handicap    `toml:"handicap" json:"handicap,omitempty"`
}

// Monster is one kind of monsters in a ruleset.
type Monster struct {
	Letter string `toml:"letter" json:"letter"`
	Figure string `toml:"figure" json:"figure"`
	Supply int    `toml:"supply" json:"supply"`
	Steps  int    `toml:"steps" json:"steps"`
	Climbs bool   `toml:"climbs" json:"climbs"`
	Target string `toml:"target" json:"target"`
	Attack string `toml:"attack" json:"attack"`
	Range  int    `toml:"range" json:"range"`
	Damage int    `toml:"damage" json:"damage"`
	Kill   int    `toml:"kill" json:"kill"`
	Order  int    `toml:"order" json:"order"`
}
