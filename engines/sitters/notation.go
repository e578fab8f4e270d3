package sitters

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, and what their arguments are.
const (
	verbRoll      = engines.VerbRoll // faces, the collectors' first
	verbContainer = iota             // space
	verbStart                        // marker, space
	verbMove                         // marker, space
	verbReturn                       // marker, space
	verbPass                         //
	verbPut                          // marker, space: this and what follows are fixes
	verbOff                          // marker
	verbSafe                         // marker
	verbFixBox                       // space
	verbFixNoBox                     // space
	verbFixLoot                      // number
	verbFixTurn                      // seat, and the turn from 1 where it is said
	verbs
)

// form is how a verb is written: its word and the kinds of its arguments. The last one of fix turn may be left out.
type form struct {
	fix  bool
	word string
	args []engines.ArgKind
}

var forms = [verbs]form{
	verbContainer: {word: "container", args: []engines.ArgKind{engines.SpaceArg}},
	verbStart:     {word: "start", args: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	verbMove:      {word: "move", args: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	verbReturn:    {word: "return", args: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	verbPass:      {word: "pass"},
	verbPut:       {true, "put", []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	verbOff:       {true, "off", []engines.ArgKind{engines.PieceArg}},
	verbSafe:      {true, "safe", []engines.ArgKind{engines.PieceArg}},
	verbFixBox:    {true, "container", []engines.ArgKind{engines.SpaceArg}},
	verbFixNoBox:  {true, "no-container", []engines.ArgKind{engines.SpaceArg}},
	verbFixLoot:   {true, "loot", []engines.ArgKind{engines.NumberArg}},
	verbFixTurn:   {true, "turn", []engines.ArgKind{engines.SeatArg, engines.NumberArg}},
}

// Info returns what is fixed about SiTTeRS.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the two sides.
func (g *Game) SeatIDs() []string { return slices.Clone(sides) }

// Parse reads a line after "WHO:". Dice roll, the table fixes, and a side does everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	words := engines.Words(text)
	fix := who == engines.Table
	switch {
	case who == engines.Dice:
		if len(words) == 1 {
			return g.parseRoll(words[0])
		}
		return engines.Move{}, engines.ErrUnreadable
	case fix && (len(words) == 0 || words[0] != "fix"):
		return engines.Move{}, engines.ErrUnreadable
	case fix:
		words = words[1:]
	case who != Collectors && who != Obstructors:
		return engines.Move{}, engines.ErrUnreadable
	}
	if len(words) == 0 {
		return engines.Move{}, engines.ErrUnreadable
	}
	verb := slices.IndexFunc(forms[:], func(f form) bool { return f.word == words[0] && f.fix == fix })
	if verb < 0 {
		return engines.Move{}, engines.ErrUnreadable
	}
	kinds, words := forms[verb].args, words[1:]
	if verb == verbFixTurn && len(words) == 1 {
		kinds = kinds[:1]
	}
	if len(words) != len(kinds) {
		return engines.Move{}, engines.ErrUnreadable
	}
	m := engines.Move{Who: who, Verb: engines.Verb(verb), N: uint8(len(kinds))}
	for i, kind := range kinds {
		arg, ok := g.parseWord(kind, words[i])
		if !ok {
			return engines.Move{}, engines.ErrUnreadable
		}
		m.Args[i] = arg
	}
	return m, nil
}

// parseRoll reads one face, or those of a battle. Dice in other groups than the ruleset's battles have are a roll of another kind: so that it stays
// one, the faces after the dash are kept negated (as -1-face).
func (g *Game) parseRoll(word string) (engines.Move, error) {
	m, groups, ok := dice.Parse(word)
	if !ok || len(groups) > 2 || len(groups) == 1 && groups[0] > 1 {
		return engines.Move{}, engines.ErrUnreadable
	}
	if len(groups) == 2 && (groups[0] != g.rules.BattleDice.Collectors || groups[1] != g.rules.BattleDice.Obstructors) {
		for i := groups[0]; i < int(m.N); i++ {
			m.Args[i] = -1 - m.Args[i]
		}
	}
	return m, nil
}

// parseWord reads one argument of a line.
func (g *Game) parseWord(kind engines.ArgKind, word string) (int16, bool) {
	switch kind {
	case engines.PieceArg:
		letter, n, ok := engines.Label(word)
		for side, sign := range "co" {
			if ok && letter == int16(sign-'a') && n >= 1 && int(n) <= g.count[side] {
				return int16(MarkerOf(engines.Seat(side), int(n)-1)), true
			}
		}
		return engines.Unknown(letter, n), ok
	case engines.SpaceArg:
		letter, n, ok := engines.Label(word)
		if at, found := g.board.At(int(letter), int(n)-1); ok && found {
			return int16(at), true
		}
		return engines.Unknown(letter, n), ok
	case engines.SeatArg:
		side := slices.Index(sides, word)
		return int16(side), side >= 0
	default:
		return engines.Number(word)
	}
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == verbRoll || m.Verb >= verbs {
		return g.formatRoll(m)
	}
	f := &forms[m.Verb]
	words := make([]string, 0, 4)
	if f.fix {
		words = append(words, "fix")
	}
	words = append(words, f.word)
	for i, arg := range m.Faces() {
		if i < len(f.args) {
			words = append(words, g.Describe(engines.Of(f.args[i], arg)).Text)
		}
	}
	return strings.Join(words, " ")
}

func (g *Game) formatRoll(m engines.Move) string {
	first := 0
	for first < int(m.N) && m.Args[first] >= 0 {
		first++
	}
	if first == int(m.N) {
		if m.N == 1 {
			return dice.Format(m)
		}
		return dice.Format(m, g.rules.BattleDice.Collectors, g.rules.BattleDice.Obstructors)
	}
	groups := []int{first, int(m.N) - first}
	for i := first; i < int(m.N); i++ {
		m.Args[i] = -1 - m.Args[i]
	}
	return dice.Format(m, groups...)
}

// Describe names what an argument is about.
func (g *Game) Describe(a engines.Arg) engines.Description {
	switch n := int(a.Value); {
	case a.Kind == engines.PieceArg && n < 0:
		return engines.Description{Text: strings.ToUpper(engines.UnknownText(int16(n))), Owner: engines.Table}
	case a.Kind == engines.PieceArg:
		side := min(n/MaxMarkers, 1)
		return engines.Description{Text: MarkerName(n), Noun: words[wordCollector+side], Owner: engines.Seat(side)}
	case a.Kind == engines.SpaceArg && n < 0:
		return engines.Description{Text: engines.UnknownText(int16(n)), Owner: engines.Table}
	case a.Kind == engines.SpaceArg && n < g.board.Len():
		d := engines.Description{Text: g.board.Name(n), Owner: engines.Table}
		if g.safe.Has(n) {
			d.Noun = words[wordSafeZone]
		}
		return d
	case a.Kind == engines.SeatArg && (n == 0 || n == 1):
		return engines.Description{Text: sides[n], Noun: words[wordCollector+n], Owner: engines.Seat(n)}
	case a.Kind == engines.WordArg && n >= 0 && n < len(words):
		return engines.Description{Text: words[n], Noun: words[n], Owner: engines.Table}
	case a.Kind == engines.DueArg && n >= 0 && n < len(info.Dues):
		return engines.Description{Text: info.Dues[n], Owner: engines.Table}
	default:
		return engines.Description{Text: strconv.Itoa(n), Owner: engines.Table}
	}
}
