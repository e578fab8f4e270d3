package words

import (
	"fmt"
	"strings"
	"time"
	"unicode"

	"homespun/engines/record/whole"
)

// The words of the shelf and of the matches kept.
const (
	GoOnWith        = "Go on with …"
	OnTheShelf      = "On the shelf"
	WhatShallWePlay = "What shall we play?"
	JobPrint        = "Board, pieces and rules come out of your own printer, true to size, ready to cut."
	JobPlay         = "Play at the table with real pieces. The app keeps dice, loot, score and whose turn it is."
	JobHouse        = "Change a number in a file, and the app and the printed rules play along."
	Play            = "Play"
	HouseRules      = "House rules"
	Matches         = "Matches"
	AllMatches      = "All matches"
	Settings        = "Settings"
	About           = "About"
	Unreadable      = "Cannot be read"
	UnreadableHelp  = "The file stays as it is. Mend it in an editor, or leave it."
	OpenFile        = "Open the file"
	OpenFolder      = "Open the folder"
	Unfinished      = "To go on with"
	Finished        = "Finished"
	NoMatches       = "No match has been played yet."
	MoreMatches     = "Show more"
	Opening         = "Opening …"
	CannotOpen      = "This match cannot be opened"
)

// The words of a new match.
const (
	NewMatch     = "New match"
	WhoPlays     = "Who plays?"
	HowMany      = "How many play?"
	People       = "People"
	Name         = "Name"
	AddName      = "One more person"
	LeaveOut     = "Leave out"
	WhichRules   = "Which rules?"
	WhichTheme   = "What does it look like?"
	WhoRolls     = "Who rolls the dice?"
	AppRolls     = "The app"
	RealDice     = "Real dice at the table"
	AsStandard   = "The rules as they are printed."
	FamilyRules  = "The family’s own"
	CannotBeUsed = "Cannot be used"
	CannotBegin  = "The match cannot begin"
)

// Of a game’s box.
func Players(low, high int) string {
	switch {
	case low == high && low == 1:
		return "1 player"
	case low == high:
		return fmt.Sprintf("%d players", low)
	}
	return fmt.Sprintf("%d–%d players", low, high)
}

// Minutes says how long a match takes.
func Minutes(low, high int) string {
	if low == high {
		return fmt.Sprintf("%d minutes", low)
	}
	return fmt.Sprintf("%d–%d minutes", low, high)
}

// Age says for whom a game is.
func Age(years int) string { return fmt.Sprintf("from %d years", years) }

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

// When says when something was, seen from now: "today, 14:05", "yesterday", "3 days ago", "2 November 2026".
func When(then, now time.Time) string {
	then = then.In(now.Location())
	day := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC) }
	switch days := int(day(now).Sub(day(then)).Hours() / 24); {
	case days == 0:
		return "today, " + then.Format("15:04")
	case days == 1:
		return "yesterday, " + then.Format("15:04")
	case days > 1 && days < 7:
		return fmt.Sprintf("%d days ago", days)
	}
	return then.Format("2 January 2006")
}

// Problem returns what is wrong with a file as a sentence, without the path that stands beside it.
func Problem(err error) string {
	text := Sentence(Short(whole.Cause(err).Error(), 400))
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return text
}

// AtLine says in which line something stands.
func AtLine(line int, text string) string {
	if line <= 0 {
		return text
	}
	return fmt.Sprintf("Line %d: %s", line, text)
}

// Changes says how many rules differ from the standard.
func Changes(n int) string {
	switch n {
	case 0:
		return AsStandard
	case 1:
		return "One rule differs from the standard."
	}
	return fmt.Sprintf("%d rules differ from the standard.", n)
}

// Differs says how a rule differs: "Return on (obstructors): 5, 6 instead of 6 (SIT-13)", or without what it was: "Board: drawn otherwise (GEY-01)".
func Differs(label, was, is, clause string) string {
	text := label + ": " + is
	if was != "" {
		text += " instead of " + was
	}
	if clause != "" {
		text += " (" + clause + ")"
	}
	return text
}

// SeatNumber counts the names of a side.
func SeatNumber(side string, n int) string { return fmt.Sprintf("%s %d", side, n) }

// By names who made a game.
func By(designer string) string { return "by " + designer }

// BotOf names a bot of a level on a button.
func BotOf(level string) string { return "Bot: " + level }

// BotHelp says how a bot plays.
func BotHelp(level string) string {
	switch level {
	case "easy":
		return "The app plays here, at random."
	case "medium":
		return "The app plays here, and looks one move ahead."
	}
	return "The app plays here."
}

// NameOf asks for a name.
func NameOf(side string) string { return "Who plays " + Lower(side) + "?" }

// Lower returns a word as it stands in a sentence.
func Lower(word string) string {
	for i, r := range word {
		return string(unicode.ToLower(r)) + word[i+len(string(r)):]
	}
	return ""
}

// AndMore says that so many are not told.
func AndMore(n int) string { return fmt.Sprintf("and %d more", n) }

// Finding says what is wrong in a file, and what may have been meant.
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

// CannotShow is the title where the system has no viewer.
const CannotShow = "It cannot be opened from here"

// At says where something is, and what is to be said of it.
func At(path, text string) string { return path + "\n" + text }
