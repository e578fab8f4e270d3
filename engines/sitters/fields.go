package sitters

import "homespun/engines"

// sides are the ids of the two seats. They are also the keys of ruleset tables with a value for each side.
var sides = []string{"collectors", "obstructors"}

// Fields describes every field of [Rules], in the order in which people read them.
var Fields = []engines.Field{
	{Key: "board", Label: "Board", Clause: 1, Kind: engines.TextField, Most: MaxSpaces,
		Shape: engines.BoardShape, Signs: []engines.Sign{
			{Sign: '.', Name: "plain"}, {Sign: 'C', Name: "collector start", Word: "collector"},
			{Sign: 'O', Name: "obstructor start", Word: "obstructor"}, {Sign: 'X', Name: "container space", Word: "container"},
			{Sign: 'S', Name: "safe zone", Word: "safe-zone"}, {Sign: ' ', Name: "no space"},
		},
		Help: "The board drawn as text, a line for a row and a sign for a space: C collector start, O " +
			"obstructor start, X container space, S safe zone, . plain, blank for no space."},
	{Key: "die_faces", Label: "Faces of the die", Clause: 2, Kind: engines.NumberField, Min: 2, Max: MaxFaces,
		Help: "How many faces the die has that is rolled for moves, loot and battles."},
	{Key: "collectors", Label: "Collectors", Noun: "collector", Clause: 2, Kind: engines.NumberField, Min: 1,
		Max:  MaxMarkers,
		Help: "How many of them there are, each with a marker of its own."},
	{Key: "obstructors", Label: "Obstructors", Noun: "obstructor", Clause: 2, Kind: engines.NumberField, Min: 1,
		Max:  MaxMarkers,
		Help: "How many of them there are, each with a marker of its own."},
	{Key: "containers", Label: "Containers", Noun: "container", Clause: 3, Kind: engines.TableField,
		Of: engines.NumberField, Max: MaxContainers, Keys: sides,
		Help: "How many of them each side puts on the board."},
	{Key: "turns", Label: "Turns of a round", Clause: 5, Kind: engines.ListField, Of: engines.ChoiceField,
		Choices: sides, Most: MaxTurns,
		Help: "Which side takes each turn of a round, in order."},
	{Key: "may_backtrack", Label: "Spaces may be entered twice", Clause: 7, Kind: engines.BoolField,
		Help: "Whether a marker may enter a space again in one move."},
	{Key: "exact_arrival", Label: "Only an exact roll gets away", Clause: 12, Kind: engines.BoolField,
		Help: "Whether a marker must get away with the last step of its roll, instead of losing the steps " +
			"left over."},
	{Key: "may_pass", Label: "A side may pass", Clause: 11, Kind: engines.BoolField,
		Help: "Whether a side may pass although it can move."},
	{Key: "return_on", Label: "Return on", Clause: 13, Kind: engines.TableField, Of: engines.ListField,
		Min: 1, Max: MaxFaces, Most: MaxFaces, Keys: sides, Die: "die_faces",
		Help: "The faces with which each side may bring a defeated marker back; without any it never can."},
	{Key: "battle_dice", Label: "Dice in battle", Clause: 15, Kind: engines.TableField,
		Of: engines.NumberField, Min: 1, Max: MaxBattleDice, Keys: sides,
		Help: "How many dice each side rolls in a battle; its best face counts."},
	{Key: "loot_rows", Label: "Loot rows", Clause: 17, Kind: engines.ListField, Of: engines.NumberField,
		Max: MaxLoot, Most: 12,
		Help: "The loot with which each row of the scoring table begins, from 0 up."},
	{Key: "scoring", Label: "Scoring table", Clause: 17, Kind: engines.ListField, Of: engines.ListField,
		Max: MaxScore, Most: 12,
		Help: "The score by loot row, a list for each row, in it a number for each count of survivors from " +
			"none to all."},
	{Key: "par", Label: "Points for a draw", Clause: 18, Kind: engines.NumberField, Max: MaxScore,
		Help: "With so many points for each board played it is a draw. With more the side that scores wins, " +
			"with fewer the other one."},
	{Key: "boards", Label: "Boards", Clause: 16, Kind: engines.NumberField, Min: 1, Max: MaxBoards,
		Help: "How many boards a game lasts at most; survivors go on to the next."},
	{Key: "loot_limit", Label: "Loot by hand", Clause: 14, Kind: engines.NumberField, Min: 1, Max: MaxLoot,
		Help: "The most loot that the table can set by hand (fix loot)."},
	engines.HandicapField(18, sides,
		"How many steps of help each side gets; each moves the points for a draw by ten in favour of the side."),
}

// Clashes are the fields that exclude or need one another.
var Clashes = engines.Clashes{
	"many-outcomes":         {"battle_dice", "die_faces"},
	"return-on-no-face":     {"return_on.*", "die_faces"},
	"few-collector-starts":  {"board", "collectors"},
	"few-obstructor-starts": {"board", "obstructors"},
	"few-container-spaces":  {"board", "containers"},
	"rows-of-scoring":       {"scoring", "loot_rows"},
	"survivors-of-scoring":  {"scoring", "collectors"},
}
