package cubed

import (
	"slices"
	"strings"
	"unicode"

	"homespun/engines"
)

// The verbs, each with its arguments.
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

// word is a kind of word in a line.
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
	// unknownColour is how noColour is written in a line.
	unknownColour = "?"
)

// StackMove returns the move with which a player places a cube on a square.
func StackMove(who engines.Seat, c Colour, square int) engines.Move {
	return engines.Move{Who: who, Verb: VerbStack, N: 2,
		Args: [engines.MaxArgs]int16{int16(c), int16(square)}}
}

// DoneMove returns the move with which a player ends a turn of stacking.
func DoneMove(who engines.Seat) engines.Move { return engines.NewMove(who, VerbDone) }

// TakeMove returns the move with which a player removes the top cube of a square.
func TakeMove(who engines.Seat, square int) engines.Move {
	return engines.Move{Who: who, Verb: VerbTake, N: 1, Args: [engines.MaxArgs]int16{int16(square)}}
}

// Info returns the game's names, reasons and fields, which are the same under every ruleset.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Forms returns the forms of its lines.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads the part of a line after "WHO:". The table makes fixes; players make all other moves.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	return g.lines.Parse(who, text)
}

// newLines returns the lines of the game.
func (g *Game) newLines() engines.Lines[word] {
	return engines.Lines[word]{Players: Players, Forms: forms[:], Words: []engines.Word{
		squareWord: g.board.Word(),
		colourWord: engines.WordOf(engines.WordArg, parseColour,
			func(c int16) string { return Colour(c).Word() },
			func(c int16) bool { return c == noColour || c >= int16(Yellow) && c < int16(colours) }),
		seatWord: engines.SeatWord, pileWord: engines.OneOf(pileWords...), numberWord: engines.NumberWord}}
}

// parseColour reads a colour. It accepts any word of letters, so that [Game.Check] can refuse unknown colours
// with a reason.
func parseColour(word string) (int16, bool) {
	if i := slices.Index(colourWords, word); i >= 0 {
		return int16(i) + int16(Yellow), true
	}
	strange := func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }
	return noColour, word == unknownColour || !strings.ContainsFunc(word, strange)
}

// Format writes a move in its canonical form. For a value that is no legal line it still writes something
// that people can read.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == 0 || m.Verb >= verbs {
		return unknownColour
	}
	return g.lines.Format(m)
}
