package geyser

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, and what their arguments are. A token takes two: the letter of its player, counted from 0, and
// its number.
const (
	VerbRoll    = engines.VerbRoll // faces, in a battle the attacker's first
	VerbStart   = iota             // space
	VerbMove                       // token, space
	VerbSpawn                      // space
	VerbNoSpawn                    //
	VerbAgain                      //
	VerbBack                       //
	VerbPass                       //
	VerbReenter                    // space
	VerbPut                        // token, space: this and what follows are fixes
	VerbOff                        // token
	VerbTurn                       // seat
	verbs
)

// word is the kind of a word on a line.
type word uint8

const (
	spaceWord = word(iota)
	tokenWord
	seatWord
)

var forms = [verbs]engines.Form[word]{
	VerbStart:   {Word: "start", Kinds: []word{spaceWord}},
	VerbMove:    {Word: "move", Kinds: []word{tokenWord, spaceWord}},
	VerbSpawn:   {Word: "spawn", Kinds: []word{spaceWord}},
	VerbNoSpawn: {Word: "no-spawn"},
	VerbAgain:   {Word: "again"},
	VerbBack:    {Word: "back"},
	VerbPass:    {Word: "pass"},
	VerbReenter: {Word: "reenter", Kinds: []word{spaceWord}},
	VerbPut:     {By: engines.ByFix, Word: "put", Kinds: []word{tokenWord, spaceWord}},
	VerbOff:     {By: engines.ByFix, Word: "off", Kinds: []word{tokenWord}},
	VerbTurn:    {By: engines.ByFix, Word: "turn", Kinds: []word{seatWord}},
}

// Info returns what is the same for Geyser under all rulesets.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Forms returns how the lines of each verb are made up.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads a line after "WHO:". Dice roll, the table fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who != engines.Dice {
		return g.lines.Parse(who, text)
	}
	if m, groups, ok := dice.Parse(strings.TrimSpace(text)); ok && len(groups) == int(m.N) && m.N <= 2 {
		return m, nil
	}
	return engines.Move{}, engines.ErrUnreadable
}

// Format writes a move in its canonical form. A value that is no move still gives readable text.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return dice.Format(m)
	}
	return g.lines.Format(m)
}

// newLines returns the notation on this board: the forms of the verbs, and how each kind of word is read and
// written.
func (g *Game) newLines() engines.Lines[word] {
	return engines.Lines[word]{Players: g.players, Forms: forms[:], Words: []engines.Word{
		spaceWord: g.board.Word(), tokenWord: tokens{g}, seatWord: engines.SeatWord}}
}

// tokens reads and writes the word for a token, such as A3, which is two arguments of a move.
type tokens struct{ g *Game }

// Kind returns 0, which is no kind of argument: a token is two arguments, and none of the kinds stands for
// two.
func (tokens) Kind() engines.ArgKind { return 0 }

func (tokens) Read(words []string, m *engines.Move) (int, bool) {
	if len(words) == 0 {
		return 0, false
	}
	letter, number, ok := engines.Label(words[0])
	m.Add(letter)
	m.Add(number)
	return 1, ok
}

func (t tokens) Write(args []int16) (string, int) {
	if len(args) < 2 {
		return "", len(args)
	}
	return t.g.Describe(token(args[0], args[1]).Arg()).Text, 2
}

func (tokens) Fits(m engines.Move, first int) (int, bool) {
	return 2, m.Args[first] >= 0 && m.Args[first] < 26 && m.Args[first+1] >= 0
}
