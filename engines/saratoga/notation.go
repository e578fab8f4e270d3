package saratoga

import (
	"slices"
	"strings"
	"unicode"

	"homespun/engines"
)

// The verbs, each with its arguments.
const (
	VerbColour   = engines.Verb(iota + 1) // card
	VerbLays                              // card, card
	VerbPass                              //
	VerbProgress                          // card, number: this and what follows are fixes
	VerbSupplies                          // card, number
	verbs
)

// word is a kind of word in a line.
type word uint8

const (
	cardWord = word(iota)
	numberWord
)

var forms = [verbs]engines.Form[word]{
	VerbColour:   {Word: "colour", Kinds: []word{cardWord}},
	VerbLays:     {Word: "lays", Kinds: []word{cardWord, cardWord}},
	VerbPass:     {Word: "pass"},
	VerbProgress: {By: engines.ByFix, Word: "progress", Kinds: []word{cardWord, numberWord}},
	VerbSupplies: {By: engines.ByFix, Word: "supplies", Kinds: []word{cardWord, numberWord}},
}

// noCard is the argument for a word that names no card of the deck.
const noCard = -1

// unknownCard is how noCard is written in a line.
const unknownCard = "?"

// Info returns the game's names, reasons and fields, which are the same under every ruleset.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Forms returns the forms of its lines, with this ruleset's colours.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads the part of a line after "WHO:". The table makes fixes; players make all other moves.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	return g.lines.Parse(who, text)
}

// newLines returns the lines of the game with its cards.
func (g *Game) newLines() engines.Lines[word] {
	return engines.Lines[word]{Players: g.players, Forms: forms[:], Words: []engines.Word{
		cardWord: engines.WordOf(engines.PieceArg, g.parseCard,
			func(c int16) string { return g.cardText(int(c)) }, nil), numberWord: engines.NumberWord}}
}

// parseCard reads the word for a card, in lower case. It accepts any word of letters, so that [Game.Check]
// can refuse unknown cards with a reason.
func (g *Game) parseCard(word string) (int16, bool) {
	if i := slices.Index(g.cards[1:], word); i >= 0 && word != "" { // numbers without a card have the word ""
		return int16(i + 1), true
	}
	strange := func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }
	return noCard, word == unknownCard || !strings.ContainsFunc(word, strange)
}

// Format writes a move in its canonical form. For a value that is no legal line it still writes something
// that people can read.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == 0 || m.Verb >= verbs {
		return unknownCard
	}
	return g.lines.Format(m)
}

// cardText writes a card by its number.
func (g *Game) cardText(n int) string {
	if n < 1 || n >= int(cards) || g.cards[n] == "" {
		return unknownCard
	}
	return g.cards[n]
}

// layWords writes what a player has laid, as after "lays", or pass.
func (g *Game) layWords(l Lay) string {
	if l.Passed() {
		return forms[VerbPass].Word
	}
	return g.cards[l.Action] + " " + g.cards[l.Target]
}
