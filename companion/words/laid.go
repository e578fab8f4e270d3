package words

import "strings"

// The words of what is laid unseen.
var (
	CoverAgain = say("CoverAgain")
	SeeTable   = say("SeeTable")
	FixLaid    = say("FixLaid")
	LeaveLaid  = say("LeaveLaid")
	Leave      = say("Leave")
)

// DropsLaid says what becomes of what some have laid unseen: "Ava and Ben have laid in this turn. …"
func DropsLaid(names string, count int) string {
	return say("DropsLaid", "names", names, "count", count)
}

// GoesFirst is the button that hands the laptop to somebody before the others.
func GoesFirst(name string) string { return say("GoesFirst", "name", Short(name, 24)) }

// ByClause says a sentence with the clause behind it: "Ben loses 2 (SAR-17)."
func ByClause(sentence, clause string) string {
	text, closed := strings.CutSuffix(sentence, ".")
	return say("ByClause", "sentence", text, "clause", clause, "closed", closed)
}

// TakesBack is the button that takes back what somebody has laid unseen.
func TakesBack(name string) string { return say("TakesBack", "name", Short(name, 24)) }

// TakeBackPlay is the button that takes back what was entered: "Take back Ava: Convoy with Ben".
func TakeBackPlay(name, play string) string {
	return say("TakeBackPlay", "name", Short(name, 24), "play", play)
}

// LookAlone and LookAway offer somebody to look again at what they alone know, PutAway ends that.
var (
	LookAlone = say("LookAlone")
	LookAway  = say("LookAway")
	PutAway   = say("PutAway")
)

// LooksAlone says who looks: "Ava looks".
func LooksAlone(name string) string { return say("LooksAlone", "name", Short(name, 24)) }

// ForAlone names what somebody alone may see: "For Ava alone".
func ForAlone(name string) string { return say("ForAlone", "name", Short(name, 24)) }
