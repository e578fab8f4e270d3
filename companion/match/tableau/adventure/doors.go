// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package adventure

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	out             = say("out")
	reserve         = say("reserve")
	broughtOut      = say("broughtOut")
	toDeal          = say("toDeal")
	toTakeAway      = say("toTakeAway")
	tilesPlaced     = say("tilesPlaced")
	whereTilesLie   = say("whereTilesLie")
	turnOrder       = say("turnOrder")
	event           = say("event")
	actions         = say("actions")
	march           = say("march")
	fight           = say("fight")
	nextToGo        = say("nextToGo")
	eventBrings     = say("eventBrings")
	nothingHappens  = say("nothingHappens")
	comeBack        = say("comeBack")
	monstersNow     = say("monstersNow")
	dead            = say("dead")
	dungeonWins     = say("dungeonWins")
	allBroughtOut   = say("allBroughtOut")
	allDark         = say("allDark")
	stopActing      = say("stopActing")
	nobodyLeft      = say("nobodyLeft")
	tapDiscard      = say("tapDiscard")
	tapTile         = say("tapTile")
	tapSpace        = say("tapSpace")
	tapMonster      = say("tapMonster")
	tapFirst        = say("tapFirst")
	arrowsShow      = say("arrowsShow")
	step            = say("step")
	rollFights      = say("rollFights")
	rollsFights     = say("rollsFights")
	dungeonDecides  = say("dungeonDecides")
	dungeonDeciding = say("dungeonDeciding")
	lostIf          = say("lostIf")
	theDie          = say("theDie")
	itNeeds         = say("itNeeds")
	theBlast        = say("theBlast")
	noMoreHearts    = say("noMoreHearts")
)

// tapGoal says "Tap where {monster} goes."
func tapGoal(monster string) string {
	return say("tapGoal", "monster", monster)
}

// tileCalled says "{name} tile{if several}s{end}"
func tileCalled(name string, several bool) string {
	return say("tileCalled", "name", name, "several", several)
}

// sayTapAction says "{if ways}Tap a ringed space: {ways}.{else}Nothing to do here: stop.{end}"
func sayTapAction(ways string) string {
	return say("sayTapAction", "ways", ways)
}

// treasureOut says "{capital treasure} out"
func treasureOut(treasure string) string {
	return say("treasureOut", "treasure", treasure)
}

// torchesLit says "{capital torches} lit"
func torchesLit(torches string) string {
	return say("torchesLit", "torches", torches)
}

// spawnerOf says "{kind} {spawner}"
func spawnerOf(kind, spawner string) string {
	return say("spawnerOf", "kind", kind, "spawner", spawner)
}

// litSpawner says "lit {spawner}"
func litSpawner(spawner string) string {
	return say("litSpawner", "spawner", spawner)
}

// carries says "carries {if n = 1}{one}{else}{n} {many}{end}"
func carries(n int, one, many string) string {
	return say("carries", "n", n, "one", one, "many", many)
}

// sayNextGo says "Next: {if more}{commas names} and {more} more{else}{and names}{end}{if target}, after {target}{end}{if space}, to {space}{end}"
func sayNextGo(more int, names []string, target, space string) string {
	return say("sayNextGo", "more", more, "names", names, "target", words.Short(target, 24), "space", space)
}

// faces says "{from}{if to != from}–{to}{end}"
func faces(from, to int) string {
	return say("faces", "from", from, "to", to)
}

// outOfAll says "Brought out: {brought} of {of} {if of = 1}{one}{else}{many}{end}."
func outOfAll(brought, of int, one, many string) string {
	return say("outOfAll", "brought", brought, "of", of, "one", one, "many", many)
}

// heartsLeft says "{name} has {n} {if n = 1}{one}{else}{many}{end} left."
func heartsLeft(name string, n int, one, many string) string {
	return say("heartsLeft", "name", words.Short(name, 40), "n", n, "one", one, "many", many)
}

// died says "{name} did not come out."
func died(name string) string {
	return say("died", "name", words.Short(name, 40))
}

// bringSoFar says "Bring out {treasures}: {have} so far"
func bringSoFar(treasures string, have int) string {
	return say("bringSoFar", "treasures", treasures, "have", have)
}

// orLight says "Or light all {spawners} and leave no monster{if of}: {lit} of {of} lit{end}.". Of is 0 while none lies on the board.
func orLight(spawners string, of, lit int) string {
	return say("orLight", "spawners", spawners, "of", of, "lit", lit)
}

// heartsOf says "{name} has {n}"
func heartsOf(name string, n int) string {
	return say("heartsOf", "name", words.Short(name, 12), "n", n)
}

// heartsNow says "{capital things}: {said}."
func heartsNow(things, said string) string {
	return say("heartsNow", "things", things, "said", said)
}

// hit says "needed {need}, and hit"
func hit(need int) string {
	return say("hit", "need", need)
}

// missed says "needed {need}, and missed"
func missed(need int) string {
	return say("missed", "need", need)
}

// isOut says "{out} of {of} out"
func isOut(out, of int) string {
	return say("isOut", "out", out, "of", of)
}

// areLit says "{lit} of {of} lit"
func areLit(lit, of int) string {
	return say("areLit", "lit", lit, "of", of)
}

// areLost says "{if n}{n} {if n = 1}{one}{else}{many}{end} lost{end}"
func areLost(n int, one, many string) string {
	return say("areLost", "n", n, "one", one, "many", many)
}

// stepsAway says "{n} {plural n step steps} away"
func stepsAway(n int) string {
	return say("stepsAway", "n", n)
}

// dungeonWinsNow says "This time the dungeon wins. {if n}{n} {if n = 1}{one}{else}{many}{end} came out.{else}The next try begins at the entrance.{end}"
func dungeonWinsNow(n int, one, many string) string {
	return say("dungeonWinsNow", "n", n, "one", one, "many", many)
}

// helps says "Help for {name}: {hearts} to begin with."
func helps(name, hearts string) string {
	return say("helps", "name", words.Short(name, 40), "hearts", hearts)
}
