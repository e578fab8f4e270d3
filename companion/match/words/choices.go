package words

// The choices for backs, cut marks, board joints, figures and the rulebook, in the order of their Go values.
var (
	Backs = []string{FoldBacks, LongBacks, ShortBacks, NoBacks}
	Marks = []string{TickMarks, LineMarks, OutlineMarks, NoMarks}
	Joins = []string{FlapJoin, ButtJoin}
	// Editions are the sets that the window offers, EditionHelp says of each what it is.
	Editions    = []string{tonightEdition, fullEdition, giftEdition, smallHandsEdition}
	EditionHelp = []string{tonightEditionHelp, fullEditionHelp, giftEditionHelp, smallHandsEditionHelp}
	Standings   = []string{SlotStanding, TentStanding}
	Booklets    = []string{FoldBooklet, PagesBooklet}
)

// Helps are the amounts of help to choose from, from none on.
func Helps() []string { return []string{NoHelp, SomeHelp, MoreHelp} }

// Tellings are the names of the speeds of the story, in the order of the settings.
func Tellings() []string { return []string{TellingCalm, TellingQuick, TellingTaps, TellingOnce} }

// Letters are the letters of spreadsheets that are not in Unicode, each with its own way of being saved.
func Letters() []string {
	return []string{lettersWestern, lettersCentral, lettersCyrillic, lettersGreek, lettersTurkish, lettersHebrew,
		lettersArabic, lettersBaltic, lettersMacintosh}
}

// Volumes are the names of the volumes, in the order of the settings.
func Volumes() []string { return []string{SoundOff, SoundFaint, SoundQuiet, SoundUsual, SoundLoud} }
