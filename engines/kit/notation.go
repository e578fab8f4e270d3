package kit

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/kit/program"
)

// The verbs, each with its arguments.
const (
	VerbMove   = engines.Verb(iota + 1) // piece
	VerbYes                             //
	VerbNo                              //
	VerbChoose                          // number of the branch
	VerbPick                            // seat
	VerbPlay                            // card, as of those that follow
	VerbDiscard
	VerbGive
	VerbReturn
	VerbDraw    // by the table
	VerbGo      // piece, space
	VerbLay     // thing, space
	VerbPut     // piece, space: this and what follows are fixes
	VerbCounter // counter, seat, number
	VerbCommon  // counter of the table, number
	VerbTurn    // seat
	VerbCard    // card, place
	VerbHand    // seat, deck, number
	VerbLie     // thing, space, number, and of somebody's thing the seat
	verbs
)

// word is a kind of word in a line.
type word uint8

const (
	pieceWord = word(iota)
	spaceWord
	numberWord
	seatWord
	counterWord
	commonWord
	cardWord
	deckWord
	lieWord // a place of a card
	thingWord
)

// form is how a verb is written. The table says yes and no too, which are lines of its own.
type form = engines.Form[word]

var forms = [verbs]form{
	VerbMove:    {Word: "move", Kinds: []word{pieceWord}},
	VerbGo:      {Word: "move", Kinds: []word{pieceWord, spaceWord}},
	VerbLay:     {Word: "put", Kinds: []word{thingWord, spaceWord}},
	VerbYes:     {Word: "yes"},
	VerbNo:      {Word: "no"},
	VerbChoose:  {Word: "choose", Kinds: []word{numberWord}},
	VerbPick:    {Word: "pick", Kinds: []word{seatWord}},
	VerbPlay:    {Word: "play", Kinds: []word{cardWord}},
	VerbDiscard: {Word: "discard", Kinds: []word{cardWord}},
	VerbGive:    {Word: "give", Kinds: []word{cardWord}},
	VerbReturn:  {Word: "return", Kinds: []word{cardWord}},
	VerbDraw:    {By: engines.ByTable, Word: "draw", Kinds: []word{cardWord}},
	VerbPut:     {By: engines.ByFix, Word: "put", Kinds: []word{pieceWord, spaceWord}},
	VerbCounter: {By: engines.ByFix, Word: "counter", Kinds: []word{counterWord, seatWord, numberWord}},
	VerbCommon:  {By: engines.ByFix, Word: "common", Kinds: []word{commonWord, numberWord}},
	VerbTurn:    {By: engines.ByFix, Word: "turn", Kinds: []word{seatWord}},
	VerbCard:    {By: engines.ByFix, Word: "card", Kinds: []word{cardWord, lieWord}},
	VerbHand:    {By: engines.ByFix, Word: "hand", Kinds: []word{seatWord, deckWord, numberWord}},
	VerbLie:     {By: engines.ByFix, Word: "lie", Kinds: []word{thingWord, spaceWord, numberWord, seatWord}, Short: 1},
}

// startWord is how the start is written.
const startWord = "start"

// Info returns the facts about the kit, and whether all win together in this game.
func (g *Game) Info() *engines.Info { return g.info() }

// SeatIDs returns the seats.
func (g *Game) SeatIDs() []string { return slices.Clone(g.IDs) }

// Forms returns the forms of the game's lines.
func (g *Game) Forms() engines.Forms { return &g.lines }

// Parse reads a line, and what the dice show.
func (g *Game) Parse(who engines.Seat, said string) (engines.Move, error) {
	switch words := engines.Words(said); {
	case who == engines.Dice:
		if m, ok := g.parseRoll(words); ok {
			return m, nil
		}
		return engines.Move{}, engines.ErrUnreadable
	case who == engines.Table && len(words) == 1 && words[0] == forms[VerbYes].Word:
		return engines.NewMove(engines.Table, VerbYes), nil
	case who == engines.Table && len(words) == 1 && words[0] == forms[VerbNo].Word:
		return engines.NewMove(engines.Table, VerbNo), nil
	}
	return g.lines.Parse(who, said)
}

// Format writes a move.
func (g *Game) Format(m engines.Move) string {
	switch {
	case m.Verb == engines.VerbRoll:
		return dice.FormatSides(m, g.writeFace)
	case m.Verb >= verbs:
		return "?"
	}
	return g.lines.Format(m)
}

// newLines returns the lines of the game.
func (g *Game) newLines(cards []string) engines.Lines[word] {
	return engines.Lines[word]{Players: len(g.IDs), Forms: forms[:], Words: []engines.Word{
		pieceWord: engines.WordOf(engines.PieceArg, func(said string) (int16, bool) {
			letter, n, ok := engines.Label(said)
			if !ok || int(letter) >= len(g.IDs) || n < 1 || int(n) > g.Rules.Pieces {
				return engines.Unknown(letter, n), ok
			}
			return letter*program.MaxPieces + n - 1, true
		}, pieceText, func(n int16) bool { return n < engines.MaxSeats*program.MaxPieces }),
		spaceWord: engines.WordOf(engines.SpaceArg, func(said string) (int16, bool) {
			if said == startWord && g.Roam && len(g.Starts) == 1 {
				return int16(g.Starts[0]), true
			} else if said == startWord {
				return 0, true
			} else if g.Roam {
				return g.readSpace(said)
			}
			n, ok := engines.Number(said)
			if n < 1 || int(n) > g.Rules.All() {
				return -1 - min(n, 9999), ok
			}
			return n, ok
		}, g.spaceText, func(n int16) bool {
			return int(n) <= g.Rules.All() && (n > 0 || len(g.Starts) != 1 || !g.Roam)
		}),
		numberWord: engines.NumberWord, seatWord: engines.SeatWord,
		counterWord: engines.OneOf(program.Slugs(g.OwnNames)...), commonWord: engines.OneOf(program.Slugs(g.CommonNames)...),
		cardWord: engines.WordOf(engines.SaidArg,
			func(said string) (int16, bool) { i := slices.Index(cards, said); return int16(i), i >= 0 },
			func(n int16) string {
				if n < 0 || int(n) >= len(cards) {
					return strconv.Itoa(int(n))
				}
				return cards[n]
			}, func(n int16) bool { return n >= 0 && int(n) < len(cards) }),
		deckWord: engines.OneOf(program.Slugs(g.deckNames())...), lieWord: engines.OneOf(g.places()...),
		thingWord: engines.OneOf(program.Slugs(g.tokenNames())...)}}
}

// places are the words for places of cards, by number.
func (g *Game) places() []string {
	list := []string{program.InPile: "pile", program.Discarded: "discards", program.Away: "away"}
	for _, id := range g.IDs {
		list = append(list, strings.ToLower(id))
	}
	return list
}

func (g *Game) tokenNames() (names []string) {
	for i := range g.Tokens {
		names = append(names, g.Tokens[i].Name)
	}
	return names
}

func (g *Game) deckNames() (names []string) {
	for i := range g.Decks {
		names = append(names, g.Decks[i].Name)
	}
	return names
}

func pieceText(n int16) string {
	if n < 0 {
		return strings.ToUpper(engines.UnknownText(n))
	}
	return string(rune('A'+n/program.MaxPieces)) + strconv.Itoa(int(n%program.MaxPieces)+1)
}

// readSpace reads a square or place.
func (g *Game) readSpace(said string) (int16, bool) {
	if at := slices.Index(g.SpaceSlugs, said); at >= 0 {
		return int16(at + 1), true
	}
	columns, _ := g.Grid()
	letter, n, ok := engines.Label(said)
	return engines.Unknown(letter, n), ok && columns > 0
}

func (g *Game) spaceText(n int16) string {
	switch {
	case n == 0:
		return startWord
	case g.Roam && n < 0:
		return engines.UnknownText(n)
	case g.Roam && int(n) <= len(g.SpaceSlugs):
		return g.SpaceSlugs[n-1]
	case n < 0:
		return strconv.Itoa(int(-1 - n))
	}
	return strconv.Itoa(int(n))
}

// Describe returns the names of a thing.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	n := int16(a.Value)
	switch a.Kind {
	case engines.SeatArg:
		if d.Owner, d.Self, d.Noun = engines.Seat(n), true, "player"; int(n) >= len(g.IDs) || n < 0 {
			d.Owner, d.Self, d.Noun = engines.Table, false, ""
		}
	case engines.PieceArg:
		d.Text, d.Noun = pieceText(n), "piece"
		if of := int(n) / program.MaxPieces; n >= 0 && of < len(g.IDs) {
			d.Owner, d.Self, d.Shared = engines.Seat(of), g.Rules.Pieces == 1, len(g.IDs) > 1
			d.Figure = engines.Figure{Word: d.Noun, Number: of + 1, Of: len(g.IDs)}
			if g.Rules.Pieces > 1 {
				d.Number = int(n)%program.MaxPieces + 1
			}
		}
	case engines.SpaceArg:
		d.Text, d.Noun = g.spaceText(n), "space"
		if n < 0 || int(n) > g.Rules.All() {
			break
		} else if d.Name = g.Name(int(n)); g.Track() == program.Places && n > 0 {
			d.Plain = g.Called(int(n))
		} else if d.Name == "" && int(n) > g.Main() { // "bridge 1"
			name, _, number := g.Beside(int(n))
			d.Noun, d.Name, d.Text = "", name, strconv.Itoa(number)
		}
	case engines.SaidArg:
		if names := slices.Concat(g.Texts, g.OwnNames, g.CommonNames, g.deckNames(), g.Faces, g.thingNames()); n >= 0 && int(n) < len(names) {
			d.Text, d.Noun, d.Name = names[n], "", names[n]
		}
	}
	return d
}
