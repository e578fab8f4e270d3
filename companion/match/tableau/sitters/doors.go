// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package sitters

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	opened     = say("opened")
	safe       = say("safe")
	survivors  = say("survivors")
	scoreTitle = say("scoreTitle")
	scoreNow   = say("scoreNow")
	lost       = say("lost")
	stillThere = say("stillThere")
	oneDie     = say("oneDie")
	bestCounts = say("bestCounts")
)

// parTitle says "a draw at {par}"
func parTitle(par int) string {
	return say("parTitle", "par", par)
}

// roundOnBoard says "Board {board} of {boards}, round {round}"
func roundOnBoard(board, boards, round int) string {
	return say("roundOnBoard", "board", board, "boards", boards, "round", round)
}

// rowTitle says "{from} to {to}: row {row}"
func rowTitle(from, to, row int) string {
	return say("rowTitle", "from", from, "to", to, "row", row)
}

// lastRow says "{from} and more: row {row}"
func lastRow(from, row int) string {
	return say("lastRow", "from", from, "row", row)
}

// defeated says "{capital things} lost"
func defeated(things string) string {
	return say("defeated", "things", things)
}

// left says "{capital things} left"
func left(things string) string {
	return say("left", "things", things)
}

// scoringTable says "{capital loot} by how many are safe"
func scoringTable(loot string) string {
	return say("scoringTable", "loot", loot)
}

// turnOf says "{side}, turn {turn}"
func turnOf(side string, turn int) string {
	return say("turnOf", "side", words.Short(side, 24), "turn", turn)
}

// sumLine says "{loot} {gold} and {safe} safe: {score} points."
func sumLine(loot int, gold, safe string, score int) string {
	return say("sumLine", "loot", loot, "gold", gold, "safe", safe, "score", score)
}

// boardLine says "Board {board}: {line}"
func boardLine(board int, line string) string {
	return say("boardLine", "board", board, "line", line)
}

// over says "{score} points is more than {par}: a win for {winner}."
func over(score, par int, winner string) string {
	return say("over", "score", score, "par", par, "winner", words.Short(winner, 40))
}

// under says "{score} points is less than {par}: a win for {winner}."
func under(score, par int, winner string) string {
	return say("under", "score", score, "par", par, "winner", words.Short(winner, 40))
}

// level says "Exactly {score} points: a draw."
func level(score int) string {
	return say("level", "score", score)
}

// found says "{face} {loot}"
func found(face int, loot string) string {
	return say("found", "face", face, "loot", loot)
}

// beats says "{face} beats {against}"
func beats(face, against int) string {
	return say("beats", "face", face, "against", against)
}

// equal says "both have {face}: roll again"
func equal(face int) string {
	return say("equal", "face", face)
}

// winsWith says "{who} wins with {need} {plural need point points}: {have} so far"
func winsWith(who string, need, have int) string {
	return say("winsWith", "who", words.Short(who, 40), "need", need, "have", have)
}

// fewerPoints says "{capital other} wins with fewer than {par}. {par} is a draw."
func fewerPoints(other string, par int) string {
	return say("fewerPoints", "other", words.Short(other, 24), "par", par)
}

// nextPoints says "{more} more {loot} will bring {points} {plural points point points}."
func nextPoints(more int, loot string, points int) string {
	return say("nextPoints", "more", more, "loot", loot, "points", points)
}

// endsWhen says "{if boards}A board{else}The game{end} ends when all {collectors} are safe or lost."
func endsWhen(boards bool, collectors string) string {
	return say("endsWhen", "boards", boards, "collectors", collectors)
}

// safePoints says "Each {collector} safe: {points}."
func safePoints(collector string, points int) string {
	return say("safePoints", "collector", collector, "points", points)
}

// noMorePoints says "No more {loot} will bring points."
func noMorePoints(loot string) string {
	return say("noMorePoints", "loot", loot)
}

// helps says "Help for {name}: a draw is at {par} {plural par point points}, and not at {usual}."
func helps(name string, par, usual int) string {
	return say("helps", "name", words.Short(name, 40), "par", par, "usual", usual)
}
