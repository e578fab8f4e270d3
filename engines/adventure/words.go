package adventure

import (
	"slices"
	"strconv"

	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns that a theme gives. The shipped monsters come first, by their ids, then everything
// else.
var words = []string{"zombie", "skeleton", "creeper", "spider", "player", "entrance", "treasure", "wall",
	"spawner", "torch", "heart"}

// Indices into words.
const (
	wordPlayer   = 4
	wordEntrance = 5
	wordSpawner  = 8
)

// A PieceArg also stands for things that are no figures: kinds of monsters and tiles begin at these numbers.
const (
	firstKind = 300
	firstTile = 400
)

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	space  = reasons.Space
	piece  = reasons.Piece
	number = reasons.Number
)

// kindArg returns a kind of monsters as an argument of a message.
func kindArg(kind int) piece { return piece(firstKind + kind) }

// tile returns a tile as an argument of a message. A negative number is kept: it is a letter that is no tile.
func tile[N ~int | ~int16](t N) piece {
	if t < 0 {
		return piece(int(t))
	}
	return piece(firstTile + int(t))
}

// tileOn returns the tile on a space as an argument of a message. A stack counts as a treasure.
func tileOn(p *Position, at int) piece {
	if p.treasureOn(at) > 0 {
		return tile(tileTreasure)
	}
	return tile(int(p.lies[at]) - 1)
}

// Describe returns the name, noun and owner of the thing that an argument stands for.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); {
	case a.Kind == engines.PieceArg:
		g.describePiece(n, &d)
	case a.Kind == engines.SpaceArg && n >= 0 && n < Spaces:
		d.Text = g.board.Name(n)
	case a.Kind == engines.SeatArg && n >= 0 && n < g.players:
		d.Noun, d.Owner, d.Self = words[wordPlayer], engines.Seat(n), true
		d.Figure = g.king(n)
	}
	return d
}

// describePiece describes a figure, a kind of monsters or a tile.
func (g *Game) describePiece(n int, d *engines.Description) {
	switch {
	case n <= noLetter && n > noLetter-26:
		d.Text = string(rune('A' + noLetter - n))
	case n < 0:
	case n < MaxMonsters && n/MaxSupply < len(g.kinds):
		d.Text = g.PieceName(n)
		g.nameKind(n/MaxSupply, d)
		kind := &g.kinds[n/MaxSupply]
		d.Figure = engines.Figure{Word: kind.id, Number: n%MaxSupply + 1, Of: kind.Supply}
	case n >= MaxMonsters && n < MaxMonsters+g.players:
		d.Text, d.Noun, d.Owner, d.Self = g.PieceName(n), words[wordPlayer], engines.Seat(n-MaxMonsters), true
		d.Figure = g.king(n - MaxMonsters)
	case n >= firstKind && n < firstKind+len(g.kinds):
		d.Text = g.kinds[n-firstKind].id
		g.nameKind(n-firstKind, d)
	case n >= firstTile && g.isTile(int16(n-firstTile)):
		d.Text = g.TileLetter(n - firstTile)
		d.Noun = words[min(wordEntrance+n-firstTile, wordSpawner)]
		if n -= firstTile; n >= tileSpawner {
			d.Kind = g.kinds[n-tileSpawner].id
		}
	}
}

// king returns the figure of a player.
func (g *Game) king(player int) engines.Figure {
	return engines.Figure{Word: words[wordPlayer], Number: player + 1, Of: g.players}
}

// nameKind sets the theme's noun for a kind of monsters, or its id as the name if the theme has no noun for
// it.
func (g *Game) nameKind(kind int, d *engines.Description) {
	if i := slices.Index(words[:wordPlayer], g.kinds[kind].id); i >= 0 {
		d.Noun = words[i]
	} else {
		d.Name = g.kinds[kind].id
	}
}

// PieceName returns a figure's name in the notation: Z2, A.
func (g *Game) PieceName(m Piece) string {
	if m >= MaxMonsters {
		return string(rune('A' + m - MaxMonsters))
	}
	return g.kinds[m/MaxSupply].Letter + strconv.Itoa(m%MaxSupply+1)
}

// TileOf returns the tile of a letter, as the argument of a move. ok is false if no tile has this letter.
func (g *Game) TileOf(letter string) (tile int, ok bool) {
	if len(letter) != 1 || letter[0] < 'A' || letter[0] > 'Z' || g.letters[letter[0]-'A'] < 0 {
		return 0, false
	}
	return int(g.letters[letter[0]-'A']), true
}

// TileLetter returns the letter of a tile that is the argument of a move.
func (g *Game) TileLetter(tile int) string {
	if tile >= tileSpawner {
		return g.kinds[tile-tileSpawner].Letter
	}
	return []string{LetterEntrance, LetterTreasure, LetterWall}[tile]
}
