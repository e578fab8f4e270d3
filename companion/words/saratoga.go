package words

import "fmt"

// The words of the trail: hands, cards and what has been laid.
const (
	Hand         = "The hand of"
	FirstTurn    = "First turn"
	SecondTurn   = "Second turn"
	OnTheTrail   = "On the trail"
	TakeAction   = "An action card first, then its target."
	TakeTarget   = "And its target?"
	LayThese     = "Lay these cards"
	EnterThese   = "Enter these cards"
	LayNothing   = "Lay nothing"
	NothingToLay = "No pair is left that may be laid."
	CostsNothing = "It costs nothing."
	FaceDown     = "face down"
	Gone         = "laid in the first turn"
)

// HandOf names the hand of a player.
func HandOf(name string) string { return Hand + " " + Short(name, 24) }

// ChooseColour names a colour that is to be chosen.
func ChooseColour(colour string) string { return Sentence(colour) }

// CardOf names a target card with the player whom it means: "blue: Ben". A player who is called by the colour is not named twice.
func CardOf(card, player string) string {
	if player == "" || Sentence(card) == player {
		return card
	}
	return card + ": " + Short(player, 24)
}

// TheirCard names a card of somebody: "Ben: raid".
func TheirCard(name, card string) string { return Short(name, 24) + ": " + card }

// LaidBefore names a card that lies face up from the first turn.
func LaidBefore(card string) string { return card + ", " + Gone }

// PlayWith names a play with a target that is no player's enemy, PlayAgainst one against a player: "Convoy with Ben", "Raid against Ben".
func PlayWith(title, name string) string { return title + " with " + Short(name, 24) }

// PlayAgainst is with PlayWith.
func PlayAgainst(title, name string) string { return title + " against " + Short(name, 24) }

// Costs says what a play costs: "It costs 1 supply of 5."
func Costs(cost int, one, many string, have int) string {
	return fmt.Sprintf("It costs %s of %d.", Stack(cost, "1 "+one, many), have)
}

// WithAction names the action that is picked, before its target is.
func WithAction(action string) string { return Sentence(action) + "." }

// ActionMakes says what an action can come to: "Head West, Convoy".
func ActionMakes(titles []string) string { return AndNames(titles) }

// RoundOf names the round and its turns.
func RoundOf(n int) string { return fmt.Sprintf("Round %d", n) }

// Stock says how many supplies there are: "5 supplies".
func Stock(n int, one, many string) string { return Stack(n, "1 "+one, many) }

// Whose joins a player's name and what is theirs: "Ben: raid on Cleo".
func Whose(name, thing string) string { return Short(name, 24) + ": " + thing }

// StandsAt is the line of the sum for a player: "Ava: 12 progress, 3 supplies."
func StandsAt(name string, progress int, unit, supplies string) string {
	return fmt.Sprintf("%s: %d %s, %s.", Short(name, 40), progress, unit, supplies)
}
