package sitters

import (
	_ "embed"

	"homespun/companion/match/words"
)

//go:embed english.toml
var english string

var say = words.Read(english)

// The words of the tracks, and of the end.
var (
	opened     = say("opened")
	safe       = say("safe")
	survivors  = say("survivors")
	scoreTitle = say("scoreTitle")
	scoreNow   = say("scoreNow")
	lost       = say("lost")
	stillThere = say("stillThere")
)

// parTitle says which par the score is compared with.
func parTitle(par int) string { return say("parTitle", "par", par) }

// roundOnBoard names a round of one of several boards.
func roundOnBoard(round, board, boards int) string {
	return say("roundOnBoard", "board", board, "boards", boards, "round", round)
}

// rowTitle says which row of the scoring table counts, and for which loot.
func rowTitle(row, from, to int) string { return say("rowTitle", "row", row, "from", from, "to", to) }

// lastRow says that the last row counts.
func lastRow(row, from int) string { return say("lastRow", "row", row, "from", from) }

// defeated names the track of the defeated markers of a side.
func defeated(things string) string { return say("defeated", "things", things) }

// left names the track of the containers that are still on the board.
func left(things string) string { return say("left", "things", things) }

// scoringTable names the scoring table.
func scoringTable(loot string) string { return say("scoringTable", "loot", loot) }

// turnOf names one of several turns of a side.
func turnOf(side string, turn int) string {
	return say("turnOf", "side", words.Short(side, 24), "turn", turn)
}

// sumLine is the sum of one board: "26 gold and 4 delvers safe: 80 points."
func sumLine(loot int, gold, safe string, score int) string {
	return say("sumLine", "loot", loot, "gold", gold, "safe", safe, "score", score)
}

// boardLine says which board a line is about.
func boardLine(board int, line string) string { return say("boardLine", "board", board, "line", line) }

// over says that the score is above par.
func over(score, par int, winner string) string {
	return say("over", "score", score, "par", par, "winner", words.Short(winner, 40))
}

// under says that the score is below par.
func under(score, par int, winner string) string {
	return say("under", "score", score, "par", par, "winner", words.Short(winner, 40))
}

// level says that the score is par.
func level(score int) string { return say("level", "score", score) }

// found is the sum of what was in a container.
func found(face int, loot string) string { return say("found", "face", face, "loot", loot) }

// beats and equal are the sums of a battle.
func beats(face, against int) string { return say("beats", "face", face, "against", against) }
func equal(face, against int) string { return say("equal", "face", face, "against", against) }

// pointsWin is the goal: how many points win, and how many there are.
func pointsWin(need, have int) string { return say("pointsWin", "need", need, "have", have) }
