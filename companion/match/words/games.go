package words

// The texts of trays, tracks and choices that several games use. Texts of one game only stand beside its
// table.
var (
	ToPlace     = say("ToPlace")
	Pass        = say("Pass")
	PlacedBrief = say("PlacedBrief")
	OffBoard    = say("OffBoard")
	Away        = say("Away")
	NobodyYet   = say("NobodyYet")
)

// Tray is the name of a tray: "Delvers off the board".
func Tray(things, where string) string { return say("Tray", "things", things, "where", where) }

// OutOf returns the total of a count: "of 4".
func OutOf(n int) string { return say("OutOf", "n", n) }

// Round names a round.
func Round(n int) string { return say("Round", "n", n) }

// Placed names the track of what has been placed.
func Placed(things string) string { return say("Placed", "things", things) }

// On says which piece is on a space: "treasure on e7".
func On(thing, space string) string { return say("On", "thing", thing, "space", space) }

// Stack names several equal pieces on one pile: "3 treasures".
func Stack(n int, one, many string) string { return say("Stack", "n", n, "one", one, "many", many) }

// Their is the heading of somebody's number: "Hearts: Ava". The name comes last, so that a long name cannot
// push the word out of view.
func Their(name, things string) string {
	return say("Their", "name", Short(name, 24), "things", things)
}

// Moves is the choice that moves another token of a pile.
func Moves(token string) string { return say("Moves", "token", token) }
