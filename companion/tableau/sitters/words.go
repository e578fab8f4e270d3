package sitters

import (
	"fmt"

	"homespun/companion/words"
)

// The words of the tracks, and of the end.
const (
	opened     = "opened"
	safe       = "Safe"
	survivors  = "Safe"
	scoreTitle = "Score"
	scoreNow   = "Score now"
	lost       = "Lost"
	stillThere = "Left"
)

// parTitle says what the score is held against.
func parTitle(par int) string { return fmt.Sprintf("a draw at %d", par) }

// roundOnBoard names a round of one of several boards.
func roundOnBoard(round, board, boards int) string {
	return fmt.Sprintf("Board %d of %d, round %d", board, boards, round)
}

// rowTitle says which row of the scoring table counts, and for which loot.
func rowTitle(row, from, to int) string { return fmt.Sprintf("row %d: %d to %d", row, from, to) }

// lastRow says that the last row counts.
func lastRow(row, from int) string { return fmt.Sprintf("row %d: %d and more", row, from) }

// defeated names the track of the pieces that are lost.
func defeated(things string) string { return words.Sentence(things) + " lost" }

// left names the track of what is still on the board.
func left(things string) string { return words.Sentence(things) + " left" }

// scoringTable names the scoring table.
func scoringTable(loot string) string { return words.Sentence(loot) + " by how many are safe" }

// turnOf names one of several turns of a side.
func turnOf(side string, turn int) string {
	return fmt.Sprintf("%s, turn %d", words.Short(side, 24), turn)
}

// sumLine is the sum of one board.
func sumLine(loot int, gold string, row, survivors int, things string, score int) string {
	return fmt.Sprintf("%d %s: row %d of the table. With %d %s safe that gives %d.", loot, gold, row, survivors, things, score)
}

// boardLine says which board a line is about.
func boardLine(board int, line string) string { return fmt.Sprintf("Board %d: %s", board, line) }

// over says that the score is above par.
func over(score, par int, winner string) string {
	return fmt.Sprintf("%d is more than %d: %s.", score, par, winsBy(winner))
}

// under says that the score is below par.
func under(score, par int, winner string) string {
	return fmt.Sprintf("%d is less than %d: %s.", score, par, winsBy(winner))
}

// level says that the score is par.
func level(score int) string { return fmt.Sprintf("%d is a draw.", score) }

// winsBy says who wins.
func winsBy(winner string) string { return "the win goes to " + words.Short(winner, 40) }
