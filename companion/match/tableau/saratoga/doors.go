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
	costsNothing = say("costsNothing")
	faceDown     = say("faceDown")
)

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

// costs says "It costs {cost} {if cost = 1}{one}{else}{many}{end} of {have}."
func costs(cost int, one, many string, have int) string {
	return say("costs", "cost", cost, "one", one, "many", many, "have", have)
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

// firstTo says "First to {goal} {unit}"
func firstTo(goal int, unit string) string {
	return say("firstTo", "goal", goal, "unit", unit)
}
