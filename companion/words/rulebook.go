package words

// The texts of the rulebook.
var (
	RulebookTitle = say("RulebookTitle")
	RulebookNote  = say("RulebookNote")
	RulebookStep  = say("RulebookStep")
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

// BookPieces says what a part of the set is, and how many pieces it has.
func BookPieces(title string, n int) string { return say("BookPieces", "title", title, "n", n) }
