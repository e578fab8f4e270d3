// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package geyser

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	toComeIn   = say("toComeIn")
	comesNext  = say("comesNext")
	attackOn   = say("attackOn")
	goesBack   = say("goesBack")
	firesNext  = say("firesNext")
	lastFired  = say("lastFired")
	quietRoll  = say("quietRoll")
	mayEnter   = say("mayEnter")
	standsHere = say("standsHere")
	isOut      = say("isOut")
	nobodyWon  = say("nobodyWon")
	notRolled  = say("notRolled")
	startsRoll = say("startsRoll")
	oneDie     = say("oneDie")
)

// noNew says "No new {token}"
func noNew(token string) string {
	return say("noNew", "token", token)
}

// chance says "Which {rings} fire"
func chance(rings string) string {
	return say("chance", "rings", rings)
}

// ofWays says "of {of}"
func ofWays(of int) string {
	return say("ofWays", "of", of)
}

// bearing says "{geyser} {sums}"
func bearing(geyser, sums string) string {
	return say("bearing", "geyser", geyser, "sums", sums)
}

// firesIn says "{thing}{if ways}, {ways} of {of}{end}"
func firesIn(thing string, ways, of int) string {
	return say("firesIn", "thing", thing, "ways", ways, "of", of)
}

// sayPile says "{top} on {space}, with {below} below"
func sayPile(top, space, below string) string {
	return say("sayPile", "top", top, "space", space, "below", below)
}

// opensAt says "opens at {geysers}"
func opensAt(geysers int) string {
	return say("opensAt", "geysers", geysers)
}

// motherOpen says "{capital name} may enter the {mother}, with {geysers}."
func motherOpen(name, mother, geysers string) string {
	return say("motherOpen", "name", words.Short(name, 40), "mother", mother, "geysers", geysers)
}

// motherClosed says "The {mother} opens for {name} with {needs}. So far it is {has}."
func motherClosed(mother, name, needs string, has int) string {
	return say("motherClosed", "mother", mother, "name", words.Short(name, 40), "needs", needs, "has", has)
}

// more says "{n} more"
func more(n int) string {
	return say("more", "n", n)
}

// dieAnd says "die + {geysers}"
func dieAnd(geysers int) string {
	return say("dieAnd", "geysers", geysers)
}

// sayThenThose says "then {commas names}{if more} +{more}{end}"
func sayThenThose(names []string, more int) string {
	return say("sayThenThose", "names", names, "more", more)
}

// facing says "{token}: {geysers}{if then}, {then}{end}"
func facing(token, geysers, then string) string {
	return say("facing", "token", token, "geysers", geysers, "then", then)
}

// sayHoldsMother says "{capital tokens} {plural n stands stand} on the {mother}, {space}."
func sayHoldsMother(tokens string, n int, mother, space string) string {
	return say("sayHoldsMother", "tokens", tokens, "n", n, "mother", mother, "space", space)
}

// onlyOneLeft says "Nobody else has {tokens} left: a win for {name}."
func onlyOneLeft(tokens, name string) string {
	return say("onlyOneLeft", "tokens", tokens, "name", words.Short(name, 40))
}

// noneLeft says "No {token} is left on the board."
func noneLeft(token string) string {
	return say("noneLeft", "token", token)
}

// holding says "{capital name}: {geysers}, {tokens}."
func holding(name, geysers, tokens string) string {
	return say("holding", "name", words.Short(name, 40), "geysers", geysers, "tokens", tokens)
}

// beats says "{total} beats {against}"
func beats(total, against int) string {
	return say("beats", "total", total, "against", against)
}

// bothRolled says "both have {total}: roll again"
func bothRolled(total int) string {
	return say("bothRolled", "total", total)
}

// endOnMother says "End a round on the {mother} to win"
func endOnMother(mother string) string {
	return say("endOnMother", "mother", mother)
}

// opensWith says "It opens to whoever has {geysers}. Now:"
func opensWith(geysers string) string {
	return say("opensWith", "geysers", geysers)
}

// helps says "Help for {name}: {geysers} will do."
func helps(name, geysers string) string {
	return say("helps", "name", words.Short(name, 40), "geysers", geysers)
}
