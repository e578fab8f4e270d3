package words

import "fmt"

// The words of the settings.
const (
	Look          = "Look"
	LookLight     = "Light"
	LookDark      = "Dark"
	LookContrast  = "High contrast"
	TextSize      = "Size of words"
	Motion        = "Motion"
	MotionFull    = "Pieces move and dice tumble"
	MotionLess    = "Less motion"
	TellingSpeed  = "What monsters and chance bring about"
	TellingHelp   = "It is shown one thing after another. Tap by tap leaves time to move the real pieces."
	TellingCalm   = "Calmly"
	TellingQuick  = "Quickly"
	TellingTaps   = "Tap by tap"
	TellingOnce   = "All at once"
	PaperHelp     = "What the print shop begins with."
	DiceHelp      = "What a new match begins with. At the table both ways stay open."
	YourFolder    = "The family’s folder"
	FolderHelp    = "Matches, house rules and prints are plain files here. Nothing leaves this computer."
	SettingsFile  = "The settings are kept here"
	Designers     = "The games"
	MadeWith      = "Fonts, icons and programs"
	AppAbout      = "Homespun sits beside a real table. It prints home-made games, tracks the match and lets a family change the rules. It works offline, on files the family owns."
	AppLicence    = "Homespun is under the MIT licence."
	VersionName   = "Version"
	DesignerThank = "Thank you for the games. The rules stand here in our own words; look the originals up."
)

// Percent writes a size.
func Percent(n int) string { return fmt.Sprintf("%d %%", n) }

// GameCredit names who made a game, and the text that it is from.
func GameCredit(designer, source, licence string) string {
	text := fmt.Sprintf("by %s, from “%s”", designer, source)
	if licence != "" {
		text += ", " + licence
	}
	return text + "."
}
