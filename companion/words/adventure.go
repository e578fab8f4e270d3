package words

import "fmt"

// The words of the dungeon's trays, tracks and end.
const (
	OffBoard       = "off the board"
	Away           = "Away"
	Out            = "Out"
	Reserve        = "In reserve"
	BroughtOut     = "Brought out"
	ToDeal         = "Tiles to deal"
	ToTakeAway     = "Tiles to take from"
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

// OnFace says what a face of the event roll brings: "1 zombies", "2–5 nothing".
func OnFace(from, to int, brings string) string {
	if from == to {
		return fmt.Sprintf("%d %s", from, brings)
	}
	return fmt.Sprintf("%d–%d %s", from, to, brings)
}

// Their says whose number it is: "Ava: hearts".
func Their(name, things string) string { return Short(name, 24) + ": " + things }

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
