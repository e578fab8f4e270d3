package adventure

import (
	"slices"
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

// word is the kind of a word on a line.
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

// Info returns what is the same for the game under all rulesets.
func (g *Game) Info() *engines.Info { return &info }

// SeatIDs returns the players.
func (g *Game) SeatIDs() []string { return slices.Clone(g.ids) }

// Forms returns how the lines of each verb are made up.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads a line after "WHO:". Dice roll, the table deals and fixes, and players do everything else.
func (g *Game) Parse(who engines.Seat, text string) (engines.Move, error) {
	if who != engines.Dice {
		return g.lines.Parse(who, text)
	}
	if face, ok := engines.Number(strings.TrimSpace(text)); ok {
		return engines.NewMove(engines.Dice, VerbRoll, face), nil
	}
	return engines.Move{}, engines.ErrUnreadable
}

// noLetter minus a letter, counted from 0, is the argument for a single letter that is no tile or no player.
// It is less than any [engines.Unknown], so that the two cannot be confused.
const noLetter = -30001

// newLines returns the notation of the game: the forms of the verbs, and how each kind of word is read and
// written.
func (g *Game) newLines() engines.Lines[word] {
	figure := func(read func(string) (int16, bool)) engines.Word {
		return engines.WordOf(engines.PieceArg, read, func(m int16) string {
			return g.Describe(piece(m).Arg()).Text
		}, nil)
	}
	return engines.Lines[word]{Players: g.players, Forms: forms[:], Words: []engines.Word{
		tileWord: engines.WordOf(engines.PieceArg, g.parseTile, func(t int16) string {
			return g.Describe(tile(t).Arg()).Text
		}, nil),
		spaceWord:   g.board.Word(),
		monsterWord: figure(g.readMonster), figureWord: figure(g.readFigure), kingWord: figure(g.readKing),
		numberWord: engines.NumberWord, switchWord: engines.OneOf("off", "on")}}
}

// letterOf reads a single letter, counted from 0.
func letterOf(word string) (letter int16, ok bool) {
	if len(word) != 1 || word[0] < 'a' || word[0] > 'z' {
		return 0, false
	}
	return int16(word[0] - 'a'), true
}

// parseTile reads the letter of a tile.
func (g *Game) parseTile(word string) (int16, bool) {
	letter, ok := letterOf(word)
	if ok && g.letters[letter] >= 0 {
		return int16(g.letters[letter]), true
	}
	return noLetter - letter, ok
}

// readKing reads the letter of a player.
func (g *Game) readKing(word string) (int16, bool) {
	letter, ok := letterOf(word)
	if ok && int(letter) < g.players {
		return int16(King(engines.Seat(letter))), true
	}
	return noLetter - letter, ok
}

// readMonster reads the letter of a kind with a number.
func (g *Game) readMonster(word string) (int16, bool) {
	letter, n, ok := engines.Label(word)
	if tile := g.letters[letter]; ok && tile >= tileSpawner && n >= 1 &&
		int(n) <= g.kinds[tile-tileSpawner].Supply {
		return int16(tile-tileSpawner)*MaxSupply + n - 1, true
	}
	return engines.Unknown(letter, n), ok
}

// readFigure reads a king or a monster.
func (g *Game) readFigure(word string) (int16, bool) {
	if king, ok := g.readKing(word); ok {
		return king, true
	}
	return g.readMonster(word)
}

// Format writes a move in its canonical form. A value that is no move still gives readable text.
func (g *Game) Format(m engines.Move) string {
	if m.Verb == VerbRoll || m.Verb >= verbs {
		return dice.Format(m)
	}
	return g.lines.Format(m)
}
