package saratoga

import (
	"strings"

	"homespun/engines"
)

// Fields says what every field of [Rules] is, in the order in which people read them.
var Fields = []engines.Field{
	{Key: "progress", Label: "Progress at the start", Clause: 1, Kind: engines.NumberField, Max: MaxStart,
		Help: "How much progress each player starts with."},
	{Key: "supplies", Label: "Supplies at the start", Clause: 1, Kind: engines.NumberField, Max: MaxStart,
		Help: "How many supplies each player starts with."},
	{Key: "goal", Label: "Goal", Clause: 19, Kind: engines.NumberField, Min: 1, Max: MaxStart,
		Help: "How much progress wins at the end of a round; it is more than a player starts with."},
	{Key: "entry", Label: "How cards are laid", Clause: 4, Kind: engines.ChoiceField,
		Choices: []string{EntrySecret, EntryOpen},
		Help: "How the app hears what everyone lays: secret hands the laptop round under a cover, open " +
			"enters real cards once they are turned up."},
	amount("head_west", "Head West gains", 6, "How much progress move and self gain."),
	amount("convoy", "Convoy gains", 7,
		"How much progress each of two players gains who move with one another."),
	amount("convoy_cost", "Convoy costs", 7,
		"How many supplies a convoy costs each of the two; nothing where the other does not come."),
	amount("get_supplies", "Get Supplies gains", 8, "How many supplies bullet and self gain."),
	amount("sabotage", "Sabotage takes", 9, "How much progress a sabotage takes from its target."),
	amount("sabotage_cost", "Sabotage costs", 9, "How many supplies a sabotage costs."),
	amount("raid", "A raider takes", 10,
		"How much progress each raider takes, where enough raid the same player."),
	amount("raid_cost", "Raid costs", 10, "How many supplies a raid costs each raider, a lone one too."),
	{Key: "raiders", Label: "Raiders needed", Clause: 10, Kind: engines.NumberField,
		Min: 1, Max: MaxPlayers - 1,
		Help: "How many must raid the same player for a raid to do damage."},
	{Key: "wagons", Label: "Circle the Wagons divides by", Clause: 11, Kind: engines.NumberField,
		Min: 1, Max: MaxChange,
		Help: "By what Circle the Wagons divides the progress that would be lost, rounded down: 2 halves " +
			"it."},
	amount("unattacked", "A needless defence costs", 15,
		"How much progress Circle the Wagons and its like cost where no one attacks."),
	{Key: "titles", Label: "Titles", Clause: 2, Kind: engines.TableField, Of: engines.TextField,
		Most: MaxTitle, Keys: PlayIDs(),
		Help: "What each play is called, a play being an action with its target."},
	engines.HandicapField(1, strings.Split("ABCDEF", ""),
		"How many supplies more than the others a player begins with."),
	{Key: "colours", Label: "Colours", Clause: 2, Kind: engines.TableField, Of: engines.TableField,
		Most: MaxColours, Entry: colourFields,
		Help: "The colours that players can choose; each deck has a target card of " +
			"every colour."},
}

// Clashes are the fields that exclude or need one another.
var Clashes = engines.Clashes{
	"low-goal":    {"goal", "progress"},
	"no-way-west": {"head_west", "convoy"},
	"few-colours": {"colours", "seats"},
}

// colourFields says what every field of [Colour] is.
var colourFields = []engines.Field{
	{Key: "color", Label: "Colour", Clause: 2, Kind: engines.TextField, Most: 7,
		Shape: engines.ColourShape,
		Help:  "What it looks like. In a file it is written as #RRGGBB."},
	{Key: "order", Label: "Order", Clause: 2, Kind: engines.NumberField, Min: 1, Max: 99,
		Shape: engines.OrderShape, Help: "Where it stands in the list, lower ones first."},
}

// amount makes a field for a number that a play gives, takes or costs.
func amount(key, label string, clause engines.Clause, help string) engines.Field {
	return engines.Field{Key: key, Label: label, Help: help, Clause: clause, Kind: engines.NumberField,
		Min: 0, Max: MaxChange}
}
