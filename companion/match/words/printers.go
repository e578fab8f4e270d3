package words

import "math"

// The texts about printers and how to measure them.
var (
	PrinterName     = say("PrinterName")
	NoPrinter       = say("NoPrinter")
	PrinterHelp     = say("PrinterHelp")
	MeasureNew      = say("MeasureNew")
	MeasureAgain    = say("MeasureAgain")
	MeasureTitle    = say("MeasureTitle")
	StepName        = say("StepName")
	StepMargin      = say("StepMargin")
	StepScale       = say("StepScale")
	StepBacks       = say("StepBacks")
	PreviousStep    = say("PreviousStep")
	NextStep        = say("NextStep")
	SavePrinter     = say("SavePrinter")
	PrinterCalled   = say("PrinterCalled")
	PrinterHolder   = say("PrinterHolder")
	PrinterStart    = say("PrinterStart")
	MarginHead      = say("MarginHead")
	MarginSteps     = say("MarginSteps")
	MarginName      = say("MarginName")
	ScaleHead       = say("ScaleHead")
	ScaleSteps      = say("ScaleSteps")
	BacksHead       = say("BacksHead")
	BacksSteps      = say("BacksSteps")
	FlipName        = say("FlipName")
	FlipLong        = say("FlipLong")
	FlipShort       = say("FlipShort")
	BackTop         = say("BackTop")
	BackBottom      = say("BackBottom")
	BackDown        = say("BackDown")
	OpenProbe       = say("OpenProbe")
	OpenBack        = say("OpenBack")
	GiveMillimetres = say("GiveMillimetres")
	NoMeasure       = say("NoMeasure")
	CannotMeasure   = say("CannotMeasure")
	CannotKeep      = say("CannotKeep")
	SheetOf         = say("SheetOf")
	BackSheetOf     = say("BackSheetOf")
	AnyPrinter      = say("AnyPrinter")
)

// RulerAcross labels the measured length of the ruler across the sheet.
func RulerAcross(mm float64) string { return say("RulerAcross", "mm", mm) }

// RulerDown labels the measured length of the ruler down the sheet.
func RulerDown(mm float64) string { return say("RulerDown", "mm", mm) }

// Corrects says how a printer's size is corrected.
func Corrects(x, y float64) string {
	percent := func(scale float64) float64 { return math.Round((scale-1)*1000) / 10 }
	x, y = percent(x), percent(y)
	if x == 0 && y == 0 {
		return NoMeasure
	}
	return say("Corrects", "x", math.Abs(x), "wider", x > 0, "y", math.Abs(y), "higher", y > 0)
}

// MovesBack says where a printer's backs are moved to, in millimetres and degrees.
func MovesBack(x, y, turn float64) string {
	if x == 0 && y == 0 && turn == 0 {
		return NoMeasure
	}
	return say("MovesBack", "x", math.Abs(x), "right", x > 0, "y", math.Abs(y), "down", y > 0, "turn", turn)
}

// PrinterSum summarises a printer profile.
func PrinterSum(paper string, margin float64) string {
	return say("PrinterSum", "paper", paper, "margin", margin)
}

// EdgeNote says over which edge a printer turns its sheets.
func EdgeNote(short bool) string { return say("EdgeNote", "short", short) }

// BrokenFile says that a file cannot be used, and why.
func BrokenFile(name string, err error) string {
	return say("BrokenFile", "name", Short(name, 60), "problem", Problem(err))
}
