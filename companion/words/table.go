package words

import "fmt"

// The words of the table screen.
const (
	Undo           = "Undo"
	Redo           = "Redo"
	PutRight       = "Put right"
	Why            = "Why?"
	Rules          = "Rules"
	Log            = "What happened"
	NothingYet     = "Nothing has happened yet."
	BackToNow      = "Back to now"
	PastHelp       = "This is how it was. Nothing can be played from here."
	Done           = "Done"
	DealAll        = "Deal all"
	DealOne        = "Deal one"
	Telling        = "What happens"
	TellingKeys    = "Space: the next one. Escape: to the end."
	Pause          = "Pause"
	TellOn         = "Go on"
	Skip           = "Skip"
	TellAgain      = "Show it again"
	WhyThat        = "Why that?"
	WhyDid         = "Why did that happen?"
	TapToRoll      = "Tap the die to roll, or press Space"
	TapToRollMany  = "Tap the dice to roll, or press Space"
	TheyLieThere   = "These faces still lie there: a tap or Space takes them"
	OrTheApp       = "Or let the app roll: a tap here, or Space"
	WeRolled       = "We rolled a …"
	RollAgain      = "Roll again"
	RollsItself    = "The app rolls"
	GoOn           = "Let the bots go on"
	BotsWait       = "The bots wait after an undo."
	BotsListen     = "The bots wait for what may be said first."
	PutRightHelp   = "Tap a piece and then where it belongs, trays too. Everything is written in the log and can be undone."
	WhoseTurn      = "Whose turn"
	WhichOfPile    = "Which of the pile"
	TheRules       = "The rules"
	House          = "Our house rule"
	Again          = "Again"
	ChangeRule     = "Change a rule"
	Print          = "Print"
	SeeBoard       = "See the board"
	SeeEnd         = "See the score"
	Draw           = "A draw"
	TheMatch       = "The match"
	ReadAgain      = "Read again"
	FileChanged    = "Another program has written the file"
	FileTrouble    = "This could not be kept"
	FileGone       = "The match file is gone"
	FileGoneHelp   = "It was moved or deleted, or its disk was taken out. Bring it back, or have the whole match written again where it was."
	FileUnread     = "The file is no match any more"
	FileUnreadHelp = "It stays as it is. What was played can go on in a new file beside it."
	NewFile        = "Go on in a new file"
	WriteAgain     = "Write it again"
	NothingLost    = "Nothing was changed: the match stands as it stood, and the same can be done once more."
	BotTrouble     = "A bot does not know how to go on"
	TakeOver       = "Somebody takes over"
	Table          = "The table"
)

// TellingAt says which of several things is being told: "What happens: 2 of 5".
func TellingAt(n, of int) string {
	if of < 2 {
		return Telling
	}
	return Telling + ": " + CountOf(n, of)
}

// CountOf says how many there are of how many.
func CountOf(count, of int) string { return fmt.Sprintf("%d of %d", count, of) }

// MoreHappened says how many things are left out of what a line brought about.
func MoreHappened(n int) string { return "… " + AndMore(n) + "." }

// HasAnswered says that somebody has given an answer that stays hidden.
func HasAnswered(name string) string { return Sentence(Short(name, 40)) + " has answered." }

// TypesMore says what has been typed of a face so far, of a die with faces of two digits.
func TypesMore(typed string) string {
	return typed + "…: one more digit, or Space for " + typed
}

// WhySubject asks why something came about.
func WhySubject(subject string) string { return "Why? " + Sentence(Short(subject, 60)) }

// RollFirst refuses a tap while dice are due, by a clause; prompt says whose they are.
func RollFirst(clause, prompt string) string {
	return "The dice come first (" + clause + "). " + prompt
}

// NothingPicked answers a tap on a space while no piece is picked up, and NothingThere one on what plays no part now.
func NothingPicked(name, clause string) string {
	return "Nothing is picked up yet that could go to " + Short(name, 40) + " (" + clause + ")."
}

// NothingThere is with NothingPicked.
func NothingThere(name, clause string) string {
	return "“" + Short(name, 40) + "” plays no part just now (" + clause + ")."
}

// WeRolledKeys goes before the faces of a die whose number keys go by their order: "We rolled a … keys 1 to 8".
func WeRolledKeys(faces int) string { return fmt.Sprintf("%s keys 1 to %d", WeRolled, faces) }

// HandTo asks for the laptop to go to somebody.
func HandTo(name string) string { return "Hand the laptop to " + Short(name, 40) }

// HandHelp says what comes behind the cover.
func HandHelp(name string) string {
	return "The others look away. What comes next is for " + Short(name, 40) + " alone."
}

// IsHere is the button that lifts the cover.
func IsHere(name string) string { return Short(name, 24) + " is here" }

// Thinks says that a bot is at it.
func Thinks(name string) string { return Short(name, 40) + " is thinking" }

// LookingAt says which line is looked at.
func LookingAt(line, of int) string { return fmt.Sprintf("Looking back: line %d of %d", line, of) }

// Bot names a bot of a level.
func Bot(level string) string { return "a bot, " + level }

// Wins says who has won.
func Wins(names string) string { return names + " won!" }

// AndNames joins names: "Ava", "Ava and Ben", "Ava, Ben and Cleo".
func AndNames(names []string) string { return joined(names, " and ") }

// OrNames joins names one of which is meant: "step, treasure or torch".
func OrNames(names []string) string { return joined(names, " or ") }

func joined(names []string, last string) string {
	text := ""
	for i, name := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			text += last
		default:
			text += ", "
		}
		text += Short(name, 40)
	}
	return text
}

// Does says what a tap on a thing does: "c7: opens the chest".
func Does(thing, what string) string {
	if thing == "" {
		return what
	}
	if what == "" {
		return thing
	}
	return thing + ": " + what
}

// Picked says what is in the hand.
func Picked(thing string) string { return Sentence(thing) + " is picked up. Where does it go?" }

// ClauseHead is the heading of a clause.
func ClauseHead(id, title string) string {
	if title == "" {
		return id
	}
	return title + " (" + id + ")"
}
