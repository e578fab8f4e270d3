package geyser

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, and what their arguments are. A token takes two: the letter of its player, counted from 0, and its number.
const (
	verbRoll    = engines.VerbRoll // faces, in a battle the attacker's first
	verbStart   = iota             // space
	verbMove                       // token, space
	verbSpawn                      // space
	verbNoSpawn                    //
	verbAgain                      //
	verbBack                       //
	verbPass                       //
	verbReenter                    // space
	verbPut                        // token, space: this and what follows are fixes
	verbOff                        // token
	verbTurn                       // seat
	verbs
)

// word is what a word of a line can be.
type word uint8

const (
	spaceWord = word(iota)
	tokenWord
	seatWord
)

// form is how a verb is written: its word and those that follow.
type form struct {
	fix   bool
	word  string
	words []word
}

var forms = [verbs]form{
	verbStart:   {word: "start", words: []word{spaceWord}},
	verbMove:    {word: "move", words: []word{tokenWord, spaceWord}},
	verbSpawn:   {word: "spawn", words: []word{spaceWord}},
	verbNoSpawn: {word: "no-spawn"},
	verbAgain:   {word: "again"},
	verbBack:    {word: "back"},
	verbPass:    {word: "pass"},
	verbReenter: {word: "reenter", words: []word{spaceWord}},
	verbPut:     {true, "put", []word{tokenWord, spaceWord}},
	verbOff:     {true, "off", []word{tokenWord}},
	verbTurn:    {true, "turn", []word{seatWord}},
}

// args returns how many arguments a verb's words make.
func (f *form) args() int {
	n := len(f.words)
	if n > 0 && f.words[0] == tokenWord {
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
	words := engines.Words(text)
	fix := who == engines.Table
	switch {
	case who == engines.Dice:
		if len(words) == 1 {
			if m, groups, ok := dice.Parse(words[0]); ok && len(groups) == int(m.N) && m.N <= 2 {
				return m, nil
			}
		}
		return engines.Move{}, engines.ErrUnreadable
	case fix && len(words) > 0 && words[0] == "fix":
		words = words[1:]
	case fix, who < 0, int(who) >= g.players:
		return engines.Move{}, engines.ErrUnreadable
	}
	if len(words) == 0 {
		return engines.Move{}, engines.ErrUnreadable
	}
	verb := slices.IndexFunc(forms[:], func(f form) bool { return f.word == words[0] && f.fix == fix })
	if verb < 0 || len(words)-1 != len(forms[verb].words) {
		return engines.Move{}, engines.ErrUnreadable
	}
	m := engines.Move{Who: who, Verb: engines.Verb(verb)}
	for i, kind := range forms[verb].words {
		if !g.parseWord(kind, words[i+1], &m) {
			return engines.Move{}, engines.ErrUnreadable
		}
	}
	return m, nil
}

// parseWord reads one word of a line, in lower case, into a move's next arguments.
func (g *Game) parseWord(kind word, text string, m *engines.Move) bool {
	if kind == seatWord {
		if len(text) != 1 || text[0] < 'a' || text[0] > 'z' {
			return false
		}
		m.Args[m.N] = int16(text[0] - 'a')
		m.N++
		return true
	}
	letter, number, ok := engines.Label(text)
	if kind == tokenWord {
		m.Args[m.N], m.Args[m.N+1] = letter, number
		m.N += 2
		return ok
	}
	m.Args[m.N] = engines.Unknown(letter, number)
	if at, found := g.board.At(int(letter), int(number)-1); ok && found {
		m.Args[m.N] = int16(at)
	}
	m.N++
	return ok
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == verbRoll || m.Verb >= verbs {
		return dice.Format(m)
	}
	f := &forms[m.Verb]
	words := make([]string, 0, 4)
	if f.fix {
		words = append(words, "fix")
	}
	words = append(words, f.word)
	i := 0
	for _, kind := range f.words {
		var arg engines.Arg
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
		words = append(words, g.Describe(arg).Text)
	}
	return strings.Join(words, " ")
}
