package geyser

import (
	"strings"

	"homespun/engines"
)

// Fields describes every field of [Rules], in the order in which people read them.
var Fields = []engines.Field{
	{Key: "board", Label: "Board", Clause: 1, Kind: engines.TextField, Most: MaxSpaces,
		Shape: engines.BoardShape, Signs: []engines.Sign{
			{Sign: '.', Name: "plain"}, {Sign: 'S', Name: "start", Word: "start"}, {Sign: 'M', Name: "the Mother Geyser", Word: "mother"},
			{Sign: '1', Name: "ring 1"}, {Sign: '2', Name: "ring 2"}, {Sign: '3', Name: "ring 3"},
			{Sign: '4', Name: "ring 4"}, {Sign: '5', Name: "ring 5"}, {Sign: '6', Name: "ring 6"},
			{Sign: '7', Name: "ring 7"}, {Sign: '8', Name: "ring 8"}, {Sign: '9', Name: "ring 9"},
			{Sign: ' ', Name: "no space"},
		},
		Help: "The board drawn as text, a line for a row and a sign for a space: S start, M the Mother " +
			"Geyser, a digit a geyser of that ring, . plain, blank for no space."},
	engines.HandicapField(7, strings.Split("ABCD", ""),
		"How many geysers fewer than the others a player needs for the Mother Geyser."),
	{Key: "rings", Label: "Rings", Clause: 1, Kind: engines.TableField, Of: engines.TableField,
		Most: MaxRings, Entry: ringFields,
		Help: "The rings of geysers by the digit with which they are drawn on the board, 1 to 9."},
	{Key: "die_faces", Label: "Faces of the dice", Clause: 2, Kind: engines.NumberField,
		Min: 2, Max: MaxFaces,
		Help: "How many faces the two dice have that are rolled for battles and for the geysers."},
	{Key: "tokens", Label: "Tokens of a player", Clause: 2, Kind: engines.NumberField, Max: MaxTokens,
		Zero: "no limit",
		Help: "How many tokens a player may have on the board at once, more than the Mother Geyser needs; " +
			"0 is no limit."},
	{Key: "around", Label: "Around a geyser", Clause: 5, Kind: engines.NumberField, Min: 4, Max: 8, Step: 4,
		Help: "Where a new token comes in: 8 is any of the eight squares around the geyser, 4 only those " +
			"side by side with it; nothing between."},
	{Key: "spawn_on", Label: "New tokens", Clause: 5, Kind: engines.ChoiceField,
		Choices: []string{Landing, Claim},
		Help: "What brings a new token: landing is every move that ends on a geyser, claim only one onto a " +
			"geyser where no token of that player stood."},
	{Key: "mother_needs", Label: "Geysers for the Mother Geyser", Clause: 7, Kind: engines.NumberField,
		Max:  MaxTokens - 1,
		Help: "How many geysers a player must control to move into the Mother Geyser."},
	{Key: "mother_fires_on", Label: "The Mother Geyser fires on", Clause: 12, Kind: engines.ListField,
		Of: engines.NumberField, Min: 2, Max: MaxSum, Most: MaxSum - 1, Die: "die_faces",
		Help: "The sums of the dice on which the Mother Geyser fires; without any she never does."},
	{Key: "reentry", Label: "Players come back", Clause: 14, Kind: engines.BoolField,
		Help: "Whether a player without tokens comes back on a start square, instead of being out."},
}

// Clashes are the fields that exclude or need one another.
var Clashes = engines.Clashes{
	"few-tokens":     {"tokens", "mother_needs"},
	"sum-of-ring":    {"rings.*.sums", "die_faces"},
	"sum-of-mother":  {"mother_fires_on", "die_faces"},
	"sum-of-two":     {"rings.*.sums", "rings.*.sums"},
	"always-fires":   {"mother_fires_on", "reentry"},
	"geyser-of-none": {"board", "rings"},
	"few-starts":     {"board", "seats"},
	"far-geysers":    {"mother_needs", "board"},
}

// ringFields describes every field of [Ring].
var ringFields = []engines.Field{
	{Key: "sums", Label: "Fires on", Clause: 11, Kind: engines.ListField, Of: engines.NumberField,
		Min: 2, Max: MaxSum, Most: MaxSum - 1, Die: "die_faces",
		Help: "The sums of the dice on which the ring fires; no two rings fire on the same."},
	{Key: "color", Label: "Colour", Clause: 1, Kind: engines.TextField, Most: 7,
		Shape: engines.ColourShape,
		Help:  "The ring's own colour; without one it is the theme's. In a file it is written as #RRGGBB."},
	{Key: "order", Label: "Order", Clause: 1, Kind: engines.NumberField, Min: 1, Max: 99,
		Shape: engines.OrderShape, Help: "When the ring is named among all, lower ones first."},
}
