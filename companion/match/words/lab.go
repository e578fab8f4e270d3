package words

import (
	"math"
	"time"
)

// The texts of the lab, which tells what a house rule does.
var (
	WhatDoesItDo     = say("WhatDoesItDo")
	LabEnds          = say("LabEnds")
	LabLength        = say("LabLength")
	LabHistogram     = say("LabHistogram")
	LabCurve         = say("LabCurve")
	LabCurveTurns    = say("LabCurveTurns")
	LabVary          = say("LabVary")
	LabVaryRule      = say("LabVaryRule")
	LabVaryChoose    = say("LabVaryChoose")
	LabVaryValues    = say("LabVaryValues")
	LabVaryHelp      = say("LabVaryHelp")
	LabWhere         = say("LabWhere")
	LabEnteredHere   = say("LabEnteredHere")
	LabEndedHere     = say("LabEndedHere")
	LabFair          = say("LabFair")
	LabSkill         = say("LabSkill")
	LabOpen          = say("LabOpen")
	LabBack          = say("LabBack")
	LabChoices       = say("LabChoices")
	LabEven          = say("LabEven")
	LabEvenAlready   = say("LabEvenAlready")
	LabEvenNot       = say("LabEvenNot")
	LabEvenUnclear   = say("LabEvenUnclear")
	LabEvenEasy      = say("LabEvenEasy")
	LabEvenSeveral   = say("LabEvenSeveral")
	LabEvenNone      = say("LabEvenNone")
	LabNotYet        = say("LabNotYet")
	LabAll           = say("LabAll")
	LabNobody        = say("LabNobody")
	LabEverybody     = say("LabEverybody")
	LabGo            = say("LabGo")
	LabOnceMore      = say("LabOnceMore")
	LabInterval      = say("LabInterval")
	LabIntervalCurve = say("LabIntervalCurve")
	LabOutOf         = say("LabOutOf")
	LabStop          = say("LabStop")
	LabSave          = say("LabSave")
	LabSaveFigures   = say("LabSaveFigures")
	LabRules         = say("LabRules")
	LabAgainst       = say("LabAgainst")
	LabOther         = say("LabOther")
	LabNothing       = say("LabNothing")
	LabPlayers       = say("LabPlayers")
	LabPlayersHelp   = say("LabPlayersHelp")
	LabWithHard      = say("LabWithHard")
	CompareRules     = say("CompareRules")
)

// LabBots says how bots of a name play.
func LabBots(bot string) string {
	switch bot {
	case "easy":
		return say("LabEasy")
	case "medium":
		return say("LabMedium")
	}
	return say("LabHard")
}

// LabEnded says how many of 100 matches come to an end.
func LabEnded(ended int) string { return say("LabEndsAnswer", "ended", ended) }

// LabTurns says how many turns half of the matches take.
func LabTurns(low, high int) string { return say("LabLengthTurns", "low", low, "high", high) }

// LabMinutes says how many turns half of the matches take, and how many minutes.
func LabMinutes(low, high, from, to int) string {
	return say("LabLengthMinutes", "low", low, "high", high, "from", from, "to", to)
}

// LabOrMore says that matches take so many turns or more.
func LabOrMore(turns int) string { return say("LabOrMore", "turns", turns) }

// LabEntered says to which space most come, LabEnteredEnded also where most end.
func LabEntered(space string) string { return say("LabEntered", "space", space) }
func LabEnteredEnded(space, last string) string {
	return say("LabEnteredEnded", "space", space, "last", last)
}

// LabWins says how many of 100 matches somebody wins.
func LabWins(who string, wins int) string { return say("LabWins", "who", who, "wins", wins) }

// LabTogether says how many of 100 matches the players win who win together.
func LabTogether(wins int) string { return say("LabTogether", "wins", wins) }

// LabSkilled says how many of 100 matches a bot wins that thinks more than the others, and how many it would win by
// chance.
func LabSkilled(wins, chance int) string {
	return say("LabSkillAnswer", "wins", wins, "chance", chance)
}

// LabSkilledTogether says how many of 100 matches players win together who think, and who do not.
func LabSkilledTogether(wins, other int) string {
	return say("LabSkillTogether", "wins", wins, "other", other)
}

// LabTurnedLate says how many of 100 matches are lost by whoever was ahead at three quarters. Together: all win or
// lose together, and it says how many are won that stood worse.
func LabTurnedLate(together bool, wins int) string {
	if together {
		return say("LabOpenTogether", "wins", wins)
	}
	return say("LabOpenAnswer", "wins", wins)
}

// LabTurned says how many of 100 matches are won by whoever was behind at half time.
func LabTurned(together bool, wins int) string {
	if together {
		return say("LabBackTogether", "wins", wins)
	}
	return say("LabBackAnswer", "wins", wins)
}

// LabDecides says in how many of 100 turns there is a choice.
func LabDecides(turns int) string { return say("LabChoicesAnswer", "turns", turns) }

// LabSteps says how many steps of help there are, "" for none.
func LabSteps(steps int) string {
	if steps == 0 {
		return ""
	}
	return say("LabSteps", "steps", steps)
}

// LabHelps says how many of 100 matches all win together with some steps of help for everybody, and whether that is
// even.
func LabHelps(even bool, steps, wins int) string {
	return say("LabEvenTogether", "even", even, "steps", steps, "wins", wins)
}

// LabHelpsOne says how many of 100 matches somebody wins with some steps of help, and how many the other side, and
// whether that is even.
func LabHelpsOne(even bool, steps int, who string, wins int, other string, others int) string {
	return say("LabEvenHelp", "even", even, "steps", steps, "who", who, "wins", wins, "other", other, "others", others)
}

// The verdicts of bots of several strengths.
var (
	LabHeadAgree    = say("LabHeadAgree")
	LabHeadDisagree = say("LabHeadDisagree")
	LabHeadOne      = say("LabHeadOne")
	LabHeadTooSmall = say("LabHeadTooSmall")
	LabHeadUnknown  = say("LabHeadUnknown")
	LabUnknown      = say("LabUnknown")
)

// LabCompared says which rules are compared with which.
func LabCompared(rules, against string) string {
	return say("LabCompared", "rules", rules, "against", against)
}

// LabPlayed says how many matches bots of a strength have played.
func LabPlayed(matches int, bots string) string {
	return say("LabPlayed", "matches", matches, "bots", bots)
}

// LabProgress says which part is done, and how long the rest takes, if that is known.
func LabProgress(part float64, rest time.Duration, known bool) string {
	left := ""
	if rest = rest.Round(time.Second); known && rest > 0 {
		left = rest.String()
	}
	if part >= 1 && known {
		return say("LabDone")
	}
	return say("LabProgress", "percent", int(100*part), "left", left)
}

// LabSweep says which field is varied in which rules.
func LabSweep(rules, field string) string { return say("LabSweep", "rules", rules, "field", field) }

// LabClauses and LabSpaces head the lists of how often clauses and spaces play a part in matches that were looked at.
func LabClauses(matches int, bots string) string {
	return say("LabClauses", "matches", matches, "bots", bots)
}

func LabSpaces(bots string) string { return say("LabSpaces", "bots", bots) }

// LabHarms heads the list of what each thing that harms the players took from them.
func LabHarms(bots string) string { return say("LabHarms", "bots", bots) }

// LabFirst and LabThings head the lists of what first moves and things are worth, LabUsed is a line of them, in parts
// from 0 to 1.
func LabFirst(bots string) string  { return say("LabFirst", "bots", bots) }
func LabThings(bots string) string { return say("LabThings", "bots", bots) }
func LabUsed(wins, low, high, usual float64) string {
	whole := func(part float64) int { return int(math.Round(100 * part)) }
	return say("LabUsed", "wins", whole(wins), "low", whole(low), "high", whole(high), "usual", whole(usual))
}

// LabSwitches heads the list of the rules that can be turned off or on by themselves.
func LabSwitches(rules, bots string) string { return say("LabSwitches", "rules", rules, "bots", bots) }

// LabSwitched says how much more or less a seat wins, or all together, and how sure that is.
func LabSwitched(seat string, together bool, difference, sure string) string {
	return say("LabSwitched", "seat", seat, "together", together, "difference", difference, "sure", sure)
}

// LabNoList, LabNoField and LabNoSweep say what is wrong with the values of a field that are to be tried.
func LabNoList(field string) string { return say("LabNoList", "field", field) }
func LabNoField(rules, field, game string) string {
	return say("LabNoField", "rules", rules, "field", field, "game", game)
}
func LabNoSweep(written string) string { return say("LabNoSweep", "written", written) }

// What the command line says of the lab.
var (
	LabCommand   = say("LabCommand")
	LabBotsUse   = say("LabBotsUse")
	LabVaryUse   = say("LabVaryUse")
	LabHardUse   = say("LabHardUse")
	LabEasyLost  = say("LabEasyLost")
	LabDetailUse = say("LabDetailUse")
)

// LabVerdict says how many more of 100 matches somebody wins, or fewer if the number is negative, and what bots of
// different strength make of it: "agree", "disagree", "one" or "too-small".
func LabVerdict(who string, points int, verdict string) string {
	switch {
	case verdict == "too-small":
		return say("LabTooSmall", "who", who)
	case points == 0:
		return say("LabAsMany", "who", who, "sure", labSure(verdict))
	case points < 0:
		return say("LabFewer", "who", who, "points", -points, "sure", labSure(verdict))
	}
	return say("LabMore", "who", who, "points", points, "sure", labSure(verdict))
}

// LabNoneEnds says that no match by some rules has come to an end.
func LabNoneEnds(rules string) string { return say("LabNoneEnds", "rules", rules) }

// LabNobodyWon says that no match has ended, and LabOfEnded that shares are of those that have. Easy: bots play that
// play at random.
func LabNobodyWon(easy bool) string { return say("LabNobodyWon", "easy", easy) }
func LabOfEnded(ended int, easy bool) string {
	return say("LabOfEnded", "ended", ended, "easy", easy)
}

// LabLonger says by how many percent a match is longer, or shorter if the number is negative, as [LabVerdict] does.
func LabLonger(percent int, verdict string) string {
	switch {
	case verdict == "too-small":
		return say("LabSameLength")
	case percent == 0:
		return say("LabAsLong", "sure", labSure(verdict))
	case percent < 0:
		return say("LabShorter", "percent", -percent, "sure", labSure(verdict))
	}
	return say("LabLonger", "percent", percent, "sure", labSure(verdict))
}

// labSure says what bots of different strength make of a difference.
func labSure(verdict string) string {
	switch verdict {
	case "agree":
		return say("LabSureAgree")
	case "disagree":
		return say("LabSureDisagree")
	}
	return say("LabSureOne")
}

// LabSeat is a seat that has its noun in common with others: "player A".
func LabSeat(noun, letter string) string { return say("LabSeat", "noun", noun, "letter", letter) }

// LabDiffer says what a field is by some rules, and what it was by others.
func LabDiffer(label, is, was string) string {
	return say("LabDiffer", "label", label, "is", is, "was", was)
}

// LabDiffers says in what rules differ, and in how many things more.
func LabDiffers(rules []string, more int) string {
	if more > 0 {
		rules = append(rules, say("LabAndMore", "more", more))
	}
	return say("LabDiffers", "rules", Facts(rules...))
}

// LabPagePlayed says on the page that is printed who has played.
func LabPagePlayed(matches int, bots string) string {
	return say("LabPagePlayed", "matches", matches, "bots", bots)
}

// LabTitle names what is compared.
func LabTitle(rules, against string) string {
	return say("LabTitle", "rules", rules, "against", against)
}
