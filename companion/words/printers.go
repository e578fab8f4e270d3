package words

import "fmt"

// The words of printers and of measuring them.
const (
	PrinterName  = "Printer"
	NoPrinter    = "None"
	PrinterHelp  = "A printer that has been measured prints true to size, to the edge of what it can, and backs behind their fronts."
	MeasureNew   = "Measure a printer …"
	MeasureAgain = "Measure it again"
)

// EdgeNote says over which edge a printer turns its sheets.
func EdgeNote(short bool) string {
	if short {
		return "turns over the short edge"
	}
	return "turns over the long edge"
}

// BrokenFile says that a file cannot be used, and why.
func BrokenFile(name string, err error) string {
	return fmt.Sprintf("%s: %s", Short(name, 60), Problem(err))
}
