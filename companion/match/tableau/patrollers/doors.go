// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package patrollers

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	endTurn        = say("endTurn")
	soundMade      = say("soundMade")
	noSound        = say("noSound")
	rollOnceMore   = say("rollOnceMore")
	keepDie        = say("keepDie")
	thoseAreHit    = say("thoseAreHit")
	headToHead     = say("headToHead")
	nearDeath      = say("nearDeath")
	hasFallen      = say("hasFallen")
	noToken        = say("noToken")
	sealedToken    = say("sealedToken")
	sealedHelp     = say("sealedHelp")
	noTokenHelp    = say("noTokenHelp")
	laysDown       = say("laysDown")
	standsUp       = say("standsUp")
	turnsFront     = say("turnsFront")
	turnsBack      = say("turnsBack")
	inPlay         = say("inPlay")
	skipsRound     = say("skipsRound")
	inStance       = say("inStance")
	inGrip         = say("inGrip")
	comesLater     = say("comesLater")
	onTheTable     = say("onTheTable")
	outOfSight     = say("outOfSight")
	pushAll        = say("pushAll")
	whoIsHit       = say("whoIsHit")
	whoElseIsHit   = say("whoElseIsHit")
	tapAnyCard     = say("tapAnyCard")
	tapWaiting     = say("tapWaiting")
	tapTag         = say("tapTag")
	tapFigure      = say("tapFigure")
	tapTaker       = say("tapTaker")
	tapTarget      = say("tapTarget")
	whichToken     = say("whichToken")
	whichTarget    = say("whichTarget")
	whereLeft      = say("whereLeft")
	thisPlace      = say("thisPlace")
	touching       = say("touching")
	whomItTouches  = say("whomItTouches")
	notAtAll       = say("notAtAll")
	reachesNobody  = say("reachesNobody")
	dogTag         = say("dogTag")
	isThere        = say("isThere")
	liesThere      = say("liesThere")
	isTooFar       = say("isTooFar")
	dialsAllRound  = say("dialsAllRound")
	dialsFierce    = say("dialsFierce")
	dialsTough     = say("dialsTough")
	dialsSwift     = say("dialsSwift")
	abilityAttack  = say("abilityAttack")
	abilityDefence = say("abilityDefence")
	abilityMove    = say("abilityMove")
	abilityRange   = say("abilityRange")
	dragFigure     = say("dragFigure")
	theSound       = say("theSound")
	addedUp        = say("addedUp")
	lastStanding   = say("lastStanding")
	oneDie         = say("oneDie")
)

// quietRounds says "Draw after {most} quiet rounds"
func quietRounds(most int) string {
	return say("quietRounds", "most", most)
}

// howFar says "Tap how many {twines} it goes, or the one to attack."
func howFar(twines string) string {
	return say("howFar", "twines", twines)
}

// goesIntent says "Move {name} {twines}. How far did it come?"
func goesIntent(name, twines string) string {
	return say("goesIntent", "name", name, "twines", twines)
}

// goesTowards says "Move {name} {twines} towards {target}. How far did it come?"
func goesTowards(name, twines, target string) string {
	return say("goesTowards", "name", name, "twines", twines, "target", target)
}

// attacksNear says "{name} attacks {reach}. Who is near enough?"
func attacksNear(name, reach string) string {
	return say("attacksNear", "name", name, "reach", reach)
}

// leavesIntent says "Put one {explosive} down, at most {twines} from {name}."
func leavesIntent(explosive, twines, name string) string {
	return say("leavesIntent", "explosive", explosive, "twines", twines, "name", name)
}

// actsIntent says "{special} on {target}. Is it {near}?"
func actsIntent(special, target, near string) string {
	return say("actsIntent", "special", special, "target", target, "near", near)
}

// withinReach says "within {twines}"
func withinReach(twines string) string {
	return say("withinReach", "twines", twines)
}

// upTo says "up to {twines} away"
func upTo(twines string) string {
	return say("upTo", "twines", twines)
}

// sayReadyDial says "{name}: {a} {b} {c} {d}"
func sayReadyDial(name string, a, b, c, d int) string {
	return say("sayReadyDial", "name", name, "a", a, "b", b, "c", c, "d", d)
}

// sayDialled says "{ability} {value}"
func sayDialled(ability string, value int) string {
	return say("sayDialled", "ability", ability, "value", value)
}

// sayAskDial says "{ability} for {whose}?"
func sayAskDial(ability, whose string) string {
	return say("sayAskDial", "ability", ability, "whose", whose)
}

// stepsStillThere says "{left} of {of} {plural of step steps} left."
func stepsStillThere(left, of int) string {
	return say("stepsStillThere", "left", left, "of", of)
}

// spanAndBack says "{front} / {back}"
func spanAndBack(front, back string) string {
	return say("spanAndBack", "front", front, "back", back)
}

// twineWords says "{length} of {most} inches, then {left} left{if not attack} and no attack{end}"
func twineWords(length, most, left string, attack bool) string {
	return say("twineWords", "length", length, "most", most, "left", left, "attack", attack)
}

// thenAttack says "{twines}, then attack"
func thenAttack(twines string) string {
	return say("thenAttack", "twines", twines)
}

// howManyTwines says "How many {twines} to {whose}, base to base?"
func howManyTwines(twines, whose string) string {
	return say("howManyTwines", "twines", twines, "whose", whose)
}

// rangeWords says "range {n}"
func rangeWords(n int) string {
	return say("rangeWords", "n", n)
}

// inchesFar says "{inches} inches"
func inchesFar(inches string) string {
	return say("inchesFar", "inches", inches)
}

// twinesLeft says "{capital twines} left"
func twinesLeft(twines string) string {
	return say("twinesLeft", "twines", twines)
}

// whoIsHitBy says "Who is hit by {explosive} {n} of {of}?"
func whoIsHitBy(explosive string, n, of int) string {
	return say("whoIsHitBy", "explosive", explosive, "n", n, "of", of)
}

// hitSoFar says "{if figures}{commas figures}. {end}Tap the figures, then the button."
func hitSoFar(figures []string) string {
	return say("hitSoFar", "figures", figures)
}

// nextOne says "The next {word}"
func nextOne(word string) string {
	return say("nextOne", "word", word)
}

// dieAndAdded says "die + {added}"
func dieAndAdded(added int) string {
	return say("dieAndAdded", "added", added)
}

// sayAttackSum says "{if counts}{face}{else}0{end} + {added} = {total}"
func sayAttackSum(counts, face, added, total int) string {
	return say("sayAttackSum", "counts", counts, "face", face, "added", added, "total", total)
}

// sayAddedTo says "{ability} {dialled}{if added}, {commas added}{end}"
func sayAddedTo(ability string, dialled int, added []string) string {
	return say("sayAddedTo", "ability", ability, "dialled", dialled, "added", added)
}

// sayMadeOf says "{dialled}, {commas added}"
func sayMadeOf(dialled int, added []string) string {
	return say("sayMadeOf", "dialled", dialled, "added", added)
}

// sayBonuses says "{name} +{amount}"
func sayBonuses(name string, amount int) string {
	return say("sayBonuses", "name", name, "amount", amount)
}

// pointsOf says "{n} {plural n point points}"
func pointsOf(n int) string {
	return say("pointsOf", "n", n)
}

// pointsLeft says "{left} of {of} points left."
func pointsLeft(left, of int) string {
	return say("pointsLeft", "left", left, "of", of)
}

// reveals says "Show: {token}"
func reveals(token string) string {
	return say("reveals", "token", token)
}

// turnAgain says "{capital whose} takes a second turn"
func turnAgain(whose string) string {
	return say("turnAgain", "whose", whose)
}

// waiting says "{name}: waiting"
func waiting(name string) string {
	return say("waiting", "name", words.Short(name, 24))
}

// sayStands says "{name}: {figures}."
func sayStands(name, figures string) string {
	return say("sayStands", "name", words.Short(name, 40), "figures", figures)
}

// figureStands says "{figure}{if how} {how}{end}"
func figureStands(figure, how string) string {
	return say("figureStands", "figure", figure, "how", how)
}

// hasToken says "{capital word}: {token}"
func hasToken(word, token string) string {
	return say("hasToken", "word", word, "token", token)
}

// holds says "{figure}{if figure}{if token}: {end}{end}{token}. {does}"
func holds(figure, token, does string) string {
	return say("holds", "figure", figure, "token", token, "does", does)
}

// unmarks says "No {marker}"
func unmarks(marker string) string {
	return say("unmarks", "marker", marker)
}

// toInitiative says "+{amount} to go first"
func toInitiative(amount int) string {
	return say("toInitiative", "amount", amount)
}

// beats says "{total} beats {against}"
func beats(total, against int) string {
	return say("beats", "total", total, "against", against)
}

// noAttack says "{die} does not help an attack"
func noAttack(die string) string {
	return say("noAttack", "die", words.Short(die, 24))
}

// noDefence says "{die} does not help a defence"
func noDefence(die string) string {
	return say("noDefence", "die", words.Short(die, 24))
}

// stops says "{against} stops {total}"
func stops(against, total int) string {
	return say("stops", "against", against, "total", total)
}

// bothRolled says "both have {total}: roll again"
func bothRolled(total int) string {
	return say("bothRolled", "total", total)
}

// mayRollAgain says "{capital whose} may roll again."
func mayRollAgain(whose string) string {
	return say("mayRollAgain", "whose", whose)
}

// helps says "Help for {name}: {n} more in every defence."
func helps(name string, n int) string {
	return say("helps", "name", words.Short(name, 40), "n", n)
}
