package words

import "fmt"

// The words of the print shop.
const (
	PrintTitle    = "Print"
	SaveAndOpen   = "Save and open"
	SaveAs        = "Save as …"
	WhatToPrint   = "What to print"
	Everything    = "Everything"
	PaperSize     = "Paper"
	ScaleName     = "Size"
	TrueSize      = "True to size"
	FitSize       = "Board on one sheet"
	OwnSize       = "Our own"
	OwnSizeHolder = "such as 90 %"
	ThemeName     = "Look"
	RulesName     = "Rules"
	InkName       = "Ink"
	InkSaver      = "Save ink: outlines to colour in"
	Before        = "Previous"
	Next          = "Next"
	LayingOut     = "Laying the pages out …"
	CannotPrint   = "That cannot be printed"
	CannotSave    = "The file cannot be saved"
	SavedPrint    = "Saved"
	WhereTo       = "Where does the file go?"
	OtherFolder   = "Choose a folder …"
	Save          = "Save"
	Replace       = "Replace it"
	ReplaceIt     = "There is a file of this name already"
	NoPages       = "Nothing is chosen to be printed."
	PrintHundred  = "Print at 100 %; the bar on each sheet is 100 mm long."
)

// Sheets says how much paper a print takes and how long the cutting.
func Sheets(n int, paper string, minutes int) string {
	sheets := fmt.Sprintf("%d sheets of %s", n, paper)
	if n == 1 {
		sheets = "1 sheet of " + paper
	}
	if minutes <= 0 {
		return sheets + ", nothing to cut"
	}
	if minutes == 1 {
		return sheets + ", about a minute of cutting"
	}
	return fmt.Sprintf("%s, about %d minutes of cutting", sheets, minutes)
}

// PageOf says which page is shown.
func PageOf(page, of int, title string) string {
	text := fmt.Sprintf("%d of %d", page, of)
	if title != "" {
		text += ": " + title
	}
	return text
}
