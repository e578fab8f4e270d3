package saratoga

import (
	"fmt"

	"homespun/companion/words"
)

// The words of the trail: hands, cards and what has been laid.
const (
	firstTurn    = "First turn"
	secondTurn   = "Second turn"
	layThese     = "Lay these cards"
	enterThese   = "Enter these cards"
	layNothing   = "Lay nothing"
	nothingToLay = "No pair is left that may be laid."
	costsNothing = "It costs nothing."
	faceDown     = "face down"
)

// handOf names the hand of a player.
func handOf(name string) string { return "The hand of " + words.Short(name, 24) }

// cardName names a target card with the player whom it means: "blue: Ben". A player who is called by the colour is not named twice.
func cardName(card, player string) string {
	if player == "" || words.Sentence(card) == player {
		return card
	}
	return card + ": " + words.Short(player, 24)
}

// laidBefore names a card that lies face up from the first turn.
func laidBefore(card string) string { return card + ", laid in the first turn" }

// playWith names a play with a target that is no player's enemy, PlayAgainst one against a player: "Convoy with Ben", "Raid against Ben".
func playWith(title, name string) string { return title + " with " + words.Short(name, 24) }

// playAgainst is with playWith.
func playAgainst(title, name string) string { return title + " against " + words.Short(name, 24) }

// takeAction asks for a pair: "First an action, then a target."
func takeAction(action, target string) string { return "First " + action + ", then " + target + "." }

// takeTarget asks for the second card of a pair: "And the target?"
func takeTarget(target string) string { return "And the " + target + "?" }

// costs says what a play costs: "It costs 1 supply of 5."
func costs(cost int, one, many string, have int) string {
	return fmt.Sprintf("It costs %s of %d.", words.Stack(cost, "1 "+one, many), have)
}

// mostSupplies says what has decided between players with as much progress: "Of all with 12 progress, the winner has most supplies."
func mostSupplies(progress int, unit, supplies string, winners int) string {
	who := "the winner has"
	if winners > 1 {
		who = "the winners have"
	}
	return fmt.Sprintf("Of all with %d %s, %s most %s.", progress, unit, who, supplies)
}

// standsAt is the line of the sum for a player: "Ava: 12 progress, 3 supplies."
func standsAt(name string, progress int, unit, supplies string) string {
	return fmt.Sprintf("%s: %d %s, %s.", words.Short(name, 40), progress, unit, supplies)
}
