package adventure

import "homespun/engines/grid"

// The engine's maximums: the bounds of its fields, and the sizes of a position.
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
	// MaxTiles is how many tiles there can be in all, so that there is room beside them.
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
	// MaxBanked is what the treasure banked never exceeds, whatever is fixed.
	MaxBanked = 999
)

// What a face of the event die can bring besides the monsters of an id (ADV-08, ADV-09).
const (
	EventHeal    = "heal"
	EventRespawn = "respawn"
)

// What `bank` can be (ADV-13).
const (
	BankAdjacent = "adjacent"
	BankEntrance = "entrance"
)

// What `ambiguity` can be (ADV-22).
const (
	Ask  = "ask"
	Auto = "auto"
)

// What a monster goes after (ADV-16): the nearest player, the nearest one it sees, or the nearest space to
// shoot one from.
const (
	Hears = "hears"
	Sees  = "sees"
	Shot  = "shot"
)

// How a monster attacks (ADV-24 to ADV-26).
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

// Rules are the fields of a ruleset that are the game's own. [Fields] says what each is.
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
}

// Monster is what a ruleset says of one kind of monsters.
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
