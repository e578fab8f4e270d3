package words

// The texts of the podium at the end of a match.
var (
	HowItCame = say("HowItCame")
	ThePodium = say("ThePodium")
	Consoled  = say("Consoled")
)

// WinTogether says who share the win.
func WinTogether(names []string) string { return say("WinTogether", "names", AndNames(names)) }

// Against names the two of a fight.
func Against(one, other string) string {
	return say("Against", "one", Short(one, 40), "other", Short(other, 40))
}

// BiggestFight, ClosestCall, HardestHit and BestFind tell of a moment of the match: who it was about, and what
// it came to in about three words, which may be "".
func BiggestFight(who, sum string) string { return say("BiggestFight", "who", who, "sum", sum) }
func ClosestCall(who, sum string) string  { return say("ClosestCall", "who", who, "sum", sum) }
func HardestHit(who, sum string) string   { return say("HardestHit", "who", who, "sum", sum) }
func BestFind(who, sum string) string     { return say("BestFind", "who", who, "sum", sum) }

// BiggestBang tells which pieces an explosion has caught.
func BiggestBang(who string) string { return say("BiggestBang", "who", who) }

// LuckiestDie says for whom the dice rolled most, compared with what dice usually roll in so many throws.
func LuckiestDie(name string, sum, throws, usual int) string {
	return say("LuckiestDie", "name", Short(name, 40), "sum", sum, "throws", throws, "usual", usual)
}

// MostSixes says who rolled the most sixes.
func MostSixes(name string, n int) string { return say("MostSixes", "name", Short(name, 40), "n", n) }

// LongestTurn says who made the most moves before anybody else made one.
func LongestTurn(name string, moves int) string {
	return say("LongestTurn", "name", Short(name, 40), "moves", moves)
}

// AtTheTable says how long a match took, in how many sittings.
func AtTheTable(minutes, sittings int) string {
	return say("AtTheTable", "minutes", minutes, "sittings", sittings)
}

// BestMove says who has gained most at once, from where to where.
func BestMove(name string, from, to int) string {
	return say("BestMove", "name", Short(name, 40), "from", from, "to", to)
}

// LeadChanged says how often another player took the lead, AlwaysAhead who had it all the time.
func LeadChanged(times int) string   { return say("LeadChanged", "times", times) }
func AlwaysAhead(name string) string { return say("AlwaysAhead", "name", Short(name, 40)) }

// MatchLength says how many moves a match had, RollsInAll how many rolls.
func MatchLength(moves int) string { return say("MatchLength", "moves", moves) }
func RollsInAll(rolls int) string  { return say("RollsInAll", "rolls", rolls) }
