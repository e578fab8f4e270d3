package words

// The texts of the table screen for help that is asked for, and for the pace of a match.

// RollsFor asks anybody at the table to roll real dice for bots.
func RollsFor(names string) string { return say("RollsFor", "names", names) }
