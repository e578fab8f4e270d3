package words

import "strings"

// The words of what is laid unseen.
const (
	CoverAgain = "Cover the table"
	SeeTable   = "See the table"
	FixLaid    = "Put something right in the middle of a turn"
	LeaveLaid  = "Leave in the middle of a turn"
	Leave      = "Leave"
)

// DropsLaid says what becomes of what some have laid unseen: "Ava and Ben have laid in this turn. …"
func DropsLaid(names string, count int) string {
	have := " have"
	if count == 1 {
		have = " has"
	}
	return names + have + " laid in this turn. The cards go back to their owners, unseen, and everyone lays anew."
}

// GoesFirst is the button that hands the laptop to somebody before the others.
func GoesFirst(name string) string { return Short(name, 24) + " first" }

// ByClause says a sentence with the clause behind it: "Ben loses 2 (SAR-17)."
func ByClause(sentence, clause string) string {
	if text, ok := strings.CutSuffix(sentence, "."); ok {
		return text + " (" + clause + ")."
	}
	return sentence + " (" + clause + ")"
}

// TakesBack is the button that takes back what somebody has laid unseen.
func TakesBack(name string) string { return Short(name, 24) + " takes it back" }

// TakeBackPlay is the button that takes back what was entered: "Take back Ava: Convoy with Ben".
func TakeBackPlay(name, play string) string { return "Take back " + Short(name, 24) + ": " + play }

// LookAlone and LookAway offer somebody to look again at what they alone know, PutAway ends that.
const (
	LookAlone = "Look in secret"
	LookAway  = "One looks, all others look away. Who looks?"
	PutAway   = "Put away"
)

// LooksAlone says who looks: "Ava looks".
func LooksAlone(name string) string { return Short(name, 24) + " looks" }

// ForAlone names what somebody alone may see: "For Ava alone".
func ForAlone(name string) string { return "For " + Short(name, 24) + " alone" }
