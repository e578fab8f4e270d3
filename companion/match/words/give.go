package words

// The words of changing house rules on the command line, of giving them away and taking them in.
var (
	EditUse         = say("EditUse")
	EditCommand     = say("EditCommand")
	EditCommandHelp = say("EditCommandHelp")
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
	TakeWhichUse    = say("TakeWhichUse")
	StandardInput   = say("StandardInput")

	GiveAway      = say("GiveAway")
	GiveHow       = say("GiveHow")
	GiveWhat      = say("GiveWhat")
	GiveTooLong   = say("GiveTooLong")
	CopyText      = say("CopyText")
	TextCopied    = say("TextCopied")
	SavePicture   = say("SavePicture")
	SaveFile      = say("SaveFile")
	TakeIn        = say("TakeIn")
	TakeHow       = say("TakeHow")
	TakeWays      = say("TakeWays")
	PasteText     = say("PasteText")
	ChooseFile    = say("ChooseFile")
	KeepIt        = say("KeepIt")
	NothingPasted = say("NothingPasted")
	CannotBeTaken = say("CannotBeTaken")
)

// GiftSaved says where a file is, RuleFor what came from elsewhere.
func GiftSaved(path string) string { return say("GiftSaved", "path", path) }
func RuleFor(game string) string   { return say("RuleFor", "game", game) }

// ChooseWhich and WhichOfThese ask which one of several house rules is meant, on the command line and in the
// window; NoneOfNumber says that there are not so many.
func ChooseWhich(count int, what string) string {
	return say("ChooseWhich", "count", count, "what", what)
}
func WhichOfThese(count int) string { return say("WhichOfThese", "count", count) }
func NoneOfNumber(n, count int, what string) string {
	return say("NoneOfNumber", "n", n, "count", count, "what", what)
}

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
func OtherOfName(name string) string  { return say("OtherOfName", "name", name) }
