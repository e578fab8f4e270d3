// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package saratoga

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	firstTurn    = say("firstTurn")
	secondTurn   = say("secondTurn")
	layThese     = say("layThese")
	enterThese   = say("enterThese")
	layNothing   = say("layNothing")
	nothingToLay = say("nothingToLay")
	faceDown     = say("faceDown")
	laidCards    = say("laidCards")
	onTheTable   = say("onTheTable")
	leaveLaid    = say("leaveLaid")
	takeLaid     = say("takeLaid")
	noneAtAll    = say("noneAtAll")
)

// openLay says "All lay {action} and {target} face down."
func openLay(action, target string) string {
	return say("openLay", "action", action, "target", target)
}

// openTurnUp says "Turn all up together, and tap what {name} has laid."
func openTurnUp(name string) string {
	return say("openTurnUp", "name", words.Short(name, 24))
}

// openStay says "The first cards stay. Turn the new ones up, and tap what {name} has laid."
func openStay(name string) string {
	return say("openStay", "name", words.Short(name, 24))
}

// layColour says "Put {name's} {card} card face up."
func layColour(name, card string) string {
	return say("layColour", "name", words.Short(name, 40), "card", card)
}

// takeColour says "Give back {name's} {card} card."
func takeColour(name, card string) string {
	return say("takeColour", "name", words.Short(name, 40), "card", card)
}

// colourCard says "{card} card"
func colourCard(card string) string {
	return say("colourCard", "card", card)
}

// handOf says "{name's} cards"
func handOf(name string) string {
	return say("handOf", "name", words.Short(name, 24))
}

// wagonOf says "{name's} {wagon}"
func wagonOf(name, wagon string) string {
	return say("wagonOf", "name", words.Short(name, 24), "wagon", wagon)
}

// sayCardName says "{card}: {player}"
func sayCardName(card, player string) string {
	return say("sayCardName", "card", card, "player", words.Short(player, 24))
}

// laidBefore says "{card}, laid in the first turn"
func laidBefore(card string) string {
	return say("laidBefore", "card", card)
}

// playWith says "{title} with {name}"
func playWith(title, name string) string {
	return say("playWith", "title", title, "name", words.Short(name, 24))
}

// playAgainst says "{title} against {name}"
func playAgainst(title, name string) string {
	return say("playAgainst", "title", title, "name", words.Short(name, 24))
}

// takeAction says "First {action}, then {target}."
func takeAction(action, target string) string {
	return say("takeAction", "action", action, "target", target)
}

// takeTarget says "now {target}."
func takeTarget(target string) string {
	return say("takeTarget", "target", target)
}

// costs says "It costs {cost} of your {have} {supplies}: {effect}"
func costs(cost, have int, supplies, effect string) string {
	return say("costs", "cost", cost, "have", have, "supplies", supplies, "effect", effect)
}

// doesHeadWest says "you will gain {gain}."
func doesHeadWest(gain string) string {
	return say("doesHeadWest", "gain", gain)
}

// doesConvoy says "you and {name} will gain {gain} each, but only if {name} chooses you too."
func doesConvoy(name, gain string) string {
	return say("doesConvoy", "name", words.Short(name, 24), "gain", gain)
}

// doesSupplies says "you will get {gain}."
func doesSupplies(gain string) string {
	return say("doesSupplies", "gain", gain)
}

// doesSabotage says "{name} will lose {loss}, unless {name} defends."
func doesSabotage(name, loss string) string {
	return say("doesSabotage", "name", words.Short(name, 24), "loss", loss)
}

// doesRaid says "{if raiders > 1}{if raiders = 2}alone{else}with fewer than {raiders}{end} it does no harm. If others raid too, {end}{name} will lose {loss}{if raiders > 1} for each raider{end}, unless {name} defends."
func doesRaid(raiders int, name, loss string) string {
	return say("doesRaid", "raiders", raiders, "name", words.Short(name, 24), "loss", loss)
}

// doesWagons says "you will lose {part} of what attacks take. If nobody attacks you, you lose {loss}."
func doesWagons(part, loss string) string {
	return say("doesWagons", "part", part, "loss", loss)
}

// doesOffMyLand says "no sabotage will harm you{if cost}, and you get what it costs{end}. If nobody attacks you, you lose {loss}."
func doesOffMyLand(cost int, loss string) string {
	return say("doesOffMyLand", "cost", cost, "loss", loss)
}

// doesRaiders says "no raid will harm you{if cost}, and you get what it costs{end}. If nobody attacks you, you lose {loss}."
func doesRaiders(cost int, loss string) string {
	return say("doesRaiders", "cost", cost, "loss", loss)
}

// doesScoundrel says "what {name} does to you will happen to {name}{if cost}, and you get what it costs{end}. If {name} leaves you alone, nothing happens."
func doesScoundrel(name string, cost int) string {
	return say("doesScoundrel", "name", words.Short(name, 24), "cost", cost)
}

// partOf says "{if by = 1}all{else}{if by = 2}half{else}one part in {by}{end}{end}"
func partOf(by int) string {
	return say("partOf", "by", by)
}

// mostSupplies says "Several have {progress} {unit}: the most {supplies} decide."
func mostSupplies(progress int, unit, supplies string) string {
	return say("mostSupplies", "progress", progress, "unit", unit, "supplies", supplies)
}

// standsAt says "{name}: {progress} {unit}, {supplies}."
func standsAt(name string, progress int, unit, supplies string) string {
	return say("standsAt", "name", words.Short(name, 40), "progress", progress, "unit", unit, "supplies", supplies)
}

// back says "{damage} back"
func back(damage int) string {
	return say("back", "damage", damage)
}

// endWith says "End a round with {goal} {unit} to win"
func endWith(goal int, unit string) string {
	return say("endWith", "goal", goal, "unit", unit)
}

// mostDecides says "If several have that, the most {unit} wins."
func mostDecides(unit string) string {
	return say("mostDecides", "unit", unit)
}

// helps says "Help for {name}: {supplies} to begin with."
func helps(name, supplies string) string {
	return say("helps", "name", words.Short(name, 40), "supplies", supplies)
}
