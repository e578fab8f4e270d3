package words

// The words of the settings.
var (
	Look          = say("Look")
	LookLight     = say("LookLight")
	LookDark      = say("LookDark")
	LookContrast  = say("LookContrast")
	TextSize      = say("TextSize")
	Motion        = say("Motion")
	MotionFull    = say("MotionFull")
	MotionLess    = say("MotionLess")
	TellingSpeed  = say("TellingSpeed")
	TellingHelp   = say("TellingHelp")
	TellingCalm   = say("TellingCalm")
	TellingQuick  = say("TellingQuick")
	TellingTaps   = say("TellingTaps")
	TellingOnce   = say("TellingOnce")
	Sound         = say("Sound")
	SoundHelp     = say("SoundHelp")
	SoundOff      = say("SoundOff")
	SoundFaint    = say("SoundFaint")
	SoundQuiet    = say("SoundQuiet")
	SoundUsual    = say("SoundUsual")
	SoundLoud     = say("SoundLoud")
	ReadAloud     = say("ReadAloud")
	ReadAloudHelp = say("ReadAloudHelp")
	ReadAloudOff  = say("ReadAloudOff")
	ReadAloudOn   = say("ReadAloudOn")
	PaperHelp     = say("PaperHelp")
	DiceHelp      = say("DiceHelp")
	YourFolder    = say("YourFolder")
	FolderHelp    = say("FolderHelp")
	SettingsFile  = say("SettingsFile")
	Designers     = say("Designers")
	MadeWith      = say("MadeWith")
	ByZXing       = say("ByZXing")
	TwoLicences   = say("TwoLicences")
	AppAbout      = say("AppAbout")
	AppLicence    = say("AppLicence")
	VersionName   = say("VersionName")
	DesignerThank = say("DesignerThank")
)

// Percent returns a text size: "125 %".
func Percent(n int) string { return say("Percent", "n", n) }

// GameCredit names who made a game, and the text that it is from.
func GameCredit(designer, source, licence string) string {
	return say("GameCredit", "designer", designer, "source", source, "licence", licence)
}

// Tellings are the names of the speeds of the story, in the order of the settings.
func Tellings() []string { return []string{TellingCalm, TellingQuick, TellingTaps, TellingOnce} }

// Volumes are the names of the volumes, in the order of the settings.
func Volumes() []string { return []string{SoundOff, SoundFaint, SoundQuiet, SoundUsual, SoundLoud} }
