package patrollers

import (
	"fmt"
	"strings"

	"homespun/companion/words"
)

// The words of the battle: choices, numbers, what figures bear.
const (
	endTurn      = "End the turn"
	soundMade    = "The sound was made"
	noSound      = "No sound"
	rollOnceMore = "Roll again"
	keepDie      = "Keep it"
	thoseAreHit  = "That is all"
	headToHead   = "Head-to-head"
	nearDeath    = "near death"
	hasFallen    = "fallen"
	noToken      = "None"
	sealedToken  = "Sealed in the figure"
	sealedHelp   = "A slip of paper inside; entered when it is shown."
	noTokenHelp  = "Nothing happens."
	laysDown     = "Lay it down"
	standsUp     = "Stand it up"
	turnsFront   = "Turn to the front"
	turnsBack    = "Turn to near death"
	inPlay       = "in play"
	skipsRound   = "skips the next round"
	inStance     = "cannot be attacked"
	inGrip       = "holds who touches it"
	quietRounds  = "Quiet rounds"
	comesLater   = "comes later"
	onTheTable   = "on the table"
	outOfSight   = "has its token"
	pushAll      = "Drive them away"
	whoIsHit     = "Who is hit?"
	whoElseIsHit = "Who else is hit?"
	tapAnyCard   = "Tap a card of the roster."
	tapWaiting   = "Tap one that waits, then its place; or drag it there."
	tapTag       = "Tap a dog-tag."
	tapFigure    = "Tap a figure; or drag it where it goes."
	tapTaker     = "Tap a figure."
	tapTarget    = "Tap whom it attacks."
	howFar       = "A button says how far it goes; tap whom it attacks."
	whichToken   = "Which token is inside?"
	whichTarget  = "On whom?"
	whereLeft    = "Where is it left?"
)

// The ready dials: all abilities alike, or one before the others.
var readyDials = []string{"All-round", "Fierce", "Tough", "Swift"}

// AbilityNames are the four abilities, in the order in which they are dialled.
var abilityNames = []string{"Attack", "Defence", "Move", "Range"}

// atPlace is something with its place: "Ava's Sarge A2 at 12.5,8".
func atPlace(thing, place string) string { return thing + " at " + place }

// readyDial names a ready dial with its values: "Fierce: 4 1 2 3".
func readyDial(name string, values [4]int) string {
	return fmt.Sprintf("%s: %d %d %d %d", name, values[0], values[1], values[2], values[3])
}

// dialled names a value of an ability: "Attack 3".
func dialled(ability, value int) string { return fmt.Sprintf("%s %d", abilityNames[ability], value) }

// askDial asks for an ability of a figure: "Attack of Sarge A2?".
func askDial(ability int, whose string) string { return abilityNames[ability] + " of " + whose + "?" }

// stepsStillThere says how much of the dialling budget is left.
func stepsStillThere(left, of int) string {
	if of == 1 {
		return fmt.Sprintf("%d of 1 step of the dials left.", left)
	}
	return fmt.Sprintf("%d of %d steps of the dials left.", left, of)
}

// spanAndBack is a span on the front, and on the near-death side.
func spanAndBack(front, back string) string { return front + " / " + back }

// twineWords says how long a twine is and what is left after it: "1.4 of 2 inches, then 3 twines left", or that no attack is.
func twineWords(length, most, left string, attack bool) string {
	text := length + " of " + most + " inches, then " + left + " left"
	if !attack {
		text += " and no attack"
	}
	return text
}

// dragFigure says how a figure is moved.
func dragFigure(twine string) string {
	return "Drag the figure, or tap where it goes. Arrow keys move the point, Enter lays the " + twine + "."
}

// howManyTwines asks how far it is to a figure: "Ben's Sarge B1: how many twines from base to base?".
func howManyTwines(whose, twines string) string {
	return words.Does(words.Sentence(whose), "how many "+twines+" from base to base?")
}

// rangeWords names a ring of attack range: "range 2".
func rangeWords(n int) string { return fmt.Sprintf("range %d", n) }

// inchesFar is how far something reaches: "6 inches".
func inchesFar(inches string) string { return inches + " inches" }

// twinesLeft says what is left of the moves of a turn.
func twinesLeft(twines string) string { return words.Sentence(twines) + " left" }

// whoIsHitBy asks for those whom one of several explosives hits: "Who is hit by explosive 1 of 2?".
func whoIsHitBy(explosive string, n, of int) string {
	return fmt.Sprintf("Who is hit by %s %d of %d?", explosive, n, of)
}

// hitSoFar says who has been said to be hit, and how to go on: "Sarge A2, Ballistic B1. The figures, then the button.".
func hitSoFar(figures []string) string {
	const how = "The figures, then the button."
	if len(figures) == 0 {
		return how
	}
	return strings.Join(figures, ", ") + ". " + how
}

// nextOne is the choice to go on with the next of several: "The next explosive".
func nextOne(word string) string { return "The next " + word }

// movesBy is the choice to move so many: "Moves 2 twines".
func movesBy(twines string) string { return "Moves " + twines }

// dieAndAdded is one side of an attack before the dice: "die + 3".
func dieAndAdded(added int) string { return fmt.Sprintf("die + %d", added) }

// attackSum spells out one side of an attack: "R1 + 3 = 4", or "R3 counts 0 + 3 = 3" by its die alone: "0 + 3 = 3".
func attackSum(face string, counts, added, total int) string {
	if counts == 0 {
		face = "0"
	}
	return fmt.Sprintf("%s + %d = %d", face, added, total)
}

// addedTo says what a side of an attack is made of besides the die: "attack 3, Leader +1".
func addedTo(ability, dialled int, names []string, amounts []int) string {
	parts := []string{fmt.Sprintf("%s %d", strings.ToLower(abilityNames[ability]), dialled)}
	for i, name := range names {
		parts = append(parts, fmt.Sprintf("%s +%d", name, amounts[i]))
	}
	return strings.Join(parts, ", ")
}

// madeOf says what a side of an attack has besides the die: "6, Leader +1, Colt 45 +1".
func madeOf(dialled int, names []string, amounts []int) string {
	if len(names) == 0 {
		return ""
	}
	parts := []string{fmt.Sprint(dialled)}
	for i, name := range names {
		parts = append(parts, fmt.Sprintf("%s +%d", name, amounts[i]))
	}
	return strings.Join(parts, ", ")
}

// Bonuses without a name of their own.
const (
	theSound = "sound"
	addedUp  = "bonus"
)

// pointsOf says how many points a token counts.
func pointsOf(n int) string {
	if n == 1 {
		return "1 point"
	}
	return fmt.Sprintf("%d points", n)
}

// pointsLeft says how many points of tokens are left.
func pointsLeft(left, of int) string { return fmt.Sprintf("%d of %d points left.", left, of) }

// reveals is the choice to show a token.
func reveals(token string) string { return "Show: " + token }

// turnAgain is the choice of a berserker: "Sarge A2 takes a second turn".
func turnAgain(whose string) string { return words.Sentence(whose) + " takes a second turn" }

// waiting names the tray of those who are yet to come.
func waiting(name string) string { return words.Short(name, 24) + ": waiting" }

// stands says how a side has come out: "Ava: Sarge A2 near death; Ice Man A1 fallen".
func stands(name string, figures []string) string {
	return words.Short(name, 40) + ": " + strings.Join(figures, "; ") + "."
}

// figureStands says how one figure has come out.
func figureStands(figure, how string) string {
	if how == "" {
		return figure
	}
	return figure + " " + how
}

// hasToken names the token of a figure.
func hasToken(word, token string) string { return words.Sentence(word) + ": " + token }

// holds says what is inside a figure: "Sarge A2: Kevlar Vest. +1 defence for the one who takes it.".
func holds(figure, token, does string) string {
	return words.Does(figure, token) + ". " + does
}

// unmarks and Marks are what is put right with a marker.
func unmarks(marker string) string { return "No " + marker }

// toInitiative says how much is added to the next roll for who goes first.
func toInitiative(amount int) string { return fmt.Sprintf("+%d to go first", amount) }
