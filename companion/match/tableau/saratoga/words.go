package saratoga

import (
	_ "embed"

	"homespun/companion/match/words"
)

//go:embed english.toml
var english string

var say = words.Read(english)

// The words of the trail: hands, cards and what has been laid.
var (
	firstTurn    = say("firstTurn")
	secondTurn   = say("secondTurn")
	layThese     = say("layThese")
	enterThese   = say("enterThese")
	layNothing   = say("layNothing")
	nothingToLay = say("nothingToLay")
	costsNothing = say("costsNothing")
	faceDown     = say("faceDown")
)

// handOf names the hand of a player.
func handOf(name string) string { return say("handOf", "name", words.Short(name, 24)) }

// cardName names a target card with the player whom it stands for: "blue: Ben". Where the player is called
// like the colour, it says so once.
func cardName(card, player string) string {
	if player == "" || words.Sentence(card) == player {
		return card
	}
	return say("cardName", "card", card, "player", words.Short(player, 24))
}

// laidBefore names a card that lies face up from the first turn.
func laidBefore(card string) string { return say("laidBefore", "card", card) }

// playWith names a play with a target that is not attacked: "Convoy with Ben".
func playWith(title, name string) string {
	return say("playWith", "title", title, "name", words.Short(name, 24))
}

// playAgainst names a play that attacks its target: "Raid against Ben".
func playAgainst(title, name string) string {
	return say("playAgainst", "title", title, "name", words.Short(name, 24))
}

// takeAction asks for a pair: "First an action, then a target."
func takeAction(action, target string) string {
	return say("takeAction", "action", action, "target", target)
}

// takeTarget asks for the second card of a pair: "now a target."
func takeTarget(target string) string { return say("takeTarget", "target", target) }

// costs says what a play costs: "It costs 1 supply of 5."
func costs(cost int, one, many string, have int) string {
	return say("costs", "cost", cost, "one", one, "many", many, "have", have)
}

// mostSupplies says what has decided between players with as much progress: "Of all with 12 progress, the
// winner has most supplies."
func mostSupplies(progress int, unit, supplies string) string {
	return say("mostSupplies", "progress", progress, "unit", unit, "supplies", supplies)
}

// standsAt is the line of the sum for a player: "Ava: 12 progress, 3 supplies."
func standsAt(name string, progress int, unit, supplies string) string {
	return say("standsAt", "name", words.Short(name, 40), "progress", progress, "unit", unit, "supplies",
		supplies)
}

// back is the sum of an attack: how far the wagon rolls back.
func back(damage int) string { return say("back", "damage", damage) }

// firstTo is the goal: how much progress wins.
func firstTo(goal int, unit string) string { return say("firstTo", "goal", goal, "unit", unit) }
