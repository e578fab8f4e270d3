package adventure

import (
	"fmt"
	"strconv"

	"homespun/companion/words"
)

// The words of the dungeon's trays, tracks and end.
const (
	out            = "Out"
	reserve        = "In reserve"
	broughtOut     = "Brought out"
	toDeal         = "Tiles to deal"
	toTakeAway     = "Tiles to take from"
	whereTilesLie  = "Where the tiles lie"
	turnOrder      = "Order of the turn"
	event          = "Event"
	actions        = "Actions"
	march          = "Monsters"
	fight          = "Fights"
	nextToGo       = "Goes next"
	nobodyGoes     = "nobody"
	eventBrings    = "What the roll brings"
	nothingHappens = "nothing"
	comeBack       = "coming back"
	monstersNow    = "Monsters"
	dead           = "dead"
	dungeonWins    = "The dungeon won"
	allBroughtOut  = "All the treasure is out of the dungeon."
	allDark        = "Every spawner bears a torch, and no monster is left."
	stopActing     = "Done"
	nobodyLeft     = "No player is left in the dungeon."
)

// What a tap does in each decision.
const (
	tapDiscard = "The app picks blind, or tap the tile that was picked at the table."
	tapTile    = "The app deals, or tap what was dealt at the table: the tile, then its space."
	tapSpace   = "Tap a ringed space."
	tapGoal    = "Tap the space it goes to."
	tapMonster = "Tap a ringed monster, then where it goes."
	tapFirst   = "Tap the one that goes off first."
	step       = "step"
)

// tapAction says what ringed spaces are tapped for: "step, treasure or torch".
func tapAction(list []string) string {
	if len(list) == 0 {
		return "Nothing can be done from here but to stop."
	}
	return "Tap a ringed space: " + words.OrNames(list) + "."
}

// torchesLit names the track of torches.
func torchesLit(torches string) string { return words.Sentence(torches) + " lit" }

// spawnerOf names a spawner: "zombie spawner".
func spawnerOf(kind, spawner string) string { return kind + " " + spawner }

// litSpawner names a spawner that bears a torch.
func litSpawner(spawner string) string { return "lit " + spawner }

// carries says what a player carries.
func carries(n int, one, many string) string { return "carries " + words.Stack(n, one, many) }

// after says whom a monster goes after.
func after(name string) string { return "after " + words.Short(name, 24) }

// towards says to which space a monster goes.
func towards(space string) string { return "to " + space }

// faces says which faces of a die are meant: "1", "2–5".
func faces(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// outOfAll is the line of the sum for the treasure: "Brought out: 3 of 4 treasures."
func outOfAll(brought, of int, one, many string) string {
	return fmt.Sprintf("%s: %d of %s.", broughtOut, brought, words.Stack(of, "1 "+one, many))
}

// heartsLeft is the line of the sum for a player who lives, Died for one who does not.
func heartsLeft(name string, n int, one, many string) string {
	return words.Short(name, 40) + " has " + words.Stack(n, "1 "+one, many) + " left."
}

// died is with heartsLeft.
func died(name string) string { return words.Short(name, 40) + " did not come out." }
