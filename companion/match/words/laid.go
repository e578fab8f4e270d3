package words

// The texts for sealed answers.
var (
	CoverAgain = say("CoverAgain")
	SeeTable   = say("SeeTable")
	FixLaid    = say("FixLaid")
	LeaveLaid  = say("LeaveLaid")
	Leave      = say("Leave")
)

// DropsLaid warns that sealed answers will be lost: "Ava and Ben have laid in this turn. …"
func DropsLaid(names string, count int) string {
	return say("DropsLaid", "names", names, "count", count)
}

// GoesFirst is the button by which somebody gets the laptop before the others.
func GoesFirst(name string) string { return say("GoesFirst", "name", Short(name, 24)) }

// TakesBack is the button that withdraws somebody's sealed answer. Many says that the name is a plural.
func TakesBack(name string, many bool) string {
	return say("TakesBack", "name", Short(name, 24), "many", many)
}

// TakeBackPlay is the button that withdraws somebody's sealed answer and shows what it was: "Take back Ava:
// Convoy with Ben".
func TakeBackPlay(name, play string) string {
	return say("TakeBackPlay", "name", Short(name, 24), "play", play)
}

// LookAlone offers a person to look again at what only they know. LookAway asks who it is, and PutAway hides
// it again.
var (
	LookAlone = say("LookAlone")
	LookAway  = say("LookAway")
	PutAway   = say("PutAway")
)

// LooksAlone says who is looking at secret information: "Ava looks". Many says that the name is a
// plural.
func LooksAlone(name string, many bool) string {
	return say("LooksAlone", "name", Short(name, 24), "many", many)
}

// ForAlone is the heading of what only one person may see: "For Ava alone".
func ForAlone(name string) string { return say("ForAlone", "name", Short(name, 24)) }
