package words

import "fmt"

// The words of the cube: its maps, turns and piles.
const (
	FromAbove     = "From above"
	StopHere      = "Stop here"
	ThisTurn      = "This turn"
	NonePlaced    = "none yet"
	PlacedNow     = "Placed this turn"
	StillLeft     = "left"
	InATurn       = "in a turn"
	FirstPile     = "First"
	SecondPile    = "Second"
	Worth         = "Points of each"
	ColourFirst   = "First a colour, then a place for it. " + ItTurns
	SquareNext    = "A square of a map, or the place itself. " + ItTurns
	TakeOneThere  = "What glows may go. " + ItTurns
	ItTurns       = "It turns by dragging, or by the keys comma, full stop, Page Up and Page Down."
	ColourChanges = "Another cube to stack, or Escape, changes it."
)

// AtLevel names a level of what is built: "Level 2".
func AtLevel(level int) string { return fmt.Sprintf("Level %d", level) }

// OnLevel names a square of a level: "d4, level 2".
func OnLevel(space string, level int) string { return fmt.Sprintf("%s, level %d", space, level) }

// High says how high a square is built on: "d4, 2 high".
func High(space string, levels int) string {
	if levels == 0 {
		return space
	}
	return fmt.Sprintf("%s, %d high", space, levels)
}

// Remaining names a choice with how many can be placed, fewer too unless it is exact, and how many are left: "red cube: up to 2 of 16".
func Remaining(thing string, most, left int, exact bool) string {
	if exact || most == 1 {
		return fmt.Sprintf("%s: %d of %d", thing, most, left)
	}
	return fmt.Sprintf("%s: up to %d of %d", thing, most, left)
}

// WhereGoes asks where something goes: "Where does the red cube go?".
func WhereGoes(thing string) string { return "Where does the " + thing + " go?" }

// ToStack names the place of what is still to be stacked: "To stack: 12".
func ToStack(n int) string { return fmt.Sprintf("To stack: %d", n) }

// LiesBeside names the place of what lies beside: "Beside: 1".
func LiesBeside(n int) string { return fmt.Sprintf("Beside: %d", n) }

// PileOf names a player's pile with what it is worth: "Ava: first pile 13".
func PileOf(name, nth, pile string, points int) string {
	return fmt.Sprintf("%s: %s %s %d", Short(name, 24), Lower(nth), pile, points)
}

// PileOfBriefly is with PileOf where there is little room: "A 1st: 13".
func PileOfBriefly(letter, nth string, points int) string {
	return fmt.Sprintf("%s %s: %d", letter, Lower(nth), points)
}

// NthPile names a pile: "First pile".
func NthPile(nth, pile string) string { return nth + " " + pile }

// InPile names what lies in a pile: "red cube in Ava's … pile".
func InPile(thing, pile string) string { return thing + ", " + pile }

// PilesAndTurns says what two piles are worth, and how many turns are left where there are some: "13 + 4, 5 turns".
func PilesAndTurns(first, second, turns int) string {
	if turns == 0 {
		return fmt.Sprintf("%d + %d", first, second)
	}
	return fmt.Sprintf("%d + %d, %s", first, second, Stack(turns, "1 turn", "turns"))
}

// LastOf names what the last one of is asked for: "Last red cube".
func LastOf(thing string) string { return "Last " + thing }

// ThenBegins says who begins to unstack, as it stands: "then Ben begins".
func ThenBegins(name string) string { return "then " + Short(name, 16) + " begins" }

// PileSum is the line of the sum for a pile: "Ava, first pile: 1 × 5 + 4 × 3 = 17".
func PileSum(name, nth, pile, sum string, points int) string {
	if sum == "" {
		return fmt.Sprintf("%s, %s %s: %d", Short(name, 40), Lower(nth), pile, points)
	}
	return fmt.Sprintf("%s, %s %s: %s = %d", Short(name, 40), Lower(nth), pile, sum, points)
}

// Times is a product of a sum: "4 × 3".
func Times(n, each int) string { return fmt.Sprintf("%d × %d", n, each) }

// Together is the line of the sum for a player: "Ava: 17 + 6 = 23".
func Together(name string, first, second int) string {
	return fmt.Sprintf("%s: %d + %d = %d", Sentence(Short(name, 40)), first, second, first+second)
}
