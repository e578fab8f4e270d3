package words

// The words of the family's own decks of cards.
const (
	OwnCards    = "Our own cards"
	OwnCardsAre = "Print any deck of cards, from a list in a plain file."
	NewDeck     = "New deck"
	NoDecks     = "No deck yet"
	NoDecksHelp = "A deck is a plain file: a title, a text and an icon for each card. “New deck” begins one with a few cards to change."
	DecksHelp   = "Decks are read again whenever they are saved."
	DeckCalled  = "What is the deck called?"
	DeckHolder  = "such as Rainy Sunday dares"
	Cards       = "Cards"
	DeckFile    = "The deck"
)
