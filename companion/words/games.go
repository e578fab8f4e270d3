package words

import "fmt"

// The words of trays, tracks and choices that several games use. What one game alone says stands beside its table.
const (
	ToPlace     = "to place"
	Pass        = "Pass"
	PlacedBrief = "Placed"
	OffBoard    = "off the board"
	Away        = "Away"
	NobodyYet   = "–"
)

// Tray names a tray: "Delvers off the board".
func Tray(things, where string) string { return Sentence(things) + " " + where }

// OutOf says of how many: "of 4".
func OutOf(n int) string { return fmt.Sprintf("of %d", n) }

// Round names a round.
func Round(n int) string { return fmt.Sprintf("Round %d", n) }

// Placed names the track of what has been placed.
func Placed(things string) string { return Sentence(things) + " placed" }

// On says what lies or stands on a space: "treasure on e7".
func On(thing, space string) string { return thing + " on " + space }

// Stack names several things on one pile: "3 treasures".
func Stack(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Their says whose number it is: "Hearts: Ava". What it is comes first, so that a long name hides nothing.
func Their(name, things string) string { return Sentence(things) + ": " + Short(name, 24) }

// Moves is the choice of another token of a pile.
func Moves(token string) string { return token + " instead" }
