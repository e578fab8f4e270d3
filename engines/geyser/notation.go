package geyser

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/reasons"
)

// The verbs, and what their arguments are. A token takes two: the letter of its player, counted from 0, and its number.
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

// word is what a word of a line can be.
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

// arguments returns how many arguments the words of a form make.
func arguments(f *engines.Form[word]) int {
	n := len(f.Kinds)
	if n > 0 && f.Kinds[0] == tokenWord {
		n++
	}
	return n
}

// Info returns what is fixed about the game.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Parse reads a line after "WHO:". Dice roll, the table fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who != engines.Dice {
		return engines.ParseForm(forms[:], who, g.players, text, g.parseWord)
	}
	if m, groups, ok := dice.Parse(strings.TrimSpace(text)); ok && len(groups) == int(m.N) && m.N <= 2 {
		return m, nil
	}
	return engines.Move{}, engines.ErrUnreadable
}

// parseWord reads one word of a line, in lower case, into a move's next arguments.
func (g *Game) parseWord(kind word, text string, m *engines.Move) bool {
	if kind == seatWord {
		if len(text) != 1 || text[0] < 'a' || text[0] > 'z' {
			return false
		}
		m.Add(int16(text[0] - 'a'))
		return true
	}
	letter, number, ok := engines.Label(text)
	if kind == tokenWord {
		m.Add(letter)
		m.Add(number)
		return ok
	}
	if at, found := g.board.At(int(letter), int(number)-1); ok && found {
		m.Add(int16(at))
	} else {
		m.Add(engines.Unknown(letter, number))
	}
	return ok
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return dice.Format(m)
	}
	f := &forms[m.Verb]
	words := f.Opening()
	i := 0
	for _, kind := range f.Kinds {
		var arg reasons.Argument
		switch kind {
		case tokenWord:
			arg = token(m.Args[i], m.Args[i+1])
			i++
		case seatWord:
			arg = engines.Of(engines.SeatArg, m.Args[i])
		default:
			arg = space(m.Args[i])
		}
		i++
		words = append(words, g.Describe(arg.Arg()).Text)
	}
	return strings.Join(words, " ")
}
