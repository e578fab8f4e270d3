package cubed

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"homespun/engines"
)

// The verbs, and what their arguments are.
const (
	VerbStack  = engines.Verb(iota + 1) // colour, square
	VerbDone                            //
	VerbTake                            // square
	VerbCube                            // colour, square: this and what follows are fixes
	VerbNoCube                          // square
	VerbPile                            // seat, pile, colour, number
	VerbTurn                            // seat
	verbs
)

// word is what a word of a line can be.
type word uint8

const (
	squareWord = word(iota)
	colourWord
	seatWord
	pileWord
	numberWord
)

var forms = [verbs]engines.Form[word]{
	VerbStack:  {Word: "stack", Kinds: []word{colourWord, squareWord}},
	VerbDone:   {Word: "done"},
	VerbTake:   {Word: "take", Kinds: []word{squareWord}},
	VerbCube:   {By: engines.ByFix, Word: "cube", Kinds: []word{colourWord, squareWord}},
	VerbNoCube: {By: engines.ByFix, Word: "no-cube", Kinds: []word{squareWord}},
	VerbPile:   {By: engines.ByFix, Word: "pile", Kinds: []word{seatWord, pileWord, colourWord, numberWord}},
	VerbTurn:   {By: engines.ByFix, Word: "turn", Kinds: []word{seatWord}},
}

const (
	// noColour is the argument for a word that names no colour.
	noColour = -1
	// unknownColour is how such a word is written back.
	unknownColour = "?"
)

// StackMove returns the move with which a player places a cube on a square.
func StackMove(who engines.Seat, c Colour, square int) engines.Move {
	return engines.Move{Who: who, Verb: VerbStack, N: 2, Args: [engines.MaxArgs]int16{int16(c), int16(square)}}
}

// DoneMove returns the move with which a player ends a turn of stacking.
func DoneMove(who engines.Seat) engines.Move { return engines.NewMove(who, VerbDone) }

// TakeMove returns the move with which a player removes the top cube of a square.
func TakeMove(who engines.Seat, square int) engines.Move {
	return engines.Move{Who: who, Verb: VerbTake, N: 1, Args: [engines.MaxArgs]int16{int16(square)}}
}

// Info returns what is fixed about the game.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Parse reads a line after "WHO:". The table fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	return engines.ParseForm(forms[:], who, Players, text, g.parseWord)
}

// parseWord reads one word of a line, in lower case, into a move.
func (g *Game) parseWord(kind word, text string, m *engines.Move) bool {
	arg, ok := g.argument(kind, text)
	m.Add(arg)
	return ok
}

// argument reads what one word of a line stands for.
func (g *Game) argument(kind word, text string) (int16, bool) {
	switch kind {
	case colourWord:
		// Any word of letters may be meant for a colour.
		if i := slices.Index(colourWords, text); i >= 0 {
			return int16(i) + int16(Yellow), true
		}
		strange := func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }
		return noColour, text == unknownColour || !strings.ContainsFunc(text, strange)
	case seatWord:
		return int16(text[0]) - 'a', len(text) == 1 && text[0] >= 'a' && text[0] <= 'z'
	case pileWord:
		i := slices.Index(pileWords, text)
		return int16(i), i >= 0
	case numberWord:
		return engines.Number(text)
	}
	letter, number, ok := engines.Label(text)
	if square, found := g.board.At(int(letter), int(number)-1); ok && found {
		return int16(square), true
	}
	return engines.Unknown(letter, number), ok
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == 0 || m.Verb >= verbs {
		return unknownColour
	}
	f := &forms[m.Verb]
	words := f.Opening()
	for i, kind := range f.Kinds {
		words = append(words, g.formatWord(kind, m.Args[i]))
	}
	return strings.Join(words, " ")
}

// formatWord writes one word of a line.
func (g *Game) formatWord(kind word, arg int16) string {
	switch kind {
	case colourWord:
		return Colour(arg).Word()
	case pileWord:
		if arg >= 0 && int(arg) < len(pileWords) {
			return pileWords[arg]
		}
	case seatWord:
		return g.Describe(engines.Of(engines.SeatArg, arg)).Text
	case squareWord:
		return g.Describe(engines.Of(engines.SpaceArg, arg)).Text
	}
	return strconv.Itoa(int(arg))
}
