package patrollers

import (
	_ "embed"
	"strings"

	"homespun/companion/match/words"
)

//go:embed english.toml
var english string

var say = words.Read(english)

// The words of the battle: choices, numbers, what figures bear.
var (
	endTurn      = say("endTurn")
	soundMade    = say("soundMade")
	noSound      = say("noSound")
	rollOnceMore = say("rollOnceMore")
	keepDie      = say("keepDie")
	thoseAreHit  = say("thoseAreHit")
	headToHead   = say("headToHead")
	nearDeath    = say("nearDeath")
	hasFallen    = say("hasFallen")
	noToken      = say("noToken")
	sealedToken  = say("sealedToken")
	sealedHelp   = say("sealedHelp")
	noTokenHelp  = say("noTokenHelp")
	laysDown     = say("laysDown")
	standsUp     = say("standsUp")
	turnsFront   = say("turnsFront")
	turnsBack    = say("turnsBack")
	inPlay       = say("inPlay")
	skipsRound   = say("skipsRound")
	inStance     = say("inStance")
	inGrip       = say("inGrip")
	quietRounds  = say("quietRounds")
	comesLater   = say("comesLater")
	onTheTable   = say("onTheTable")
	outOfSight   = say("outOfSight")
	pushAll      = say("pushAll")
	whoIsHit     = say("whoIsHit")
	whoElseIsHit = say("whoElseIsHit")
	tapAnyCard   = say("tapAnyCard")
	tapWaiting   = say("tapWaiting")
	tapTag       = say("tapTag")
	tapFigure    = say("tapFigure")
	tapTaker     = say("tapTaker")
	tapTarget    = say("tapTarget")
	dragFigure   = say("dragFigure")
	whichToken   = say("whichToken")
	whichTarget  = say("whichTarget")
	whereLeft    = say("whereLeft")
	thisPlace    = say("thisPlace")
)

// readyDials are the names of the ready dials: one raises all abilities alike, the others one before the
// rest.
var readyDials = []string{say("allRound"), say("fierce"), say("tough"), say("swift")}

// abilityNames are the names of the four abilities, in the order in which they are dialled.
var abilityNames = []string{say("attack"), say("defence"), say("move"), say("range")}

// readyDial names a ready dial with its values: "Fierce: 4 1 2 3".
func readyDial(name string, values [4]int) string {
	return say("readyDial", "name", name, "a", values[0], "b", values[1], "c", values[2], "d", values[3])
}

// dialled names a value of an ability: "Attack 3".
func dialled(ability, value int) string {
	return say("dialled", "ability", abilityNames[ability], "value", value)
}

// askDial asks for an ability of a figure: "Attack of Sarge A2?".
func askDial(ability int, whose string) string {
	return say("askDial", "ability", abilityNames[ability], "whose", whose)
}

// stepsStillThere says how much of the dialling budget is left.
func stepsStillThere(left, of int) string { return say("stepsStillThere", "left", left, "of", of) }

// spanAndBack is the span of an ability on the front, and on the near-death side.
func spanAndBack(front, back string) string { return say("spanAndBack", "front", front, "back", back) }

// twineWords says how long a twine is and what is left after it: "1.4 of 2 inches, then 3 twines left", or
// that no attack is.
func twineWords(length, most, left string, attack bool) string {
	return say("twineWords", "length", length, "most", most, "left", left, "attack", attack)
}

// thenAttack says how far a figure may go that is to attack afterwards: "3 twines, then attack".
func thenAttack(twines string) string { return say("thenAttack", "twines", twines) }

// howFar asks how far a figure goes where the players measure.
func howFar(twines string) string { return say("howFar", "twines", twines) }

// howManyTwines asks how far it is to a figure: "Ben's Sarge B1: how many twines from base to base?".
func howManyTwines(whose, twines string) string {
	return say("howManyTwines", "whose", whose, "twines", twines)
}

// rangeWords names a ring of attack range: "range 2".
func rangeWords(n int) string { return say("rangeWords", "n", n) }

// inchesFar is how far something reaches: "6 inches".
func inchesFar(inches string) string { return say("inchesFar", "inches", inches) }

// twinesLeft says what is left of the moves of a turn.
func twinesLeft(twines string) string { return say("twinesLeft", "twines", twines) }

// whoIsHitBy asks for those whom one of several explosives hits: "Who is hit by explosive 1 of 2?".
func whoIsHitBy(explosive string, n, of int) string {
	return say("whoIsHitBy", "explosive", explosive, "n", n, "of", of)
}

// hitSoFar says which figures have been named as hit, and how to go on: "Sarge A2, Ballistic B1. The figures,
// then the button.".
func hitSoFar(figures []string) string { return say("hitSoFar", "figures", figures) }

// nextOne is the choice to go on with the next of several: "The next explosive".
func nextOne(word string) string { return say("nextOne", "word", word) }

// dieAndAdded is one side of an attack before the dice: "die + 3".
func dieAndAdded(added int) string { return say("dieAndAdded", "added", added) }

// attackSum spells out one side of an attack: "1 + 3 = 4". Counts is what the face counts, 0 for some.
func attackSum(counts, added, total int) string {
	return say("attackSum", "face", counts, "counts", counts, "added", added, "total", total)
}

// addedTo says what a side of an attack is made of besides the die: "attack 3, Leader +1".
func addedTo(ability, dialled int, names []string, amounts []int) string {
	return say("addedTo", "ability", strings.ToLower(abilityNames[ability]), "dialled", dialled, "added",
		bonuses(names, amounts))
}

// madeOf says what a side of an attack has besides the die: "6, Leader +1, Colt 45 +1".
func madeOf(dialled int, names []string, amounts []int) string {
	if len(names) == 0 {
		return ""
	}
	return say("madeOf", "dialled", dialled, "added", bonuses(names, amounts))
}

// bonuses says how much each adds: "Leader +1".
func bonuses(names []string, amounts []int) (list []string) {
	for i, name := range names {
		list = append(list, say("bonuses", "name", name, "amount", amounts[i]))
	}
	return list
}

// Bonuses without a name of their own.
var (
	theSound = say("theSound")
	addedUp  = say("addedUp")
)

// pointsOf says how many points a token counts.
func pointsOf(n int) string { return say("pointsOf", "n", n) }

// pointsLeft says how many points of tokens are left.
func pointsLeft(left, of int) string { return say("pointsLeft", "left", left, "of", of) }

// reveals is the choice to show a token.
func reveals(token string) string { return say("reveals", "token", token) }

// turnAgain is the choice of a berserker: "Sarge A2 takes a second turn".
func turnAgain(whose string) string { return say("turnAgain", "whose", whose) }

// waiting names the tray of the figures that are not on the table yet.
func waiting(name string) string { return say("waiting", "name", words.Short(name, 24)) }

// stands says how a side has come out: "Ava: Sarge A2 near death; Ice Man A1 fallen".
func stands(name string, figures []string) string {
	return say("stands", "name", words.Short(name, 40), "figures", strings.Join(figures, "; "))
}

// figureStands says how one figure has come out.
func figureStands(figure, how string) string {
	return say("figureStands", "figure", figure, "how", how)
}

// hasToken names the token of a figure.
func hasToken(word, token string) string { return say("hasToken", "word", word, "token", token) }

// holds says what is inside a figure: "Sarge A2: Kevlar Vest. +1 defence for the one who takes it.".
func holds(figure, token, does string) string {
	return say("holds", "figure", figure, "token", token, "does", does)
}

// unmarks names the setting that takes a marker off a figure.
func unmarks(marker string) string { return say("unmarks", "marker", marker) }

// toInitiative says how much is added to the next roll for who goes first.
func toInitiative(amount int) string { return say("toInitiative", "amount", amount) }

// lastStanding is the goal: to be the last who has a figure in play.
var lastStanding = say("lastStanding")

// beats is the sum of an attack that comes through, stops of one that does not: the defence, then the attack.
func beats(total, against int) string { return say("beats", "total", total, "against", against) }
func stops(against, total int) string { return say("stops", "against", against, "total", total) }

// bothRolled is the sum of equal rolls for who goes first.
func bothRolled(total int) string { return say("bothRolled", "total", total) }

// mayRollAgain says that the attacker may roll its die once more (PAT-22).
func mayRollAgain(whose string) string { return say("mayRollAgain", "whose", whose) }
