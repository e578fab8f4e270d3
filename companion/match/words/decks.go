package words

// The words of the family's own decks of cards.
var (
	OwnCards    = say("OwnCards")
	OwnCardsAre = say("OwnCardsAre")
	NewDeck     = say("NewDeck")
	NoDecks     = say("NoDecks")
	NoDecksHelp = say("NoDecksHelp")
	DecksHelp   = say("DecksHelp")
	DeckCalled  = say("DeckCalled")
	DeckHolder  = say("DeckHolder")
	Cards       = say("Cards")
	DeckFile    = say("DeckFile")
)
