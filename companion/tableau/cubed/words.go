package cubed

import (
	"fmt"

	"homespun/companion/words"
)

// The words of the cube: its maps, turns and piles.
const (
	fromAbove     = "From above"
	stopHere      = "Stop here"
	thisTurn      = "This turn"
	nonePlaced    = "none yet"
	placedNow     = "Placed this turn"
	stillLeft     = "left"
	inATurn       = "in a turn"
	firstPile     = "First"
	secondPile    = "Second"
	worth         = "Points of each"
	colourFirst   = "First a colour, then a place for it. " + itTurns
	squareNext    = "A square of a map, or the place itself. " + itTurns
	takeOneThere  = "What glows may go. " + itTurns
	itTurns       = "It turns by dragging, or by the keys comma, full stop, Page Up and Page Down."
	colourChanges = "Another cube to stack, or Escape, changes it."
)

// atLevel names a level of what is built: "Level 2".
func atLevel(level int) string { return fmt.Sprintf("Level %d", level) }

// onLevel names a square of a level: "d4, level 2".
func onLevel(space string, level int) string { return fmt.Sprintf("%s, level %d", space, level) }

// high says how high a square is built on: "d4, 2 high".
func high(space string, levels int) string {
	if levels == 0 {
		return space
	}
	return fmt.Sprintf("%s, %d high", space, levels)
}

// remaining names a choice with how many can be placed, fewer too unless it is exact, and how many are left: "red cube: up to 2 of 16".
func remaining(thing string, most, left int, exact bool) string {
	if exact || most == 1 {
		return fmt.Sprintf("%s: %d of %d", thing, most, left)
	}
	return fmt.Sprintf("%s: up to %d of %d", thing, most, left)
}

// whereGoes asks where something goes: "Where does the red cube go?".
func whereGoes(thing string) string { return "Where does the " + thing + " go?" }

// toStack names the place of what is still to be stacked: "To stack: 12".
func toStack(n int) string { return fmt.Sprintf("To stack: %d", n) }

// liesBeside names the place of what lies beside: "Beside: 1".
func liesBeside(n int) string { return fmt.Sprintf("Beside: %d", n) }

// pileName names a player's pile with what it is worth: "Ava: first pile 13".
func pileName(name, nth, pile string, points int) string {
	return fmt.Sprintf("%s: %s %s %d", words.Short(name, 24), words.Lower(nth), pile, points)
}

// pileOfBriefly says the same as pileName where there is little room: "A 1st: 13".
func pileOfBriefly(letter, nth string, points int) string {
	return fmt.Sprintf("%s %s: %d", letter, words.Lower(nth), points)
}

// nthPile names a pile: "First pile".
func nthPile(nth, pile string) string { return nth + " " + pile }

// inPile names what lies in a pile: "red cube in Ava's … pile".
func inPile(thing, pile string) string { return thing + ", " + pile }

// pilesAndTurns says what two piles are worth, and how many turns are left where there are some: "13 + 4, 5 turns".
func pilesAndTurns(first, second, turns int) string {
	if turns == 0 {
		return fmt.Sprintf("%d + %d", first, second)
	}
	return fmt.Sprintf("%d + %d, %s", first, second, words.Stack(turns, "1 turn", "turns"))
}

// lastOf names what the last one of is asked for: "Last red cube".
func lastOf(thing string) string { return "Last " + thing }

// thenBegins says who begins to unstack, as it stands: "then Ben begins".
func thenBegins(name string) string { return "then " + words.Short(name, 16) + " begins" }

// pileSum is the line of the sum for a pile: "Ava, first pile: 1 × 5 + 4 × 3 = 17".
func pileSum(name, nth, pile, sum string, points int) string {
	if sum == "" {
		return fmt.Sprintf("%s, %s %s: %d", words.Short(name, 40), words.Lower(nth), pile, points)
	}
	return fmt.Sprintf("%s, %s %s: %s = %d", words.Short(name, 40), words.Lower(nth), pile, sum, points)
}

// times is a product of a sum: "4 × 3".
func times(n, each int) string { return fmt.Sprintf("%d × %d", n, each) }

// together is the line of the sum for a player: "Ava: 17 + 6 = 23".
func together(name string, first, second int) string {
	return fmt.Sprintf("%s: %d + %d = %d", words.Sentence(words.Short(name, 40)), first, second, first+second)
}
