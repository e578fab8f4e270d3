package words

import (
	"fmt"
	"math"
	"strings"

	"homespun/printables"
)

// The words of the print shop.
const (
	PrintTitle    = "Print"
	SaveAndOpen   = "Save and open"
	SaveAs        = "Save as …"
	WhatToPrint   = "What to print"
	PaperSize     = "Paper"
	OtherPaper    = "Another size"
	OtherHolder   = "such as 180 x 250"
	ScaleName     = "Size"
	TrueSize      = "True to size"
	FitSize       = "Fit on one sheet"
	OwnSize       = "Our own"
	OwnSizeHolder = "such as 90 %"
	ThemeName     = "Look"
	RulesName     = "Rules"
	InkName       = "Ink"
	InkSaver      = "Save ink"
	InkHelp       = "White ground, and outlines to colour in."
	Before        = "Previous"
	Next          = "Next"
	EarlierPages  = "Earlier pages"
	LaterPages    = "Later pages"
	LayingOut     = "Laying the pages out …"
	CannotPrint   = "That cannot be printed"
	CannotSave    = "The file cannot be saved"
	SavedPrint    = "Saved"
	SavedPart     = "Saved before"
	WhereTo       = "Where does the file go?"
	OtherFolder   = "Choose a folder …"
	Save          = "Save"
	Replace       = "Replace it"
	ReplaceIt     = "There is a file of this name already"
	NoPages       = "Nothing is chosen to be printed."
	PrintHundred  = "Print at 100 %; the bar on each sheet is 100 mm long."
	NotesTitle    = "Worth knowing"
	NothingToCut  = "nothing to cut"
	Drawing       = "Drawing the pictures …"
	TwoFiles      = "2 files: one side, both sides"
)

// The words of the groups that fold.
const (
	LostPieces    = "Only lost pieces"
	LostHelp      = "Tap a piece on the page, or go there by Tab and the arrows, to print it again. Or write what is lost:"
	LostHolder    = "such as tokens:C1,O2 or cards:3,7"
	ChooseNone    = "Choose none"
	BackToAll     = "Back to all"
	JoinName      = "Joining the sheets"
	FlapJoin      = "Glue flaps"
	ButtJoin      = "Edge to edge, taped"
	JoinHelp      = "Flaps hold best. Edge to edge lies flattest."
	StandingName  = "How figures stand"
	SlotStanding  = "In a foot"
	TentStanding  = "As a tent"
	CardsName     = "Cards"
	BacksName     = "Backs"
	FoldBacks     = "Folded over"
	LongBacks     = "Both sides, long edge"
	ShortBacks    = "Both sides, short edge"
	NoBacks       = "None"
	BleedName     = "Art beyond the cut"
	AutoBleed     = "As fits best"
	SharedBleed   = "None: shared cuts"
	OwnBleed      = "Millimetres"
	MarksName     = "Cut marks"
	TickMarks     = "Ticks"
	LineMarks     = "Lines"
	OutlineMarks  = "Outlines"
	NoMarks       = "None"
	MarkLength    = "Length in mm"
	MarkGap       = "Gap in mm"
	MarkWidth     = "Width in mm"
	MoreName      = "More"
	LargeSet      = "Large set"
	LargeHelp     = "For small children: no part is smaller than 45 mm."
	CopiesName    = "Copies"
	SparesName    = "Empty spares"
	CopiesHelp    = "How many sets of pieces and cards."
	SparesHelp    = "Empty ones of each kind, to draw on."
	PicturesName  = "Pictures"
	PicturesHelp  = "A picture of each piece as a file of its own (PNG)."
	PicturesBleed = "With bleed"
	SavePictures  = "Save the pictures"
)

// The choices of how backs are printed, cards cut, boards joined and figures stand, in the order of their values.
var (
	Backs     = []string{FoldBacks, LongBacks, ShortBacks, NoBacks}
	Marks     = []string{TickMarks, LineMarks, OutlineMarks, NoMarks}
	Joins     = []string{FlapJoin, ButtJoin}
	Standings = []string{SlotStanding, TentStanding}
)

// Sheets says how much paper a print takes: "12 sheets of A4".
func Sheets(n int, paper string) string {
	if n == 1 {
		return "1 sheet of " + paper
	}
	return fmt.Sprintf("%d sheets of %s", n, paper)
}

// Used says how much of the paper becomes parts; use is from 0 to 1.
func Used(use float64) string {
	if !(use > 0) {
		return ""
	}
	return fmt.Sprintf("%d %% of the paper used", max(1, int(math.Round(100*use))))
}

// Cutting says how long cutting, folding and gluing takes.
func Cutting(minutes int) string {
	if minutes <= 0 {
		return NothingToCut
	}
	return "about " + printables.Duration(minutes) + " of cutting"
}

// Notes says how many notes there are to be read.
func Notes(n int) string {
	if n == 1 {
		return "1 note"
	}
	return fmt.Sprintf("%d notes", n)
}

// PrintOnly prints so many pieces and no others.
func PrintOnly(n int) string { return fmt.Sprintf("Print only these (%d)", n) }

// OnlyThese is PrintOnly where there is little room.
func OnlyThese(n int) string { return fmt.Sprintf("Only these (%d)", n) }

// OnlyChosen says that no more than so many pieces are printed.
func OnlyChosen(n int) string {
	if n == 1 {
		return "1 piece, printed again"
	}
	return fmt.Sprintf("%d pieces, printed again", n)
}

// NoSuchPiece says that a part has no piece of a name or number.
func NoSuchPiece(part, piece string) string {
	return fmt.Sprintf("There is no piece “%s” of %s.", Short(piece, 40), part)
}

// NoSuchPart says that there is no part of a name, and which there are.
func NoSuchPart(part string, known []string) string {
	return fmt.Sprintf("There is no part “%s”: choose from %s.", Short(part, 40), strings.Join(known, ", "))
}

// PieceOf names a piece of a part.
func PieceOf(part, piece string) string {
	if piece == "" || strings.EqualFold(part, piece) {
		return part
	}
	return part + ", " + piece
}

// CopiesOf and SparesOf say how many there are.
func CopiesOf(n int) string { return fmt.Sprintf("%d copies", n) }

// SparesOf says how many empty spares there are.
func SparesOf(n int) string { return fmt.Sprintf("%d empty spares", n) }

// BrokenRules says that the file of the ruleset chosen cannot be used, and that the pages are from before.
func BrokenRules(name, finding string) string {
	return fmt.Sprintf("%s cannot be used, the pages are as before. %s", Short(name, 40), finding)
}

// PicturesSaved says where pictures went.
func PicturesSaved(n int, folder string) string {
	if n == 1 {
		return "1 picture in " + folder
	}
	return fmt.Sprintf("%d pictures in %s", n, folder)
}

// PageOf says which page is shown.
func PageOf(page, of int, title string) string {
	text := fmt.Sprintf("%d of %d", page, of)
	if title != "" {
		text += ": " + title
	}
	return text
}
