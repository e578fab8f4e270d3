package patrollers

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, each with its arguments. A unit is the number of a figure, or [engines.Unknown]. Hits are sets
// of figures as bits. There are several sets if a figure is hit more than once.
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

// NoTwines is the argument for a number of twines that the line leaves out.
const NoTwines = -1

// word is a kind of word in a line.
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
	zeroWord // 0, or nothing: head-to-head needs no twines, and a line may say so
)

// forms are the lines of all verbs. If one word can belong to two forms, the more exact form comes first.
var forms = [verbs]engines.Form[word]{
	VerbPick:       {Word: "pick", Kinds: []word{pickWord}},
	VerbToken:      {Word: "token", Kinds: []word{unitWord, tokenWord}},
	VerbDeploy:     {Word: "deploy", Kinds: []word{unitWord, pointWord}},
	VerbDeployed:   {Word: "deploy", Kinds: []word{unitWord}},
	VerbDial:       {Word: "dial", Kinds: []word{unitWord, numberWord, numberWord, numberWord, numberWord}},
	VerbOrder:      {Word: "order", Kinds: []word{unitWord, hitsWord}},
	VerbMove:       {Word: "move", Kinds: []word{unitWord, pointWord}},
	VerbMoves:      {Word: "move", Kinds: []word{unitWord, numberWord}},
	VerbAttack:     {Word: "attack", Kinds: []word{unitWord, unitWord}},
	VerbAttacks:    {Word: "attack", Kinds: []word{unitWord, unitWord, numberWord}},
	VerbSound:      {Word: "sound", Kinds: []word{yesWord}},
	VerbReroll:     {Word: "reroll"},
	VerbKeep:       {Word: "keep"},
	VerbSpecial:    {Word: "special", Kinds: []word{unitWord}},
	VerbSpecialAt:  {Word: "special", Kinds: []word{unitWord, pointWord}},
	VerbSpecialFar: {Word: "special", Kinds: []word{unitWord, numberWord}},
	VerbSpecialDial: {Word: "special",
		Kinds: []word{unitWord, unitWord, numberWord, numberWord, numberWord, numberWord, zeroWord}},
	VerbSpecialOn: {Word: "special", Kinds: []word{unitWord, unitWord, farWord, hitsWord}},
	VerbReveal:    {Word: "reveal", Kinds: []word{tokenWord, hitsWord}},
	VerbGive:      {Word: "give", Kinds: []word{unitWord}},
	VerbEnd:       {Word: "end"},
	VerbPut:       {By: engines.ByFix, Word: "put", Kinds: []word{unitWord, pointWord}},
	VerbStand:     {By: engines.ByFix, Word: "put", Kinds: []word{unitWord}},
	VerbSide:      {By: engines.ByFix, Word: "side", Kinds: []word{unitWord, sideWord}},
	VerbOff:       {By: engines.ByFix, Word: "off", Kinds: []word{unitWord}},
	VerbMark:      {By: engines.ByFix, Word: "mark", Kinds: []word{unitWord, onWord}},
	VerbGas:       {By: engines.ByFix, Word: "gas", Kinds: []word{unitWord, onWord}},
	VerbTurn:      {By: engines.ByFix, Word: "turn", Kinds: []word{seatWord}},
}

// Words of the notation.
const (
	wordNone   = "none"
	wordSealed = "sealed"
	wordWhat   = "?" // written for a number that is no Patroller and no token
)

// Info returns the game's names, reasons and fields, which are the same under every ruleset.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the two sides.
func (g *Game) SeatIDs() []string { return []string{"A", "B"} }

// Forms returns the forms of its lines, with this ruleset's Patrollers and tokens.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads the part of a line after "WHO:". It reads the lines of tracked and of measured positions alike,
// so that a wrong one can be refused with a reason.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who == engines.Dice {
		if m, groups, ok := dice.ParseSides(strings.TrimSpace(text), readFace); ok &&
			len(groups) == int(m.N) && m.N <= 2 {
			return m, nil
		}
		return engines.Move{}, engines.ErrUnreadable
	}
	return g.lines.Parse(who, text)
}

// newLines returns the lines of the game with its Patrollers and tokens.
func (g *Game) newLines() engines.Lines[word] {
	return engines.Lines[word]{Players: Players, Forms: forms[:], Words: []engines.Word{
		unitWord: engines.WordOf(engines.PieceArg, readUnit, unitText,
			func(u int16) bool { return u < units }),
		pickWord: engines.WordOf(0, g.readPick, g.pickText, nil),
		tokenWord: engines.WordOf(0, func(text string) (int16, bool) {
			return g.readToken(text), true
		}, g.tokenText, nil),
		pointWord:  engines.PointWord,
		numberWord: engines.NumberWord,
		yesWord:    engines.OneOf("no", "yes"), sideWord: engines.OneOf("front", "near-death"),
		onWord:   engines.OneOf("off", "on"),
		seatWord: engines.SeatWord,
		farWord:  far{}, hitsWord: hits{}, zeroWord: zero{}}}
}

// readFace reads a side of a die. It accepts any letter with a number; [Game.Check] refuses sides a die
// lacks.
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

// readPick reads the id of a Patroller. An unknown id is -1, which is refused later.
func (g *Game) readPick(text string) (int16, bool) {
	return int16(slices.IndexFunc(g.roster, func(f fighter) bool { return f.id == text })), true
}

// far reads a number of twines that the line may leave out; then it is [NoTwines].
type far struct{}

func (far) Kind() engines.ArgKind { return engines.NumberArg }

func (far) Read(words []string, m *engines.Move) (int, bool) {
	if len(words) > 0 {
		if n, ok := engines.Number(words[0]); ok {
			m.Add(n)
			return 1, true
		}
	}
	m.Add(NoTwines)
	return 0, true
}

func (far) Write(args []int16) (string, int) {
	switch {
	case len(args) == 0:
		return "", 0
	case args[0] == NoTwines:
		return "", 1
	}
	return strconv.Itoa(int(args[0])), 1
}

func (far) Fits(m engines.Move, first int) (int, bool) {
	return 1, first < engines.MaxArgs && m.Args[first] >= NoTwines
}

// hits reads all remaining words of a line: the figures that are hit, as sets.
type hits struct{}

func (hits) Kind() engines.ArgKind { return 0 }

func (hits) Read(words []string, m *engines.Move) (int, bool) {
	var list []int
	for _, w := range words {
		u, ok := readUnit(w)
		if !ok {
			return 0, false
		}
		list = append(list, int(u))
	}
	return len(words), AddHits(m, list...)
}

func (hits) Write(args []int16) (string, int) {
	var names []string
	for _, mask := range args {
		names = append(names, setTexts(figures(mask))...)
	}
	return strings.Join(names, " "), len(args)
}

// Fits implements engines.Word. The sets must be split as AddHits splits them: the last figure of a set does
// not come before the first figure of the next.
func (hits) Fits(m engines.Move, first int) (int, bool) {
	for i := first; i < int(m.N); i++ {
		mask := m.Args[i]
		if mask <= 0 || mask >= 1<<(unknownFigure+1) ||
			i > first && bits.TrailingZeros16(uint16(mask)) >= bits.Len16(uint16(m.Args[i-1])) {
			return 0, false
		}
	}
	return max(0, int(m.N)-first), true
}

// zero reads a 0 that the line may leave out and that has no meaning.
type zero struct{}

func (zero) Kind() engines.ArgKind { return 0 }

func (zero) Read(words []string, _ *engines.Move) (int, bool) {
	if len(words) > 0 && words[0] == "0" {
		return 1, true
	}
	return 0, true
}

func (zero) Write([]int16) (string, int) { return "", 0 }

func (zero) Fits(engines.Move, int) (int, bool) { return 0, true }

// readUnit reads the name of a figure. A figure that cannot exist is [engines.Unknown].
func readUnit(text string) (int16, bool) {
	letter, n, ok := engines.Label(text)
	if letter < Players && n >= 1 && n <= MaxTeam {
		return letter*MaxTeam + n - 1, ok
	}
	return engines.Unknown(letter, n), ok
}

// readToken reads the word for a token. An unknown word is -1.
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

// unknownFigure is the number in a set of hits for one that cannot exist, such as C1, which Check refuses.
const unknownFigure = units

// AddHits adds the figures that are hit to a move, in the order of the line. Ascending figures share a set;
// where the order breaks, a new set begins. ok is false if there are too many sets.
func AddHits(m *engines.Move, list ...int) (ok bool) {
	last := unknownFigure + 1
	for _, u := range list {
		if u < 0 {
			u = unknownFigure
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

// firstHits returns the index of the first argument that is a set of hit figures. For a verb without such
// sets it is an index behind all arguments.
func firstHits(m *engines.Move) int {
	switch m.Verb {
	case VerbOrder, VerbReveal:
		return 1
	case VerbSpecialOn:
		return 3
	}
	return engines.MaxArgs
}

// HitsOf returns the figures that are hit, in the order in which the line names them.
func HitsOf(m *engines.Move) (list []int) {
	first := firstHits(m)
	for _, mask := range m.Args[first:max(first, int(m.N))] {
		list = append(list, members(figures(mask))...)
	}
	return list
}

// Format writes a move in its canonical form. For an impossible move it still writes something readable.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return dice.FormatSides(m, FaceName)
	}
	return g.lines.Format(m)
}

// unitText writes a figure.
func unitText(u int16) string {
	if u >= 0 && u < units {
		return UnitName(int(u))
	}
	return strings.ToUpper(engines.UnknownText(min(u, -1)))
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
