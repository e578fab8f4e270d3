package patrollers

import "homespun/engines"

// The engine's maximums: the bounds of its fields, and the sizes of a position. Lengths are in tenths of an
// inch.
const (
	// Players is how many sides there are.
	Players = 2
	// MaxTeam is how many Patrollers a side can have.
	MaxTeam = 5
	// MaxRoster is how many Patrollers there can be to pick from.
	MaxRoster = 32
	// MaxClasses is how many classes there can be.
	MaxClasses = 16
	// MaxTokens is how many kinds of death tokens there can be.
	MaxTokens = 32
	// MaxExplosives is how many explosives can lie on the table at once.
	MaxExplosives = 16
	// MaxAbility is the highest value on a dial.
	MaxAbility = 9
	// MaxFace is the highest number on a die.
	MaxFace = 9
	// DieSides is how many sides an action die has.
	DieSides = 8
	// MinSide and MaxSide bound the sides of the table.
	MinSide = 120
	MaxSide = 960
)

// Abilities is how many abilities are dialled.
const Abilities = 4

// The abilities, in the order in which they are dialled (PAT-02).
const (
	Attack = iota
	Defence
	Move
	Range
)

// AbilityIDs are the abilities' keys in a ruleset.
var AbilityIDs = []string{"attack", "defence", "move", "range"}

// What `positions` can be.
const (
	Tracked  = "tracked"
	Measured = "measured"
)

// What `dial_budget` can be besides a number (PAT-05).
const (
	BudgetHalf = "half"
	BudgetFree = "free"
)

// Rules are the fields of a ruleset that are the game's own. [Fields] says what each is.
// The ids of its four tables of things are words of the notation; the standard rules show how entries look.
type Rules struct {
	Positions  string  `toml:"positions" json:"positions"`
	Width      float64 `toml:"width" json:"width"`
	Depth      float64 `toml:"depth" json:"depth"`
	Base       float64 `toml:"base" json:"base"`
	Twine      float64 `toml:"twine" json:"twine"`
	Strip      float64 `toml:"strip" json:"strip"`
	Die        string  `toml:"die" json:"die"`
	DialBudget any     `toml:"dial_budget" json:"dial_budget"`
	TeamSize   int     `toml:"team_size" json:"team_size"`
	Stalemate  int     `toml:"stalemate" json:"stalemate"`
	Advanced   bool    `toml:"advanced" json:"advanced"`
	Classes    bool    `toml:"classes" json:"classes"`
	Specials   bool    `toml:"specials" json:"specials"`
	Tokens     bool    `toml:"tokens" json:"tokens"`
	TokenSum   int     `toml:"token_sum" json:"token_sum"`
	// SpecialEnds are the ids of those who lose their special on the near-death side.
	SpecialEnds    []string              `toml:"special_ends_near_death" json:"special_ends_near_death"`
	Roster         map[string]Patroller  `toml:"roster" json:"roster"`
	ClassActions   map[string]Class      `toml:"class_actions" json:"class_actions"`
	SpecialActions map[string]SpecialAct `toml:"special_actions" json:"special_actions"`
	DeathTokens    map[string]DeathToken `toml:"death_tokens" json:"death_tokens"`
	Handicap       engines.Handicap      `toml:"handicap" json:"handicap,omitempty"`
}

// Patroller is what a ruleset says of one Patroller (PAT-02, PAT-03).
type Patroller struct {
	Order   int    `toml:"order" json:"order"`
	Name    string `toml:"name" json:"name"`
	Class   string `toml:"class" json:"class"`
	Attack  Span   `toml:"attack" json:"attack"`
	Defence Span   `toml:"defence" json:"defence"`
	Move    Span   `toml:"move" json:"move"`
	Range   Span   `toml:"range" json:"range"`
	Special string `toml:"special" json:"special"`
	Die     string `toml:"die" json:"die"`
	Figure  string `toml:"figure" json:"figure"`
}

// Span is what an ability can be dialled to, lowest and highest, on the front of the dog-tag and on the
// near-death side.
type Span struct {
	Front     []int `toml:"front" json:"front"`
	NearDeath []int `toml:"near_death" json:"near_death"`
}

// Class is what a ruleset says of one class (PAT-20).
type Class struct {
	Order    int    `toml:"order" json:"order"`
	Name     string `toml:"name" json:"name"`
	Text     string `toml:"text" json:"text"`
	Attack   int    `toml:"attack" json:"attack"`
	Defence  int    `toml:"defence" json:"defence"`
	To       string `toml:"to" json:"to"`
	Each     string `toml:"each" json:"each"`
	Of       string `toml:"of" json:"of"`
	Sound    int    `toml:"sound" json:"sound"`
	TwoMoves bool   `toml:"two_moves" json:"two_moves"`
}

// What `of` of a class can be.
const (
	Own      = "own"
	Opponent = "opponent"
)

// SpecialAct is what a ruleset says of one special action (PAT-22).
type SpecialAct struct {
	Order  int    `toml:"order" json:"order"`
	Name   string `toml:"name" json:"name"`
	Text   string `toml:"text" json:"text"`
	Amount int    `toml:"amount" json:"amount"`
	Reach  int    `toml:"reach" json:"reach"`
	Class  string `toml:"class" json:"class"`
}

// DeathToken is what a ruleset says of one kind of death token (PAT-24).
type DeathToken struct {
	Order   int    `toml:"order" json:"order"`
	Name    string `toml:"name" json:"name"`
	Text    string `toml:"text" json:"text"`
	Points  int    `toml:"points" json:"points"`
	Effect  string `toml:"effect" json:"effect"`
	Attack  int    `toml:"attack" json:"attack"`
	Defence int    `toml:"defence" json:"defence"`
	Class   string `toml:"class" json:"class"`
}

// Special is one of the special actions; 0 is none.
type Special uint8

// The special actions (PAT-22), in the order of the roster.
const (
	Berserker Special = iota + 1
	Meatball
	TigerClaw
	Dragon
	Strafing
	Orders
	Explosives
	Gas
	Ambition
	Experimental
	BackOfHand
	Secret
	Gatling
	Psychic
	Calculated
)

// SpecialIDs are the words for the special actions in a ruleset, in the order of their numbers from 1.
var SpecialIDs = []string{
	"berserker-attack", "meatball-surgery", "tiger-claw-grip", "dragon-stance", "strafing", "issue-orders",
	"explosives-deployment", "gas-attack",
	"ambition-extreme", "experimental-surgery", "back-of-hand", "secret-deployment", "gatling-gun",
	"psychic-blast", "calculated-assault",
}

// Effect is what a death token does; 0 is nothing.
type Effect uint8

// The effects of death tokens (PAT-25 to PAT-27).
const (
	SelfDestruct Effect = iota + 1
	MedPack
	Elixir
	Resurrection
	Bonus
	MedKit
	Boots
	Scope
	Grenade
	Nugget
)

// EffectIDs are the words for the effects in a ruleset, in the order of their numbers from 1.
var EffectIDs = []string{
	"self-destruct", "med-pack", "elixir", "resurrection", "bonus", "med-kit", "boots", "scope",
	"grenade-launcher", "temporal-nugget",
}
