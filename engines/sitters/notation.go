package sitters

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, and what their arguments are.
const (
	VerbRoll      = engines.VerbRoll // faces, the collectors' first
	VerbContainer = iota             // space
	VerbStart                        // marker, space
	VerbMove                         // marker, space
	VerbReturn                       // marker, space
	VerbPass                         //
	VerbPut                          // marker, space: this and what follows are fixes
	VerbOff                          // marker
	VerbSafe                         // marker
	VerbFixBox                       // space
	VerbFixNoBox                     // space
	VerbFixLoot                      // number
	VerbFixTurn                      // seat, and the turn from 1 if it is given
	verbs
)

// forms says how each verb is written on a line. In "fix turn" the turn may be left out.
var forms = [verbs]engines.Form[engines.ArgKind]{
	VerbContainer: {Word: "container", Kinds: []engines.ArgKind{engines.SpaceArg}},
	VerbStart:     {Word: "start", Kinds: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	VerbMove:      {Word: "move", Kinds: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	VerbReturn:    {Word: "return", Kinds: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	VerbPass:      {Word: "pass"},
	VerbPut: {By: engines.ByFix, Word: "put",
		Kinds: []engines.ArgKind{engines.PieceArg, engines.SpaceArg}},
	VerbOff:      {By: engines.ByFix, Word: "off", Kinds: []engines.ArgKind{engines.PieceArg}},
	VerbSafe:     {By: engines.ByFix, Word: "safe", Kinds: []engines.ArgKind{engines.PieceArg}},
	VerbFixBox:   {By: engines.ByFix, Word: "container", Kinds: []engines.ArgKind{engines.SpaceArg}},
	VerbFixNoBox: {By: engines.ByFix, Word: "no-container", Kinds: []engines.ArgKind{engines.SpaceArg}},
	VerbFixLoot:  {By: engines.ByFix, Word: "loot", Kinds: []engines.ArgKind{engines.NumberArg}},
	VerbFixTurn: {By: engines.ByFix, Word: "turn",
		Kinds: []engines.ArgKind{engines.SeatArg, engines.NumberArg}, Short: 1},
}

// Info returns what is the same for SiTTeRS under all rulesets.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the two sides.
func (g *Game) SeatIDs() []string { return slices.Clone(sides) }

// Forms returns how the lines of each verb are made up.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads a line after "WHO:". Dice roll, the table fixes, and a side does everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who == engines.Dice {
		return g.parseRoll(strings.TrimSpace(text))
	}
	return g.lines.Parse(who, text)
}

// parseRoll reads one face, or the faces of a battle. A battle roll with other numbers of dice than the
// ruleset's must be refused, and written back as it was read. A move has no place for the numbers of dice, so
// the faces after the dash are stored as -1-face.
func (g *Game) parseRoll(word string) (engines.Move, error) {
	m, groups, ok := dice.Parse(word)
	if !ok || len(groups) > 2 || len(groups) == 1 && groups[0] > 1 {
		return engines.Move{}, engines.ErrUnreadable
	}
	if len(groups) == 2 &&
		(groups[0] != g.rules.BattleDice.Collectors || groups[1] != g.rules.BattleDice.Obstructors) {
		for i := groups[0]; i < int(m.N); i++ {
			m.Args[i] = -1 - m.Args[i]
		}
	}
	return m, nil
}

// newLines returns the notation on this board: the forms of the verbs, and how each kind of argument is read
// and written.
func (g *Game) newLines() engines.Lines[engines.ArgKind] {
	return engines.Lines[engines.ArgKind]{Players: len(sides), Forms: forms[:], Words: []engines.Word{
		engines.PieceArg: engines.WordOf(engines.PieceArg, g.readMarker, func(m int16) string {
			return g.Describe(piece(m).Arg()).Text
		}, nil),
		engines.SpaceArg: g.board.Word(), engines.SeatArg: engines.OneOf(sides...),
		engines.NumberArg: engines.NumberWord}}
}

// readMarker reads a marker's name in small letters. A name of this shape that is no marker of the game gives
// [engines.Unknown], which Check refuses.
func (g *Game) readMarker(word string) (int16, bool) {
	letter, n, ok := engines.Label(word)
	for side, sign := range "co" {
		if ok && letter == int16(sign-'a') && n >= 1 && int(n) <= g.count[side] {
			return int16(MarkerOf(engines.Seat(side), int(n)-1)), true
		}
	}
	return engines.Unknown(letter, n), ok
}

// Format writes a move in its canonical form. A value that is no move still gives readable text.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return g.formatRoll(m)
	}
	return g.lines.Format(m)
}

// formatRoll writes a roll. Faces stored as -1-face are those after the dash, as parseRoll explains.
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

// Describe returns the name, noun and owner of the thing that an argument stands for.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); {
	case n < 0:
	case a.Kind == engines.PieceArg:
		side := min(n/MaxMarkers, 1)
		d.Text, d.Noun, d.Owner = MarkerName(n), words[side], engines.Seat(side)
		d.Figure = engines.Figure{Word: d.Noun, Number: n%MaxMarkers + 1, Of: g.count[side]}
	case a.Kind == engines.SpaceArg && n < g.board.Len():
		d.Text = g.board.Name(n)
		if g.safe.Has(n) {
			d.Noun = "safe-zone"
		}
	case a.Kind == engines.SeatArg && n < 2:
		d.Text, d.Noun, d.Owner = sides[n], words[n], engines.Seat(n)
	}
	return d
}
