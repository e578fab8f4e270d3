package adventure

import (
	_ "embed"

	"homespun/companion/match/words"
)

//go:embed english.toml
var english string

var say = words.Read(english)

// The words of the dungeon's trays, tracks and end.
var (
	out            = say("out")
	reserve        = say("reserve")
	broughtOut     = say("broughtOut")
	toDeal         = say("toDeal")
	toTakeAway     = say("toTakeAway")
	tilesPlaced    = say("tilesPlaced")
	whereTilesLie  = say("whereTilesLie")
	turnOrder      = say("turnOrder")
	event          = say("event")
	actions        = say("actions")
	march          = say("march")
	fight          = say("fight")
	nextToGo       = say("nextToGo")
	eventBrings    = say("eventBrings")
	nothingHappens = say("nothingHappens")
	comeBack       = say("comeBack")
	monstersNow    = say("monstersNow")
	dead           = say("dead")
	dungeonWins    = say("dungeonWins")
	allBroughtOut  = say("allBroughtOut")
	allDark        = say("allDark")
	stopActing     = say("stopActing")
	nobodyLeft     = say("nobodyLeft")
)

// What people can leave to the app.
var (
	rollFights      = say("rollFights")
	rollsFights     = say("rollsFights")
	dungeonDecides  = say("dungeonDecides")
	dungeonDeciding = say("dungeonDeciding")
)

// What a tap does in each decision.
var (
	tapDiscard = say("tapDiscard")
	tapTile    = say("tapTile")
	tapSpace   = say("tapSpace")
	tapGoal    = say("tapGoal")
	tapMonster = say("tapMonster")
	tapFirst   = say("tapFirst")
	step       = say("step")
)

// tapAction says what the highlighted spaces can be tapped for: "step, treasure or torch".
func tapAction(list []string) string { return say("tapAction", "ways", words.OrNames(list)) }

// treasureOut names the track of the treasure that was brought out: "Treasures out".
func treasureOut(treasure string) string { return say("treasureOut", "treasure", treasure) }

// torchesLit names the track of torches.
func torchesLit(torches string) string { return say("torchesLit", "torches", torches) }

// spawnerOf names a spawner: "zombie spawner".
func spawnerOf(kind, spawner string) string {
	return say("spawnerOf", "kind", kind, "spawner", spawner)
}

// litSpawner names a spawner that bears a torch.
func litSpawner(spawner string) string { return say("litSpawner", "spawner", spawner) }

// carries says what a player carries.
func carries(n int, one, many string) string { return say("carries", "n", n, "one", one, "many", many) }

// nextGo says which monsters go next, and after whom or to which space: "Next: spider S7, after Ben".
func nextGo(names []string, target, space string) string {
	const most = 2
	more := max(0, len(names)-most)
	return say("nextGo", "names", names[:len(names)-more], "more", more, "target", words.Short(target, 24),
		"space", space)
}

// faces says which faces of a die are meant: "1", "2–5".
func faces(from, to int) string { return say("faces", "from", from, "to", to) }

// outOfAll is the line of the sum for the treasure: "Brought out: 3 of 4 treasures."
func outOfAll(brought, of int, one, many string) string {
	return say("outOfAll", "brought", brought, "of", of, "one", one, "many", many)
}

// heartsLeft is the line of the sum for a player who is alive. See died for the others.
func heartsLeft(name string, n int, one, many string) string {
	return say("heartsLeft", "name", words.Short(name, 40), "n", n, "one", one, "many", many)
}

// died is the line of the sum for a player who is dead.
func died(name string) string { return say("died", "name", words.Short(name, 40)) }

// bringOut is the goal: how much treasure to bring out, and how much is out.
func bringOut(treasures string, have int) string {
	return say("bringOut", "treasures", treasures, "have", have)
}

// hit and missed are the sums of a fight: which number it takes, and what came of it.
func hit(need int) string    { return say("hit", "need", need) }
func missed(need int) string { return say("missed", "need", need) }

// isOut is the sum of treasure brought out, areLit of torches: "2 of 4 out".
func isOut(out, of int) string  { return say("isOut", "out", out, "of", of) }
func areLit(lit, of int) string { return say("areLit", "lit", lit, "of", of) }

// areLost is the sum of hearts lost: "2 hearts lost", "" for none.
func areLost(n int, one, many string) string { return say("areLost", "n", n, "one", one, "many", many) }

// stepsAway says how near a monster has appeared.
func stepsAway(n int) string { return say("stepsAway", "n", n) }

// dungeonWinsNow says kindly that the match is lost.
func dungeonWinsNow(n int, one, many string) string {
	return say("dungeonWinsNow", "n", n, "one", one, "many", many)
}
