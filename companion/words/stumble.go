package words

// The words of a fault of the program.
const (
	Stumbled       = "Homespun has stumbled"
	StumbledHelp   = "That was a fault of the program, not yours. Nothing that was kept is lost: a match stands as after its last move, and goes on from the shelf."
	StumbledBot    = "The bot has come upon a fault of the program. The match stands as it stood."
	StumbledNoHome = "The shelf cannot be shown. Close the window and open Homespun again."
	ManyReports    = "Several others were written down since the app was opened."
)

// Reported says where a fault is written down; file is the report's name.
func Reported(file string) string {
	return "What happened is written down in “" + file + "” in the folder Reports, without names and moves. Send it to whoever gave you Homespun, and it can be mended."
}

// NotReported says why a fault is not written down.
func NotReported(problem string) string { return "It could not be written down. " + problem }
