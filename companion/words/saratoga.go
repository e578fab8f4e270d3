package words

import "fmt"

// The words of the trail: hands, cards and what has been laid.
const (
	FirstTurn    = "First turn"
	SecondTurn   = "Second turn"
	LayThese     = "Lay these cards"
	EnterThese   = "Enter these cards"
	LayNothing   = "Lay nothing"
	NothingToLay = "No pair is left that may be laid."
	CostsNothing = "It costs nothing."
	FaceDown     = "face down"
)

// HandOf names the hand of a player.
func HandOf(name string) string { return "The hand of " + Short(name, 24) }

// CardOf names a target card with the player whom it means: "blue: Ben". A player who is called by the colour is not named twice.
func CardOf(card, player string) string {
	if player == "" || Sentence(card) == player {
		return card
	}
	return card + ": " + Short(player, 24)
}

// LaidBefore names a card that lies face up from the first turn.
func LaidBefore(card string) string { return card + ", laid in the first turn" }

// PlayWith names a play with a target that is no player's enemy, PlayAgainst one against a player: "Convoy with Ben", "Raid against Ben".
func PlayWith(title, name string) string { return title + " with " + Short(name, 24) }

// PlayAgainst is with PlayWith.
func PlayAgainst(title, name string) string { return title + " against " + Short(name, 24) }

// TakeAction asks for a pair: "First an action, then a target."
func TakeAction(action, target string) string { return "First " + action + ", then " + target + "." }

// TakeTarget asks for the second card of a pair: "And the target?"
func TakeTarget(target string) string { return "And the " + target + "?" }

// Costs says what a play costs: "It costs 1 supply of 5."
func Costs(cost int, one, many string, have int) string {
	return fmt.Sprintf("It costs %s of %d.", Stack(cost, "1 "+one, many), have)
}

// MostSupplies says what has decided between players with as much progress: "Of all with 12 progress, the winner has most supplies."
func MostSupplies(progress int, unit, supplies string, winners int) string {
	who := "the winner has"
	if winners > 1 {
		who = "the winners have"
	}
	return fmt.Sprintf("Of all with %d %s, %s most %s.", progress, unit, who, supplies)
}

// StandsAt is the line of the sum for a player: "Ava: 12 progress, 3 supplies."
func StandsAt(name string, progress int, unit, supplies string) string {
	return fmt.Sprintf("%s: %d %s, %s.", Short(name, 40), progress, unit, supplies)
}
