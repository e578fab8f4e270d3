package words

// The texts about a fault of the program.
var (
	Stumbled       = say("Stumbled")
	StumbledHelp   = say("StumbledHelp")
	StumbledBot    = say("StumbledBot")
	StumbledNoHome = say("StumbledNoHome")
	ManyReports    = say("ManyReports")
)

// Reported says in which report a fault is written down.
func Reported(file string) string { return say("Reported", "file", file) }

// NotReported says why no report could be written.
func NotReported(problem string) string { return say("NotReported", "problem", problem) }
