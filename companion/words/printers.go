package words

import (
	"fmt"
	"math"
)

// The words of printers and of measuring them.
const (
	PrinterName     = "Printer"
	NoPrinter       = "None"
	PrinterHelp     = "A printer that has been measured prints true to size, to the edge of what it can, and backs behind their fronts."
	MeasureNew      = "Measure a printer …"
	MeasureAgain    = "Measure it again"
	MeasureTitle    = "Measure a printer"
	StepName        = "1  Paper"
	StepMargin      = "2  Margin"
	StepScale       = "3  Size"
	StepBacks       = "4  Backs"
	PreviousStep    = "Previous step"
	NextStep        = "Next step"
	SavePrinter     = "Save the printer"
	PrinterCalled   = "What is the printer called?"
	PrinterHolder   = "such as Kitchen"
	PrinterStart    = "Each step can be left out and done another day. A ruler and three sheets of paper are all it takes."
	MarginHead      = "How much stays white at the edge?"
	MarginSteps     = "Print the probe sheet at 100 %. Find the outermost frame that is complete on all four sides, and type its number."
	MarginName      = "Margin in mm"
	ScaleHead       = "Does it print true to size?"
	ScaleSteps      = "The ruler sheet comes out together with the probe. Measure both rulers from 0 to their ends, with a good ruler of steel or wood."
	BacksHead       = "Do backs lie behind their fronts?"
	BacksSteps      = "Print the back sheet on both sides. Hold it against a window, side B in front: on each scale one line goes straight on as a line of the other side. Type its number, with its sign."
	FlipName        = "The sheet is turned over its"
	FlipLong        = "Long edge"
	FlipShort       = "Short edge"
	BackTop         = "X at the top, mm"
	BackBottom      = "X at the bottom, mm"
	BackDown        = "Y, mm"
	OpenProbe       = "Open probe and ruler"
	OpenBack        = "Open the back sheet"
	GiveMillimetres = "Give a length in millimetres."
	NoMeasure       = "Nothing is corrected."
	CannotMeasure   = "The sheet cannot be made"
	CannotKeep      = "The printer cannot be saved"
	SheetOf         = "Sheets for"
	BackSheetOf     = "Back sheet for"
	AnyPrinter      = "a printer"
)

// RulerAcross and RulerDown name what is to be measured.
func RulerAcross(mm float64) string { return fmt.Sprintf("Across, 0 to %g, it measured", mm) }

// RulerDown names the ruler down the sheet.
func RulerDown(mm float64) string { return fmt.Sprintf("Down, 0 to %g, it measured", mm) }

// Corrects says how a printer's size is corrected.
func Corrects(x, y float64) string {
	one := func(scale float64, where string) string {
		percent := math.Round((scale-1)*1000) / 10
		switch {
		case percent > 0:
			return fmt.Sprintf("%g %% larger %s", percent, where)
		case percent < 0:
			return fmt.Sprintf("%g %% smaller %s", -percent, where)
		}
		return ""
	}
	if text := Facts(one(x, "across"), one(y, "down")); text != "" {
		return "Prints come out " + text + " from now on."
	}
	return NoMeasure
}

// MovesBack says where a printer's backs are moved to, in millimetres and degrees.
func MovesBack(x, y, turn float64) string {
	var facts []string
	move := func(by float64, plus, minus string) {
		switch {
		case by > 0:
			facts = append(facts, fmt.Sprintf("%g mm %s", by, plus))
		case by < 0:
			facts = append(facts, fmt.Sprintf("%g mm %s", -by, minus))
		}
	}
	move(x, "to the right", "to the left")
	move(y, "down", "up")
	if turn != 0 {
		facts = append(facts, fmt.Sprintf("turned by %g°", turn))
	}
	if len(facts) == 0 {
		return NoMeasure
	}
	return "Backs are moved: " + Facts(facts...) + "."
}

// PrinterSum says what is known of a printer.
func PrinterSum(paper string, margin float64) string {
	return Facts(paper, fmt.Sprintf("%g mm stay white", margin))
}

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
