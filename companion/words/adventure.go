package words

import (
	"fmt"
	"strconv"
)

// The words of the dungeon's trays, tracks and end.
const (
	OffBoard       = "off the board"
	Away           = "Away"
	Out            = "Out"
	Reserve        = "In reserve"
	BroughtOut     = "Brought out"
	ToDeal         = "Tiles to deal"
	ToTakeAway     = "Tiles to take from"
	WhereTilesLie  = "Where the tiles lie"
	TurnOrder      = "Order of the turn"
	Event          = "Event"
	Actions        = "Actions"
	March          = "Monsters"
	Fight          = "Fights"
	NextToGo       = "Goes next"
	NobodyGoes     = "nobody"
	EventBrings    = "What the roll brings"
	NothingHappens = "nothing"
	ComeBack       = "coming back"
	MonstersNow    = "Monsters"
	Dead           = "dead"
	DungeonWins    = "The dungeon won"
	AllBroughtOut  = "All the treasure is out of the dungeon."
	AllDark        = "Every spawner bears a torch, and no monster is left."
	StopActing     = "Done"
	NobodyLeft     = "No player is left in the dungeon."
)

// What a tap does in each decision.
const (
	TapDiscard = "The app picks blind, or tap the tile that was picked at the table."
	TapTile    = "The app deals, or tap what was dealt at the table: the tile, then its space."
	TapSpace   = "Tap a ringed space."
	TapGoal    = "Tap the space it goes to."
	TapMonster = "Tap a ringed monster, then where it goes."
	TapFirst   = "Tap the one that goes off first."
	Step       = "step"
)

// TapAction says what ringed spaces are tapped for: "step, treasure or torch".
func TapAction(list []string) string {
	if len(list) == 0 {
		return "Nothing can be done from here but to stop."
	}
	return "Tap a ringed space: " + orNames(list) + "."
}

// Lit names the track of torches.
func Lit(torches string) string { return Sentence(torches) + " lit" }

// On says what lies or stands on a space: "treasure on e7".
func On(thing, space string) string { return thing + " on " + space }

// SpawnerOf names a spawner: "zombie spawner".
func SpawnerOf(kind, spawner string) string { return kind + " " + spawner }

// LitSpawner names a spawner that bears a torch.
func LitSpawner(spawner string) string { return "lit " + spawner }

// Stack names several things on one pile: "3 treasures".
func Stack(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Carries says what a player carries.
func Carries(n int, one, many string) string { return "carries " + Stack(n, one, many) }

// After says whom a monster goes after.
func After(name string) string { return "after " + Short(name, 24) }

// Towards says to which space a monster goes.
func Towards(space string) string { return "to " + space }

// Faces says which faces of a die are meant: "1", "2–5".
func Faces(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// Their says whose number it is: "Hearts: Ava". What it is comes first, so that a long name hides nothing.
func Their(name, things string) string { return Sentence(things) + ": " + Short(name, 24) }

// OutOfAll is the line of the sum for the treasure: "Brought out: 3 of 4 treasures."
func OutOfAll(brought, of int, one, many string) string {
	return fmt.Sprintf("%s: %d of %s.", BroughtOut, brought, Stack(of, "1 "+one, many))
}

// HeartsLeft is the line of the sum for a player who lives, Died for one who does not.
func HeartsLeft(name string, n int, one, many string) string {
	return Short(name, 40) + " has " + Stack(n, "1 "+one, many) + " left."
}

// Died is with HeartsLeft.
func Died(name string) string { return Short(name, 40) + " did not come out." }
