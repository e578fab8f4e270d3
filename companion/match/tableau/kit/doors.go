// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package kit

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	yes       = say("yes")
	no        = say("no")
	start     = say("start")
	nobodyWon = say("nobodyWon")
	isOut     = say("isOut")
	nothing   = say("nothing")
	drawsCard = say("drawsCard")
	drewReal  = say("drewReal")
)

// onSpace says "{piece}, {space}"
func onSpace(piece, space string) string {
	return say("onSpace", "piece", piece, "space", space)
}

// spaceNamed says "{capital word} {number}"
func spaceNamed(word string, number int) string {
	return say("spaceNamed", "word", words.Short(word, 40), "number", number)
}

// holding says "{capital name}: {commas list}."
func holding(name string, list []string) string {
	return say("holding", "name", words.Short(name, 40), "list", list)
}

// haveTogether says "All together: {commas list}."
func haveTogether(list []string) string {
	return say("haveTogether", "list", list)
}

// numberOf says "{n} {counter}"
func numberOf(n int, counter string) string {
	return say("numberOf", "n", n, "counter", words.Short(counter, 40))
}

// missesTurns says "misses {n} {plural n turn turns}"
func missesTurns(n int) string {
	return say("missesTurns", "n", n)
}

// waitsFor says "waits for {n}"
func waitsFor(n int) string {
	return say("waitsFor", "n", n)
}

// ownThing says "{name's} {thing}"
func ownThing(name, thing string) string {
	return say("ownThing", "name", words.Short(name, 40), "thing", words.Short(thing, 40))
}

// oneMore says "One more here: {thing}"
func oneMore(thing string) string {
	return say("oneMore", "thing", words.Short(thing, 40))
}

// oneFewer says "One fewer here: {thing}"
func oneFewer(thing string) string {
	return say("oneFewer", "thing", words.Short(thing, 40))
}

// tapWhere says "Tap where to go: one of the ringed {spaces}."
func tapWhere(spaces string) string {
	return say("tapWhere", "spaces", words.Short(spaces, 40))
}

// tapPut says "Tap where to put it: one of the ringed {spaces}."
func tapPut(spaces string) string {
	return say("tapPut", "spaces", words.Short(spaces, 40))
}

// pileNamed says "Pile of {name}"
func pileNamed(name string) string {
	return say("pileNamed", "name", words.Short(name, 40))
}

// discardsNamed says "Laid down: {name}"
func discardsNamed(name string) string {
	return say("discardsNamed", "name", words.Short(name, 40))
}

// cardsOf says "{n} {plural n card cards} of {name}"
func cardsOf(n int, name string) string {
	return say("cardsOf", "n", n, "name", words.Short(name, 40))
}
