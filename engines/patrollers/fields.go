package patrollers

import "homespun/engines"

// Fields says what every field of [Rules] is, in the order in which people read them.
var Fields = []engines.Field{
	{Key: "positions", Label: "Where figures stand", Clause: 1, Kind: engines.ChoiceField,
		Choices: []string{Tracked, Measured},
		Help: "Whether the app mirrors the table: tracked checks every length, measured leaves the " +
			"measuring to the players."},
	{Key: "width", Label: "Width of the table", Clause: 1, Kind: engines.LengthField,
		Min: MinSide, Max: MaxSide,
		Help: "How wide the clear area is, in inches; the players sit at these sides."},
	{Key: "depth", Label: "Depth of the table", Clause: 1, Kind: engines.LengthField,
		Min: MinSide, Max: MaxSide,
		Help: "How far it is from one player's edge to the other's, in inches."},
	{Key: "base", Label: "Base", Clause: 1, Kind: engines.LengthField, Min: 5, Max: 30,
		Help: "How wide the round base of a figure is, in inches."},
	{Key: "twine", Label: "Twine", Clause: 1, Kind: engines.LengthField, Min: 5, Max: 60,
		Help: "How long one twine is, in inches; moves and ranges are counted in twines."},
	{Key: "strip", Label: "Strip to begin in", Clause: 6, Kind: engines.LengthField,
		Min: 30, Max: MaxSide / 2,
		Help: "How far from their own edge figures may be placed, in inches."},
	{Key: "team_size", Label: "Patrollers a side", Clause: 6, Kind: engines.NumberField, Min: 1, Max: MaxTeam,
		Help: "How many Patrollers each player picks."},
	{Key: "dial_budget", Label: "Dialling", Clause: 5, Kind: engines.NumberField,
		Choices: []string{BudgetHalf, BudgetFree}, Max: Abilities * MaxAbility,
		Help: "How many steps above the lowest values a Patroller may be dialled in all: half of all its " +
			"steps, any number of them (free), or a number."},
	{Key: "die", Label: "Action die", Clause: 4, Kind: engines.TextField, Most: 2 * DieSides,
		Shape: engines.DieShape, Signs: sideSigns,
		Help: "The eight sides of the action die: R red, Y yellow, B blue, each with a number from 0 to 9."},
	{Key: "stalemate", Label: "Quiet rounds to a draw", Clause: 15, Kind: engines.NumberField, Max: 99,
		Help: "After how many rounds running without a wound the battle is a draw; 0 is never."},
	{Key: "advanced", Label: "Advanced game", Clause: 20, Kind: engines.BoolField,
		Help: "Whether there are classes, special actions and death tokens; off, all three are."},
	{Key: "classes", Label: "Classes", Clause: 20, Kind: engines.BoolField,
		Help: "Whether the classes' actions count in the advanced game."},
	{Key: "specials", Label: "Special actions", Clause: 22, Kind: engines.BoolField,
		Help: "Whether the special actions count in the advanced game."},
	{Key: "special_ends_near_death", Label: "Specials lost when wounded", Clause: 23, Kind: engines.ListField,
		Of: engines.TextField, Most: MaxRoster, Names: "roster",
		Help: "Which Patrollers lose their special action on the near-death side."},
	{Key: "tokens", Label: "Death tokens", Clause: 24, Kind: engines.BoolField,
		Help: "Whether there are death tokens in the advanced game."},
	{Key: "token_sum", Label: "Points of death tokens", Clause: 24, Kind: engines.NumberField, Max: 99,
		Help: "How many points of death tokens each side may have in all."},
	engines.HandicapField(13, []string{"A", "B"},
		"How much more a side adds to its defence."),
	{Key: "roster", Label: "Roster", Clause: 3, Kind: engines.TableField, Of: engines.TableField,
		Most: MaxRoster, Entry: rosterFields,
		Help: "The Patrollers to pick from; any toy can join."},
	{Key: "class_actions", Label: "Class actions", Clause: 20, Kind: engines.TableField,
		Of: engines.TableField, Most: MaxClasses, Entry: classFields,
		Help: "The classes, and what each of them does."},
	{Key: "special_actions", Label: "Special actions in detail", Clause: 22, Kind: engines.TableField,
		Of: engines.TableField, Keys: SpecialIDs, Entry: specialFields,
		Help: "The names, texts and numbers of the special actions."},
	{Key: "death_tokens", Label: "Kinds of death tokens", Clause: 24, Kind: engines.TableField,
		Of: engines.TableField, Most: MaxTokens, Entry: tokenFields,
		Help: "The death tokens, with their points and what they do."},
}

// Clashes are the fields that exclude or need one another.
var Clashes = engines.Clashes{
	"no-gap":           {"strip", "depth"},
	"no-room":          {"width", "team_size", "base"},
	"small-roster":     {"roster", "team_size"},
	"wounded-of-none":  {"special_ends_near_death", "roster"},
	"class-of-none":    {"roster.*.class", "class_actions"},
	"gives-to-none":    {"class_actions.*.to", "class_actions"},
	"counts-none":      {"class_actions.*.each", "class_actions"},
	"counts-nothing":   {"class_actions.*.each", "class_actions.*.attack", "class_actions.*.defence"},
	"special-for-none": {"special_actions.*.class", "class_actions"},
	"token-for-none":   {"death_tokens.*.class", "class_actions"},
	"token-is-no-bonus": {"death_tokens.*.effect", "death_tokens.*.attack", "death_tokens.*.defence",
		"death_tokens.*.class"},
}

// sideSigns are the colours of a die's sides.
var sideSigns = []engines.Sign{{Sign: 'R', Name: "red"}, {Sign: 'Y', Name: "yellow"}, {Sign: 'B', Name: "blue"}}

// rosterFields says what every field of [Patroller] is.
var rosterFields = []engines.Field{
	orderField(3),
	{Key: "name", Label: "Name", Clause: 3, Needed: true, Kind: engines.TextField, Most: MaxName,
		Shape: engines.NameShape, Help: "What it is called."},
	{Key: "class", Label: "Class", Clause: 2, Needed: true, Kind: engines.TextField, Most: MaxName,
		Names: "class_actions",
		Help:  "Its class."},
	spanField("attack", "Attack"), spanField("defence", "Defence"), spanField("move", "Move"),
	spanField("range", "Range"),
	{Key: "special", Label: "Special action", Clause: 2, Kind: engines.ChoiceField,
		Choices: append([]string{""}, SpecialIDs...),
		Help:    "Its special action, if it has one."},
	{Key: "die", Label: "Its own die", Clause: 4, Kind: engines.TextField, Most: 2 * DieSides,
		Shape: engines.DieShape, Signs: sideSigns, Die: "die",
		Help: "The eight sides of its own action die, if it does not have the die of all."},
	{Key: "figure", Label: "Picture", Clause: 3, Kind: engines.TextField, Most: MaxName,
		Shape: engines.FigureShape,
		Help:  "Its picture; without one it has that of its class."},
}

// classFields says what every field of [Class] is.
var classFields = []engines.Field{
	orderField(20),
	{Key: "name", Label: "Name", Clause: 20, Needed: true, Kind: engines.TextField, Most: MaxName,
		Shape: engines.NameShape, Help: "What it is called."},
	{Key: "text", Label: "What it does", Clause: 20, Kind: engines.TextField, Most: MaxText,
		Help: "What it does, in words, for the dog-tag and the reference sheet."},
	{Key: "attack", Label: "Attack", Clause: 20, Kind: engines.NumberField, Max: MaxAbility,
		Help: "How much attack it gives for each that is counted."},
	{Key: "defence", Label: "Defence", Clause: 20, Kind: engines.NumberField, Max: MaxAbility,
		Help: "How much defence it gives for each that is counted."},
	{Key: "to", Label: "Gives to", Clause: 20, Kind: engines.TextField, Most: MaxName,
		Names: "class_actions",
		Help:  "Which class of its side gets that; with none, itself."},
	{Key: "each", Label: "Counts", Clause: 20, Kind: engines.TextField, Most: MaxName,
		Names: "class_actions",
		Help:  "Which class is counted, those in play only."},
	{Key: "of", Label: "Counts those of", Clause: 20, Kind: engines.ChoiceField,
		Choices: []string{"", Own, Opponent},
		Help: "Whose are counted: those of its own side, which are meant where nothing is chosen, or the " +
			"opponent's."},
	{Key: "sound", Label: "Sound", Clause: 20, Kind: engines.NumberField, Max: MaxAbility,
		Help: "How much attack it has when the player makes the sound of the attack."},
	{Key: "two_moves", Label: "Moves before attacking", Clause: 20, Kind: engines.BoolField,
		Help: "Whether it may move with both actions and attack after."},
}

// specialFields says what every field of [SpecialAct] is.
var specialFields = []engines.Field{
	orderField(22),
	{Key: "name", Label: "Name", Clause: 22, Kind: engines.TextField, Most: MaxName,
		Shape: engines.NameShape, Help: "What it is called."},
	{Key: "text", Label: "What it does", Clause: 22, Kind: engines.TextField, Most: MaxText,
		Help: "What it does, in words, for the dog-tag and the reference sheet."},
	{Key: "amount", Label: "Amount", Clause: 22, Kind: engines.NumberField, Max: MaxAbility,
		Help: "Its number: the moves of Back of Hand, the attacks of Strafing, what Gatling Gun adds to " +
			"the die and Calculated Assault to the initiative."},
	{Key: "class", Label: "Class", Clause: 22, Kind: engines.TextField, Most: MaxName,
		Names: "class_actions",
		Help:  "Which class Issue Orders is for; with none, all."},
	{Key: "reach", Label: "Reach", Clause: 22, Kind: engines.NumberField, Max: MaxAbility,
		Help: "Its number of twines: how far an explosive and the Gatling Gun reach around, and how far a " +
			"Psychic Blast pushes."},
}

// tokenFields says what every field of [DeathToken] is.
var tokenFields = []engines.Field{
	orderField(24),
	{Key: "name", Label: "Name", Clause: 24, Needed: true, Kind: engines.TextField, Most: MaxName,
		Shape: engines.NameShape, Help: "What it is called."},
	{Key: "text", Label: "What it does", Clause: 24, Kind: engines.TextField, Most: MaxText,
		Help: "What it does, in words, for the token and the reference sheet."},
	{Key: "points", Label: "Points", Clause: 24, Needed: true, Kind: engines.NumberField, Max: 99,
		Help: "How many points it counts."},
	{Key: "effect", Label: "Effect", Clause: 24, Needed: true, Kind: engines.ChoiceField, Choices: EffectIDs,
		Help: "What it does; a bonus gives its bearer attack and defence, or all of a class."},
	{Key: "attack", Label: "Attack", Clause: 26, Kind: engines.NumberField, Max: MaxAbility,
		Help: "How much attack a bonus gives."},
	{Key: "defence", Label: "Defence", Clause: 26, Kind: engines.NumberField, Max: MaxAbility,
		Help: "How much defence a bonus gives."},
	{Key: "class", Label: "For the class", Clause: 27, Kind: engines.TextField, Most: MaxName,
		Names: "class_actions",
		Help: "Which class of the side has the bonus, which is battle-wide then; with none, it is " +
			"equipment."},
}

// orderField is the field for where an entry stands among all.
func orderField(clause engines.Clause) engines.Field {
	return engines.Field{Key: "order", Label: "Order", Clause: clause, Kind: engines.NumberField, Max: 99,
		Shape: engines.OrderShape, Help: "Where it stands in the list, lower ones first."}
}

// spanField is the field for what an ability can be dialled to.
func spanField(key, label string) engines.Field {
	return engines.Field{Key: key, Label: label, Clause: 3, Needed: true, Kind: engines.TableField,
		Of: engines.ListField, Keys: []string{"front", "near_death"}, Max: MaxAbility, Most: 2,
		Help: "Lowest and highest " + key + ", on the front of the dog-tag and on its near-death side."}
}

// How long names and texts can be, in signs besides blanks.
const (
	MaxName = 24
	MaxText = 400
)
