package words

// The texts of the rulebook.
var (
	RulebookTitle = say("RulebookTitle")
	RulebookNote  = say("RulebookNote")
	RulebookStep  = say("RulebookStep")
	BoxTitle      = say("BoxTitle")
	BoxNote       = say("BoxNote")
	BoxStep       = say("BoxStep")
	BoxStepGlue   = say("BoxStepGlue")
	BoxLid        = say("BoxLid")
	BoxBottom     = say("BoxBottom")
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
