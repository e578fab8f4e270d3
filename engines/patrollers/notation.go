package patrollers

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, and what their arguments are. A unit is the number of a figure, or [engines.Unknown]. Hits are sets of figures as bits, several where the same one
// is hit again.
const (
	VerbRoll        = engines.VerbRoll // sides, of an attack the attacker's first
	VerbPick        = engines.Verb(iota)
	VerbToken       // unit, token
	VerbDeploy      // unit, x, y
	VerbDeployed    // unit: where the players measure
	VerbDial        // unit, attack, defence, move, range
	VerbOrder       // unit, hits
	VerbMove        // unit, x, y
	VerbMoves       // unit, twines
	VerbAttack      // unit, unit
	VerbAttacks     // unit, unit, twines
	VerbSound       // 1 yes, 0 no
	VerbReroll      //
	VerbKeep        //
	VerbSpecial     // unit
	VerbSpecialAt   // unit, x, y
	VerbSpecialFar  // unit, twines
	VerbSpecialOn   // unit, unit, twines or NoTwines, hits
	VerbSpecialDial // unit, unit, attack, defence, move, range
	VerbReveal      // token, hits
	VerbGive        // unit
	VerbEnd         //
	VerbPut         // unit, x, y: this and what follows are fixes
	VerbStand       // unit: where the players measure
	VerbSide        // unit, 1 near death, 0 front
	VerbOff         // unit
	VerbMark        // unit, 1 on, 0 off
	VerbGas         // unit, 1 on, 0 off
	VerbTurn        // seat
	verbs
)

// NoTwines stands for twines that a line does not say.
const NoTwines = -1

// word is what a word of a line can be.
type word uint8

const (
	unitWord = word(iota)
	pickWord
	tokenWord
	pointWord
	numberWord
	yesWord
	sideWord
	onWord
	seatWord
	farWord  // a number that may be left out before hits
	hitsWord // any number of figures
)

// forms has the more exact forms of a word first.
var forms = [verbs]engines.Form[word]{
	VerbPick:        {Word: "pick", Kinds: []word{pickWord}},
	VerbToken:       {Word: "token", Kinds: []word{unitWord, tokenWord}},
	VerbDeploy:      {Word: "deploy", Kinds: []word{unitWord, pointWord}},
	VerbDeployed:    {Word: "deploy", Kinds: []word{unitWord}},
	VerbDial:        {Word: "dial", Kinds: []word{unitWord, numberWord, numberWord, numberWord, numberWord}},
	VerbOrder:       {Word: "order", Kinds: []word{unitWord, hitsWord}},
	VerbMove:        {Word: "move", Kinds: []word{unitWord, pointWord}},
	VerbMoves:       {Word: "move", Kinds: []word{unitWord, numberWord}},
	VerbAttack:      {Word: "attack", Kinds: []word{unitWord, unitWord}},
	VerbAttacks:     {Word: "attack", Kinds: []word{unitWord, unitWord, numberWord}},
	VerbSound:       {Word: "sound", Kinds: []word{yesWord}},
	VerbReroll:      {Word: "reroll"},
	VerbKeep:        {Word: "keep"},
	VerbSpecial:     {Word: "special", Kinds: []word{unitWord}},
	VerbSpecialAt:   {Word: "special", Kinds: []word{unitWord, pointWord}},
	VerbSpecialFar:  {Word: "special", Kinds: []word{unitWord, numberWord}},
	VerbSpecialDial: {Word: "special", Kinds: []word{unitWord, unitWord, numberWord, numberWord, numberWord, numberWord}},
	VerbSpecialOn:   {Word: "special", Kinds: []word{unitWord, unitWord, farWord, hitsWord}},
	VerbReveal:      {Word: "reveal", Kinds: []word{tokenWord, hitsWord}},
	VerbGive:        {Word: "give", Kinds: []word{unitWord}},
	VerbEnd:         {Word: "end"},
	VerbPut:         {By: engines.ByFix, Word: "put", Kinds: []word{unitWord, pointWord}},
	VerbStand:       {By: engines.ByFix, Word: "put", Kinds: []word{unitWord}},
	VerbSide:        {By: engines.ByFix, Word: "side", Kinds: []word{unitWord, sideWord}},
	VerbOff:         {By: engines.ByFix, Word: "off", Kinds: []word{unitWord}},
	VerbMark:        {By: engines.ByFix, Word: "mark", Kinds: []word{unitWord, onWord}},
	VerbGas:         {By: engines.ByFix, Word: "gas", Kinds: []word{unitWord, onWord}},
	VerbTurn:        {By: engines.ByFix, Word: "turn", Kinds: []word{seatWord}},
}

// Words of the notation.
const (
	wordNone   = "none"
	wordSealed = "sealed"
	wordWhat   = "?" // what is no Patroller and no token
)

// choices are the words that stand for 0 and 1.
var choices = map[word][2]string{
	yesWord: {"no", "yes"}, sideWord: {"front", "near-death"}, onWord: {"off", "on"},
}

// arguments returns how many arguments the words of a form make, at least and at most.
func arguments(f *engines.Form[word]) (least, most int) {
	for _, w := range f.Kinds {
		switch w {
		case pointWord:
			least += 2
		case hitsWord:
			return least, engines.MaxArgs
		default:
			least++
		}
	}
	return least, least
}

// Info returns what is fixed about the game.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the two sides.
func (g *Game) SeatIDs() []string { return []string{"A", "B"} }

// Parse reads a line after "WHO:". Dice roll, the table fixes, and players do everything else. The lines of both kinds of positions can be read.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who == engines.Dice {
		if m, groups, ok := dice.ParseSides(strings.TrimSpace(text), readFace); ok && len(groups) == int(m.N) && m.N <= 2 {
			return m, nil
		}
		return engines.Move{}, engines.ErrUnreadable
	}
	by, words, err := engines.Line(who, Players, text)
	if err != nil {
		return engines.Move{}, err
	}
	for verb := range forms {
		f := &forms[verb]
		m := engines.Move{Who: who, Verb: engines.Verb(verb)}
		if f.Word == words[0] && f.By == by && g.parseWords(f.Kinds, words[1:], &m) {
			return m, nil
		}
	}
	return engines.Move{}, engines.ErrUnreadable
}

// readFace reads a side of a die; any letter with a number is one, as it may be refused.
func readFace(text string) (int16, bool) {
	letter, n, ok := engines.Label(text)
	if !ok {
		return 0, false
	}
	if colour := strings.IndexRune(colours, 'A'+rune(letter)); colour >= Red && n <= MaxFace {
		return Side(colour, int(n)), true
	}
	return engines.Unknown(letter, n), true
}

// parseWords reads the words of a line, in lower case, into a move's arguments.
func (g *Game) parseWords(kinds []word, words []string, m *engines.Move) bool {
	for _, kind := range kinds {
		switch {
		case kind == hitsWord:
			return parseHits(words, m)
		case kind == farWord:
			n := int16(NoTwines)
			if len(words) > 0 {
				if read, ok := engines.Number(words[0]); ok {
					n, words = read, words[1:]
				}
			}
			m.Add(n)
			continue
		case len(words) == 0 || !g.parseWord(kind, words[0], m):
			return false
		}
		words = words[1:]
	}
	// Head-to-head needs no twines, and a line may say so.
	return len(words) == 0 || m.Verb == VerbSpecialDial && len(words) == 1 && words[0] == "0"
}

// parseWord reads one word into a move's next arguments.
func (g *Game) parseWord(kind word, text string, m *engines.Move) bool {
	var n int16
	ok := true
	switch kind {
	case unitWord:
		n, ok = readUnit(text)
	case numberWord:
		n, ok = engines.Number(text)
	case pickWord:
		n = int16(slices.IndexFunc(g.roster, func(f fighter) bool { return f.id == text }))
	case tokenWord:
		n = g.readToken(text)
	case seatWord:
		n, ok = int16(text[0])-'a', len(text) == 1 && text[0] >= 'a' && text[0] <= 'z'
	case pointWord:
		m.Args[m.N], m.Args[m.N+1], ok = engines.Point(text)
		m.N += 2
		return ok
	default:
		two := choices[kind]
		n = int16(slices.Index(two[:], text))
		ok = n >= 0
	}
	m.Add(n)
	return ok
}

// readUnit reads a figure; one that cannot be is [engines.Unknown].
func readUnit(text string) (int16, bool) {
	letter, n, ok := engines.Label(text)
	if letter < Players && n >= 1 && n <= MaxTeam {
		return letter*MaxTeam + n - 1, ok
	}
	return engines.Unknown(letter, n), ok
}

// readToken reads the word for a token; what is none is -1.
func (g *Game) readToken(text string) int16 {
	switch text {
	case wordNone:
		return TokenNone
	case wordSealed:
		return tokenSealed
	}
	if i := slices.IndexFunc(g.tokens, func(t deathToken) bool { return t.id == text }); i >= 0 {
		return int16(i + firstToken)
	}
	return -1
}

// strange stands in a set of hits for figures that cannot be.
const strange = units

// parseHits reads figures into sets: as long as they come in their order they are one set.
func parseHits(words []string, m *engines.Move) bool {
	var figures []int
	for _, w := range words {
		u, ok := readUnit(w)
		if !ok {
			return false
		}
		figures = append(figures, int(u))
	}
	return AddHits(m, figures...)
}

// AddHits adds the figures that a line says to be hit to its move, in the order in which it names them; ok is false where there are too many.
func AddHits(m *engines.Move, figures ...int) (ok bool) {
	last := strange + 1
	for _, u := range figures {
		if u < 0 {
			u = strange
		}
		if u <= last {
			if m.N == engines.MaxArgs {
				return false
			}
			m.N++
		}
		last = u
		m.Args[m.N-1] |= 1 << u
	}
	return true
}

// HitsOf returns the figures that a line says to be hit, in the order in which it names them.
func HitsOf(m *engines.Move) (figures []int) {
	f := &forms[m.Verb]
	if len(f.Kinds) == 0 || f.Kinds[len(f.Kinds)-1] != hitsWord {
		return nil
	}
	least, _ := arguments(f)
	for _, mask := range m.Args[least:max(least, int(m.N))] {
		for rest := uint16(mask); rest != 0; rest &= rest - 1 {
			figures = append(figures, bits.TrailingZeros16(rest))
		}
	}
	return figures
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return dice.FormatSides(m, FaceName)
	}
	f := &forms[m.Verb]
	words := f.Opening()
	i := 0
	for _, kind := range f.Kinds {
		if i >= engines.MaxArgs {
			break
		}
		n := m.Args[i]
		i++
		switch kind {
		case unitWord:
			words = append(words, unitText(n))
		case numberWord:
			words = append(words, strconv.Itoa(int(n)))
		case pickWord:
			words = append(words, g.pickText(n))
		case tokenWord:
			words = append(words, g.tokenText(n))
		case seatWord:
			words = append(words, string(rune('A'+n)))
		case pointWord:
			words = append(words, engines.PointText(n, m.Args[i]))
			i++
		case farWord:
			if n != NoTwines {
				words = append(words, strconv.Itoa(int(n)))
			}
		case hitsWord:
			for _, mask := range m.Args[i-1 : max(i-1, int(m.N))] {
				for rest := uint16(mask); rest != 0; rest &= rest - 1 {
					words = append(words, hitText(bits.TrailingZeros16(rest)))
				}
			}
		default:
			words = append(words, choices[kind][n&1])
		}
	}
	return strings.Join(words, " ")
}

// unitText writes a figure.
func unitText(u int16) string {
	if u >= 0 && u < units {
		return UnitName(int(u))
	}
	return strings.ToUpper(engines.UnknownText(min(u, -1)))
}

// hitText writes one of a set of hits.
func hitText(u int) string {
	if u < units {
		return UnitName(u)
	}
	return UnitName(units) // C1, which nobody is
}

// pickText writes a Patroller of the roster.
func (g *Game) pickText(n int16) string {
	if n >= 0 && int(n) < len(g.roster) {
		return g.roster[n].id
	}
	return wordWhat
}

// tokenText writes a token.
func (g *Game) tokenText(n int16) string {
	switch {
	case n == TokenNone:
		return wordNone
	case n == tokenSealed:
		return wordSealed
	case n >= firstToken && int(n)-firstToken < len(g.tokens):
		return g.tokens[n-firstToken].id
	}
	return wordWhat
}
