package words

import (
	"math"

	"homespun/printables"
)

// The texts of the print shop.
var (
	PrintTitle       = say("PrintTitle")
	WhichPrinter     = say("WhichPrinter")
	WhichPrinterHelp = say("WhichPrinterHelp")
	NoPrinterHere    = say("NoPrinterHere")
	SaveAndOpen      = say("SaveAndOpen")
	SaveAs           = say("SaveAs")
	WhatToPrint      = say("WhatToPrint")
	PaperSize        = say("PaperSize")
	OtherPaper       = say("OtherPaper")
	OtherHolder      = say("OtherHolder")
	ScaleName        = say("ScaleName")
	TrueSize         = say("TrueSize")
	FitSize          = say("FitSize")
	OwnSize          = say("OwnSize")
	OwnSizeHolder    = say("OwnSizeHolder")
	ThemeName        = say("ThemeName")
	RulesName        = say("RulesName")
	InkName          = say("InkName")
	InkSaver         = say("InkSaver")
	InkHelp          = say("InkHelp")
	Before           = say("Before")
	Next             = say("Next")
	EarlierPages     = say("EarlierPages")
	LaterPages       = say("LaterPages")
	LayingOut        = say("LayingOut")
	CannotPrint      = say("CannotPrint")
	CannotSave       = say("CannotSave")
	SavedPrint       = say("SavedPrint")
	SavedPart        = say("SavedPart")
	WhereTo          = say("WhereTo")
	OtherFolder      = say("OtherFolder")
	Save             = say("Save")
	Replace          = say("Replace")
	ReplaceIt        = say("ReplaceIt")
	NoPages          = say("NoPages")
	PrintHundred     = say("PrintHundred")
	NotesTitle       = say("NotesTitle")
	NothingToCut     = say("NothingToCut")
	Drawing          = say("Drawing")
	TwoFiles         = say("TwoFiles")
)

// The titles and choices of the groups that fold.
var (
	LostPieces     = say("LostPieces")
	LostHelp       = say("LostHelp")
	LostHolder     = say("LostHolder")
	ChooseNone     = say("ChooseNone")
	BackToAll      = say("BackToAll")
	JoinName       = say("JoinName")
	FlapJoin       = say("FlapJoin")
	ButtJoin       = say("ButtJoin")
	JoinHelp       = say("JoinHelp")
	StandingName   = say("StandingName")
	SlotStanding   = say("SlotStanding")
	TentStanding   = say("TentStanding")
	BookletName    = say("BookletName")
	FoldBooklet    = say("FoldBooklet")
	PagesBooklet   = say("PagesBooklet")
	CardsName      = say("CardsName")
	BacksName      = say("BacksName")
	FoldBacks      = say("FoldBacks")
	LongBacks      = say("LongBacks")
	ShortBacks     = say("ShortBacks")
	NoBacks        = say("NoBacks")
	BleedName      = say("BleedName")
	AutoBleed      = say("AutoBleed")
	SharedBleed    = say("SharedBleed")
	OwnBleed       = say("OwnBleed")
	MarksName      = say("MarksName")
	TickMarks      = say("TickMarks")
	LineMarks      = say("LineMarks")
	OutlineMarks   = say("OutlineMarks")
	NoMarks        = say("NoMarks")
	MarkLength     = say("MarkLength")
	MarkGap        = say("MarkGap")
	MarkWidth      = say("MarkWidth")
	MoreName       = say("MoreName")
	AnyNumber      = say("AnyNumber")
	SingleParts    = say("SingleParts")
	BoardPaper     = say("BoardPaper")
	BoardPaperHelp = say("BoardPaperHelp")
	SamePaper      = say("SamePaper")
	FilesName      = say("FilesName")
	FilesHelp      = say("FilesHelp")
	FilesApart     = say("FilesApart")
	CopiesName     = say("CopiesName")
	SparesName     = say("SparesName")
	CopiesHelp     = say("CopiesHelp")
	SparesHelp     = say("SparesHelp")
	PicturesName   = say("PicturesName")
	PicturesHelp   = say("PicturesHelp")
	PicturesBleed  = say("PicturesBleed")
	SavePictures   = say("SavePictures")
)

// The choices for backs, cut marks, board joints, figures and the rulebook, in the order of their Go values.
var (
	Backs    = []string{FoldBacks, LongBacks, ShortBacks, NoBacks}
	Marks    = []string{TickMarks, LineMarks, OutlineMarks, NoMarks}
	Joins    = []string{FlapJoin, ButtJoin}
	Editions = []string{say("FullEdition"), say("QuickEdition"), say("GiftEdition"), say("SmallHandsEdition")}
	// EditionHelp says of each what it is.
	EditionHelp = []string{say("FullEditionHelp"), say("QuickEditionHelp"), say("GiftEditionHelp"),
		say("SmallHandsEditionHelp")}
	Standings = []string{SlotStanding, TentStanding}
	Booklets  = []string{FoldBooklet, PagesBooklet}
)

// Sheets says how much paper a print takes: "12 sheets of A4".
func Sheets(n int, paper string) string { return say("Sheets", "n", n, "paper", paper) }

// Used says what share of the paper becomes parts; use is from 0 to 1.
func Used(use float64) string {
	if !(use > 0) {
		return ""
	}
	return say("Used", "percent", max(1, int(math.Round(100*use))))
}

// Cutting says how long cutting, folding and gluing takes.
func Cutting(minutes int) string {
	if minutes <= 0 {
		return NothingToCut
	}
	return say("Cutting", "time", printables.Duration(minutes))
}

// Notes is the button that shows all notices; n is their number.
func Notes(n int) string { return say("Notes", "n", n) }

// PrintOnly is the button that prints n pieces and nothing else.
func PrintOnly(n int) string { return say("PrintOnly", "n", n) }

// OnSheets takes what makes a print smaller: it takes so many sheets then.
func OnSheets(sheets int) string { return say("OnSheets", "n", sheets) }

// AtPercent takes the size, in hundredths of the true one, that is offered because the board needs fewer sheets then.
func AtPercent(percent int) string { return say("AtPercent", "percent", percent) }

// OnlyThese is a shorter PrintOnly, for a narrow window.
func OnlyThese(n int) string { return say("OnlyThese", "n", n) }

// OnlyChosen says that n pieces are printed and nothing else.
func OnlyChosen(n int) string { return say("OnlyChosen", "n", n) }

// NoSuchPiece says that a part has no piece of a name or number.
func NoSuchPiece(part, piece string) string {
	return say("NoSuchPiece", "piece", Short(piece, 40), "part", part)
}

// NoSuchPart says that there is no part of a name, and lists the parts there are.
func NoSuchPart(part string, known []string) string {
	return say("NoSuchPart", "part", Short(part, 40), "known", known)
}

// PieceOf names a piece of a part.
func PieceOf(part, piece string) string { return say("PieceOf", "part", part, "piece", piece) }

// BoardOn says what paper the board is printed on.
func BoardOn(paper string) string { return say("BoardOn", "paper", paper) }

// CopiesOf says how many copies of each piece are printed.
func CopiesOf(n int) string { return say("CopiesOf", "n", n) }

// SparesOf says how many empty spares there are.
func SparesOf(n int) string { return say("SparesOf", "n", n) }

// BrokenRules says that the file of the chosen ruleset cannot be used, and that the pages still show its last
// good version.
func BrokenRules(name, finding string) string {
	return say("BrokenRules", "name", Short(name, 40), "finding", finding)
}

// PicturesSaved says how many pictures were saved, and in which folder.
func PicturesSaved(n int, folder string) string {
	return say("PicturesSaved", "n", n, "folder", folder)
}

// PageOf says which page is shown.
func PageOf(page, of int, title string) string {
	return say("PageOf", "page", page, "of", of, "title", title)
}

// LastBothSides says which pages, the last ones, are printed on both sides.
func LastBothSides(first, last int) string { return say("LastBothSides", "first", first, "last", last) }

// PrinterTrouble says that a printer has not taken the pages, SentToPrinter that it has. Printer is "" where
// the system chooses it.
func PrinterTrouble(printer, problem string) string {
	return say("PrinterTrouble", "printer", printer, "problem", problem)
}
func SentToPrinter(printer, path string) string {
	return say("SentToPrinter", "printer", printer, "path", path)
}
