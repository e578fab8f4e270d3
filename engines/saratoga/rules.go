package saratoga

import "homespun/engines"

// The engine's maximums: the bounds of its fields, and the sizes of a position.
const (
	// MinPlayers and MaxPlayers are how many players there can be.
	MinPlayers = 4
	MaxPlayers = 6
	// MaxColours is how many colours a deck can have.
	MaxColours = 6
	// MaxName is the longest id of a colour, in letters.
	MaxName = 24
	// MaxTitle is the longest title of a play, in characters without spaces.
	MaxTitle = 40
	// MaxChange is how much one play can give, take or cost.
	MaxChange = 20
	// MaxStart is what a player can start with, and what the goal can be.
	MaxStart = 99
	// MaxFix is what the table can set progress and supplies to.
	MaxFix = 99
	// MaxCount is where progress, supplies and rounds stop being counted, so that they cannot overflow. No
	// match comes near it.
	MaxCount = 1_000_000_000
	// Turns is how many turns a round has (SAR-04).
	Turns = 2
)

// What `entry` can be.
const (
	EntrySecret = "secret"
	EntryOpen   = "open"
)

// Rules are the fields of a ruleset that are the game's own. [Fields] says what each is.
type Rules struct {
	Progress     int               `toml:"progress" json:"progress"`
	Supplies     int               `toml:"supplies" json:"supplies"`
	Goal         int               `toml:"goal" json:"goal"`
	Entry        string            `toml:"entry" json:"entry"`
	HeadWest     int               `toml:"head_west" json:"head_west"`
	Convoy       int               `toml:"convoy" json:"convoy"`
	ConvoyCost   int               `toml:"convoy_cost" json:"convoy_cost"`
	GetSupplies  int               `toml:"get_supplies" json:"get_supplies"`
	Sabotage     int               `toml:"sabotage" json:"sabotage"`
	SabotageCost int               `toml:"sabotage_cost" json:"sabotage_cost"`
	Raid         int               `toml:"raid" json:"raid"`
	RaidCost     int               `toml:"raid_cost" json:"raid_cost"`
	Raiders      int               `toml:"raiders" json:"raiders"`
	Wagons       int               `toml:"wagons" json:"wagons"`
	Unattacked   int               `toml:"unattacked" json:"unattacked"`
	Titles       map[string]string `toml:"titles" json:"titles"`
	Colours      map[string]Colour `toml:"colours" json:"colours"`
	Handicap     engines.Handicap  `toml:"handicap" json:"handicap,omitempty"`
}

// Colour is what a ruleset says of one colour.
type Colour struct {
	// Color is what it looks like, as #RRGGBB.
	Color string `toml:"color" json:"color"`
	Order int    `toml:"order" json:"order"`
}
