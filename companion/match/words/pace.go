package words

// The texts of the table screen for help that is asked for, and for the pace of a match.

// RollsFor asks anybody at the table to roll real dice for bots.
func RollsFor(names string) string { return say("RollsFor", "names", names) }

// The texts of the hint that players can ask for.
var (
	Owl       = say("Owl")
	AskOwl    = say("AskOwl")
	OwlThinks = say("OwlThinks")
	OwlIsLost = say("OwlIsLost")
	OwlHelps  = say("OwlHelps")
)

// OwlWould says which move the owl would make; what is the move.
func OwlWould(what string) string { return say("OwlWould", "what", what) }

// The texts for what people leave to the app.
var (
	Pace        = say("Pace")
	InThisMatch = say("InThisMatch")
	AppWaits    = say("AppWaits")
	AppGoesOn   = say("AppGoesOn")
)
