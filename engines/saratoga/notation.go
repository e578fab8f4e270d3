package saratoga

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"homespun/engines"
)

// The verbs, and what their arguments are.
const (
	verbColour   = engines.Verb(iota + 1) // card
	verbLays                              // card, card
	verbPass                              //
	verbProgress                          // card, number: this and what follows are fixes
	verbSupplies                          // card, number
	verbs
)

var verbWords = [verbs]string{verbColour: "colour", verbLays: "lays", verbPass: "pass", verbProgress: "progress", verbSupplies: "supplies"}

// size returns how many arguments a verb has.
func size(verb engines.Verb) int {
	switch verb {
	case verbColour:
		return 1
	case verbPass:
		return 0
	}
	return 2
}

// noCard is the argument for a word that names no card of the deck.
const noCard = -1

// unknownCard is how such a word is written back.
const unknownCard = "?"

// Info returns what is fixed about the game.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Parse reads a line after "WHO:". The table fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	words := engines.Words(text)
	fix := who == engines.Table && len(words) > 0 && words[0] == "fix"
	if fix {
		words = words[1:]
	}
	if len(words) == 0 || !fix && (who < 0 || int(who) >= g.players) {
		return engines.Move{}, engines.ErrUnreadable
	}
	verb := engines.Verb(max(0, slices.Index(verbWords[:], words[0])))
	if verb == 0 || fix != (verb >= verbProgress) || len(words)-1 != size(verb) {
		return engines.Move{}, engines.ErrUnreadable
	}
	m := engines.Move{Who: who, Verb: verb, N: uint8(len(words) - 1)}
	for i, word := range words[1:] {
		ok := false
		if fix && i == 1 {
			m.Args[i], ok = engines.Number(word)
		} else {
			m.Args[i], ok = g.parseCard(word)
		}
		if !ok {
			return engines.Move{}, engines.ErrUnreadable
		}
	}
	return m, nil
}

// parseCard reads the word for a card, in lower case. Any word of letters may be meant for one.
func (g *Game) parseCard(word string) (int16, bool) {
	if i := slices.Index(g.cards[1:], word); i >= 0 {
		return int16(i + 1), true
	}
	strange := func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }
	return noCard, word == unknownCard || !strings.ContainsFunc(word, strange)
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == 0 || m.Verb >= verbs {
		return unknownCard
	}
	words := make([]string, 0, 4)
	if m.Verb >= verbProgress {
		words = append(words, "fix")
	}
	words = append(words, verbWords[m.Verb])
	for i, arg := range m.Faces() {
		if m.Verb >= verbProgress && i == 1 {
			words = append(words, strconv.Itoa(int(arg)))
		} else {
			words = append(words, g.cardWord(int(arg)))
		}
	}
	return strings.Join(words, " ")
}

// cardWord writes a card by its number.
func (g *Game) cardWord(n int) string {
	if n < 1 || n >= int(cards) || g.cards[n] == "" {
		return unknownCard
	}
	return g.cards[n]
}

// layWords writes what a player has laid, as after "lays", or pass.
func (g *Game) layWords(l Lay) string {
	if l.Passed() {
		return verbWords[verbPass]
	}
	return g.cards[l.Action] + " " + g.cards[l.Target]
}
