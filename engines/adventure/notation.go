package adventure

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// The verbs, and what their arguments are.
const (
	verbRoll     = engines.VerbRoll // face
	verbTile     = iota             // tile, space
	verbDiscard                     // tile
	verbPlace                       // space
	verbSpawn                       // space
	verbRespawn                     // space
	verbStep                        // space
	verbTake                        // space
	verbTorch                       // space
	verbDone                        //
	verbGoes                        // monster, space
	verbExplode                     // monster
	verbPut                         // monster or king, space: this and what follows are fixes
	verbKill                        // monster
	verbHearts                      // king, number
	verbTreasure                    // king, number
	verbFixTorch                    // space, on or off
	verbFixWall                     // space, on or off
	verbFixTurn                     // king
	verbs
)

// word is what a word of a line can be.
type word uint8

const (
	tileWord = word(iota)
	spaceWord
	monsterWord
	figureWord // a monster or a king
	kingWord
	numberWord
	switchWord // on or off
)

// form is how a verb is written: who says it, its word and those that follow.
type form struct {
	by    speaker
	word  string
	words []word
}

// speaker is who says a line.
type speaker uint8

const (
	byPlayer = speaker(iota)
	byTable
	byFix // the table, after "fix"
)

var forms = [verbs]form{
	verbTile:     {byTable, "tile", []word{tileWord, spaceWord}},
	verbDiscard:  {byTable, "discard", []word{tileWord}},
	verbPlace:    {byPlayer, "place", []word{spaceWord}},
	verbSpawn:    {byPlayer, "spawn", []word{spaceWord}},
	verbRespawn:  {byPlayer, "respawn", []word{spaceWord}},
	verbStep:     {byPlayer, "step", []word{spaceWord}},
	verbTake:     {byPlayer, "take", []word{spaceWord}},
	verbTorch:    {byPlayer, "torch", []word{spaceWord}},
	verbDone:     {byPlayer, "done", nil},
	verbGoes:     {byPlayer, "goes", []word{monsterWord, spaceWord}},
	verbExplode:  {byPlayer, "explode", []word{monsterWord}},
	verbPut:      {byFix, "put", []word{figureWord, spaceWord}},
	verbKill:     {byFix, "kill", []word{monsterWord}},
	verbHearts:   {byFix, "hearts", []word{kingWord, numberWord}},
	verbTreasure: {byFix, "treasure", []word{kingWord, numberWord}},
	verbFixTorch: {byFix, "torch", []word{spaceWord, switchWord}},
	verbFixWall:  {byFix, "wall", []word{spaceWord, switchWord}},
	verbFixTurn:  {byFix, "turn", []word{kingWord}},
}

// switches are what a switchWord can be, by its argument.
var switches = []string{"off", "on"}

// Info returns what is fixed about the game.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Parse reads a line after "WHO:". Dice roll, the table deals and fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	words := engines.Words(text)
	by := byPlayer
	switch {
	case who == engines.Dice:
		if len(words) == 1 {
			if face, ok := engines.Number(words[0]); ok {
				return engines.NewMove(engines.Dice, verbRoll, face), nil
			}
		}
		return engines.Move{}, engines.ErrUnreadable
	case who == engines.Table:
		by = byTable
		if len(words) > 0 && words[0] == "fix" {
			by, words = byFix, words[1:]
		}
	case who < 0 || int(who) >= g.players:
		return engines.Move{}, engines.ErrUnreadable
	}
	if len(words) == 0 {
		return engines.Move{}, engines.ErrUnreadable
	}
	verb := slices.IndexFunc(forms[:], func(f form) bool { return f.word == words[0] && f.by == by })
	if verb < 0 || len(words)-1 != len(forms[verb].words) {
		return engines.Move{}, engines.ErrUnreadable
	}
	m := engines.Move{Who: who, Verb: engines.Verb(verb), N: uint8(len(words) - 1)}
	for i, kind := range forms[verb].words {
		arg, ok := g.parseWord(kind, words[i+1])
		if !ok {
			return engines.Move{}, engines.ErrUnreadable
		}
		m.Args[i] = arg
	}
	return m, nil
}

// noLetter is the argument for a single letter that is no tile or no player, and the letter; less than any [engines.Unknown].
const noLetter = -30001

// parseWord reads one word of a line, in lower case.
func (g *Game) parseWord(kind word, text string) (int16, bool) {
	letter, isLetter := int16(0), len(text) == 1 && text[0] >= 'a' && text[0] <= 'z'
	if isLetter {
		letter = int16(text[0] - 'a')
	}
	switch kind {
	case tileWord:
		if isLetter && g.letters[letter] >= 0 {
			return int16(g.letters[letter]), true
		}
		return noLetter - letter, isLetter
	case kingWord, figureWord:
		if isLetter && int(letter) < g.players {
			return int16(King(engines.Seat(letter))), true
		}
		if isLetter || kind == kingWord {
			return noLetter - letter, isLetter
		}
		fallthrough
	case monsterWord:
		letter, n, ok := engines.Label(text)
		if tile := g.letters[letter]; ok && tile >= tileSpawner && n >= 1 && int(n) <= g.kinds[tile-tileSpawner].Supply {
			return int16(tile-tileSpawner)*MaxSupply + n - 1, true
		}
		return engines.Unknown(letter, n), ok
	case spaceWord:
		letter, n, ok := engines.Label(text)
		if at, found := g.board.At(int(letter), int(n)-1); ok && found {
			return int16(at), true
		}
		return engines.Unknown(letter, n), ok
	case switchWord:
		i := slices.Index(switches, text)
		return int16(i), i >= 0
	}
	return engines.Number(text)
}

// Format writes a move in its canonical form, and something to read for a value that is no move.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == verbRoll || m.Verb >= verbs {
		return dice.Format(m)
	}
	f := &forms[m.Verb]
	words := make([]string, 0, 4)
	if f.by == byFix {
		words = append(words, "fix")
	}
	words = append(words, f.word)
	for i, arg := range m.Faces() {
		if i < len(f.words) {
			words = append(words, g.formatWord(f.words[i], arg))
		}
	}
	return strings.Join(words, " ")
}

// formatWord writes one argument of a move.
func (g *Game) formatWord(kind word, arg int16) string {
	switch {
	case kind == switchWord && (arg == 0 || arg == 1):
		return switches[arg]
	case kind == numberWord || kind == switchWord:
		return strconv.Itoa(int(arg))
	case kind == spaceWord:
		return g.Describe(space(arg)).Text
	case kind == tileWord:
		return g.Describe(tile(arg)).Text
	}
	return g.Describe(piece(arg)).Text
}
