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
	VerbRoll     = engines.VerbRoll // face
	VerbTile     = iota             // tile, space
	VerbDiscard                     // tile
	VerbPlace                       // space
	VerbSpawn                       // space
	VerbRespawn                     // space
	VerbStep                        // space
	VerbTake                        // space
	VerbTorch                       // space
	VerbDone                        //
	VerbGoes                        // monster, space
	VerbExplode                     // monster
	VerbPut                         // monster or king, space: this and what follows are fixes
	VerbKill                        // monster
	VerbHearts                      // king, number
	VerbTreasure                    // king, number
	VerbFixTorch                    // space, on or off
	VerbFixWall                     // space, on or off
	VerbFixTurn                     // king
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

var forms = [verbs]engines.Form[word]{
	VerbTile:     {By: engines.ByTable, Word: "tile", Kinds: []word{tileWord, spaceWord}},
	VerbDiscard:  {By: engines.ByTable, Word: "discard", Kinds: []word{tileWord}},
	VerbPlace:    {Word: "place", Kinds: []word{spaceWord}},
	VerbSpawn:    {Word: "spawn", Kinds: []word{spaceWord}},
	VerbRespawn:  {Word: "respawn", Kinds: []word{spaceWord}},
	VerbStep:     {Word: "step", Kinds: []word{spaceWord}},
	VerbTake:     {Word: "take", Kinds: []word{spaceWord}},
	VerbTorch:    {Word: "torch", Kinds: []word{spaceWord}},
	VerbDone:     {Word: "done"},
	VerbGoes:     {Word: "goes", Kinds: []word{monsterWord, spaceWord}},
	VerbExplode:  {Word: "explode", Kinds: []word{monsterWord}},
	VerbPut:      {By: engines.ByFix, Word: "put", Kinds: []word{figureWord, spaceWord}},
	VerbKill:     {By: engines.ByFix, Word: "kill", Kinds: []word{monsterWord}},
	VerbHearts:   {By: engines.ByFix, Word: "hearts", Kinds: []word{kingWord, numberWord}},
	VerbTreasure: {By: engines.ByFix, Word: "treasure", Kinds: []word{kingWord, numberWord}},
	VerbFixTorch: {By: engines.ByFix, Word: "torch", Kinds: []word{spaceWord, switchWord}},
	VerbFixWall:  {By: engines.ByFix, Word: "wall", Kinds: []word{spaceWord, switchWord}},
	VerbFixTurn:  {By: engines.ByFix, Word: "turn", Kinds: []word{kingWord}},
}

// switches are what a switchWord can be, by its argument.
var switches = []string{"off", "on"}

// Info returns what is fixed about the game.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Parse reads a line after "WHO:". Dice roll, the table deals and fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who != engines.Dice {
		return engines.ParseForm(forms[:], who, g.players, text, g.parseWord)
	}
	if face, ok := engines.Number(strings.TrimSpace(text)); ok {
		return engines.NewMove(engines.Dice, VerbRoll, face), nil
	}
	return engines.Move{}, engines.ErrUnreadable
}

// noLetter is the argument for a single letter that is no tile or no player, and the letter; less than any [engines.Unknown].
const noLetter = -30001

// parseWord reads one word of a line, in lower case, into a move.
func (g *Game) parseWord(kind word, text string, m *engines.Move) bool {
	arg, ok := g.argument(kind, text)
	m.Add(arg)
	return ok
}

// argument reads what one word of a line stands for.
func (g *Game) argument(kind word, text string) (int16, bool) {
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
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return dice.Format(m)
	}
	f := &forms[m.Verb]
	words := f.Opening()
	for i, arg := range m.Faces() {
		if i < len(f.Kinds) {
			words = append(words, g.formatWord(f.Kinds[i], arg))
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
		return g.Describe(engines.Of(engines.SpaceArg, arg)).Text
	case kind == tileWord:
		return g.Describe(tile(arg).Arg()).Text
	}
	return g.Describe(piece(arg).Arg()).Text
}
