package words

import (
	"strings"
	"time"

	"homespun/engines/common/files"
)

// The texts of the shelf and of the saved matches.
var (
	LastPlayed      = say("LastPlayed")
	GoOnWith        = say("GoOnWith")
	OnTheShelf      = say("OnTheShelf")
	WhatShallWePlay = say("WhatShallWePlay")
	JobPrint        = say("JobPrint")
	JobPlay         = say("JobPlay")
	JobHouse        = say("JobHouse")
	Play            = say("Play")
	HouseRules      = say("HouseRules")
	Matches         = say("Matches")
	AllMatches      = say("AllMatches")
	Settings        = say("Settings")
	About           = say("About")
	Unreadable      = say("Unreadable")
	UnreadableHelp  = say("UnreadableHelp")
	OpenFile        = say("OpenFile")
	OpenFolder      = say("OpenFolder")
	Unfinished      = say("Unfinished")
	Finished        = say("Finished")
	NoMatches       = say("NoMatches")
	MoreMatches     = say("MoreMatches")
	Rename          = say("Rename")
	NoBin           = say("NoBin")
	ThrowAway       = say("ThrowAway")
	Opening         = say("Opening")
	CannotOpen      = say("CannotOpen")
)

// The texts of the new match screen.
var (
	NewMatch         = say("NewMatch")
	SameAgain        = say("SameAgain")
	SamePeople       = say("SamePeople")
	WherePieces      = say("WherePieces")
	OnOurTable       = say("OnOurTable")
	OnOurTableHelp   = say("OnOurTableHelp")
	OnThisScreen     = say("OnThisScreen")
	OnThisScreenHelp = say("OnThisScreenHelp")
	WhoMeasures      = say("WhoMeasures")
	AppMeasures      = say("AppMeasures")
	WeMeasure        = say("WeMeasure")
	WhichCards       = say("WhichCards")
	CardsOnScreen    = say("CardsOnScreen")
	CardsInHand      = say("CardsInHand")
	WeDeal           = say("WeDeal")
	WhoPlays         = say("WhoPlays")
	WhoPlaysHelp     = say("WhoPlaysHelp")
	HowMany          = say("HowMany")
	FreeChair        = say("FreeChair")
	NoFreeChair      = say("NoFreeChair")
	WhichRules       = say("WhichRules")
	WhichTonight     = say("WhichTonight")
	HowYoung         = say("HowYoung")
	HowLong          = say("HowLong")
	Whatever         = say("Whatever")
	OtherRules       = say("OtherRules")
	OtherRulesHelp   = say("OtherRulesHelp")
	GoOnFromHere     = say("GoOnFromHere")
	GoesOnHere       = say("GoesOnHere")
	WentOn           = say("WentOn")
	HowToPlay        = say("HowToPlay")
	Aim              = say("Aim")
	ATurn            = say("ATurn")
	AllRules         = say("AllRules")
	WithPictures     = say("WithPictures")
	WhichTheme       = say("WhichTheme")
	WhoRolls         = say("WhoRolls")
	AppRolls         = say("AppRolls")
	RealDice         = say("RealDice")
	AsStandard       = say("AsStandard")
	FamilyRules      = say("FamilyRules")
	CannotBeUsed     = say("CannotBeUsed")
)

// Players says how many people can play a game. Players, Minutes and Age stand on a game's box.
func Players(low, high int) string { return say("Players", "low", low, "high", high) }

// Minutes says how long a match takes.
func Minutes(low, high int) string { return say("Minutes", "low", low, "high", high) }

// Age says for whom a game is.
func Age(years int) string { return say("Age", "years", years) }

// Facts joins short facts on one line.
func Facts(facts ...string) string {
	var said []string
	for _, fact := range facts {
		if fact != "" {
			said = append(said, fact)
		}
	}
	return strings.Join(said, " · ")
}

// When returns a time as seen from now: "today, 14:05", "yesterday", "3 days ago", "2 November 2026".
func When(then, now time.Time) string {
	then = then.In(now.Location())
	day := func(t time.Time) time.Time {
		return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
	}
	switch days := int(day(now).Sub(day(then)).Hours() / 24); {
	case days == 0:
		return say("Today", "time", then.Format("15:04"))
	case days == 1:
		return say("Yesterday", "time", then.Format("15:04"))
	case days > 1 && days < 7:
		return say("DaysAgo", "days", days)
	}
	return then.Format("2 January 2006")
}

// Problem returns an error about a file as a sentence. It leaves out the path, because the screen shows the
// path beside the sentence.
func Problem(err error) string {
	text := Sentence(Short(files.Cause(err).Error(), 400))
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return text
}

// Years and MinutesOf are answers to how old the youngest is and how long a match may take.
func Years(years int) string       { return say("Years", "years", years) }
func MinutesOf(minutes int) string { return say("MinutesOf", "minutes", minutes) }

// TooYoung and TooLong say why a game does not fit tonight.
func TooYoung(years int) string  { return say("TooYoung", "years", years) }
func TooLong(minutes int) string { return say("TooLong", "minutes", minutes) }

// PlaysAlong says that bots take the seats that are missing, Share that people share seats.
func PlaysAlong(missing int) string { return say("PlaysAlong", "missing", missing) }
func Share(seats int) string        { return say("Share", "seats", seats) }

// HowTo says how a game is played, as a title.
func HowTo(game string) string { return say("HowTo", "game", game) }

// InTheWay says why a match cannot go on by other rules.
func InTheWay(problem string) string { return say("InTheWay", "problem", problem) }

// AtLine puts the number of a line before a text.
func AtLine(line int, text string) string {
	if line <= 0 {
		return text
	}
	return say("AtLine", "line", line, "text", text)
}

// Differs says how a rule differs from the standard: "Return on (obstructors): 5, 6 instead of 6 (SIT-13)".
// If the old value is unknown it says only what is: "Board: drawn otherwise (GEY-01)".
func Differs(label, was, is, clause string) string {
	return say("Differs", "label", label, "was", was, "is", is, "clause", clause)
}

// By names who made a game.
func By(designer string) string { return say("By", "designer", designer) }

// AndMore says that n entries of a list are left out.
func AndMore(n int) string { return say("AndMore", "n", n) }

// Finding says what is wrong in a file, in which line, and what may have been meant.
func Finding(line int, message, suggestion string) string {
	text := Sentence(strings.TrimSuffix(message, "."))
	if suggestion != "" {
		text += "; " + strings.TrimSuffix(suggestion, ".")
	}
	if !strings.HasSuffix(text, "?") {
		text += "."
	}
	return AtLine(line, text)
}

// CannotShow is the title of the message for systems that have no viewer for a file.
var CannotShow = say("CannotShow")

// At puts a path before a text about it, on a line of its own.
func At(path, text string) string { return path + "\n" + text }
