package cubed

import (
	"homespun/engines"
)

// Fields says what every field of [Rules] is, in the order in which people read them.
var Fields = []engines.Field{
	{Key: "size", Label: "Size of the cube", Clause: 1, Kind: engines.NumberField, Min: MinSize, Max: MaxSize,
		Help: "How many cubes wide, deep and tall the whole cube becomes."},
	{Key: "cubes", Label: "Cubes", Clause: 1, Kind: engines.TableField, Of: engines.NumberField,
		Max: MaxCubes, Keys: colourWords,
		Help: "How many cubes of each colour there are, in all exactly those of the whole cube, and one " +
			"red at least."},
	{Key: "place", Label: "Cubes of a turn", Clause: 2, Kind: engines.TableField, Of: engines.NumberField,
		Min: 1, Max: MaxCubes, Keys: colourWords,
		Help: "How many cubes of each colour a turn of stacking can place."},
	{Key: "exact", Label: "The full number", Clause: 2, Kind: engines.BoolField,
		Help: "Whether a turn of stacking must place as many cubes as it can, as long as there are so many " +
			"of the colour."},
	{Key: "first", Label: "Points in the first pile", Clause: 9, Kind: engines.TableField,
		Of: engines.NumberField, Max: MaxPoints, Keys: colourWords,
		Help: "What a cube of each colour is worth in a player's first pile."},
	{Key: "second", Label: "Points in the second pile", Clause: 9, Kind: engines.TableField,
		Of: engines.NumberField, Max: MaxPoints, Keys: colourWords,
		Help: "What a cube of each colour is worth in a player's second pile."},
	engines.HandicapField(9, []string{"A", "B"},
		"How many steps of help a player gets; each is worth as much as the dearest cube, from the start."),
}

// Clashes are the fields that exclude or need one another.
var Clashes = engines.Clashes{
	"cubes-in-all": {"cubes", "size"},
}
