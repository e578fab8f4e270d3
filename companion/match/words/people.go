package words

// The texts about the family's people.
var (
	SomebodyNew     = say("SomebodyNew")
	WhatsYourName   = say("WhatsYourName")
	PersonName      = say("PersonName")
	PersonFigure    = say("PersonFigure")
	PersonColour    = say("PersonColour")
	PersonHelp      = say("PersonHelp")
	PersonHelpHow   = say("PersonHelpHow")
	NoHelp          = say("NoHelp")
	SomeHelp        = say("SomeHelp")
	MoreHelp        = say("MoreHelp")
	PersonAloud     = say("PersonAloud")
	KeepPerson      = say("KeepPerson")
	ForgetPerson    = say("ForgetPerson")
	NotInvited      = say("NotInvited")
	PeopleKept      = say("PeopleKept")
	PeopleAreTables = say("PeopleAreTables")
)

// BotOf names a bot of a level on a button.
func BotOf(level string) string { return say("BotOf", "level", level) }

// BotHelp says how a bot plays.
func BotHelp(level string) string { return say("BotHelp", "level", level) }

// BotCalled names a bot of a level in a sentence: "the owl". Number counts those of one level from 1.
func BotCalled(level string, number int) string {
	return say("BotCalled", "level", level, "number", number)
}

// SitsOn says of a chair who sits on it, or that it is free.
func SitsOn(name, side string) string { return say("SitsOn", "name", name, "side", side) }

// HelpOf says how much help a person gets.
func HelpOf(help int) string { return say("HelpOf", "help", help) }

// ChangePerson is the button that changes a person.
func ChangePerson(name string) string { return say("ChangePerson", "name", Short(name, 24)) }

// Helps are the amounts of help to choose from, from none on.
func Helps() []string { return []string{NoHelp, SomeHelp, MoreHelp} }

// PersonWithoutName says that the nth person of the file has no name.
func PersonWithoutName(nth int) string { return say("PersonWithoutName", "nth", nth) }

// PersonTwice says that two people in the file have one name.
func PersonTwice(name string) string { return say("PersonTwice", "name", Short(name, 24)) }

// PersonValue says that a person's value under a key of the file cannot be used.
func PersonValue(name, key string) string {
	return say("PersonValue", "name", Short(name, 24), "key", key)
}

// TooManyPeople says that the file has more people than are offered.
func TooManyPeople(most int) string { return say("TooManyPeople", "most", most) }

// ThrownAway says what becomes of a match that is moved into the bin.
func ThrownAway(names string) string { return say("ThrownAway", "names", names) }

// NotInTheBin says that a file could not be moved into the bin.
func NotInTheBin(name string, problem error) string {
	return say("NotInTheBin", "name", Short(name, 60), "problem", problem.Error())
}
