package words

// The words of giving house rules away and taking them in.
var (
	GiveUse         = say("GiveUse")
	GiveExample     = say("GiveExample")
	TakeUse         = say("TakeUse")
	TakeExample     = say("TakeExample")
	RulesFile       = say("RulesFile")
	CodeText        = say("CodeText")
	GiveCommand     = say("GiveCommand")
	GiveCommandHelp = say("GiveCommandHelp")
	GiveOutUse      = say("GiveOutUse")
	TakeCommand     = say("TakeCommand")
	TakeCommandHelp = say("TakeCommandHelp")
	TakeLookUse     = say("TakeLookUse")
	StandardInput   = say("StandardInput")
)

// GivenAs says what a file is that was given, TooLongForCode why there is no code, and WrongEnding in which files a house
// rule can be given.
func GivenAs(name string) string        { return say("GivenAs", "name", name) }
func TooLongForCode(name string) string { return say("TooLongForCode", "name", name) }
func WrongEnding(file string) string    { return say("WrongEnding", "file", file) }

// ComesAlong says that rules need not be given away.
func ComesAlong(name string) string { return say("ComesAlong", "name", name) }

// Reworded names the rules that are told in other words.
func Reworded(names string) string { return say("Reworded", "names", names) }

// HaveIt says that a house rule is there already, NumberedName why it is called otherwise.
func HaveIt(name string) string       { return say("HaveIt", "name", name) }
func NumberedName(name string) string { return say("NumberedName", "name", name) }
