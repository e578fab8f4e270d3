package words

// The words of a fault of the program.
var (
	Stumbled       = say("Stumbled")
	StumbledHelp   = say("StumbledHelp")
	StumbledBot    = say("StumbledBot")
	StumbledNoHome = say("StumbledNoHome")
	ManyReports    = say("ManyReports")
)

// Reported says where a fault is written down; file is the report's name.
func Reported(file string) string { return say("Reported", "file", file) }

// NotReported says why a fault is not written down.
func NotReported(problem string) string { return say("NotReported", "problem", problem) }
