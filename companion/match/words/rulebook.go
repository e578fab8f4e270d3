package words

// The texts of the rulebook.
var (
	RulebookTitle = say("RulebookTitle")
	RulebookNote  = say("RulebookNote")
	RulebookStep  = say("RulebookStep")
	BoxTitle      = say("BoxTitle")
	BoxStep       = say("BoxStep")
	BoxStepGlue   = say("BoxStepGlue")
	FanFold       = say("FanFold")
	FanAcross     = say("FanAcross")
	FanDone       = say("FanDone")
	BoxStepHalves = say("BoxStepHalves")
	BoxNone       = say("BoxNone")
	LabelsTitle   = say("LabelsTitle")
	LabelsNote    = say("LabelsNote")
	BookAim       = say("BookAim")
	BookBox       = say("BookBox")
	BookSetup     = say("BookSetup")
	BookTurn      = say("BookTurn")
	BookExamples  = say("BookExamples")
	BookFiner     = say("BookFiner")
	BookTables    = say("BookTables")
	BookClauses   = say("BookClauses")
	BookOwn       = say("BookOwn")
	BookHouse     = say("BookHouse")
)

// BookRefused says of an example's picture why a move on it is not possible.
func BookRefused(why string) string { return say("BookRefused", "why", why) }

// BookOpens is the name of a place of the rulebook, on the screen, that leads to a clause of the rule sheet.
func BookOpens(clause string) string { return say("BookOpens", "clause", clause) }

// BookCount says on a badge how many pieces of a kind there are.
func BookCount(n int) string { return say("BookCount", "n", n) }

// BookNotAllowed says the same where no picture shows the move.
func BookNotAllowed(why string) string { return say("BookNotAllowed", "why", why) }

// BoxNote says of how many boxes the sheets are.
func BoxNote(count int) string { return say("BoxNote", "n", count) }

// BoxBeside names the parts that have no room in the box.
func BoxBeside(parts []string) string { return say("BoxBeside", "parts", AndNames(parts)) }

// BoxLid names the sheet of a lid, of the nth box of several.
func BoxLid(n, of int) string {
	if of == 1 {
		return say("BoxLid")
	}
	return say("BoxLidOf", "n", n, "of", of)
}

// BoxBottom names that of a lower part, BoxHalf that of half of one.
func BoxBottom(n, of int) string {
	if of == 1 {
		return say("BoxBottom")
	}
	return say("BoxBottomOf", "n", n, "of", of)
}

func BoxHalf(n, of int) string {
	if of == 1 {
		return say("BoxHalf")
	}
	return say("BoxHalfOf", "n", n, "of", of)
}

// BoxOf says on a lid which of several boxes it is.
func BoxOf(n, of int) string { return say("BoxOf", "n", n, "of", of) }

// BoxFolded is the title of the pictures that show how a board is folded for its box, BoxStepFold says it.
func BoxFolded(board string) string { return say("BoxFolded", "board", board) }

func BoxStepFold(board string, columns, rows int) string {
	return say("BoxStepFold", "board", board, "columns", columns, "rows", rows)
}
