package words

import "fmt"

// The words of trays and tracks.
const (
	OffTheBoard = "off the board"
	ToPlace     = "to place"
	Opened      = "opened"
	Safe        = "Safe"
	Survivors   = "Safe"
	Score       = "Score"
	ScoreNow    = "Score now"
	Pass        = "Pass"
	Lost        = "Lost"
	StillThere  = "Left"
	PlacedBrief = "Placed"
)

// Tray names a tray: "Delvers off the board".
func Tray(things, where string) string { return Sentence(things) + " " + where }

// OutOf says of how many: "of 4".
func OutOf(n int) string { return fmt.Sprintf("of %d", n) }

// Par says what the score is held against.
func Par(par int) string { return fmt.Sprintf("a draw at %d", par) }

// Round names a round.
func Round(n int) string { return fmt.Sprintf("Round %d", n) }

// RoundOnBoard names a round of one of several boards.
func RoundOnBoard(round, board, boards int) string {
	return fmt.Sprintf("Board %d of %d, round %d", board, boards, round)
}

// Row says which row of the scoring table counts, and for which loot.
func Row(row, from, to int) string { return fmt.Sprintf("row %d: %d to %d", row, from, to) }

// LastRow says that the last row counts.
func LastRow(row, from int) string { return fmt.Sprintf("row %d: %d and more", row, from) }

// Defeated, Left and Placed name the tracks of pieces.
func Defeated(things string) string { return Sentence(things) + " lost" }

// Left names the track of what is still on the board.
func Left(things string) string { return Sentence(things) + " left" }

// Placed names the track of what has been placed.
func Placed(things string) string { return Sentence(things) + " placed" }

// ScoringTable names the scoring table.
func ScoringTable(loot string) string { return Sentence(loot) + " by how many are safe" }

// TurnOf names one of several turns of a side.
func TurnOf(side string, turn int) string { return fmt.Sprintf("%s, turn %d", Short(side, 24), turn) }

// SumLine is the sum of one board.
func SumLine(loot int, gold string, row, survivors int, things string, score int) string {
	return fmt.Sprintf("%d %s: row %d of the table. With %d %s safe that gives %d.", loot, gold, row, survivors, things, score)
}

// BoardLine says which board a line is about.
func BoardLine(board int, line string) string { return fmt.Sprintf("Board %d: %s", board, line) }

// Over, Under and Level say how the score stands to par.
func Over(score, par int, winner string) string {
	return fmt.Sprintf("%d is more than %d: %s.", score, par, WinsBy(winner))
}

// Under says that the score is below par.
func Under(score, par int, winner string) string {
	return fmt.Sprintf("%d is less than %d: %s.", score, par, WinsBy(winner))
}

// Level says that the score is par.
func Level(score int) string { return fmt.Sprintf("%d is a draw.", score) }

// WinsBy says who wins.
func WinsBy(winner string) string { return "the win goes to " + Short(winner, 40) }
