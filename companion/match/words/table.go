package words

import "homespun/engines/common/text"

// The texts of the table screen.
var (
	Undo            = say("Undo")
	Redo            = say("Redo")
	PutRight        = say("PutRight")
	Why             = say("Why")
	Rules           = say("Rules")
	Log             = say("Log")
	BigView         = say("BigView")
	InSecret        = say("InSecret")
	NothingYet      = say("NothingYet")
	BackToNow       = say("BackToNow")
	PastHelp        = say("PastHelp")
	Done            = say("Done")
	DealAll         = say("DealAll")
	SetUpForUs      = say("SetUpForUs")
	DealOne         = say("DealOne")
	TellingKeys     = say("TellingKeys")
	WhatHappens     = say("WhatHappens")
	Pause           = say("Pause")
	TellOn          = say("TellOn")
	Skip            = say("Skip")
	TellAgain       = say("TellAgain")
	WhyThat         = say("WhyThat")
	WhyDid          = say("WhyDid")
	TapToRoll       = say("TapToRoll")
	TapToRollMany   = say("TapToRollMany")
	TheyLieThere    = say("TheyLieThere")
	OrTheApp        = say("OrTheApp")
	WeRolled        = say("WeRolled")
	RollAgain       = say("RollAgain")
	RollsItself     = say("RollsItself")
	GoOn            = say("GoOn")
	BotsWait        = say("BotsWait")
	BotsListen      = say("BotsListen")
	PutRightHelp    = say("PutRightHelp")
	WhoseTurn       = say("WhoseTurn")
	WhichOfPile     = say("WhichOfPile")
	TheRules        = say("TheRules")
	House           = say("House")
	OnScreenOnly    = say("OnScreenOnly")
	Again           = say("Again")
	ChangeRule      = say("ChangeRule")
	Print           = say("Print")
	SeeBoard        = say("SeeBoard")
	SeeEnd          = say("SeeEnd")
	Draw            = say("Draw")
	TheMatch        = say("TheMatch")
	ReadAgain       = say("ReadAgain")
	FileChanged     = say("FileChanged")
	FileTrouble     = say("FileTrouble")
	FileGone        = say("FileGone")
	FileGoneHelp    = say("FileGoneHelp")
	FileUnread      = say("FileUnread")
	FileUnreadHelp  = say("FileUnreadHelp")
	NewFile         = say("NewFile")
	WriteAgain      = say("WriteAgain")
	NothingLost     = say("NothingLost")
	BotTrouble      = say("BotTrouble")
	TakeOver        = say("TakeOver")
	WhoSitsHere     = say("WhoSitsHere")
	WhoSitsHereHelp = say("WhoSitsHereHelp")
	NameIsWrong     = say("NameIsWrong")
	NameIsWrongHelp = say("NameIsWrongHelp")
	WhatIsTheName   = say("WhatIsTheName")
	LastMove        = say("LastMove")
	LastMoveIs      = say("LastMoveIs")
	LastMoveIsNot   = say("LastMoveIsNot")
	Table           = say("Table")
)

// TakesSeat says that somebody plays on in place of somebody else. Many says that the name is a plural.
func TakesSeat(name, was string, many bool) string {
	return say("TakesSeat", "name", Short(name, 40), "was", Short(was, 40), "many", many)
}

// NamePutRight says what somebody is called whose name was written wrong.
func NamePutRight(was, name string) string {
	return say("NamePutRight", "was", Short(was, 40), "name", Short(name, 40))
}

// LastMoveHelp shows the last line of a match file, behind which the line break is missing.
func LastMoveHelp(line string) string { return say("LastMoveHelp", "line", Short(line, 80)) }

// CountOf is a number out of a total.
func CountOf(count, of int) string { return say("CountOf", "count", count, "of", of) }

// MoreHappened says how many events of a line are left out.
func MoreHappened(n int) string { return say("MoreHappened", "n", n) }

// HasAnswered says that somebody's answer is sealed. Many says that the name is a plural.
func HasAnswered(name string, many bool) string {
	return say("HasAnswered", "name", Short(name, 40), "many", many)
}

// TypesMore shows the digits typed so far, for a die whose faces have two digits.
func TypesMore(typed string) string { return say("TypesMore", "typed", typed) }

// WhySubject asks for the reason of something, as the title of the answer.
func WhySubject(subject string) string { return say("WhySubject", "subject", Short(subject, 60)) }

// RollFirst refuses a tap while a roll is pending. Prompt says whose roll it is.
func RollFirst(prompt string) string { return say("RollFirst", "prompt", prompt) }

// NothingPicked answers a tap on a space while no piece is picked up.
func NothingPicked(name string) string { return say("NothingPicked", "name", Short(name, 40)) }

// GetHelp says who gets help in the match.
func GetHelp(names string, n int) string { return say("GetHelp", "names", names, "n", n) }

// NothingThere answers a tap on a space or piece that no legal move uses now.
func NothingThere(name string) string { return say("NothingThere", "name", Short(name, 40)) }

// WeRolledKeys stands before the faces of a die whose faces are chosen by their position: "We rolled a … keys
// 1 to 8".
func WeRolledKeys(faces int) string { return say("WeRolledKeys", "faces", faces) }

// HandTo asks to hand the laptop to somebody. A cover hides the screen meanwhile.
func HandTo(name string) string { return say("HandTo", "name", Short(name, 40)) }

// HandHelp says for whom the next view is, and that the others look away.
func HandHelp(name string) string { return say("HandHelp", "name", Short(name, 40)) }

// IsHere is the button that removes the cover. Many says that the name is a plural.
func IsHere(name string, many bool) string {
	return say("IsHere", "name", Short(name, 24), "many", many)
}

// Thinks says that a bot is thinking. Many says that its name is a plural, as the monsters are.
func Thinks(name string, many bool) string {
	return say("Thinks", "name", Short(name, 40), "many", many)
}

// LookingAt says which line of the match is shown.
func LookingAt(line, of int) string { return say("LookingAt", "line", line, "of", of) }

// LineClauses names the rules by which a line of the match came about, by their ids.
func LineClauses(ids []string) string { return say("LineClauses", "n", len(ids), "ids", ids) }

// Bot names a bot of a level.
func Bot(level string) string { return say("Bot", "level", level) }

// Wins says who has won.
func Wins(names string) string { return say("Wins", "names", names) }

// AndNames joins names of which all are meant: "Ava", "Ava and Ben", "Ava, Ben and Cleo".
func AndNames(names []string) string { return joined(names, "and") }

// OrNames joins names of which one is meant: "step, treasure or torch".
func OrNames(names []string) string { return joined(names, "or") }

func joined(names []string, last string) string {
	short := make([]string, len(names))
	for i, name := range names {
		short[i] = Short(name, 40)
	}
	return text.Join(short, last)
}

// Does says what a tap on a thing will do: "c7: opens the chest".
func Does(thing, what string) string { return say("Does", "thing", thing, "does", what) }

// Picked says which piece is picked up.
func Picked(thing string) string { return say("Picked", "thing", thing) }

// ClauseHead is the heading of a clause.
func ClauseHead(id, title string) string { return say("ClauseHead", "id", id, "title", title) }
