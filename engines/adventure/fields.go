package adventure

import (
	"strings"

	"strconv"

	"homespun/engines"
)

// Fields describes every field of [Rules], in the order in which people read them.
var Fields = []engines.Field{
	{Key: "hearts", Label: "Hearts", Clause: 5, Kind: engines.NumberField, Min: 1, Max: MaxHearts,
		Help: "How many hearts a player starts with, comes back with, and can have at most."},
	{Key: "actions", Label: "Actions of a turn", Clause: 10, Kind: engines.NumberField,
		Min: 1, Max: MaxActions,
		Help: "How many actions a player may take in a turn."},
	{Key: "event_die", Label: "Faces of the event die", Clause: 6, Kind: engines.NumberField,
		Min: 2, Max: MaxFaces,
		Help: "How many faces the die has that is rolled for the event; fights are rolled with six."},
	{Key: "events", Label: "Events", Clause: 7, Kind: engines.TableField, Of: engines.ListField, Single: true,
		Most: MaxEvents, Keys: faces(), Names: "monsters", Words: []string{"heal", "respawn"},
		Help: "What each face of the event die brings: the id of a monster, heal, respawn, or several of " +
			"them in a list; a face left out does nothing."},
	{Key: "respawn", Label: "The dead come back", Clause: 9, Kind: engines.BoolField,
		Help: "Whether a dead player comes back where an event says so."},
	{Key: "bank", Label: "Treasure is brought out", Clause: 13, Kind: engines.ChoiceField,
		Choices: []string{BankAdjacent, BankEntrance},
		Help: "Where a carrier brings treasure out: adjacent is next to the entrance or on it, entrance is " +
			"on it only, and players may step there."},
	{Key: "ambiguity", Label: "Open choices", Clause: 22, Kind: engines.ChoiceField,
		Choices: []string{Ask, Auto},
		Help: "Who settles what the rules leave open about monsters: ask lets the current player choose, " +
			"auto takes the first in reading order."},
	{Key: "tiles", Label: "Tiles", Clause: 1, Kind: engines.TableField, Of: engines.NumberField,
		Max: MaxTiles, Names: "monsters",
		Signs: []engines.Sign{{Sign: 'P', Name: "entrance", Word: "entrance"},
			{Sign: 'T', Name: "treasure", Word: "treasure"}, {Sign: 'W', Name: "wall", Word: "wall"}},
		Help: "How many tiles there are by letter: P entrance, T treasure, W wall, and the letter of a " +
			"monster for its spawners."},
	{Key: "discard", Label: "Tiles taken away", Clause: 3, Kind: engines.NumberField, Max: MaxTiles,
		Help: "How many tiles are taken away at random before the game, never the entrance or a wall; " +
			"fewer make it easier."},
	engines.HandicapField(5, strings.Split("ABCD", ""),
		"How many hearts more than the others a player has."),
	{Key: "monsters", Label: "Monsters", Clause: 18, Kind: engines.TableField, Of: engines.TableField,
		Most: MaxKinds, Entry: monsterFields,
		Help: "The kinds of monsters; a new one needs an entry here, its tiles and a face of the " +
			"event die."},
}

// Clashes are the fields that exclude or need one another.
var Clashes = engines.Clashes{
	"same-letter":           {"monsters.*.letter", "monsters.*.letter"},
	"shot-without-shooting": {"monsters.*.target", "monsters.*.attack"},
	"tile-of-none":          {"tiles.*", "monsters"},
	"no-spawner":            {"tiles", "monsters"},
	"many-taken-away":       {"discard", "tiles"},
	"event-of-no-face":      {"events.*", "event_die"},
	"event-of-none":         {"events.*", "monsters"},
}

// monsterFields describes every field of [Monster].
var monsterFields = []engines.Field{
	{Key: "letter", Label: "Letter", Clause: 4, Needed: true, Kind: engines.TextField, Most: 1,
		Shape: engines.LetterShape,
		Help:  "The letter of its figures and its spawners; P, T and W are taken."},
	{Key: "figure", Label: "Figure", Clause: 4, Kind: engines.TextField, Most: 24,
		Shape: engines.FigureShape, Prefix: "chess-",
		Help: "The figure that stands for it on the board."},
	{Key: "supply", Label: "Supply", Clause: 4, Needed: true, Kind: engines.NumberField,
		Min: 1, Max: MaxSupply,
		Help: "How many of it there are."},
	{Key: "steps", Label: "Steps", Clause: 18, Needed: true, Kind: engines.NumberField, Max: MaxSteps,
		Help: "How many steps it can go in a turn."},
	{Key: "climbs", Label: "Climbs", Clause: 18, Kind: engines.BoolField,
		Help: "Whether it climbs over walls and spawners."},
	{Key: "target", Label: "Goes after", Clause: 16, Needed: true, Kind: engines.ChoiceField,
		Choices: []string{Hears, Sees, Shot},
		Help: "What it goes after: hears is the nearest player, sees the nearest one it sees, shot the " +
			"nearest space to shoot one from."},
	{Key: "attack", Label: "Attack", Clause: 15, Needed: true, Kind: engines.ChoiceField,
		Choices: []string{Hit, Shoot, Explode},
		Help: "How it attacks: hit takes hearts from players within its range, shoot along a row or " +
			"column, explode goes off beside a player."},
	{Key: "range", Label: "Range", Clause: 20, Needed: true, Kind: engines.NumberField,
		Min: 1, Max: Columns - 1,
		Help: "How far it hits, in steps, or shoots, in spaces, or how far its explosion goes to each side."},
	{Key: "damage", Label: "Damage", Clause: 26, Needed: true, Kind: engines.NumberField, Max: MaxDamage,
		Help: "How many hearts it takes; of an explosion, less the distance in steps."},
	{Key: "kill", Label: "Roll to kill", Clause: 23, Needed: true, Kind: engines.NumberField, Max: FightFaces,
		Zero: "never",
		Help: "The lowest face that kills it in a fight; 0 is never."},
	{Key: "order", Label: "Order in combat", Clause: 23, Needed: true, Kind: engines.NumberField,
		Min: 1, Max: 99, Shape: engines.OrderShape,
		Help: "When its kind strikes in combat, lower ones first."},
}

// faces returns the possible keys of the field events.
func faces() []string {
	list := make([]string, MaxFaces)
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}
